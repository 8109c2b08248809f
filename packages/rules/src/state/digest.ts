/**
 * The text over which the hash of a state is taken. Records, stored games and results hold such hashes, so a
 * position must keep its text whatever becomes of the shapes in memory: a new field is left out here, and what
 * has become a record is written as it was when the first hashes were taken.
 */
import { hashText, save } from "./save.ts";
import type { Copied, Disrupted, EffectInProgress, Frame, Modifier, State } from "./types.ts";

export function digestOf(state: State): string {
  return JSON.stringify({
    ...save(state),
    frames: state.frames.map(writtenFrame),
    effects: state.effects.map(writtenEffect),
    modifiers: state.modifiers.map(writtenModifier),
  });
}

export const hash = (state: State): string => hashText(digestOf(state));

/** A part of a change as one number, an effect as a negative one, nothing as 0. */
function writtenAbout(about: Disrupted | null): number {
  if (about === null) return 0;
  return about.of === "effect" ? -about.effect : about.change * 64 + about.part + 1;
}

/** Only these locals have changed their shape; this function owns the casts. */
function writtenFrame(frame: Frame): object {
  const { abouts } = frame.locals;
  if (abouts === undefined) return frame;
  const written = (abouts as readonly (Disrupted | null)[]).map(writtenAbout); // of a round
  return { ...frame, locals: { ...frame.locals, abouts: written } };
}

const writtenEffect = (effect: EffectInProgress): object => ({
  ...effect,
  about: writtenAbout(effect.about),
  named: effect.named?.word ?? "",
});

/** `named` held what was copied too. */
function writtenModifier({ copied, ...modifier }: Modifier): object {
  return { ...modifier, named: copied === null ? (modifier.named?.word ?? "") : writtenCopy(copied) };
}

/** The code, then the keywords as they are printed: "core-set-12|Fast|Toughness +2". */
function writtenCopy({ code, keywords }: Copied): string {
  const { names, toughness, fated } = keywords;
  const words = names.map((word) => {
    if (word === "Toughness") return `Toughness +${toughness}`;
    return word === "Fated" ? `Fated ${fated}` : word;
  });
  return [code, ...words].join("|");
}
