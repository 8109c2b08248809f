/** What the engine does by itself, and whom it asks, does not depend on hidden cards. */
import {
  apply,
  type CardId,
  cardCode,
  edit,
  effectUnderWay,
  faceAsItLies,
  makeRng,
  options,
  pending,
  type State,
} from "@fhtagn/rules";
import { happeningFor, type Viewer, view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { answerAtRandom, startTrickGame } from "./games.ts";
import { PRYING, TRICKS } from "./trick-cards.ts";
import { received, withJournal } from "./twins.ts";

const codeOf = (type: string): string =>
  TRICKS.find(({ facts }) => facts.type === type && facts.keywords.length === 0)?.facts.code ?? "";
const CHARACTER = codeOf("character");
const SUPPORT = codeOf("support");

/** The card becomes another one, known to its owner alone. */
function recode(state: State, id: CardId | undefined, code: string): void {
  if (id === undefined) throw new Error("no such card");
  const card = edit(state, id);
  card.code = cardCode(code);
  card.knownTo = card.zone === "hand" ? (card.owner === "P1" ? 1 : 2) : 0;
  state.faces = state.cards.map((one) => faceAsItLies(state.game, one));
  state.version++;
  state.tableVersion++;
}

const isWanted = ({ phase, active, question, P1, P2 }: State): boolean =>
  phase === "operations" &&
  active === "P1" &&
  question?.player === "P1" &&
  question.kind === "action" &&
  P1.hand.length > 2 &&
  P2.hand.length > 1;

interface Hidden {
  /** The first card in P1's hand; all others there are supports, but for `own`. */
  readonly plays: string;
  readonly own?: string;
  /** One card in P2's hand; all others there are supports. */
  readonly theirs?: string;
  /** The top card of P1's deck; the others are supports. */
  readonly top?: string;
}

/** P1 may act in his Operations phase. */
function operations({ plays, own = SUPPORT, theirs = SUPPORT, top = SUPPORT }: Hidden): State {
  const { state } = startTrickGame(3);
  const rng = makeRng("operations");
  while (!isWanted(state)) answerAtRandom(state, rng);
  for (const id of [...state.P1.hand, ...state.P2.hand, ...state.P1.deck]) recode(state, id, SUPPORT);
  recode(state, state.P1.hand[0], plays);
  recode(state, state.P1.hand[1], own);
  recode(state, state.P2.hand[0], theirs);
  recode(state, state.P1.deck.at(-1), top);
  return withJournal(state);
}

/** P1 plays his first card; nobody disrupts or responds before the next question of another kind. */
function playFirst(state: State): State {
  const [card] = state.P1.hand;
  const play = options(state).findIndex((option) => option.do === "play" && option.card === card);
  apply(state, { choose: play });
  while (["disrupt", "response", "domain"].includes(pending(state)?.kind ?? "")) apply(state, { choose: 0 });
  return state;
}

const after = (hidden: Hidden, viewer: Viewer): string => received(playFirst(operations(hidden)), viewer);

test("an action on a kind of card in another's hand is offered whether or not he holds one", () => {
  const plays = PRYING.offered.facts.code;
  const offered = (theirs: string): string => JSON.stringify(view(operations({ plays, theirs }), "P1"));
  expect(offered(CHARACTER)).toBe(offered(SUPPORT));
});

test("who looks at cards is asked to pick whether or not one of them fits", () => {
  const plays = PRYING.looked.facts.code;
  expect(after({ plays, top: CHARACTER }, "P2")).toBe(after({ plays, top: SUPPORT }, "P2"));
});

for (const name of ["may", "unless", "either"] as const) {
  test(`"${name}" asks a player whether or not he holds a card that fits`, () => {
    const plays = PRYING[name].facts.code;
    expect(after({ plays, theirs: CHARACTER }, "P1")).toBe(after({ plays, theirs: SUPPORT }, "P1"));
  });
}

test("a forced response about a kind of card in hand is carried out whether or not there is one", () => {
  const plays = PRYING.forced.facts.code;
  expect(after({ plays, own: CHARACTER }, "P2")).toBe(after({ plays, own: SUPPORT }, "P2"));
});

test("a character that is played is named to all when it is announced", () => {
  const plays = PRYING.forced.facts.code;
  const state = playFirst(operations({ plays }));
  const line = state.journal?.find(({ what }) => what === "played");
  expect(line === undefined ? {} : happeningFor(line, "P2")).toMatchObject({ code: plays });
});

test("which of the cards looked at was taken is not told to who knew one of them", () => {
  const taken = (at: number): string => {
    const state = operations({ plays: PRYING.takes.facts.code, top: CHARACTER });
    const top = state.P1.deck.at(-1);
    if (top !== undefined) edit(state, top).knownTo |= 2;
    playFirst(state);
    apply(state, { choose: at });
    return JSON.stringify(view(state, "P2"));
  };
  expect(taken(0)).toBe(taken(2)); // the last is the top one
});

test("which of the cards looked at went where is not told to who knew one of them, nor to spectators", () => {
  const sorted = (answers: readonly number[], viewer: Viewer): string => {
    const state = operations({ plays: PRYING.sorts.facts.code, top: CHARACTER });
    const top = state.P1.deck.at(-1);
    if (top !== undefined) edit(state, top).knownTo |= 2 | 4;
    playFirst(state);
    const heard = answers.map((choose) => {
      apply(state, { choose });
      return received(state, viewer);
    });
    return heard.join("\n");
  };
  for (const viewer of ["P2", "spectator"] as const) {
    const one = sorted([0, 1, 0], viewer); // the first option is the top card
    for (const other of [[3, 0, 1] as const, [1, 2, 0] as const]) expect(sorted(other, viewer)).toBe(one);
  }
});

test("an event played free of charge leaves the hand", () => {
  const event = codeOf("event");
  const state = operations({ plays: PRYING.playFree.facts.code, own: event });
  const [, played] = state.P1.hand;
  playFirst(state);
  for (let count = 0; count < 9 && effectUnderWay(state) !== undefined; count++) apply(state, { choose: 0 });
  expect(played !== undefined && state.P1.hand.includes(played)).toBe(false);
});
