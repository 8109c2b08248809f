/** Which rule stands behind what the table shows: a question, a line of the log, a keyword. */
import type { Asked } from "@fhtagn/protocol";
import type { Keyword, Phase, StruggleWithVictim } from "@fhtagn/rules";
import type { AboutView, HappeningView } from "@fhtagn/rules/view";

/** Something that is asked about and has no rule does not compile. */
const QUESTIONS: Readonly<Record<Exclude<AboutView["about"], "struggle">, string>> = {
  action: "TIME-02",
  response: "TRIG-03",
  disrupt: "TRIG-15",
  x: "PAY-20",
  target: "TGT-01",
  cost: "COST-01",
  payment: "PAY-01",
  pick: "TGT-01",
  player: "TGT-11",
  price: "PAY-01",
  payToPutIntoPlay: "KW-LOYAL-07",
  either: "COST-15",
  may: "COMP-05",
  unless: "COST-02",
  name: "SUBT-01",
  search: "COMP-35",
  sort: "COMP-35",
  spreadTokens: "WIN-17",
  takeTokens: "COMP-20",
  firstPart: "SIM-02",
  firstToMove: "SIM-02",
  orderOfAbilities: "SIM-01",
  orderOfCards: "LEAVE-07",
  orderOfWonStories: "WIN-10",
  host: "ATT-14",
  heroicOrVillainous: "KW-HERO-02",
  resilient: "KW-RESI-01",
  dormant: "DORM-05",
  mulligan: "SETUP-10",
  startingResources: "SETUP-07",
  restore: "REFR-01",
  resource: "RSRC-01",
  commit: "STORY-03",
  oppose: "STORY-10",
  storyToResolve: "STORY-15",
  token: "SUCC-03",
  storyEffect: "WIN-02",
};

const STRUGGLES: Readonly<Record<StruggleWithVictim, string>> = {
  terror: "STRUG-09",
  combat: "STRUG-13",
  arcane: "STRUG-17",
};

export const ruleOfQuestion = ({ about }: Pick<Asked, "about">): string =>
  about.about === "struggle" ? STRUGGLES[about.icon] : QUESTIONS[about.about];

const PHASE_RULES: Readonly<Record<Phase, string>> = {
  setup: "SETUP-01",
  refresh: "REFR-01",
  draw: "DRAW-01",
  resource: "RSRC-01",
  operations: "OPS-01",
  story: "STORY-01",
};

/** Lines that say no more than that a card did what stands on it have none. */
const LINES: { readonly [What in HappeningView["what"]]?: string } = {
  turnBegan: "TURN-01",
  setupStep: "SETUP-01",
  mulligan: "SETUP-10",
  attachedResource: "RSRC-01",
  cancelled: "COST-03",
  drained: "PAY-01",
  committed: "STORY-04",
  uncommitted: "STORY-22",
  struggleWon: "STRUG-03",
  struggleTied: "STRUG-04",
  succeeded: "SUCC-02",
  failed: "SUCC-02",
  unchallenged: "SUCC-04",
  storyResolving: "STORY-15",
  storyWon: "WIN-01",
  storyEffect: "WIN-02",
  storyDealt: "WIN-05",
  wounded: "WND-01",
  destroyed: "WND-03",
  sacrificed: "WND-05",
  insane: "INS-01",
  restored: "REFR-02",
  controlChanged: "CTRL-06",
  removedFromGame: "LEAVE-06",
  domainAdded: "DOM-01",
  dormant: "DORM-01",
  revealed: "COMP-29",
  searched: "COMP-35",
};

const ENDS: Readonly<Record<string, string>> = {
  stories: "VICT-01",
  deck: "VICT-05",
  concession: "VICT-09",
  loop: "LOOP-04",
  turns: "VICT-13",
};

export function ruleOfLine({ what, phase, because }: HappeningView): string | undefined {
  if (what === "phaseBegan") return phase === undefined ? undefined : PHASE_RULES[phase];
  if (what === "gameOver") return because === undefined ? undefined : ENDS[because];
  return LINES[what];
}

export const RULE_OF_KEYWORD: { readonly [K in Keyword | "Steadfast" | "Transient"]?: string } = {
  Fast: "KW-FAST-01",
  Heroic: "KW-HERO-01",
  Villainous: "KW-HERO-01",
  Invulnerability: "KW-INVU-01",
  Loyal: "KW-LOYAL-01",
  Willpower: "KW-WILL-01",
  Resilient: "KW-RESI-01",
  Day: "DAY-02",
  Night: "DAY-02",
  Prophecy: "PROPH-01",
  Dormant: "DORM-01",
  Toughness: "KW-TOUGH-01",
  Fated: "FATE-01",
  Steadfast: "KW-STEAD-01",
  Transient: "KW-TRANS-01",
};

/** For the test: all of them exist. */
export const RULES_AT_THE_TABLE: readonly string[] = [
  ...Object.values(QUESTIONS),
  ...Object.values(STRUGGLES),
  ...Object.values(PHASE_RULES),
  ...Object.values(LINES),
  ...Object.values(ENDS),
  ...Object.values(RULE_OF_KEYWORD),
];
