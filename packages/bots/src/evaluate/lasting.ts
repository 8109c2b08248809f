/** Traits without what ends with the phase: an icon for a moment is no strength to build on. */
import {
  type BriefEffect,
  briefEffectsOn,
  type CardId,
  cardOf,
  faceOf,
  iconsOf,
  type Player,
  type State,
  skillOf,
} from "@fhtagn/rules";

type BriefGain = Extract<BriefEffect, { readonly does: "gains" }>;
const SETTING: ReadonlySet<BriefEffect["does"]> = new Set(["loses", "setTo", "blank"]);

/** Null where something brief does more than to add. */
function briefGains(state: State, id: CardId): readonly BriefGain[] | null {
  const brief = briefEffectsOn(state, id);
  if (brief.some(({ does }) => SETTING.has(does))) return null;
  return brief.filter((effect): effect is BriefGain => effect.does === "gains");
}

const sumOf = (gains: readonly BriefGain[], part: (gain: BriefGain) => number): number =>
  gains.reduce((sum, gain) => sum + part(gain), 0);

export function lastingSkill(state: State, id: CardId): number {
  const gains = briefGains(state, id);
  if (gains === null) return faceOf(state, id).skill;
  return Math.max(0, skillOf(state, id) - sumOf(gains, ({ skill }) => skill));
}

export function lastingIcons(state: State, id: CardId): readonly number[] {
  const gains = briefGains(state, id);
  if (gains === null) return faceOf(state, id).icons;
  return iconsOf(state, id).map((count, at) =>
    Math.max(0, count - sumOf(gains, ({ icons }) => icons[at] ?? 0)),
  );
}

/** Control for a phase is not control. */
export function lastingController(state: State, id: CardId): Player {
  const { controller, base } = cardOf(state, id);
  if (controller === base) return controller;
  return briefEffectsOn(state, id).some(({ does }) => does === "takeControl") ? base : controller;
}
