/** What a person sent, read once, as one of the closed shapes. */
import type { Answer, Choice } from "./state/decisions.ts";

/**
 * Null for anything else. Only what an object has of its own counts, and no getter is run. The one `try` of the
 * engine: a proxy may throw at every look, and whoever sends one has not answered.
 */
export function readAnswer(answer: unknown): Answer | null {
  try {
    return answerIn(answer);
  } catch {
    return null;
  }
}

function answerIn(sent: unknown): Answer | null {
  if (!isObject(sent)) return null;
  if (hasOnly(sent, ["concede"])) return own(sent, "concede") === true ? { concede: true } : null;
  if (!hasOnly(sent, ["decision", "choice"])) return null;
  const decision = own(sent, "decision");
  const choice = choiceIn(own(sent, "choice"));
  return isWhole(decision, 0) && choice !== null ? { decision, choice } : null;
}

function choiceIn(sent: unknown): Choice | null {
  if (!isObject(sent)) return null;
  if (hasOnly(sent, ["choose"])) {
    const choose = own(sent, "choose");
    return isWhole(choose, 0) ? { choose } : null;
  }
  if (!hasOnly(sent, ["assign"])) return null;
  const assign = placesIn(own(sent, "assign"));
  return assign === null ? null : { assign };
}

/** A list without holes and with nothing beside its items. */
function placesIn(sent: unknown): readonly number[] | null {
  if (!Array.isArray(sent)) return null;
  const { length } = Reflect.ownKeys(sent);
  if (own(sent, "length") !== length - 1) return null;
  const places: number[] = [];
  for (let at = 0; at < length - 1; at++) {
    const place = own(sent, at);
    if (!isWhole(place, -1)) return null;
    places.push(place);
  }
  return places;
}

const isObject = (sent: unknown): sent is object => typeof sent === "object" && sent !== null;

const hasOnly = (sent: object, names: readonly string[]): boolean => {
  const keys = Reflect.ownKeys(sent);
  return keys.length === names.length && names.every((name) => keys.includes(name));
};

/** Of a getter: undefined, as of what is not there. */
const own = (sent: object, key: PropertyKey): unknown => Reflect.getOwnPropertyDescriptor(sent, key)?.value;

/** Counting numbers from a least one on; minus zero is none. */
const isWhole = (sent: unknown, least: number): sent is number =>
  Number.isSafeInteger(sent) && Number(sent) >= least && !Object.is(sent, -0);
