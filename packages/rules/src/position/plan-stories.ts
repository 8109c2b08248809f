/** The lanes of a position: stories, conspiracies, and the story deck. */
import { PLAYERS, type Player } from "../language/words.ts";
import { FILLER_STORIES, fillerStoryCode } from "./fillers.ts";
import { addItem, codeOf, type Item, type Planning } from "./plan.ts";
import { planAttached, readLane } from "./plan-player.ts";
import {
  type At,
  complain,
  type Fields,
  inside,
  readCount,
  readEntry,
  readList,
  readTitle,
  readWord,
} from "./shape.ts";
import { setOf, storiesOf } from "./titles.ts";

const STORY_KEYS = ["P1", "P2", "attached", "dormant"];
const CONSPIRACY_KEYS = [...STORY_KEYS, "owner"];
/** SETUP-03. */
const STORIES = 3;

export function planStories(planning: Planning, at: At): void {
  const list = readList(at, planning.given.stories);
  if (list.length > STORIES) complain(at, { is: "tooManyStories" }, "SETUP-03");
  for (const [index, written] of list.slice(0, STORIES).entries()) {
    const here = inside(at, index);
    const entry = readEntry(here, written, STORY_KEYS);
    if (entry === undefined) continue;
    const code = codeOf(planning, here, { title: entry.title, types: ["story"] });
    if (code === undefined) continue;
    planning.plan.stories.push(planLane(planning, here, { code, owner: "P1", details: entry.details }));
  }
}

export function planConspiracies(planning: Planning, at: At): void {
  for (const [index, written] of readList(at, planning.given.conspiracies).entries()) {
    const here = inside(at, index);
    const entry = readEntry(here, written, CONSPIRACY_KEYS);
    if (entry === undefined) continue;
    const code = codeOf(planning, here, { title: entry.title, types: ["conspiracy"] });
    if (code === undefined) continue;
    const owner = readWord(inside(here, "owner"), entry.details.owner, PLAYERS) ?? "P1";
    planning.plan.conspiracies.push(planLane(planning, here, { code, owner, details: entry.details }));
  }
}

interface Lane {
  readonly code: string;
  readonly owner: Player;
  readonly details: Fields;
}

/** A story or conspiracy with its tokens and what is attached to it. */
function planLane(planning: Planning, at: At, { code, owner, details }: Lane): Item {
  const tokens = (player: Player): number => readCount(inside(at, player), details[player]);
  const { plan } = planning;
  const more = { successP1: tokens("P1"), successP2: tokens("P2") };
  const lane = addItem(plan, { place: at.place, code, owner, zone: "story" }, more);
  const attach = (key: "attached" | "dormant"): readonly Item[] => {
    const terms = { host: lane, value: details[key], by: "P1", dormant: key === "dormant" } as const;
    return planAttached(planning, inside(at, key), terms);
  };
  plan.attached.push(...attach("attached"), ...attach("dormant"));
  return lane;
}

/** STORY-12: only after the active player's commit step can a story have been attacked. */
export function planAttackedStories({ plan, given }: Planning, at: At): void {
  const { phase, at: moment } = plan.clock;
  if (phase !== "story" || moment === "start" || moment === "before commits")
    complain(at, { is: "nobodyCommitted" }, "STORY-12");
  plan.attacked = readList(at, given.attacked).flatMap((written, index) => {
    const here = inside(at, index);
    const lane = readLane(here, written);
    return lane === null ? [] : [{ place: here.place, lane }];
  });
}

export function planStoryDeck(planning: Planning, at: At): void {
  for (const [index, written] of readList(at, planning.given["story deck"]).entries()) {
    const here = inside(at, index);
    const title = readTitle(here, written);
    if (title === undefined) continue;
    const code = codeOf(planning, here, { title, types: ["story"] });
    if (code !== undefined) addToStoryDeck(planning, code, here.place);
  }
}

function addToStoryDeck({ plan }: Planning, code: string, place: string): void {
  plan.storyDeck.push(addItem(plan, { place, code, owner: "P1", zone: "storyDeck" }));
}

/** Plain stories in the empty places, and the other stories of the set under them. */
export function completeStories(planning: Planning): void {
  const { plan, given } = planning;
  const [first] = plan.stories;
  for (let number = 1; plan.stories.length < STORIES; number++) {
    const lane = { place: "", code: fillerStoryCode(number), owner: "P1", zone: "story" } as const;
    plan.stories.push(addItem(plan, lane));
  }
  if (given["story deck"] !== undefined) return;
  for (const code of otherStories(planning, first)) addToStoryDeck(planning, code, "");
}

function otherStories({ library, plan }: Planning, first: Item | undefined): readonly string[] {
  const used = new Set([...plan.stories, ...plan.P1.won, ...plan.P2.won].map(({ code }) => code));
  const stories = storiesOf(library);
  const set = setOf(first?.code ?? stories[0] ?? "");
  const others = stories.filter((code) => setOf(code) === set && !used.has(code));
  if (others.length > 0) return others;
  return Array.from({ length: FILLER_STORIES }, (_, index) => fillerStoryCode(index + 1)).filter(
    (code) => !used.has(code),
  );
}
