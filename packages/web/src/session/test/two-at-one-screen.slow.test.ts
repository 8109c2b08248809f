/** Two people at one screen: neither learns what is the other's, and nobody goes back over both of them alone. */
import type { Asked } from "@fhtagn/protocol";
import { type Choice, makeRng, type Player, type Rng } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { newSavedGame } from "../../host/test/stored.ts";
import { createSession } from "../create-session.ts";
import type { SessionState } from "../session.ts";
import { nearLink } from "./near-link.ts";

function sitDown(seed: string) {
  const game = newSavedGame(TWO_PEOPLE, seed);
  const link = nearLink(game);
  return { session: createSession({ table: game.id, link }), link };
}
type Table = ReturnType<typeof sitDown>;

function someAnswer(asked: Asked, rng: Rng): Choice {
  if (asked.form === "choose") return { choose: rng.below(asked.options.length) };
  if (asked.kind === "setup") return { assign: asked.items.map((_, at) => (at < 3 ? at : -1)) };
  return {
    assign: asked.places.map((places, at) =>
      (asked.must[at] ?? -1) >= 0 ? (asked.must[at] ?? -1) : rng.below(places.length + 1) - 1,
    ),
  };
}

/** Plays on, lifting each curtain, until it is so. */
async function playUntil({ session, link }: Table, isSo: (state: SessionState) => boolean): Promise<void> {
  const rng = makeRng("two");
  for (let answers = 0; answers < 2000; answers++) {
    await link.host().settled();
    const state = session.getState();
    if (state.curtain !== null) state.liftCurtain();
    else if (isSo(state)) return;
    else if (state.asked === null) break;
    else state.answer(someAnswer(state.asked, rng));
  }
  throw new Error("that never came");
}

const bothDecided = ({ turningPoints, asked, canStepBack }: SessionState): boolean =>
  asked?.kind === "action" && turningPoints.length > 6 && !canStepBack;

test("an undo is carried out when both want it, and not before", async () => {
  const table = sitDown("undo");
  await playUntil(table, bothDecided);
  const { session, link } = table;
  const before = session.getState();
  const [point] = before.turningPoints;
  before.undo(point?.to);
  await link.host().settled();
  const asking = session.getState();
  expect(asking.undoAsked).toMatchObject({ turn: point?.turn, phase: point?.phase });
  expect([asking.view, asking.log]).toEqual([before.view, before.log]);
  asking.answerUndo(false);
  await link.host().settled();
  expect(session.getState()).toMatchObject({ undoAsked: null, busy: false, view: before.view });
  session.getState().undo(point?.to);
  session.getState().answerUndo(true);
  for (let rounds = 0; rounds < 3; rounds++) await link.host().settled();
  const after = session.getState();
  expect(after.undoAsked).toBeNull();
  expect(after.busy).toBe(false);
  expect(after.log.length).toBeLessThan(before.log.length);
  expect(link.kept.game?.game?.undos).toBe(1);
});

const namedResources = ({ log }: SessionState, player: Player): readonly unknown[] =>
  log.filter(({ happening }) => happening.what === "attachedResource" && happening.player === player);

test("starting resources that are secret again are not left in the log", async () => {
  const table = sitDown("resources");
  await playUntil(table, ({ log }) => log.some(({ happening: { what } }) => what === "attachedResource"));
  const { session, link } = table;
  const setups = session.getState().turningPoints.filter(({ kind }) => kind === "setup");
  expect(setups).toHaveLength(2);
  session.getState().undo(setups[1]?.to);
  session.getState().answerUndo(true);
  for (let rounds = 0; rounds < 3; rounds++) await link.host().settled();
  session.getState().liftCurtain();
  const after = session.getState();
  expect(after.asked?.kind).toBe("setup");
  for (const player of ["P1", "P2"] as const) expect(namedResources(after, player)).toEqual([]);
});

/** Codes of cards that the hands hold, as the page is shown them. */
const shownCodes = ({ view, log, seat }: SessionState): readonly string[] => [
  ...(view?.[seat].hand.cards ?? []).map(({ code }) => code),
  ...log.flatMap(({ happening: { what, code } }) => (what === "drew" && code !== undefined ? [code] : [])),
];

test("while a hand is masked neither it nor the log names a card that the other one does not know", async () => {
  const table = sitDown("masked");
  let masks = 0;
  let open = 0;
  await playUntil(table, (state) => {
    if (state.masked) {
      masks++;
      expect(shownCodes(state)).toEqual([]);
      expect(state.figures?.costs).toEqual({});
    } else if (shownCodes(state).length > 0) open++;
    return masks > 3 && open > 3;
  });
});
