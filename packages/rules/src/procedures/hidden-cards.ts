/** Searching a deck, naming a thing, spreading tokens anew. */
import { by, makeChange } from "../effects/proposed-changes.ts";
import { countWanted, wantedOf } from "../effects/selecting.ts";
import { assertNever } from "../language/assert-never.ts";
import type { EffectOf } from "../language/effects.ts";
import { FACTIONS, ICONS, type Player } from "../language/words.ts";
import { mayEnter } from "../queries/entering.ts";
import { fitsAnywhere } from "../queries/filters.ts";
import { playerOf, playersOf } from "../queries/names.ts";
import { sceneOfEffect } from "../queries/scene.ts";
import type { About } from "../state/about.ts";
import { cardOf, openStories, seatOf, successOf, topEffect, writeChoice } from "../state/access.ts";
import type { OptionOf } from "../state/decisions.ts";
import { InvariantBroken } from "../state/game.ts";
import { addSuccess } from "../state/mark.ts";
import type { FrameOf } from "../state/procedure-locals.ts";
import { report } from "../state/report.ts";
import type { CardId, Change, NamedWord, State } from "../state/types.ts";
import { makeChanges } from "./changes.ts";
import { fallShort } from "./in-full.ts";
import { ask, asking, call, type Next, type NextOrAsk, procedure } from "./interpreter.ts";
import { needsCheck } from "./needs-check.ts";
import { abilityUnderWay, type NodeFrame, nodeOfFrame } from "./node.ts";

const searchOf = (state: State, frame: NodeFrame): EffectOf<"search"> =>
  nodeOfFrame(state, frame) as EffectOf<"search">; // its procedure

function found(state: State, frame: FrameOf<"search">): readonly CardId[] {
  const node = searchOf(state, frame);
  const scene = sceneOfEffect(state, topEffect(state));
  const player = playerOf(scene, node.who);
  const taken = frame.locals.taken ?? [];
  return seatOf(state, player).deck.filter(
    (id) =>
      !taken.includes(id) &&
      fitsAnywhere(scene, id, node.for) &&
      (node.to !== "play" || mayEnter(state, player, id)),
  );
}

const wanted = (state: State, frame: NodeFrame) =>
  wantedOf(sceneOfEffect(state, topEffect(state)), searchOf(state, frame).count);

/** Always put: how many there are is hidden (turn.md, b). */
function askSearch(state: State, frame: FrameOf<"search">): NextOrAsk {
  const node = searchOf(state, frame);
  if (node.to === "nowhere" || (frame.locals.taken ?? []).length >= wanted(state, frame).most)
    return undefined;
  const effect = topEffect(state);
  const searcher = playerOf(sceneOfEffect(state, effect), node.who);
  return ask(state, searcher, { kind: "pick", source: effect.source });
}

/** Nobody can tell whether a card of some quality is there; just a card must be taken. */
function searchOptions(state: State, frame: FrameOf<"search">): readonly OptionOf<"choose" | "done">[] {
  const options: OptionOf<"choose" | "done">[] = found(state, frame).map((card) => ({ do: "choose", card }));
  const hasEnough = (frame.locals.taken ?? []).length >= wanted(state, frame).least;
  if (hasEnough || options.length === 0 || hasQuality(searchOf(state, frame).for))
    options.push({ do: "done" });
  return options;
}

function aboutSearch(state: State, frame: FrameOf<"search">): About {
  const { who, to } = searchOf(state, frame);
  return {
    about: "search",
    ability: abilityUnderWay(state),
    deck: playerOf(sceneOfEffect(state, topEffect(state)), who),
    to,
    taken: frame.locals.taken ?? [],
    ...countWanted(wanted(state, frame)),
  };
}

function answerSearch(_: State, frame: FrameOf<"search">, option: OptionOf<"choose" | "done">): Next {
  if (option.do === "done") return undefined;
  frame.locals = { ...frame.locals, taken: [...(frame.locals.taken ?? []), option.card] };
  return "again";
}

/** COMP-36: what has a quality is shown first; COMP-35: then the deck is shuffled at once. */
function endSearch(state: State, frame: FrameOf<"search">): Next {
  const node = searchOf(state, frame);
  const effect = topEffect(state);
  const player = playerOf(sceneOfEffect(state, effect), node.who);
  const taken = frame.locals.taken ?? [];
  writeChoice(effect, taken, ["it"]);
  if (taken.length === 0) fallShort(state);
  report(state, "searched", { player });
  const why = by(effect);
  const move = (card: CardId): readonly Change[] => {
    switch (node.to) {
      case "play":
        return [makeChange(state, "enterPlay", { ...why, card, player })];
      case "hand":
        return [makeChange(state, "moveCard", { ...why, card, to: "hand" })];
      case "nowhere":
        return [];
      default:
        return assertNever(node.to);
    }
  };
  const shown = taken.map((card) => makeChange(state, "reveal", { ...why, card }));
  makeChanges(state, [
    ...(shown.length > 0 && node.to === "hand" && hasQuality(node.for) ? [shown] : []),
    ...taken.map(move),
    [makeChange(state, "shuffle", { ...why, player })],
  ]);
  return undefined;
}

/** "A card" is none. */
const hasQuality = ({ type, ...rest }: EffectOf<"search">["for"]): boolean =>
  (type !== undefined && type !== "card") || Object.keys(rest).length > 0;

export const search = procedure("search", "COMP-35", [
  asking({
    rule: "COMP-36",
    run: askSearch,
    about: aboutSearch,
    options: searchOptions,
    answer: answerSearch,
  }),
  { rule: "COMP-35", run: endSearch },
]);

/** SUBT-01: only a subtype that some card has. */
const namingOf = (state: State, frame: NodeFrame): EffectOf<"name"> =>
  nodeOfFrame(state, frame) as EffectOf<"name">; // its procedure

function nameable(state: State, frame: NodeFrame): readonly NamedWord[] {
  const { what } = namingOf(state, frame);
  if (what === "icon") return ICONS.map((word) => ({ what, word }));
  if (what === "faction") return FACTIONS.map((word) => ({ what, word }));
  return [...state.game.library.subtypes].sort().map((word) => ({ what, word }));
}

function answerName(state: State, frame: NodeFrame, option: OptionOf<"name">): Next {
  const named = nameable(state, frame).find(({ word }) => word === option.word);
  if (named === undefined) throw new InvariantBroken("SUBT-01", `"${option.word}" cannot be named`);
  const effect = topEffect(state);
  effect.named = named;
  report(state, "named", { player: effect.player, word: named.word });
  return undefined;
}

export const name = procedure("name", "SUBT-01", [
  asking({
    rule: "SUBT-01",
    run: (state) => ask(state, topEffect(state).player, { kind: "name", source: topEffect(state).source }),
    about: (state, frame) => ({
      about: "name",
      ability: abilityUnderWay(state),
      what: namingOf(state, frame).what,
    }),
    options: (state, frame) => nameable(state, frame).map(({ word }) => ({ do: "name" as const, word })),
    answer: answerName,
  }),
]);

/** WIN-17: the same tokens over the same places, never to the other side; those of the players it names. */
function pickUp(state: State, frame: FrameOf<"redistribute">): Next {
  const { who } = nodeOfFrame(state, frame) as EffectOf<"redistribute">; // its procedure
  const sides = playersOf(sceneOfEffect(state, topEffect(state)), who);
  const picked = { P1: 0, P2: 0 };
  for (const id of openStories(state)) {
    for (const side of sides) {
      const count = successOf(cardOf(state, id), side);
      picked[side] += count;
      if (count > 0) addSuccess(state, { story: id, player: side }, -count);
    }
  }
  frame.locals = { ...frame.locals, P1: picked.P1, P2: picked.P2 };
  return undefined;
}

const sideNow = ({ locals }: FrameOf<"redistribute">): Player | null =>
  (locals.P1 ?? 0) > 0 ? "P1" : (locals.P2 ?? 0) > 0 ? "P2" : null;

/** Tokens of this side are being put down. */
function sideToSpread(frame: FrameOf<"redistribute">): Player {
  const side = sideNow(frame);
  if (side === null) throw new InvariantBroken("WIN-17", "no token left to put down");
  return side;
}

function putDown(
  state: State,
  frame: FrameOf<"redistribute">,
  { card: story, side }: OptionOf<"placeToken">,
): Next {
  addSuccess(state, { story, player: side }, 1);
  const { P1 = 0, P2 = 0 } = frame.locals;
  frame.locals = { ...frame.locals, P1: side === "P1" ? P1 - 1 : P1, P2: side === "P2" ? P2 - 1 : P2 };
  return "again";
}

export const redistribute = procedure("redistribute", "WIN-17", [
  { rule: "WIN-17", run: pickUp },
  asking({
    rule: "WIN-17",
    run: (state, frame) =>
      sideNow(frame) === null
        ? undefined
        : ask(state, topEffect(state).player, { kind: "pick", source: topEffect(state).source }),
    about: (state, frame) => ({
      about: "spreadTokens",
      ability: abilityUnderWay(state),
      side: sideToSpread(frame),
    }),
    options: (state, frame) =>
      openStories(state).map((card) => ({ do: "placeToken" as const, card, side: sideToSpread(frame) })),
    answer: putDown,
  }),
  {
    rule: "WIN-01",
    run: (state) => {
      if (needsCheck(state)) call(state, "check");
      return undefined;
    },
  },
]);
