/** How the cards of a view are called. */
import type { Locale, Player } from "@fhtagn/rules";
import { CONDITION_WORDS } from "@fhtagn/rules/text";
import type { CardRef, CardView, OptionView, View } from "@fhtagn/rules/view";
import { titleOfCode } from "../cards.ts";
import { WORDS } from "./words.ts";

const SEATS: readonly Player[] = ["P1", "P2"];
export type Names = (ref: CardRef) => string;

/** By handle: stories and domains with their place, cards by their title. */
export function namesIn(view: View, locale: Locale): Names {
  const words = WORDS[locale];
  const names = new Map<CardRef, string>();
  const add = (cards: readonly { readonly handle: number; readonly code: string | null }[]): void => {
    for (const { handle, code } of cards)
      names.set(handle, code === null ? words.hiddenCard : titleOfCode(code));
  };
  for (const seat of SEATS) {
    const { hand, discard, domains, resources, won, removed } = view[seat];
    for (const pile of [hand.cards, discard, resources, won, removed]) add(pile);
    for (const [index, { handle }] of domains.entries())
      names.set(handle, `${words.domain} ${seat}.D${index + 1}`);
  }
  add(view.limbo);
  for (const card of view.inPlay) names.set(card.handle, inPlayName(card, view.viewer, locale));
  for (const [index, story] of view.stories.entries())
    if (story !== null) names.set(story.handle, `${words.story} ${index + 1} (${titleOfCode(story.code)})`);
  for (const [index, { handle, code }] of view.conspiracies.entries())
    names.set(handle, `${words.conspiracy} ${index + 1} (${titleOfCode(code)})`);
  return (ref) => names.get(ref) ?? words.hiddenCard;
}

function inPlayName(
  { code, controller, condition }: CardView,
  viewer: View["viewer"],
  locale: Locale,
): string {
  const title = code === null ? WORDS[locale].hiddenCard : titleOfCode(code);
  const state = condition === "ready" ? "" : ` [${CONDITION_WORDS[condition][locale]}]`;
  return `${title}${state}${controller === viewer ? "" : ` (${controller})`}`;
}

/** The card of an option, if its face is known. */
export function codeIn(view: View, { card, code }: OptionView): string | undefined {
  if (code !== undefined || card === undefined) return code;
  const piles = SEATS.flatMap((seat) => [...view[seat].hand.cards, ...view[seat].discard]);
  const found = [...piles, ...view.inPlay].find(({ handle }) => handle === card);
  return found?.code ?? undefined;
}

/** "play T-Men", "drain domain P1.D2", "X = 3". */
export function optionLabel(option: OptionView, names: Names, locale: Locale): string {
  const { card, code, on, value } = option;
  const verb = WORDS[locale].verbs[option.do];
  const title = code === undefined ? (card === undefined ? "" : names(card)) : titleOfCode(code);
  const target = on === undefined ? "" : `→ ${names(on)}`;
  const said = option.do === "name" || option.do === "number" ? String(value ?? "") : "";
  return [verb, title, target, said].filter((word) => word !== "").join(" ") || option.do;
}
