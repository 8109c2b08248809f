/** What abilities wait for. */
import type { Trigger } from "../language/abilities.ts";
import type { CardName, Filter, PlayerRef } from "../language/expressions.ts";
import type { Phase } from "../language/words.ts";

type Rest = Omit<Trigger, "on" | "would">;
type Whom = CardName | Filter;

const about =
  (on: Trigger["on"]) =>
  (card: Whom, rest: Rest = {}): Trigger => ({ on, card, ...rest });
const by =
  (on: Trigger["on"]) =>
  (player: PlayerRef, rest: Rest = {}): Trigger => ({ on, player, ...rest });

export const entersPlay = about("cardEnteredPlay");
export const played = about("cardPlayed");
export const leavesPlay = about("cardLeftPlay");
export const entersDiscardPile = about("cardEnteredDiscardPile");
export const returnsToHand = about("cardReturnedToHand");
export const isDestroyed = about("cardDestroyed");
export const isSacrificed = about("cardSacrificed");
export const isDiscarded = about("cardDiscarded");
export const attaches = about("cardAttached");
export const readies = about("cardReadied");
export const exhausts = about("cardExhausted");
export const commits = about("characterCommitted");
export const uncommits = about("characterUncommitted");
export const isWounded = about("characterWounded");
export const goesInsane = about("characterWentInsane");
export const isRestored = about("characterRestored");
export const changesControl = about("controlChanged");
export const tokensPlaced = about("tokensPlaced");
export const tokensRemoved = about("tokensRemoved");
export const isRevealed = about("cardRevealed");

export const draws = by("cardDrawn");
/** The draw of the draw phase itself (DRAW-01), however many cards it draws. */
export const drawsForDrawPhase = (player: PlayerRef): Trigger =>
  draws(player, { framework: true, first: true });
export const drains = by("domainDrained");
export const refreshes = by("domainRefreshed");
export const addsDomain = by("domainAdded");
export const attachesResource = by("resourceAttached");
export const overpays = by("costOverpaid");
export const searches = by("cardSearched");

export const struggleBegins = (rest: Rest = {}): Trigger => ({ on: "struggleBegins", ...rest });
export const struggleResolves = (rest: Rest = {}): Trigger => ({ on: "struggleResolves", ...rest });
export const winsStruggle = by("struggleWon");
export const youWinStruggle = (rest: Rest = {}): Trigger => winsStruggle("you", rest);
export const losesStruggle = by("struggleLost");
export const succeeds = by("storySucceeded");
export const doesNotSucceed = by("storyNotSucceeded");
export const isUnchallenged = by("storyUnchallenged");
export const winsStory = by("storyWon");
/** With a card: a story it is committed to. */
export const storyResolved = (rest: Rest = {}): Trigger => ({ on: "storyResolved", ...rest });

export const effectInitiated = (rest: Rest = {}): Trigger => ({ on: "effectInitiated", ...rest });
export const commitStepEnds = by("commitStepEnded");
export const phaseBegins = (phase: Phase, rest: Rest = {}): Trigger => ({ on: "phaseBegan", phase, ...rest });
export const phaseEnds = (phase: Phase, rest: Rest = {}): Trigger => ({ on: "phaseEnded", phase, ...rest });
export const turnBegins = by("turnBegan");
export const turnEnds = by("turnEnded");

/** The moment before: for disrupts and replacements. */
export const would = (trigger: Trigger): Trigger => ({ ...trigger, would: true });
