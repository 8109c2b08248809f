/** What is asked, by what it is about. */
import type { Player } from "@fhtagn/rules";
import type { AboutView, CardRef, View } from "@fhtagn/rules/view";
import { type Names, namesIn } from "./card-names.ts";
import type { QuestionWords, StillToChoose } from "./contract/question-words.ts";
import { languageOf } from "./languages.ts";
import { type Speaker, somebodyTold } from "./speaker.ts";

/** The part of a question that words are made of. */
export interface QuestionLike {
  readonly about: AboutView;
  readonly source: CardRef;
}

/** "Terror struggle at story 1 (Nowhere to Hide): choose ...", or the question after the card that asks it. */
export function questionText({ about, source }: QuestionLike, view: View, speaker: Speaker): string {
  const { questions, finish } = languageOf(speaker.locale);
  const names = namesIn(view, speaker);
  const question = asked(about, questions, { names, speaker });
  return finish(source === 0 || tellsItsStory(about) ? question : questions.by(names(source), question));
}

const tellsItsStory = ({ about }: AboutView): boolean => about === "struggle" || about === "token";

interface Telling {
  readonly names: Names;
  readonly speaker: Speaker;
}

function asked(about: AboutView, { asked: words }: QuestionWords, { names, speaker }: Telling): string {
  switch (about.about) {
    case "target":
    case "cost":
    case "pick":
    case "search":
      return words[about.about](stillToChoose(about));
    case "sort":
      return words.sort({ to: about.to });
    case "takeTokens":
      return words.takeTokens({ story: names(about.story) });
    case "struggle":
      return words.struggle({
        icon: about.icon,
        story: names(about.story),
        whose: chooserIn(about, speaker),
      });
    case "token":
      return words.token({ because: about.because, story: names(about.story) });
    default:
      return words[about.about];
  }
}

const otherThan = (player: Player): Player => (player === "P1" ? "P2" : "P1");

/** Of Terror and Combat the loser chooses, of Arcane the winner (STRUG-09, STRUG-13, STRUG-17). */
const chooserIn = ({ icon, loser }: Extract<AboutView, { readonly about: "struggle" }>, speaker: Speaker) =>
  somebodyTold(icon === "arcane" ? otherThan(loser) : loser, speaker);

type ChosenOneByOne = Extract<AboutView, { readonly taken: readonly CardRef[] }>;

function stillToChoose({ taken, least, most }: ChosenOneByOne): StillToChoose {
  const more = taken.length > 0;
  if (most === "any") return { how: most, more };
  return { how: least === most ? "exactly" : "upTo", count: most - taken.length, more };
}
