/** How the cards of a view are called. */
import type { Player } from "@fhtagn/rules";
import { cardIn } from "@fhtagn/rules/options";
import { de } from "@fhtagn/rules/text";
import type { CardRef, CardView, OptionView, View } from "@fhtagn/rules/view";
import { nameOf, PLAYERS, type Said, type Speaker, say, titleOf } from "./speaker.ts";

export type Names = (ref: CardRef) => string;

const HIDDEN: Said = { en: "a hidden card", fr: "une carte cachée" };

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
  const names = new Map<CardRef, string>();
  const add = (cards: readonly { readonly handle: number; readonly code: string | null }[]): void => {
    for (const { handle, code } of cards)
      names.set(handle, code === null ? say(speaker, HIDDEN) : titleOf(speaker, code));
  };
  for (const player of PLAYERS) {
    const { hand, discard, domains, resources, won, removed } = view[player];
    for (const pile of [hand.cards, discard, resources, won, removed]) add(pile);
    for (const [at, { handle }] of domains.entries()) names.set(handle, domainName(speaker, player, at + 1));
  }
  add(view.limbo);
  for (const card of view.inPlay) names.set(card.handle, nameInPlay(card, speaker));
  addStories(view, speaker, names);
  return (ref) => names.get(ref) ?? say(speaker, HIDDEN);
}

function addStories({ stories, conspiracies }: View, speaker: Speaker, names: Map<CardRef, string>): void {
  for (const [at, story] of stories.entries()) {
    if (story === null) continue;
    const title = titleOf(speaker, story.code);
    names.set(
      story.handle,
      say(speaker, { en: `story ${at + 1} (${title})`, fr: `l'histoire ${at + 1} (${title})` }),
    );
  }
  for (const [at, { handle, code }] of conspiracies.entries()) {
    const title = titleOf(speaker, code);
    const said = { en: `conspiracy ${at + 1} (${title})`, fr: `la conspiration ${at + 1} (${title})` };
    names.set(handle, say(speaker, said));
  }
}

/** "domain 2"; another player's with his name. */
function domainName(speaker: Speaker, player: Player, number: number): string {
  if (player === speaker.viewer) return say(speaker, { en: `domain ${number}`, fr: `le domaine ${number}` });
  const owner = nameOf(speaker, player);
  return say(speaker, { en: `${owner}'s domain ${number}`, fr: `le domaine ${number} ${de(owner)}` });
}

/** Copies that differ in owner are told apart by it. */
function nameInPlay({ code, controller }: CardView, speaker: Speaker): string {
  const title = code === null ? say(speaker, HIDDEN) : titleOf(speaker, code);
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
