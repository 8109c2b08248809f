/** Each quick look that the engine takes first, compared with the rule that it stands for. */

import { isPlayable, obstacles, type Play } from "../effects/legality.ts";
import { perform } from "../effects/perform.ts";
import { makeChange } from "../effects/proposed-changes.ts";
import { hasAtLeast, possibleCount, slotsOf } from "../effects/selecting.ts";
import { PLAYERS, type Player } from "../language/words.ts";
import {
  actionCards,
  isBeyondMeans,
  isHopeless,
  playFromHand,
  worksFrom,
} from "../procedures/action-window.ts";
import {
  doomOf,
  duplicate,
  hasEnough,
  isTorn,
  needsCheck,
  needsCheckAfter,
  strayControl,
  wonStories,
} from "../procedures/needs-check.ts";
import { abilitiesOf } from "../queries/abilities-of.ts";
import { sceneOfText } from "../queries/scene.ts";
import { cardOf, faceOf, opponentOf, seatOf, storiesInPlay } from "../state/access.ts";
import { clone } from "../state/clone.ts";
import { type CardId, type CardState, type Change, NOBODY, type State } from "../state/types.ts";

/** Everything in which a quick look and its rule differ; an empty list is as it should be. */
export const twinFaults = (state: State): readonly string[] => [
  ...PLAYERS.flatMap((player) => [...faultsOfHand(state, player), ...faultsOfAbilities(state, player)]),
  ...faultsOfChecks(state),
];

const nameOf = (state: State, id: CardId): string => `card ${id} (${cardOf(state, id).code})`;

function faultsOfHand(state: State, player: Player): readonly string[] {
  return seatOf(state, player).hand.flatMap((source) => {
    const play = playFromHand(state, player, source);
    if (play === null) return [];
    const isExcluded = isBeyondMeans(state, player, source);
    return [
      ...faultsOfPlay(state, play, isExcluded ? "is beyond the means of its player" : null),
      ...faultsOfSlots(state, play),
    ];
  });
}

/** Wherever a card lies, each of its actions: those that may be used are found and not given up. */
function faultsOfAbilities(state: State, player: Player): readonly string[] {
  const looked = new Set(actionCards(state, player));
  return state.cards.flatMap((card) =>
    isInReach(state, card, player)
      ? actionsOn(state, card, player).flatMap((play) => {
          const isHopelessNow = isHopeless(state, player, { card, prepared: play.prepared });
          const given = looked.has(card.id) ? null : "is not looked at";
          return [
            ...faultsOfPlay(state, play, isHopelessNow ? "has a hopeless action" : given),
            ...faultsOfSlots(state, play),
          ];
        })
      : [],
  );
}

const isInReach = (state: State, card: CardState, player: Player): boolean =>
  card.zone === "story"
    ? state.conspiracies.includes(card.id)
    : card.zone !== "deck" && card.zone !== "storyDeck" && card.controller === player;

type ActionPlay = Play & { readonly prepared: NonNullable<Play["prepared"]> };

const actionsOn = (state: State, card: CardState, player: Player): readonly ActionPlay[] =>
  abilitiesOf(state, card)
    .filter(
      (prepared) =>
        prepared.ability.timing === "action" &&
        worksFrom(card, prepared, faceOf(state, card.id).type === "event"),
    )
    .map((prepared) => ({
      player,
      source: card.id,
      prepared,
      note: null,
      kind: "ability",
      publicly: false,
    }));

/** `given` is why the window gives it up without asking the rules. */
function faultsOfPlay(state: State, play: Play, given: string | null): readonly string[] {
  const isLegal = obstacles(state, play).length === 0;
  const faults: string[] = [];
  if (isLegal && given !== null) faults.push(`${nameOf(state, play.source)} ${given}, but could be played`);
  if (isPlayable(state, play) !== isLegal)
    faults.push(`${nameOf(state, play.source)}: the checks that are looked at and all of them differ`);
  return faults;
}

/** Whether there are enough to choose from, without counting on. */
function faultsOfSlots(state: State, play: Play): readonly string[] {
  const faults: string[] = [];
  for (const publicly of [false, true]) {
    const scene = sceneOfText(state, { ...play, publicly }, 0);
    for (const slot of (play.prepared?.nodes ?? []).flatMap(slotsOf)) {
      if (slot.how === "top") continue; // hidden cards count whatever they are
      for (const least of [1, 2])
        if (hasAtLeast(scene, slot, least) !== possibleCount(scene, slot) >= least)
          faults.push(
            `${nameOf(state, play.source)}: whether there are ${least} for ${slot.field} is told twice`,
          );
    }
  }
  return faults;
}

/** The steps of the checks, each asked for itself. */
const isCheckDue = (state: State): boolean =>
  PLAYERS.some((player) => seatOf(state, player).deck.length === 0) ||
  wonStories(state).length > 0 ||
  hasEnough(state) !== null ||
  state.inPlay.some((id) => doomOf(state, cardOf(state, id)) !== null) ||
  isTorn(state) !== null ||
  strayControl(state) !== null ||
  duplicate(state) !== null;

/** Of all that could be tried in a position; over a game each gets its turn. */
const TRIED = 4;

/** After a few changes to some of the cards, as if each had just been made. Once the game is over nothing is checked. */
function faultsOfChecks(state: State): readonly string[] {
  if (state.result !== null) return [];
  if (isCheckDue(state) !== needsCheck(state)) return ["whether there is something to check is told twice"];
  if (isCheckDue(state)) return [];
  const isTried = (_: Change, at: number): boolean => at % TRIED === state.nextId % TRIED;
  return trialsOf(state)
    .filter(isTried)
    .flatMap((trial) => {
      const after = clone(state);
      if (!perform(after, trial)) return [];
      const isDue = isCheckDue(after);
      return needsCheck(after) === isDue && needsCheckAfter(after, [trial]) === isDue
        ? []
        : [
            `${trial.kind} of ${nameOf(state, trial.card)}: whether there is something to check is told twice`,
          ];
    });
}

function trialsOf(state: State): readonly Change[] {
  const ofCards = state.inPlay.flatMap((card) => {
    const player = opponentOf(cardOf(state, card).controller);
    return [
      makeChange(state, "wound", { card, count: 2 }),
      makeChange(state, "goInsane", { card }),
      makeChange(state, "exhaust", { card }),
      makeChange(state, "ready", { card }),
      makeChange(state, "takeControl", { card, player }),
      makeChange(state, "moveCard", { card, to: "hand" }),
    ];
  });
  const ofStories = storiesInPlay(state).map((card) => makeChange(state, "placeSuccess", { card, count: 5 }));
  const arrivals = PLAYERS.flatMap((player) =>
    seatOf(state, player).hand.map((card) => makeChange(state, "enterPlay", { card, player, other: NOBODY })),
  );
  return [...ofCards, ...ofStories, ...arrivals];
}
