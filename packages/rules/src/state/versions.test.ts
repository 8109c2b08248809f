import { expect, test } from "vitest";
import { cardCode } from "../language/cards.ts";
import { emptyState, makeGame } from "../new-game.ts";
import { enterPhase, nextTurn, setStarter } from "./clock.ts";
import { popFrame, pushFrame } from "./frames.ts";
import { turnOnDeck } from "./handles.ts";
import { makeLibrary } from "./library.ts";
import {
  addSuccess,
  addTokens,
  addWounds,
  setCondition,
  setController,
  setDrained,
  setHost,
  setStory,
  turnInsane,
} from "./mark.ts";
import { addModifier, keepModifiers, spendModifiers } from "./modifiers.ts";
import { createCard, moveCard, returnToOwners, standAlone } from "./move.ts";
import { gameStreams, shuffleCards } from "./random.ts";
import { reorder } from "./reorder.ts";
import { type CardId, cardId, type Frame, type Modifier, type State } from "./types.ts";

const GAME = makeGame({ library: makeLibrary([]) });
const [PERSON, STORY, IN_HAND, IN_DECK] = [cardId(0), cardId(1), cardId(2), cardId(3)];

const LASTING: Omit<Modifier, "id"> = {
  source: PERSON,
  ability: { code: cardCode("core-set-12"), index: 0 },
  node: 0,
  player: "P1",
  subjects: [PERSON],
  lives: [1],
  until: "endOfPhase",
  values: [],
  named: null,
  copied: null,
  uses: 1,
};

/** A card in play, a story, a card in hand, one in a deck; a lasting effect that may be used once. */
function table(): State {
  const state = emptyState(GAME, gameStreams("versions"));
  for (const zone of ["play", "story", "hand", "deck"] as const)
    moveCard(state, createCard(state, "", "P1").id, { zone, ...(zone === "story" && { slot: 0 }) });
  addModifier(state, LASTING);
  return state;
}

type Writer = (state: State) => void;
const frameOf = (story: CardId): Frame => ({
  procedure: "winStory",
  step: 0,
  locals: { story, player: "P1" },
});

/** What is worked out of cards, of turn and phase is stale. */
const CHANGES: Readonly<Record<string, Writer>> = {
  "exhausts a card": (state) => setCondition(state, PERSON, "exhausted"),
  "commits a card": (state) => setStory(state, PERSON, STORY),
  "wounds a card": (state) => addWounds(state, PERSON, 1),
  "places tokens on a card": (state) => addTokens(state, PERSON, 1),
  "places success tokens": (state) => addSuccess(state, { story: STORY, player: "P2" }, 1),
  "drains a domain": (state) => setDrained(state, PERSON, true),
  "enters a phase": (state) => enterPhase(state, "draw"),
  "says who begins": (state) => setStarter(state, "P2"),
  "begins a turn": nextTurn,
  "moves a card between hidden places": (state) => moveCard(state, IN_HAND, "deck"),
  "turns a card on a deck": (state) => turnOnDeck(state, IN_HAND, true),
  "puts a card elsewhere in its deck": (state) => reorder(state, IN_DECK, "bottom"),
  "shuffles cards": (state) => shuffleCards(state, "effects", [IN_HAND, IN_DECK]),
  "begins to win a story": (state) => pushFrame(state, frameOf(STORY)),
};

/** The texts in force too. */
const CHANGES_OF_TEXTS: Readonly<Record<string, Writer>> = {
  "sets somebody insane": (state) => setCondition(state, PERSON, "insane"),
  "turns somebody insane": (state) => turnInsane(state, PERSON),
  "attaches a card": (state) => setHost(state, PERSON, STORY),
  "gives control": (state) => setController(state, PERSON, "P2"),
  "puts a card into play": (state) => moveCard(state, IN_HAND, "play"),
  "puts a card on a domain": (state) => moveCard(state, IN_HAND, { zone: "resource", host: PERSON }),
  "takes a card out of play": (state) => moveCard(state, PERSON, "discard"),
  "takes a story away": (state) => moveCard(state, STORY, "won"),
  "detaches a card": (state) => standAlone(state, PERSON),
  "returns all cards": returnToOwners,
  "ends a lasting effect": (state) => expect(keepModifiers(state, () => false)).toBe(true),
  "uses a lasting effect up": (state) =>
    spendModifiers(
      state,
      state.modifiers.map(({ id }) => id),
    ),
  "lays down a lasting effect": (state) => addModifier(state, LASTING),
};

const growth = (write: Writer) => {
  const state = table();
  const { version, tableVersion } = state;
  write(state);
  return { version: state.version > version, texts: state.tableVersion > tableVersion };
};

test.each(Object.entries(CHANGES))("who %s makes what was kept stale, by himself", (_, write) => {
  expect(growth(write).version).toBe(true);
});

test.each(Object.entries(CHANGES_OF_TEXTS))(
  "who %s makes the texts in force stale too, by himself",
  (_, write) => {
    expect(growth(write)).toEqual({ version: true, texts: true });
  },
);

test("a story that was won is spoken of again when that is over", () => {
  const state = table();
  pushFrame(state, frameOf(STORY));
  const { version } = state;
  popFrame(state);
  expect(state.version).toBeGreaterThan(version);
});

test("where nothing changed what was kept stays", () => {
  const state = table();
  const { version } = state;
  expect(keepModifiers(state, () => true)).toBe(false);
  spendModifiers(state, []);
  expect(state.version).toBe(version);
});
