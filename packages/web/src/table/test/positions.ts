/** Positions the table is tested and looked at in. */
import { makeGame } from "@fhtagn/rules";
import { fromPosition, type Position } from "@fhtagn/rules/position";
import { coreSetup, type EngineTable, engineTable } from "./engine-session.ts";

const LATE: Position = {
  active: "P1",
  turn: 13,
  phase: "story",
  at: "before commits",
  stories: [
    { "The Other Path": { P1: 3, P2: 2 } },
    { "Ancient Apocrypha": { P1: 4, P2: 0 } },
    { "Nowhere to Hide": { P1: 1, P2: 4 } },
  ],
};

const OWN: NonNullable<Position["P1"]>["play"] = [
  "Cthulhu",
  "Local Sheriff",
  { "Guardian Shoggoth": { wounds: 1 } },
  { "T-Men": { attached: ["Shotgun"] } },
  "Monster Hunter",
  "Freelance Occultist",
  { "Adult Deep One": { exhausted: true } },
  "Ocean Crawlers",
  "Paul Lemond",
  { "Young Deep One": { insane: true } },
  "Hired Muscle",
  "Arkham Asylum",
  "Shadowed Reef",
  "Gentleman's Club",
];

const THEIRS: NonNullable<Position["P2"]>["play"] = [
  "Thing from the Stars",
  "Victoria Glasser",
  { "Demon Lover": { exhausted: true } },
  "Byakhee Servant",
  { "Mad Artist": { insane: true } },
  "Bag Man",
  "Triggerman",
  { "Hard Case": { wounds: 1 } },
  "Freelance Photographer",
  "Messenger from Beyond",
  "Performance Artist",
  "Syndicate Liaison",
  { Extortionist: { attached: ["Dutch Courage"] } },
  "Victoria's Loft",
  "Cathouse",
];

/** Thirty cards in play. */
const CROWDED: Position = {
  ...LATE,
  P1: {
    hand: [
      "Deep One Assault",
      "Short Fuse",
      "G-Men",
      "Pulled Under",
      "Peeler",
      "Small Price to Pay",
      "Dagon",
    ],
    discard: ["Shotgun Blast", "Peeler", "Working a Hunch"],
    deck: 5,
    won: ["Rotting Away", "Dreamwalkers"],
    play: OWN,
    domains: [
      ["Touched by the Sleeper", "Touched by the Sleeper", "Working a Hunch", "Working a Hunch"],
      { drained: ["Working a Hunch", "Touched by the Sleeper", "Political Demonstration"] },
      [
        "Working a Hunch",
        "Working a Hunch",
        "Touched by the Sleeper",
        "Touched by the Sleeper",
        "Political Demonstration",
      ],
    ],
  },
  P2: {
    hand: ["...6"],
    discard: ["Panic", "Ghost"],
    deck: 17,
    won: ["Frozen in Time"],
    play: THEIRS,
    domains: [["Despair", "Despair", "Low Blow"], { drained: ["Low Blow", "Low Blow"] }, ["Despair"]],
  },
};

/** Everybody has committed; the stories are about to be resolved. */
const RESOLVING: Position = {
  ...LATE,
  at: "after opposing",
  P1: {
    hand: ["Deep One Assault", "Short Fuse", "Pulled Under"],
    deck: 20,
    play: [
      { Cthulhu: { story: "S1", exhausted: true } },
      { "Local Sheriff": { story: "S1", exhausted: true } },
      { "Monster Hunter": { story: "S3", exhausted: true } },
      { "Freelance Occultist": { story: "S3", exhausted: true } },
      "Paul Lemond",
    ],
    domains: [
      ["Touched by the Sleeper", "Working a Hunch"],
      ["Working a Hunch", "Working a Hunch", "Touched by the Sleeper"],
      ["Touched by the Sleeper"],
    ],
  },
  P2: {
    hand: ["...4"],
    deck: 18,
    play: [
      { "Demon Lover": { story: "S1", exhausted: true } },
      { Triggerman: { story: "S1", exhausted: true } },
      { "Byakhee Servant": { story: "S3", exhausted: true } },
      { "Mad Artist": { story: "S3", exhausted: true } },
      "Bag Man",
    ],
    domains: [["Despair", "Despair", "Low Blow"], ["Low Blow", "Low Blow"], ["Despair"]],
  },
};

/** The Ravager wounds the two others; each of them leaves something behind. */
const DYING: Position = {
  ...LATE,
  P1: {
    hand: ["Deep One Assault", "Short Fuse"],
    deck: 20,
    play: ["Ravager from the Deep", "Serpent from Yoth", "Living Mummy"],
    domains: [["Touched by the Sleeper"], ["Touched by the Sleeper"], ["Touched by the Sleeper"]],
  },
  P2: { hand: ["...4"], deck: 18, play: ["Hired Muscle", "Bag Man"] },
};

const CONSPIRING: Position = {
  ...CROWDED,
  conspiracies: [{ "The Bootleg Whiskey Cover-Up": { owner: "P1", P1: 1, P2: 0 } }],
};

export const POSITIONS = { crowded: CROWDED, resolving: RESOLVING, conspiring: CONSPIRING, dying: DYING };
export type PositionName = keyof typeof POSITIONS;

export function tableAt(name: PositionName): EngineTable {
  const setup = coreSetup();
  const state = fromPosition(POSITIONS[name], makeGame(setup));
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  return engineTable(name, setup, state);
}
