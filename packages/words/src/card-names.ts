/** How the cards of a view are called. */
import type { Player } from "@fhtagn/rules";
import { cardIn } from "@fhtagn/rules/options";
import type { CardRef, CardView, OptionView, View } from "@fhtagn/rules/view";
import { PLAYERS } from "@fhtagn/rules/words";
import type { NameWords } from "./contract/name-words.ts";
import { languageOf } from "./languages.ts";
import { cardTitle, nameOf, type Speaker } from "./speaker.ts";

export type Names = (ref: CardRef) => string;

/** A view never changes, and every button of a screen asks for the same names. */
const made = new WeakMap<View, WeakMap<Speaker, Names>>();

/** By handle: stories and domains by their place, cards by their title. */
export function namesIn(view: View, speaker: Speaker): Names {
  const ofView = made.get(view) ?? new WeakMap<Speaker, Names>();
  made.set(view, ofView);
  const names = ofView.get(speaker) ?? makeNames(view, speaker);
  ofView.set(speaker, names);
  return names;
}

function makeNames(view: View, speaker: Speaker): Names {
  const { names: words, finish } = languageOf(speaker.locale);
  const names = new Map<CardRef, string>();
  const add = (cards: readonly { readonly handle: number; readonly code: string | null }[]): void => {
    for (const { handle, code } of cards)
      names.set(handle, code === null ? words.hidden : cardTitle(speaker, code));
  };
  for (const player of PLAYERS) {
    const { hand, discard, domains, resources, won, removed } = view[player];
    for (const pile of [hand.cards, discard, resources, won, removed]) add(pile);
    for (const [at, { handle }] of domains.entries())
      names.set(handle, finish(domainName(speaker, player, at + 1)));
  }
  add(view.limbo);
  for (const card of view.inPlay) names.set(card.handle, nameInPlay(card, speaker, words));
  for (const [handle, name] of storyNames(view, speaker, words)) names.set(handle, finish(name));
  return (ref) => names.get(ref) ?? words.hidden;
}

function storyNames(
  { stories, conspiracies }: View,
  speaker: Speaker,
  words: NameWords,
): readonly (readonly [CardRef, string])[] {
  return [
    ...stories.flatMap((story, at) =>
      story === null ? [] : [[story.handle, words.story(at + 1, cardTitle(speaker, story.code))] as const],
    ),
    ...conspiracies.map(
      ({ handle, code }, at) => [handle, words.conspiracy(at + 1, cardTitle(speaker, code))] as const,
    ),
  ];
}

/** "domain 2"; another player's with his name. */
function domainName(speaker: Speaker, player: Player, number: number): string {
  const { names } = languageOf(speaker.locale);
  return player === speaker.viewer ? names.domain(number) : names.domainOf(nameOf(speaker, player), number);
}

/** Copies that differ in owner are told apart by it. */
function nameInPlay({ code, controller }: CardView, speaker: Speaker, { hidden }: NameWords): string {
  const title = code === null ? hidden : cardTitle(speaker, code);
  return controller === speaker.viewer ? title : `${title} (${nameOf(speaker, controller)})`;
}

/** The code of the card of an option, if its face is known. */
export const codeOfOption = (view: View, option: OptionView): string | undefined =>
  option.code ?? codeOfCard(view, cardIn(option));

/** The code of a card that lies open somewhere. */
export function codeOfCard(view: View, card: CardRef | undefined): string | undefined {
  if (card === undefined) return undefined;
  const piles = PLAYERS.flatMap((player) => {
    const { hand, discard, domains, resources, won, removed } = view[player];
    return [hand.cards, discard, domains, resources, won, removed].flat();
  });
  const stories = view.stories.filter((story) => story !== null);
  const all = [...piles, ...view.inPlay, ...view.limbo, ...stories, ...view.conspiracies];
  return all.find(({ handle }) => handle === card)?.code ?? undefined;
}
