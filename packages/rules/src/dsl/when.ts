/** What abilities wait for. */
import type { DetailsOf, Trigger, TriggerOn } from "../language/abilities.ts";
import type { CardName, Filter, PlayerRef } from "../language/expressions.ts";
import type { EventKind, Phase } from "../language/words.ts";

type Rest<E extends EventKind> = Omit<TriggerOn<E>, "on" | "would">;
type Whom = CardName | Filter;
/** Happenings of which this can be asked. */
type Asking<D extends string> = { readonly [E in EventKind]: D extends DetailsOf[E] ? E : never }[EventKind];

/** The pair of happening and details is lost to the checker here: it is asked of the parameters. */
const made = <E extends EventKind>(on: E, details: object): TriggerOn<E> =>
  ({ on, ...details }) as unknown as TriggerOn<E>;

const about =
  <E extends Asking<"card">>(on: E) =>
  (card: Whom, rest?: Omit<Rest<E>, "card">): TriggerOn<E> =>
    made(on, { card, ...rest });
const by =
  <E extends Asking<"player">>(on: E) =>
  (player: PlayerRef, rest?: Omit<Rest<E>, "player">): TriggerOn<E> =>
    made(on, { player, ...rest });
const plainly =
  <E extends EventKind>(on: E) =>
  (rest?: Rest<E>): TriggerOn<E> =>
    made(on, { ...rest });
const inPhase =
  <E extends EventKind>(on: E) =>
  (phase: Phase, rest?: Omit<Rest<E>, "phase">): TriggerOn<E> =>
    made(on, { phase, ...rest });

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

export const struggleBegins = plainly("struggleBegins");
export const struggleResolves = plainly("struggleResolves");
export const winsStruggle = by("struggleWon");
export const youWinStruggle = (rest?: Omit<Rest<"struggleWon">, "player">): Trigger =>
  winsStruggle("you", rest);
export const losesStruggle = by("struggleLost");
export const succeeds = by("storySucceeded");
export const doesNotSucceed = by("storyNotSucceeded");
export const isUnchallenged = by("storyUnchallenged");
export const winsStory = by("storyWon");
/** With a card: a story it is committed to. */
export const storyResolved = plainly("storyResolved");

export const effectInitiated = plainly("effectInitiated");
export const commitStepEnds = by("commitStepEnded");
export const phaseBegins = inPhase("phaseBegan");
export const phaseEnds = inPhase("phaseEnded");
export const turnBegins = by("turnBegan");
export const turnEnds = by("turnEnded");

/** The moment before: for disrupts and replacements. */
export const would = (trigger: Trigger): Trigger => ({ ...trigger, would: true });
