/** Expectations: subjects and what must hold of them. */
import { cardOf, PHASES, PLAYERS, type Player, pending } from "@fhtagn/rules";
import { mayKnow } from "../knowledge.ts";
import { matchName, type Name } from "../names/match-names.ts";
import { Failure, written } from "../run/failure.ts";
import type { ScenarioRun } from "../run/run.ts";
import {
  flagOf,
  isWrittenFields,
  MalformedScenario,
  textsOf,
  wordOf,
  writtenNumber,
  wrongKind,
} from "../scenario/malformed.ts";
import type { Expectations } from "../scenario/scenario.ts";
import { mustEqual } from "./check.ts";
import { checkCard } from "./expect-card.ts";
import { checkLog } from "./expect-log.ts";
import { checkDomain, checkLane, checkPlayer } from "./expect-places.ts";

const WINNERS = [...PLAYERS, "draw", "nobody"] as const;
const REASONS = ["stories", "deck", "concession", "loop", "turns"] as const;

type Check = (run: ScenarioRun, value: unknown) => void;

const CHECKS: Readonly<Record<string, Check>> = {
  P1: (run, value) => checkPlayer(run, "P1", value),
  P2: (run, value) => checkPlayer(run, "P2", value),
  asked: ({ state, given }, value) => {
    const asked = given?.asked ?? pending(state)?.player ?? "nobody";
    mustEqual("asked", wordOf(value, "asked", [...PLAYERS, "nobody"]), asked);
  },
  phase: ({ state }, value) => mustEqual("phase", wordOf(value, "phase", PHASES), state.phase),
  active: ({ state }, value) => mustEqual("active", wordOf(value, "active", PLAYERS), state.active),
  turn: ({ state }, value) => mustEqual("turn", writtenNumber(value, "turn"), state.turn),
  winner: ({ state }, value) =>
    mustEqual("winner", wordOf(value, "winner", WINNERS), state.result?.winner ?? "nobody"),
  because: ({ state }, value) =>
    mustEqual("because", wordOf(value, "because", REASONS), state.result?.because),
  "seen by P1": (run, value) => checkSeen(run, "P1", value),
  "seen by P2": (run, value) => checkSeen(run, "P2", value),
  log: (run, value) => checkLog(run, textsOf(typeof value === "string" ? [value] : value, "log")),
};

/** All of them, at the question now open. */
export function checkExpectations(run: ScenarioRun, expectations: Expectations): void {
  for (const [subject, value] of Object.entries(expectations)) {
    const check = Object.hasOwn(CHECKS, subject) ? CHECKS[subject] : undefined;
    if (check !== undefined) check(run, value);
    else checkNamed(run, subject, value);
  }
  run.lastExpectation = run.journal.length;
}

const DOMAIN = /^P[12]\.D\d+$/;
const LANE = /^[SK]\d+$/;

function checkNamed(run: ScenarioRun, subject: string, value: unknown): void {
  const name = nameIn(run, subject);
  const [id] = name.ids;
  if (id === undefined) throw new Failure(written(subject), { is: "noSuch", subject });
  const place = { run, id, name: subject };
  if (DOMAIN.test(subject)) checkDomain(place, value);
  else if (LANE.test(subject)) checkLane(place, value);
  else checkCard(place, value);
}

function nameIn({ state, names }: ScenarioRun, subject: string): Name {
  const found = matchName({ state, names, mover: null }, subject);
  if (found !== undefined && found.rest.trim() === "") return found.name;
  throw new MalformedScenario(subject, { is: "unknownSubject", text: subject });
}

function checkSeen(run: ScenarioRun, viewer: Player, value: unknown): void {
  const place = `seen by ${viewer}`;
  if (!isWrittenFields(value)) throw wrongKind(place, "mapOfCards", value);
  for (const [subject, expected] of Object.entries(value)) {
    const [id] = nameIn(run, subject).ids;
    if (id === undefined) throw new Failure(written(subject), { is: "noSuch", subject });
    const here = `${place}.${subject}`;
    mustEqual(here, flagOf(expected, here), mayKnow(cardOf(run.state, id), viewer));
  }
}
