/** What one seat is told is the same whatever the other one holds: byte for byte, message for message. */
import type { Asked } from "@fhtagn/protocol";
import { type CardId, type Choice, edit, makeRng, type Rng, type State } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { type Asking, type Deliberation, type Mind, type Sitting, sitDown, stateOf } from "../src/index.ts";
import {
  AGAINST_BOT,
  openTable,
  playSeatsOn,
  setupOfPresets,
  someAnswer,
  type TestSeat,
  takeSeat,
} from "./host-table.ts";

/** Cards of P2 of which P1 knows nothing but where they lie. */
const hidden = ({ P2, cards }: State): readonly CardId[] =>
  [...P2.hand, ...P2.deck].filter((id) => ((cards[id]?.knownTo ?? 0) & 1) === 0);

/** Exchanges the hidden cards among themselves. */
function exchange(state: State, rng: Rng): void {
  const ids = hidden(state);
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

/** P1 answers at random, P2 sits idle, until P2 would have to show something. */
async function streamOf(sitting: Sitting, swap: Rng | null): Promise<readonly string[]> {
  const { host } = openTable({ seats: TWO_PEOPLE, sitting });
  await host.settled();
  if (swap !== null) exchange(stateOf(sitting), swap);
  const ann = takeSeat(host, "P1");
  const ben = takeSeat(host, "P2");
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
  return untilShown(ann);
}

/** A computer player that sits idle; `cut` is how much had been told when it could no longer. */
function idleBot(ann: () => TestSeat | null): Mind & { cut: number } {
  const bot = {
    cut: Number.POSITIVE_INFINITY,
    advise: async () => null,
    choose: async ({ view: { question } }: Asking): Promise<Deliberation> => {
      if (question?.form === "assign") return { choice: { assign: question.items.map(() => -1) } };
      const options = question?.form === "choose" ? question.options : [];
      const pass = options.findIndex(({ do: verb }) => verb === "pass" || verb === "no" || verb === "done");
      if (pass < 0) bot.cut = Math.min(bot.cut, ann()?.replies.length ?? 0);
      return { choice: { choose: Math.max(0, pass) } };
    },
  };
  return bot;
}

async function streamAgainstBot(sitting: Sitting, swap: Rng | null): Promise<readonly string[]> {
  let ann: TestSeat | null = null;
  const mind = idleBot(() => ann);
  if (swap !== null) exchange(stateOf(sitting), swap);
  const { host } = openTable({ seats: AGAINST_BOT, sitting, mind });
  ann = takeSeat(host, "P1");
  await playSeatsOn(host, [ann], { rng: makeRng("ann"), most: 40 });
  return untilShown(ann).slice(0, mind.cut);
}

/** From where a card of the other hand comes to light the two games are different games. */
function untilShown({ replies }: TestSeat): readonly string[] {
  const end = replies.findIndex(
    (reply) =>
      reply.type === "update" &&
      reply.log.some(
        ({ happening: { what, player, code } }) =>
          player === "P2" && code !== undefined && what !== "drew" && isShowing(what),
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

const ways = { "another person": streamOf, "a computer player": streamAgainstBot };
const cases = Object.keys(ways).flatMap((across) =>
  [14, 35, 70].map((most) => [across as keyof typeof ways, most] as const),
);

test.each(cases)("across from %s, after %i answers", async (across, most) => {
  for (const seed of ["b"]) {
    const plain = await ways[across](await positionAfter(seed, most), null);
    const swapped = await ways[across](await positionAfter(seed, most), makeRng(`swap ${seed}`));
    const length = Math.min(plain.length, swapped.length);
    expect(length).toBeGreaterThan(20);
    expect(swapped.slice(0, length)).toEqual(plain.slice(0, length));
  }
});
