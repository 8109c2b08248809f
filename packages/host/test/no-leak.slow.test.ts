/** What one is told is the same whatever others hold: byte for byte, message for message, at a seat and beside it. */
import type { Asked } from "@fhtagn/protocol";
import {
  type CardId,
  type Choice,
  edit,
  makeRng,
  opponentOf,
  type Player,
  type Rng,
  type State,
} from "@fhtagn/rules";
import type { Viewer } from "@fhtagn/rules/view";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { type Asking, type Deliberation, type Mind, type Sitting, sitDown, stateOf } from "../src/index.ts";
import {
  AGAINST_BOT,
  openTable,
  playSeatsOn,
  setupOfPresets,
  someAnswer,
  type TestTold,
  takeSeat,
  watchTable,
} from "./host-table.ts";

/** Who is shown the game, and whose hidden cards are exchanged: the other one plays, this one sits idle. */
interface Sight {
  readonly viewer: Viewer;
  readonly idler: Player;
}

const BITS: Readonly<Record<Viewer, number>> = { P1: 1, P2: 2, spectator: 4 };

/** Cards of which neither the viewer nor the one who plays knows anything but where they lie. */
function hidden(state: State, { viewer, idler }: Sight): readonly CardId[] {
  const { hand, deck } = state[idler];
  const known = BITS[viewer] | BITS[opponentOf(idler)];
  return [...hand, ...deck].filter((id) => ((state.cards[id]?.knownTo ?? 0) & known) === 0);
}

/** Exchanges the hidden cards among themselves. */
function exchange(state: State, sight: Sight, rng: Rng): void {
  const ids = hidden(state, sight);
  const faces = state.faces.slice();
  const left = ids.map((id) => state.faces[id]);
  for (const id of ids) {
    const [face] = left.splice(rng.below(left.length), 1);
    if (face === undefined) continue;
    faces[id] = face;
    edit(state, id).code = face.code;
  }
  state.faces = faces;
  state.version++;
  state.tableVersion++;
}

/** Does as little as he can, and nothing that shows a hidden card; null where he cannot help it. */
function idle(asked: Asked): Choice | null {
  if (asked.form === "assign")
    return asked.kind === "setup" ? null : { assign: asked.items.map((_, at) => asked.must[at] ?? -1) };
  const pass = asked.options.findIndex(({ do: verb }) => verb === "pass" || verb === "no" || verb === "done");
  return pass < 0 ? null : { choose: pass };
}

/** One answers at random, the other sits idle, until he would have to show something. */
async function streamOf(sitting: Sitting, sight: Sight, swap: Rng | null): Promise<readonly string[]> {
  const { host } = openTable({ seats: TWO_PEOPLE, sitting });
  await host.settled();
  if (swap !== null) exchange(stateOf(sitting), sight, swap);
  const seats = { P1: takeSeat(host, "P1"), P2: takeSeat(host, "P2"), spectator: watchTable(host) };
  const [ann, ben] = [seats[opponentOf(sight.idler)], seats[sight.idler]];
  const rng = makeRng("ann");
  for (let answers = 0; answers < 40; answers++) {
    await host.settled();
    const asked = ann.asked();
    if (asked !== null) {
      ann.say({ type: "answer", decision: asked.id, choice: someAnswer(asked, rng) });
      continue;
    }
    const other = ben.asked();
    const choice = other === null ? null : idle(other);
    if (other === null || choice === null) break;
    ben.say({ type: "answer", decision: other.id, choice });
  }
  return untilShown(seats[sight.viewer], sight);
}

/** A computer player that sits idle; `cut` is how much had been told when it could no longer. */
function idleBot(viewer: () => TestTold | null): Mind & { cut: number } {
  const bot = {
    cut: Number.POSITIVE_INFINITY,
    advise: async () => null,
    choose: async ({ view: { question } }: Asking): Promise<Deliberation> => {
      if (question?.form === "assign") return { choice: { assign: question.items.map(() => -1) } };
      const options = question?.form === "choose" ? question.options : [];
      const pass = options.findIndex(({ do: verb }) => verb === "pass" || verb === "no" || verb === "done");
      if (pass < 0) bot.cut = Math.min(bot.cut, viewer()?.replies.length ?? 0);
      return { choice: { choose: Math.max(0, pass) } };
    },
  };
  return bot;
}

async function streamAgainstBot(
  sitting: Sitting,
  sight: Sight,
  swap: Rng | null,
): Promise<readonly string[]> {
  let viewer: TestTold | null = null;
  const mind = idleBot(() => viewer);
  if (swap !== null) exchange(stateOf(sitting), sight, swap);
  const { host } = openTable({ seats: AGAINST_BOT, sitting, mind });
  const ann = takeSeat(host, "P1");
  viewer = sight.viewer === "P1" ? ann : watchTable(host);
  await playSeatsOn(host, [ann], { rng: makeRng("ann"), most: 40 });
  return untilShown(viewer, sight).slice(0, mind.cut);
}

/** From where a card of the other hand comes to light the two games are different games. */
function untilShown({ replies }: TestTold, { idler }: Sight): readonly string[] {
  const end = replies.findIndex(
    (reply) =>
      reply.type === "update" &&
      reply.log.some(
        ({ happening: { what, player, code } }) =>
          player === idler && code !== undefined && what !== "drew" && isShowing(what),
      ),
  );
  return (end < 0 ? replies : replies.slice(0, end)).map((reply) => JSON.stringify(reply));
}
const isShowing = (what: string): boolean =>
  ["discarded", "revealed", "lookedAt", "putInDiscardPile"].includes(what);

async function positionAfter(seed: string, most: number): Promise<Sitting> {
  const sitting = sitDown(setupOfPresets("miskatonic-hastur", "syndicate-yog-sothoth"), seed);
  const { host } = openTable({ seats: TWO_PEOPLE, sitting });
  await playSeatsOn(host, [takeSeat(host, "P1"), takeSeat(host, "P2")], { rng: makeRng(seed), most });
  host.close();
  return sitting;
}

const ways = {
  "another person": { streamIn: streamOf, viewer: "P1", idler: "P2" },
  "a computer player": { streamIn: streamAgainstBot, viewer: "P1", idler: "P2" },
  "two people, watching, cards of P1": { streamIn: streamOf, viewer: "spectator", idler: "P1" },
  "two people, watching, cards of P2": { streamIn: streamOf, viewer: "spectator", idler: "P2" },
  "a computer player, watching": { streamIn: streamAgainstBot, viewer: "spectator", idler: "P2" },
} as const;
const cases = Object.keys(ways).flatMap((across) =>
  [14, 35, 70].map((most) => [across as keyof typeof ways, most] as const),
);

test.each(cases)("across from %s, after %i answers", async (across, most) => {
  const { streamIn, ...sight } = ways[across];
  for (const seed of ["b"]) {
    const plain = await streamIn(await positionAfter(seed, most), sight, null);
    const swapped = await streamIn(await positionAfter(seed, most), sight, makeRng(`swap ${seed}`));
    const length = Math.min(plain.length, swapped.length);
    expect(length).toBeGreaterThan(20);
    expect(swapped.slice(0, length)).toEqual(plain.slice(0, length));
  }
});
