import { type Asked, type Passing, USUAL_PASSING } from "@fhtagn/protocol";
import { cardIn, effectUnderWay, makeRng, PLAYERS, playerAsked, type State } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { type Sitting, sitDown, stateOf } from "../src/index.ts";
import { verdictOn } from "../src/passing.ts";
import { FULL, openTable, playSeatsOn, setupOfPresets, takeSeat } from "./host-table.ts";

const WINDOWS = ["action", "response", "disrupt"];

/** Every window of a game in which both are always asked, with the game as it stands there. */
async function windows(seed: string, look: (sitting: Sitting, asked: Asked) => void): Promise<void> {
  const sitting = sitDown(setupOfPresets(), seed);
  const { host } = openTable({ seats: TWO_PEOPLE, sitting, passing: { P1: FULL, P2: FULL } });
  const seats = PLAYERS.map((player) => takeSeat(host, player));
  const rng = makeRng(seed);
  for (let answers = 0; answers < 250; answers++) {
    await host.settled();
    const asked = seats.find((seat) => seat.asked() !== null)?.asked();
    if (asked && seats.every((seat) => seat.last().step === 0) && WINDOWS.includes(asked.kind))
      look(sitting, asked);
    await playSeatsOn(host, seats, { rng, most: 1 });
  }
}

const verdict = (sitting: Sitting, passing: Passing) => {
  const state = stateOf(sitting);
  const since = { log: sitting.journal.length, turn: state.turn };
  return verdictOn({ sitting, seat: playerAsked(state), passing, since });
};

/** Asked before in this phase, by hand. */
const wasAsked = ({ marks }: Sitting, { phaseCount, question }: State): boolean =>
  marks.some(
    (mark) => mark.phaseCount === phaseCount && mark.byHand && mark.asked?.player === question?.player,
  );

test("smart passes where there is nothing to do, but shows the own operations phase once", async () => {
  let passed = 0;
  let shown = 0;
  await windows("smart", (sitting, asked) => {
    const { answer } = verdict(sitting, USUAL_PASSING);
    const state = stateOf(sitting);
    if (asked.options.length > 1) {
      expect(answer).toBeNull();
      return;
    }
    const isOwn = state.phase === "operations" && state.active === state.question?.player;
    if (isOwn && !wasAsked(sitting, state)) {
      expect(answer).toBeNull();
      shown++;
    } else if (answer !== null) passed++;
    if (asked.kind === "action" && !isOwn && effectUnderWay(state) === undefined)
      expect(answer).toEqual({ choose: 0 });
  });
  expect(passed).toBeGreaterThan(20);
  expect(shown).toBeGreaterThan(0);
});

test("relaxed also passes where all that can be done is marked, full never passes", async () => {
  let marked = 0;
  await windows("relaxed", (sitting, asked) => {
    expect(verdict(sitting, FULL).answer).toBeNull();
    const state = stateOf(sitting);
    const codes = asked.options.flatMap((option) =>
      state.cards.filter(
        ({ handleP1, handleP2 }) =>
          (state.question?.player === "P1" ? handleP1 : handleP2) === cardIn(option),
      ),
    );
    const less = codes.map(({ code }) => code as string);
    if (less.length === 0 || asked.kind !== "action" || state.phase === "operations") return;
    marked++;
    expect(verdict(sitting, { ...USUAL_PASSING, level: "smart", less }).answer).toBeNull();
    expect(verdict(sitting, { ...USUAL_PASSING, level: "relaxed", less }).answer).toEqual({ choose: 0 });
    expect(verdict(sitting, { ...USUAL_PASSING, level: "relaxed", less: [] }).answer).toBeNull();
  });
  expect(marked).toBeGreaterThan(0);
});

test("a stop is met in its phase and turn only, and before anything else", async () => {
  let met = 0;
  await windows("stops", (sitting) => {
    const state = stateOf(sitting);
    const turn = state.active === state.question?.player ? "own" : "other";
    const stop = { phase: state.phase, turn } as const;
    const other = { phase: state.phase, turn: turn === "own" ? "other" : "own" } as const;
    const until = { ...USUAL_PASSING, until: "myTurn" } as const;
    expect(verdict(sitting, { ...until, stops: [other] }).answer).not.toBeNull();
    if (wasAsked(sitting, state)) return;
    met++;
    expect(verdict(sitting, { ...until, stops: [stop] })).toEqual({ answer: null });
    const once = { ...stop, once: true } as const;
    expect(verdict(sitting, { ...until, stops: [once] })).toEqual({ answer: null, spent: once });
  });
  expect(met).toBeGreaterThan(5);
});

test("a question that is no window is answered only where there is no choice", async () => {
  const sitting = sitDown(setupOfPresets(), "boxes");
  expect(stateOf(sitting).question?.kind).toBe("mulligan");
  expect(verdict(sitting, { ...USUAL_PASSING, until: "myTurn" }).answer).toBeNull();
});
