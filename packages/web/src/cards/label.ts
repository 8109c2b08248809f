/** The whole card in words, for buttons and for those who do not see it. */
import type { Locale } from "@fhtagn/rules";
import { CONDITION_WORDS, describeKind, ICON_NAMES } from "@fhtagn/rules/text";
import { useTranslations } from "use-intl";
import { type BookPage, cardByCode } from "./card-book.ts";
import { iconsShown, lifeOf, type PicturedState } from "./card-state.ts";
import { useCardLocale } from "./look.ts";

/** What the label needs besides the state of the card itself. */
export interface Labelled extends PicturedState {
  readonly code: string | null;
  /** The story it is committed to, 1 to 5. */
  readonly story?: number;
  /** Titles of the cards attached to it. */
  readonly attached?: readonly string[];
  /** Why it cannot be played, in one sentence. */
  readonly reason?: string;
}

type Words = ReturnType<typeof useTranslations<"cards">>;

function printedParts(
  card: BookPage,
  state: PicturedState,
  { t, locale }: { t: Words; locale: Locale },
): string[] {
  const { facts } = card;
  const icons = iconsShown(card, state.now).flatMap(([icon, count]) =>
    Array.from({ length: count }, () => ICON_NAMES[locale][icon]),
  );
  const cost = state.now?.cost ?? facts.cost;
  const skill = state.now?.skill ?? facts.skill;
  return [
    describeKind(facts, locale),
    ...(cost === null ? [] : [t("cost", { cost: String(cost) })]),
    ...(skill === null ? [] : [t("skill", { skill: String(skill) })]),
    ...(icons.length === 0 ? [] : [t("icons", { icons: icons.join(" ") })]),
  ];
}

function ringPart({ ring, order, of }: PicturedState, t: Words): string[] {
  if (ring === undefined) return [];
  if (ring !== "chosen") return [t(ring)];
  return [
    order === undefined || of === undefined
      ? t("chosenAlone")
      : t("chosen", { order: String(order), of: String(of) }),
  ];
}

function statePart(card: BookPage | undefined, labelled: Labelled, t: Words): string[] {
  const { wounds = 0, tokens = 0, story, attached = [], reason, changed, copies = 1 } = labelled;
  const life = card === undefined ? 1 : lifeOf(card, labelled.now);
  return [
    ...(wounds > 0 ? [t("wounds", { wounds, life: String(life) })] : []),
    ...(tokens > 0 ? [t("tokens", { tokens })] : []),
    ...(story === undefined ? [] : [t("committed", { story: String(story) })]),
    ...(attached.length === 0 ? [] : [t("attached", { cards: attached.join(", ") })]),
    ...(copies > 1 ? [t("copies", { count: String(copies) })] : []),
    ...(changed === undefined ? [] : [t("changed")]),
    ...ringPart(labelled, t),
    ...(reason === undefined ? [] : [t("cannot", { reason })]),
  ];
}

/** "Local Sheriff, The Agency, character, cost 4, skill 4, icons Combat Investigation, exhausted, action available". */
export function useCardLabel(): (labelled: Labelled) => string {
  const t = useTranslations("cards");
  const locale = useCardLocale();
  return (labelled) => {
    const card = labelled.code === null ? undefined : cardByCode(labelled.code);
    const { condition, layExhausted = false } = labelled;
    return [
      card?.facts.title ?? t("unknown"),
      ...(card ? printedParts(card, labelled, { t, locale }) : []),
      ...(condition && condition !== "ready" ? [CONDITION_WORDS[condition][locale]] : []),
      ...(layExhausted ? [CONDITION_WORDS.exhausted[locale]] : []),
      ...statePart(card, labelled, t),
    ].join(", ");
  };
}
