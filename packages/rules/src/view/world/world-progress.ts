/** What is under way, with the cards of a made-up world in it. */
import type {
  CardId,
  Change,
  ChangeInProgress,
  Delayed,
  EffectInProgress,
  Frame,
  LastKnown,
  Modifier,
  Note,
} from "../../state/types.ts";
import { type Renaming, renameLocals } from "../locals.ts";
import type {
  CardRef,
  ChangesView,
  ChangeView,
  Choices,
  DelayedView,
  EffectView,
  FrameView,
  LastKnownView,
  ModifierView,
  NoteView,
} from "../view-types.ts";
import { LIFE } from "./world-table.ts";

/** The card of this world that the viewer means. */
export type IdOf = (ref: CardRef) => CardId;

const lastKnownBy = (was: LastKnownView, idOf: IdOf): LastKnown => ({
  id: idOf(was.id),
  owner: was.owner,
  controller: was.controller,
  zone: was.zone,
  host: idOf(was.host),
  story: idOf(was.story),
  condition: was.condition,
  layExhausted: was.layExhausted,
  faceDown: was.faceDown,
  wounds: was.wounds,
  tokens: was.tokens,
  successP1: was.successP1,
  successP2: was.successP2,
  drained: was.drained,
  since: was.since,
  blank: was.blank,
  type: was.type,
  subtypes: was.subtypes,
  faction: was.faction,
  keywords: was.keywords,
  skill: was.skill,
  cost: was.cost,
  icons: was.icons,
  attachments: was.attachments.map((one) => lastKnownBy(one, idOf)),
});

export function noteOf(told: NoteView, idOf: IdOf): Note {
  return {
    id: told.id,
    event: told.event,
    effect: told.effect,
    card: idOf(told.card ?? 0),
    player: told.player,
    story: idOf(told.story ?? 0),
    other: idOf(told.other ?? 0),
    icon: told.icon ?? "",
    count: told.count ?? 0,
    cause: told.cause ?? "rule",
    source: idOf(told.source ?? 0),
    from: told.from ?? "",
    to: told.to ?? "",
    framework: told.framework ?? false,
    was: told.was === undefined ? null : lastKnownBy(told.was, idOf),
    cards: (told.cards ?? []).map(idOf),
  };
}

const changeOf = (told: ChangeView, idOf: IdOf): Change => ({
  kind: told.kind,
  card: idOf(told.card),
  player: told.player,
  count: told.count,
  other: idOf(told.other),
  to: told.to,
  how: told.how,
  resilient: told.resilient,
  cause: told.cause,
  source: idOf(told.source),
  replaced: [],
});

export const changesOf = ({ id, parts, struck }: ChangesView, idOf: IdOf): ChangeInProgress => ({
  id,
  parts: parts.map((part) => changeOf(part, idOf)),
  struck,
});

function chosenOf(told: Choices, idOf: IdOf): Readonly<Record<string, readonly CardId[]>> {
  const chosen: Record<string, readonly CardId[]> = {};
  for (const name in told) chosen[name] = (told[name] ?? []).map(idOf);
  return chosen;
}

export function effectOf(told: EffectView, idOf: IdOf): EffectInProgress {
  return {
    id: told.id,
    kind: told.kind,
    timing: told.timing,
    player: told.player,
    source: idOf(told.source),
    ability: told.ability,
    trigger: told.trigger === null ? null : noteOf(told.trigger, idOf),
    about: told.about,
    from: told.from,
    x: told.x,
    domain: idOf(told.domain),
    cost: told.cost,
    overpaid: told.overpaid,
    chosen: chosenOf(told.chosen, idOf),
    answered: told.answered,
    thatPlayer: told.thatPlayer,
    each: idOf(told.each),
    named: told.named,
    done: told.done,
    cancelled: told.cancelled,
    costPaid: told.costPaid,
    announced: told.announced,
  };
}

/** A card that is gone stands for itself no more: any card will do, in a life it never had. */
const GONE = -1;
const livesOf = (refs: readonly CardRef[]): readonly number[] => refs.map((ref) => (ref === 0 ? GONE : LIFE));

export function modifierOf(told: ModifierView, { idOf, anyCard }: World): Modifier {
  return {
    id: told.id,
    source: idOf(told.source),
    ability: told.ability,
    node: told.node,
    player: told.player,
    subjects: told.subjects.map((ref) => (ref === 0 ? anyCard : idOf(ref))),
    lives: livesOf(told.subjects),
    until: told.until,
    values: told.values,
    named: told.named,
    copied: told.copied,
    uses: told.uses,
  };
}

export interface World {
  readonly idOf: IdOf;
  readonly anyCard: CardId;
}

export function delayedOf(told: DelayedView, { idOf, anyCard }: World): Delayed {
  const about = told.chosen.it ?? [];
  return {
    at: told.at,
    player: told.player,
    source: idOf(told.source),
    ability: told.ability,
    node: told.node,
    chosen: { ...chosenOf(told.chosen, idOf), it: about.map((ref) => (ref === 0 ? anyCard : idOf(ref))) },
    lives: livesOf(about),
  };
}

type Back = Renaming<CardRef, NoteView, ChangeView>;

/** How the locals of a frame find their cards again. */
export const backTo = (idOf: IdOf): Back => ({
  card: idOf,
  note: (note) => noteOf(note, idOf),
  change: (change) => changeOf(change, idOf),
});

export const frameOf = (told: FrameView, back: Back): Frame => ({
  procedure: told.procedure,
  step: told.step,
  locals: renameLocals(told, back),
});
