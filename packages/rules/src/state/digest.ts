/**
 * The text over which the hash of a state is taken. Records, stored games and results hold such hashes, so a
 * position must keep its text whatever becomes of the shapes in memory: a new field is left out here, and what
 * has become a record is written as it was when the first hashes were taken.
 */

import type { Manner } from "./change-kinds.ts";
import { hashText, save } from "./save.ts";
import type {
  AbilityRef,
  CardState,
  Change,
  Copied,
  Disrupted,
  EffectInProgress,
  Frame,
  LastKnown,
  Locals,
  Modifier,
  Note,
  State,
} from "./types.ts";
import type { Limited, TakenFrom, UsedTrigger } from "./used.ts";

export function digestOf(state: State): string {
  return JSON.stringify({
    ...save(state),
    cards: state.cards.map(writtenCard),
    frames: state.frames.map(writtenFrame),
    effects: state.effects.map(writtenEffect),
    notes: state.notes.map(writtenNote),
    usedTriggers: state.usedTriggers.map(writtenTrigger),
    uses: state.uses.map(({ what, until }) => ({ key: writtenLimited(what), until })),
    windowSeen: state.windowSeen.map(writtenAction),
    changes: state.changes.map((change) => ({ ...change, parts: change.parts.map(writtenChange) })),
    modifiers: state.modifiers.map(writtenModifier),
  });
}

export const hash = (state: State): string => hashText(digestOf(state));

/** How an insane card lies was not told when the first hashes were taken (ED-42). */
function writtenCard({ layExhausted: _later, ...card }: CardState): object {
  return card;
}

/** A part of a change as one number, an effect as a negative one, nothing as 0. */
function writtenDisrupted(about: Disrupted | null): number {
  if (about === null) return 0;
  return about.of === "effect" ? -about.effect : about.change * 64 + about.part + 1;
}

/** Only these locals have changed their shape; this function owns the casts. */
function writtenFrame(frame: Frame): object {
  const { notes, abouts, groups } = frame.locals;
  if (notes !== undefined && abouts !== undefined) {
    const written = {
      notes: (notes as readonly Note[]).map(writtenNote), // both of a round
      abouts: (abouts as readonly (Disrupted | null)[]).map(writtenDisrupted),
    };
    return { ...frame, locals: { ...frame.locals, ...written } };
  }
  if (frame.procedure === "eachPlayer") return { ...frame, locals: writtenTurns(frame.locals) };
  if (groups === undefined) return frame;
  const written = (groups as readonly (readonly Change[])[]).map((group) => group.map(writtenChange)); // of changes
  return { ...frame, locals: { ...frame.locals, groups: written } };
}

/** Whether all was done in full before had a name of its own where each player does something (TGT-16). */
const writtenTurns = (locals: Locals): object =>
  Object.fromEntries(
    Object.entries(locals).map(([key, value]) => [key === "before" ? "inFull" : key, value]),
  );

const writtenNote = (note: Note): object =>
  note.was === null ? note : { ...note, was: writtenLastKnown(note.was) };

/** What a card was is worked out from the cards: only a part of it was ever written. */
const writtenLastKnown = (was: LastKnown): object => ({
  controller: was.controller,
  type: was.type,
  subtypes: was.subtypes,
  insane: was.condition === "insane",
  blank: was.blank,
  wounds: was.wounds,
  skill: was.skill,
  story: was.story,
  host: was.host,
  faction: was.faction,
  keywords: was.keywords,
});

const writtenChange = ({ resilient, ...change }: Change): object => ({
  ...change,
  how: writtenHow(change, resilient),
  replaced: change.replaced.map(({ source, ability }) => `${source}/${ability}`),
});

function writtenHow({ kind, how }: Omit<Change, "resilient">, resilient: Change["resilient"]): string {
  if (resilient === "no") return "declined";
  if (resilient === "yes" && kind !== "moveCard") return "resilient";
  return how === null ? "" : writtenManner(how);
}

/** One word for most; a card that is put into play has four places with a word or none, and one more for its host. */
function writtenManner(how: Manner): string {
  switch (how.as) {
    case "until":
      return how.until;
    case "deck":
      return how.faceUp ? "topFaceUp" : how.where;
    case "onto":
      return how.host === "given" ? "attached" : " attached";
    case "put": {
      const { exhausted, insane, committed, host } = how;
      const places = [
        exhausted ? "exhausted" : "",
        insane ? "insane" : "",
        committed ? "committed" : "",
        host === "given" ? "attached" : "",
      ];
      return places.concat(host === "chosen" ? "attached" : []).join(" ");
    }
    default:
      return how.as;
  }
}

const writtenEffect = (effect: EffectInProgress): object => ({
  ...effect,
  trigger: effect.trigger === null ? null : writtenNote(effect.trigger),
  about: writtenDisrupted(effect.about),
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

const writtenAbility = ({ code, index }: AbilityRef): string => `${code}.${index}`;

function writtenTrigger(used: UsedTrigger): string {
  const ability = `${used.card}/${writtenAbility(used.ability)}`;
  if (used.to === "effect") return `w${used.effect}/${ability}`;
  return `${used.note}/${ability}${used.player === null ? "" : `/${used.player}`}`;
}

function writtenLimited(what: Limited): string {
  switch (what.by) {
    case "copy":
      return `${what.card}.${what.life}/${writtenAbility(what.ability)}`;
    case "title":
      return `${what.title}/${what.player}/${writtenAbility(what.ability)}`;
    case "dormant":
      return `dormant/${what.player}/${what.story}`;
  }
}

/** Card, second card and ability; what is not there is empty. */
function writtenAction({ position, action }: TakenFrom): string {
  const on = action.do === "makeDormant" ? action.on : "";
  const ability = action.do === "use" ? writtenAbility(action.ability) : "";
  return `${position}:${action.card}.${on}.${ability}`;
}
