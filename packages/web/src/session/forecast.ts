/** What a lane would count with what is staged: added up from the numbers the host gives. */
import type { Asked, Figures, LaneFigures } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import type { Staged } from "./session.ts";

type Four = LaneFigures["icons"]["P1"];

const plus = (a: Four, b: Four): Four => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]];

/** The lanes as they are, with the staged characters of this seat counted where they would stand. */
export function forecastLanes(
  figures: Figures,
  seat: Player,
  { asked, staged }: { readonly asked: Asked | null; readonly staged: Staged | null },
): readonly LaneFigures[] {
  if (asked === null || staged === null || asked.id !== staged.decision || asked.kind === "setup")
    return figures.lanes;
  return figures.lanes.map((lane) => {
    const coming = asked.items.flatMap((item, at) => {
      const place = asked.places[at]?.[staged.places[at] ?? -1];
      const counted = typeof item === "number" && place === lane.story ? figures.inPlay[item] : undefined;
      return counted === undefined ? [] : [counted];
    });
    const icons = coming.reduce<Four>((sum, card) => plus(sum, card.icons), lane.icons[seat]);
    const skill = coming.reduce((sum, card) => sum + card.skill, lane.skill[seat]);
    return { ...lane, icons: { ...lane.icons, [seat]: icons }, skill: { ...lane.skill, [seat]: skill } };
  });
}
