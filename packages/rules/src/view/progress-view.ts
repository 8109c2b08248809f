/** What is under way: effects, changes, notes, frames, lasting effects; as far as the viewer may know. */
import { cardOf } from "../state/access.ts";
import {
  type CardId,
  type Change,
  type ChangeInProgress,
  type Delayed,
  type EffectInProgress,
  type LastKnown,
  type Modifier,
  NOBODY,
  type Note,
} from "../state/types.ts";
import { type Eyes, refOf, refsOf } from "./eyes.ts";
import { type Horizon, isWindowFrame } from "./horizon.ts";
import { renameLocals } from "./locals.ts";
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
} from "./view-types.ts";

const lastKnownView = (eyes: Eyes, was: LastKnown): LastKnownView => ({
  id: refOf(eyes, was.id),
  owner: was.owner,
  controller: was.controller,
  zone: was.zone,
  host: refOf(eyes, was.host),
  story: refOf(eyes, was.story),
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
  attachments: was.attachments.map((one) => lastKnownView(eyes, one)),
});

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** There may be dozens in a story phase: what says nothing is left out. */
export function noteView(eyes: Eyes, note: Note): NoteView {
  const { id, event, effect, player, icon, count, cause, from, to } = note;
  const shown: Writable<NoteView> = { id, event, effect, player };
  if (note.card !== NOBODY) shown.card = refOf(eyes, note.card);
  if (note.story !== NOBODY) shown.story = refOf(eyes, note.story);
  if (note.other !== NOBODY) shown.other = refOf(eyes, note.other);
  if (note.source !== NOBODY) shown.source = refOf(eyes, note.source);
  if (icon !== "") shown.icon = icon;
  if (count !== 0) shown.count = count;
  if (cause !== "rule") shown.cause = cause;
  if (from !== "") shown.from = from;
  if (to !== "") shown.to = to;
  if (note.framework) shown.framework = true;
  if (note.was !== null) shown.was = lastKnownView(eyes, note.was);
  if (note.cards.length > 0) shown.cards = refsOf(eyes, note.cards);
  return shown;
}

const changeView = (eyes: Eyes, change: Change): ChangeView => ({
  kind: change.kind,
  card: refOf(eyes, change.card),
  player: change.player,
  count: change.count,
  other: refOf(eyes, change.other),
  to: change.to,
  how: change.how,
  resilient: change.resilient,
  cause: change.cause,
  source: refOf(eyes, change.source),
});

export const changesView = (eyes: Eyes, { id, parts, struck }: ChangeInProgress): ChangesView => ({
  id,
  parts: parts.map((part) => changeView(eyes, part)),
  struck,
});

type Chosen = Readonly<Record<string, readonly CardId[]>>;

function choicesView(eyes: Eyes, chosen: Chosen): Choices {
  const shown: Record<string, readonly CardRef[]> = {};
  for (const name in chosen) shown[name] = refsOf(eyes, chosen[name] ?? []);
  return shown;
}

export function effectView(eyes: Eyes, effect: EffectInProgress): EffectView {
  return {
    id: effect.id,
    kind: effect.kind,
    timing: effect.timing,
    player: effect.player,
    source: refOf(eyes, effect.source),
    ability: effect.ability,
    trigger: effect.trigger === null ? null : noteView(eyes, effect.trigger),
    about: effect.about,
    from: effect.from,
    x: effect.x,
    domain: refOf(eyes, effect.domain),
    cost: effect.cost,
    overpaid: effect.overpaid,
    chosen: choicesView(eyes, effect.chosen),
    answered: effect.answered,
    thatPlayer: effect.thatPlayer,
    each: refOf(eyes, effect.each),
    named: effect.named,
    done: effect.done,
    cancelled: effect.cancelled,
    costPaid: effect.costPaid,
    announced: effect.announced,
  };
}

/** A card that has changed zone since is another card: 0 (LEAVE-04). */
const livingRefs = (eyes: Eyes, ids: readonly CardId[], lives: readonly number[]): readonly CardRef[] =>
  ids.map((id, at) => (cardOf(eyes.state, id).life === lives[at] ? refOf(eyes, id) : 0));

export const modifierView = (eyes: Eyes, modifier: Modifier): ModifierView => ({
  id: modifier.id,
  source: refOf(eyes, modifier.source),
  ability: modifier.ability,
  node: modifier.node,
  player: modifier.player,
  subjects: livingRefs(eyes, modifier.subjects, modifier.lives),
  until: modifier.until,
  values: modifier.values,
  named: modifier.named,
  copied: modifier.copied,
  uses: modifier.uses,
});

export const delayedView = (eyes: Eyes, errand: Delayed): DelayedView => ({
  at: errand.at,
  player: errand.player,
  source: refOf(eyes, errand.source),
  ability: errand.ability,
  node: errand.node,
  chosen: errandChoices(eyes, errand),
});

/** "It" is what the errand is about. */
function errandChoices(eyes: Eyes, { chosen, lives }: Delayed): Choices {
  const shown: Record<string, readonly CardRef[]> = {};
  for (const name in chosen) {
    const cards = chosen[name] ?? [];
    shown[name] = name === "it" ? livingRefs(eyes, cards, lives) : refsOf(eyes, cards);
  }
  return shown;
}

/** While another is asked in a window, whether somebody passed before him is left out: see initiation.ts. */
function windowView(eyes: Eyes, frame: FrameView): FrameView {
  const { procedure, step, locals } = frame;
  return { procedure, step, locals: { ...locals, player: eyes.state.question?.player, passes: 0 } };
}

export function framesView(eyes: Eyes, horizon: Horizon): readonly FrameView[] {
  const renaming = {
    card: (id: CardId) => refOf(eyes, id),
    note: (note: Note) => noteView(eyes, note),
    change: (change: Change) => changeView(eyes, change),
  };
  const shown: FrameView[] = [];
  const isAnothers = eyes.state.question !== null && !eyes.asked;
  for (const [at, frame] of eyes.state.frames.slice(0, horizon.frames).entries()) {
    const { procedure, step } = frame;
    const told = { procedure, step, locals: renameLocals(frame, renaming) };
    const isTop = at === horizon.frames - 1;
    shown.push(isTop && isAnothers && isWindowFrame(frame) ? windowView(eyes, told) : told);
  }
  return shown;
}
