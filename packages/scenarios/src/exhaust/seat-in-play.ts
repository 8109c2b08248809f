/** The cards one player has in play at the start of a built position. */
import type { Printed } from "@fhtagn/rules";
import type { Position } from "@fhtagn/rules/position";
import {
  type Casting,
  type CastSide,
  drawOne,
  drawSome,
  fitsOn,
  isCharacterCard,
  isStanding,
  join,
  mayJoin,
  nameOfCode,
} from "./casting.ts";
import { attackersAreThere, defendersAreThere } from "./stage-clocks.ts";

type InPlay = NonNullable<NonNullable<Position["P1"]>["play"]>;
type Details = Readonly<Record<string, unknown>>;

/** With the card itself, if it begins in play: alone, or attached to one of the others. */
export function seatInPlay(casting: Casting, side: CastSide, card: Printed | undefined): InPlay {
  const { rng } = casting;
  const isAttachment = card !== undefined && card.attachTo !== null;
  const [host, ...company] = companyOf(casting, side);
  const entries = company.map((one) => entryOf(casting, side, { card: one }));
  const supports = drawSome(casting, rng.below(2), isStanding).filter((one) => mayJoin(side, one));
  if (host !== undefined)
    entries.push(entryOf(casting, side, { card: host, ...(isAttachment && { bears: card }) }));
  if (card !== undefined && !isAttachment) entries.push(entryOf(casting, side, { card, sought: true }));
  return [...entries, ...supports.map(nameOfCode)];
}

function companyOf(casting: Casting, side: CastSide): readonly Printed[] {
  const found: Printed[] = [];
  for (let left = 3 + casting.rng.below(3); left > 0; left--) {
    const one = drawOne(casting, (card) => isCharacterCard(card) && mayJoin(side, card));
    if (one === undefined) break;
    join(side, one);
    found.push(one);
  }
  return found;
}

interface Standing {
  readonly card: Printed;
  /** What is attached to it, come what may. */
  readonly bears?: Printed;
  /** The position is about it: it is where something happens. */
  readonly sought?: true;
}

type Condition = "ready" | "exhausted" | "insane";

function entryOf(casting: Casting, side: CastSide, { card, bears, sought }: Standing): InPlay[number] {
  const { rng } = casting;
  if (!isCharacterCard(card)) return nameOfCode(card);
  const condition =
    bears === undefined ? conditionOf(casting) : bears.attachTo?.insane === true ? "insane" : "ready";
  const wounds = condition === "insane" ? 0 : rng.below(card.keywords.toughness + 1);
  const isCrucial = sought === true || bears !== undefined;
  const lane = condition === "insane" ? undefined : laneOf(casting, side, isCrucial);
  const attached =
    bears ?? (rng.below(4) === 0 ? drawOne(casting, fitsOn(condition === "insane")) : undefined);
  const details: Details = {
    ...(condition !== "ready" && { [condition]: true }),
    ...(wounds > 0 && { wounds }),
    ...(lane !== undefined && { story: lane }),
    ...(attached !== undefined && { attached: [nameOfCode(attached)] }),
  };
  return { [nameOfCode(card)]: details };
}

function conditionOf({ rng }: Casting): Condition {
  const roll = rng.below(10);
  if (roll < 2) return "insane";
  return roll < 4 ? "exhausted" : "ready";
}

/** Attackers go anywhere, the first story before others; defenders only there, and so does whom it is about. */
function laneOf({ rng, clock }: Casting, { player }: CastSide, isCrucial: boolean): string | undefined {
  const isAttacker = player === clock.active;
  if (!(isAttacker ? attackersAreThere(clock) : defendersAreThere(clock))) return undefined;
  if (isCrucial) return "S1";
  const lanes = isAttacker ? ["S1", "S1", "S1", "S2", undefined] : ["S1", "S1", undefined];
  return lanes[rng.below(lanes.length)];
}
