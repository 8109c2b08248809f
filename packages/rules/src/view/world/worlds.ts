/** Full states that fit a view: what is known lies where it is known to lie, the rest is dealt at random. */
import type { Player } from "../../language/words.ts";
import { clone } from "../../state/clone.ts";
import { edit } from "../../state/edit.ts";
import type { Game } from "../../state/game.ts";
import { itemAt } from "../../state/must-be.ts";
import { positionKey } from "../../state/position-key.ts";
import type { Rng } from "../../state/random.ts";
import { NOBODY, type State } from "../../state/types.ts";
import { unsealed } from "../sealed.ts";
import type { View } from "../view-types.ts";
import { dealTo } from "./deal.ts";
import { joinCards, layOutWorld } from "./lay-world.ts";
import { type DeckPrior, type Pool, pickPool, poolsOf, type Shown } from "./prior.ts";
import { resolver } from "./resolve.ts";
import { actionOf, usedTriggerOf, useOf } from "./used-in-world.ts";
import {
  backTo,
  changesOf,
  delayedOf,
  effectOf,
  frameOf,
  type IdOf,
  modifierOf,
  noteOf,
} from "./world-progress.ts";
import { bareTable, openEyes, type WorldTable } from "./world-table.ts";

/** A view made ready: many worlds are drawn from one. */
export interface Worlds {
  sample(rng: Rng): State;
}

function layProgress({ view, state }: WorldTable, idOf: IdOf): void {
  const progress = unsealed(view.sealed);
  const world = { idOf, anyCard: state.cards[0]?.id ?? NOBODY };
  const back = backTo(idOf);
  state.frames = progress.frames.map((frame) => frameOf(frame, back));
  state.effects = progress.effects.map((effect) => effectOf(effect, idOf));
  state.changes = progress.changes.map((change) => changesOf(change, idOf));
  state.notes = progress.notes.map((note) => noteOf(note, idOf));
  state.modifiers = progress.modifiers.map((modifier) => modifierOf(modifier, world));
  state.delayed = progress.delayed.map((errand) => delayedOf(errand, world));
  state.usedTriggers = progress.usedTriggers.map((used) => usedTriggerOf(used, idOf));
  state.uses = progress.uses.map((use) => useOf(use, idOf));
  if (progress.tried.length === 0) return;
  const position = positionKey(state);
  state.windowSeen = progress.tried.map((tried) => ({ position, action: actionOf(tried, idOf) }));
}

/** Numbers given so far: beyond all that the view mentions. */
function lastNumber({ effects, changes, notes, modifiers, frames }: State): number {
  let last = 0;
  for (const list of [effects, changes, notes, modifiers])
    for (const { id } of list) last = Math.max(last, id);
  for (const { locals } of frames) {
    const told = locals.notes;
    if (Array.isArray(told)) for (const note of told) last = Math.max(last, Number(note.id));
  }
  return last;
}

function layQuestion({ view, state }: WorldTable, idOf: IdOf): void {
  const { question } = view;
  state.nextId = lastNumber(state) + 1;
  if (question === null) return;
  const { player, kind } = question;
  const id = question.form === "other" ? state.nextId : question.id;
  const source = question.form === "assign" ? NOBODY : idOf(question.source);
  state.question = { id, player, kind, source };
  state.nextId = id + 1;
}

function layTable(view: View, game: Game): WorldTable {
  const table = bareTable(view, game);
  const { state } = table;
  layOutWorld(table);
  state.starter = view.starter;
  state.active = view.active;
  state.turn = view.turn;
  state.phase = view.phase;
  state.phaseCount = view.phaseCount;
  state.result = view.result;
  const idOf = resolver(table);
  joinCards(table, idOf);
  layProgress(table, idOf);
  layQuestion(table, idOf);
  openEyes(table);
  state.faces = table.faces;
  return table;
}

function freshStreams(rng: Rng): number[] {
  const words = new Array<number>(16);
  for (let i = 0; i < 16; i++) words[i] = rng.below(0x100000000);
  return words;
}

interface Prepared {
  readonly table: WorldTable;
  readonly pools: Readonly<Record<Player | "story", readonly Pool[]>>;
}

function prepare(view: View, { game, decks, stories }: DeckPrior): Prepared {
  const table = layTable(view, game);
  const { seen, slots } = table;
  const shownOf = (owner: Player | "story"): Shown => ({ seen: seen[owner], unseen: slots[owner].length });
  const pools = {
    P1: poolsOf(game, decks.P1, shownOf("P1")),
    P2: poolsOf(game, decks.P2, shownOf("P2")),
    story: poolsOf(game, stories, shownOf("story")),
  };
  return { table, pools };
}

/** Gives the unseen cards of a world their faces; the cards of a clone are shared and copied, the table's own are not. */
function fill({ table, pools }: Prepared, world: State, rng: Rng): State {
  const isClone = world !== table.state;
  const faces = isClone ? table.faces.slice() : table.faces;
  for (const owner of ["P1", "P2", "story"] as const) {
    const left = pickPool(pools[owner], rng).slice();
    dealTo({ table, owner, left }, rng, (id, face) => {
      faces[id] = face;
      const card = isClone ? edit(world, id) : itemAt(table.laid, id);
      card.code = face.code;
    });
  }
  world.faces = faces;
  world.random = freshStreams(rng);
  return world;
}

/** Makes a view ready for drawing worlds from it. */
export function worldsOf(view: View, prior: DeckPrior): Worlds {
  const prepared = prepare(view, prior);
  return { sample: (rng) => fill(prepared, clone(prepared.table.state), rng) };
}

/** One world that fits the view. Who needs many calls `worldsOf` once. */
export function sampleWorld(view: View, prior: DeckPrior, rng: Rng): State {
  const prepared = prepare(view, prior);
  return fill(prepared, prepared.table.state, rng);
}
