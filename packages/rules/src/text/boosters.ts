/** Large icons of a text box: the struggles they add to the story (BOOST-01). */
import type { CardText } from "../language/abilities.ts";
import type { CardFacts } from "../language/cards.ts";
import { ICONS, type Icon, type Locale } from "../language/words.ts";
import * as english from "./english.ts";
import * as french from "./french.ts";
import { inTongue } from "./speech.ts";
import { frenchIcon, ICON_NAMES } from "./terms.ts";

type Boosters = NonNullable<CardFacts["boosters"]>;

const STORY = {
  attached: { en: "The attached story", fr: "L'histoire à laquelle cette carte est attachée" },
  ofHost: {
    en: "The story the attached character is committed to",
    fr: "L'histoire dans laquelle le personnage attaché est engagé",
  },
  committed: {
    en: "The story this character is committed to",
    fr: "L'histoire dans laquelle ce personnage est engagé",
  },
} as const;

const struggles: { readonly [L in Locale]: (icon: Icon, count: number) => string } = {
  en: (icon, count) => `${count} ${ICON_NAMES.en[icon]} ${count > 1 ? "struggles" : "struggle"}`,
  fr: (icon, count) => `${count} ${count > 1 ? "luttes" : "lutte"} ${frenchIcon(icon, count > 1)}`,
};

function whichStory({ attachTo }: CardText): keyof typeof STORY {
  if (attachTo === undefined) return "committed";
  return attachTo.type === "story" ? "attached" : "ofHost";
}

export function tellBoosters(boosters: Boosters, text: CardText, locale: Locale): string {
  const added = ICONS.flatMap((icon) => {
    const count = boosters[icon] ?? 0;
    return count > 0 ? [struggles[locale](icon, count)] : [];
  });
  const story = STORY[whichStory(text)][locale];
  return inTongue(
    { locale },
    {
      en: () => `${story} gains ${english.englishList(added, "and")}.`,
      fr: () => `${story} gagne ${french.frenchList(added, "et")}.`,
    },
  );
}
