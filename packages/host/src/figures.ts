/** Numbers the rules work out of open cards, and of the viewer's own hand: the page knows no rule. */
import type { CardFigures, Figures, LaneFigures } from "@fhtagn/protocol";
import {
  billForCard,
  type CardId,
  costFor,
  countIcons,
  ICONS,
  iconsOf,
  keywordsOf,
  NOBODY,
  PLAYERS,
  resourcesFor,
  type State,
  skillOf,
  storiesInPlay,
  struggleCounts,
  struggleOrder,
  subtypesOf,
  totalSkill,
  toughnessOf,
} from "@fhtagn/rules";
import type { Viewer } from "@fhtagn/rules/view";
import { handleFor } from "./seat-eyes.ts";

type Four = readonly [number, number, number, number];
const four = (numbers: readonly number[]): Four => [
  numbers[0] ?? 0,
  numbers[1] ?? 0,
  numbers[2] ?? 0,
  numbers[3] ?? 0,
];

export function figuresFor(state: State, viewer: Viewer): Figures {
  return {
    inPlay: inPlayFigures(state, viewer),
    costs: costsInHand(state, viewer),
    domains: domainFigures(state, viewer),
    lanes: storiesInPlay(state).map((story) => laneOf(state, viewer, story)),
  };
}

/** A card that lies face down counts nothing and tells nothing. */
const isOpen = (state: State, id: CardId): boolean => state.cards[id]?.faceDown === false;

function inPlayFigures(state: State, viewer: Viewer): Figures["inPlay"] {
  const shown: Record<number, CardFigures> = {};
  for (const id of state.inPlay)
    if (isOpen(state, id)) shown[handleFor(state, viewer, id)] = cardFigures(state, id);
  return shown;
}

const cardFigures = (state: State, id: CardId): CardFigures => ({
  skill: skillOf(state, id),
  icons: four(iconsOf(state, id)),
  toughness: toughnessOf(state, id),
  keywords: [...keywordsOf(state, id)],
  subtypes: [...subtypesOf(state, id)],
});

function costsInHand(state: State, viewer: Viewer): Figures["costs"] {
  const shown: Record<number, number> = {};
  if (viewer === "spectator") return shown;
  for (const id of state[viewer].hand)
    shown[handleFor(state, viewer, id)] = costFor(state, billForCard(state, viewer, id), NOBODY);
  return shown;
}

function domainFigures(state: State, viewer: Viewer): Figures["domains"] {
  const shown: Record<number, number> = {};
  for (const player of PLAYERS) {
    for (const id of state[player].domains)
      shown[handleFor(state, viewer, id)] = resourcesFor(state, id, "card");
  }
  return shown;
}

function laneOf(state: State, viewer: Viewer, story: CardId): LaneFigures {
  const counts = struggleCounts(state, story);
  const struggles = struggleOrder(state, story, counts).flatMap((icon) =>
    Array.from({ length: counts[ICONS.indexOf(icon)] ?? 0 }, () => icon),
  );
  const icons = ICONS.map((icon) => countIcons(state, story, icon));
  return {
    story: handleFor(state, viewer, story),
    struggles,
    icons: { P1: four(icons.map(({ P1 }) => P1)), P2: four(icons.map(({ P2 }) => P2)) },
    skill: { P1: totalSkill(state, story, "P1"), P2: totalSkill(state, story, "P2") },
  };
}
