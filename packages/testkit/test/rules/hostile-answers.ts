/** Answers as somebody would send them who wants to break the game, and what must be said to each. */
import {
  opponentOf,
  options,
  type Player,
  pending,
  type Refusal,
  type Rng,
  randomAssign,
  type State,
} from "@fhtagn/rules";

export interface Sent {
  readonly seat: Player;
  readonly answer: unknown;
  readonly expected: Refusal | "accepted";
}

/** What a person could answer; made anew for each answer and then broken. */
interface Honest {
  readonly decision: number;
  readonly choice: { readonly choose: number } | { readonly assign: number[] };
}
type Break = (honest: Honest, rng: Rng) => unknown;

const boom = (): never => {
  throw new Error("boom");
};

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

class Chosen {
  get choose() {
    return 0;
  }
}

/** Of every type there is; none is right wherever it is put. */
const ODDITIES: readonly unknown[] = [
  undefined,
  null,
  false,
  "",
  "0",
  "true",
  "length",
  "__proto__",
  "constructor",
  -0,
  -2,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.MAX_VALUE,
  Number.MAX_SAFE_INTEGER + 1,
  0n,
  10n ** 40n,
  Symbol("choose"),
  Symbol.iterator,
  boom,
  Object(0),
  Object("0"),
  Object(true),
  new Date(0),
  /choose/,
  new Map([["choose", 0]]),
  new Set([0]),
  new Uint8Array([0, 1]),
  new Error("choose"),
  new Chosen(),
  Object.create(null),
  {},
  { valueOf: () => 0, toString: boom },
  { length: 0 },
  ["choose"],
  [Number.NaN],
  [[0]],
  Array(1),
  Array(2 ** 32 - 1),
  revoked(),
  new Proxy({}, { ownKeys: boom }),
  new Proxy([], { ownKeys: boom }),
  new Proxy([0], { getOwnPropertyDescriptor: boom }),
];

const NAMES = ["player", "seat", "document", "type", "concede", "value", "then", "constructor", "__proto__"];

/** May be undefined: one of the oddities is. */
function anyOf<T>(rng: Rng, list: readonly T[]): T {
  return list[rng.below(list.length)] as T;
}

const keyOf = ({ choice }: Honest): "assign" | "choose" => ("assign" in choice ? "assign" : "choose");

/** The answer, its choice, or the list of places: wherever something can be hidden. */
function partOf({ choice, ...answer }: Honest, rng: Rng, spoil: (part: object) => object): unknown {
  const parts = "assign" in choice ? ["answer", "choice", "assign"] : ["answer", "choice"];
  switch (anyOf(rng, parts)) {
    case "answer":
      return spoil({ ...answer, choice });
    case "choice":
      return { ...answer, choice: spoil(choice) };
    default:
      return { ...answer, choice: { assign: "assign" in choice && spoil(choice.assign) } };
  }
}

/** What is right, but worked out when it is looked at. */
function lazily(part: object, rng: Rng): object {
  const [key = "more", value] = anyOf(rng, [...Object.entries(part), ["more", 0]]);
  return Object.defineProperty(part, key, {
    get: anyOf(rng, [boom, () => value]),
    enumerable: true,
    configurable: true,
  });
}

/** No closed shape: whatever is asked, and of whom. */
const MALFORMED: readonly Break[] = [
  (_, rng) => anyOf(rng, ODDITIES),
  (honest, rng) => ({ ...honest, decision: anyOf(rng, ODDITIES) }),
  (honest, rng) => ({ ...honest, choice: anyOf(rng, ODDITIES) }),
  (honest, rng) => ({ ...honest, choice: { [keyOf(honest)]: anyOf(rng, ODDITIES) } }),
  (honest, rng) => ({ ...honest, choice: { assign: [0, anyOf(rng, ODDITIES), 1] } }),
  (honest) => ({ ...honest, choice: { choose: -1 } }),
  (honest) => ({ ...honest, choice: { choose: 0, assign: [] } }),
  ({ choice }) => ({ choice }),
  ({ decision }) => ({ decision }),
  ({ decision, choice }) => ({ decision, ...choice }),
  ({ decision, choice }) => [decision, choice],
  (honest) => JSON.stringify(honest),
  (honest) => Object.assign(() => 0, honest),
  (honest) => Object.create(honest),
  (honest) => ({ ...honest, choice: Object.create(honest.choice) }),
  (honest, rng) =>
    partOf(honest, rng, (part) =>
      Object.defineProperty(part, anyOf(rng, NAMES), { value: 0, enumerable: true }),
    ),
  (honest, rng) => partOf(honest, rng, (part) => Object.defineProperty(part, "more", { value: 0 })),
  (honest, rng) => partOf(honest, rng, (part) => Object.assign(part, { [Symbol("more")]: 0 })),
  (honest, rng) => partOf(honest, rng, (part) => lazily(part, rng)),
  (honest, rng) => partOf(honest, rng, (part) => new Proxy(part, { ownKeys: boom })),
  (honest, rng) => partOf(honest, rng, (part) => new Proxy(part, { getOwnPropertyDescriptor: boom })),
  (_, rng) => ({ concede: anyOf(rng, ODDITIES) }),
  (_, rng) => ({ concede: anyOf(rng, [1, 0, "concede", ["P1"]]) }),
  ({ decision }) => ({ concede: true, decision }),
  (_, rng) => ({ concede: true, player: anyOf(rng, ["P1", "P2", null]) }),
  () => Object.create({ concede: true }),
  () => Object.defineProperty({}, "concede", { get: boom, enumerable: true }),
  () => Object.defineProperty({}, "concede", { get: () => true, enumerable: true }),
];

const STALE: readonly Break[] = [
  ({ decision, choice }) => ({ decision: decision + 1, choice }),
  ({ decision, choice }) => ({ decision: Math.abs(decision - 1), choice }),
  ({ choice }) => ({ decision: Number.MAX_SAFE_INTEGER, choice }),
];

const FAR = [1000, 2 ** 31, 2 ** 32 - 1, 2 ** 53 - 1];

/** Well said, but nothing that is offered. */
const NO_OPTION: readonly Break[] = [
  ({ decision, choice }) => ({ decision, choice: "assign" in choice ? { choose: 0 } : { assign: [] } }),
  ({ decision, choice }, rng) => ({ decision, choice: beyond(choice, rng) }),
  ({ decision, choice }) => ({
    decision,
    choice: "assign" in choice ? { assign: [...choice.assign, -1] } : { choose: 5000 },
  }),
];

function beyond(choice: Honest["choice"], rng: Rng): Honest["choice"] {
  if ("choose" in choice) return { choose: anyOf(rng, FAR) };
  const { assign } = choice;
  if (assign.length === 0) return { assign: [anyOf(rng, FAR)] };
  return { assign: assign.with(rng.below(assign.length), anyOf(rng, FAR)) };
}

function honestAnswer(state: State, rng: Rng): Honest {
  const decision = pending(state);
  if (decision === null) return { decision: 1, choice: { choose: 0 } };
  const { id, form } = decision;
  if (form === "assign") return { decision: id, choice: { assign: [...randomAssign(state, rng)] } };
  return { decision: id, choice: { choose: rng.below(options(state).length) } };
}

/** Half of them have no shape; a few are as they should be. */
export function sentBySomebody(state: State, rng: Rng): Sent {
  const asked: Player = state.question?.player ?? anyOf(rng, ["P1", "P2"]);
  const honest = honestAnswer(state, rng);
  const said = (expected: Sent["expected"], answer: unknown, seat = asked): Sent => {
    const isOver = state.question === null && expected !== "malformed";
    return { seat, answer, expected: isOver ? "game over" : expected };
  };
  const draw = rng.below(100);
  if (draw < 70) return said("malformed", anyOf(rng, MALFORMED)(honest, rng), anyOf(rng, ["P1", "P2"]));
  if (draw < 78) return said("stale decision", anyOf(rng, STALE)(honest, rng));
  if (draw < 88) return said("no such option", anyOf(rng, NO_OPTION)(honest, rng));
  if (draw < 96) return said("not your decision", honest, opponentOf(asked));
  if (draw < 98) return said("not your decision", { concede: true }, anyOf(rng, STRANGERS));
  if (draw < 99) return said("accepted", { concede: true }, anyOf(rng, ["P1", "P2"]));
  return said("accepted", honest);
}

/** Who has no seat at all. */
const STRANGERS = ["P3", "", "spectator", null, "__proto__"] as readonly unknown[] as readonly Player[];
