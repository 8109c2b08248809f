/** Winning a story: the card, its effect or not, the won pile, tokens gone, the next story (WIN-06). */

import { canHappen, isMetByNone } from "../effects/can-happen.ts";
import { makeChange } from "../effects/proposed-changes.ts";
import { heroicBarred, hostsFor, uniqueBarred } from "../queries/entering.ts";
import { billForCard, isCostFixed, isPayable } from "../queries/payment.ts";
import { ofPlayer, sceneOf } from "../queries/scene.ts";
import { storiesNeeded } from "../queries/stories.ts";
import { typeOf } from "../queries/type-of.ts";
import type { About } from "../state/about.ts";
import { cardOf, faceOf, inTurnOrder, seatOf } from "../state/access.ts";
import type { OptionOf } from "../state/decisions.ts";
import { InvariantBroken, type PreparedAbility } from "../state/game.ts";
import { moveCard, topOf } from "../state/move.ts";
import { mustBe } from "../state/must-be.ts";
import type { FrameOf, LocalsOf } from "../state/procedure-locals.ts";
import { note, report, reportAt } from "../state/report.ts";
import { type CardId, NOBODY, type State } from "../state/types.ts";
import { beginEffect } from "./begin-effect.ts";
import { makeChanges } from "./changes.ts";
import { endGame } from "./checks.ts";
import { YES_NO } from "./game-effects.ts";
import { ask, asking, call, type Next, type NextOrAsk, procedure } from "./interpreter.ts";
import { needsCheck } from "./needs-check.ts";

type Frame = FrameOf<"winStory">;

/** VICT-01, VICT-03: the third story ends the game before anything else. */
function takeCard(state: State, frame: Frame): Next {
  const { story, player } = frame.locals;
  frame.locals = { ...frame.locals, slot: state.stories.indexOf(story) };
  reportAt(state, "storyWon", {
    player,
    on: story,
    onCode: cardOf(state, story).code,
  });
  if (seatOf(state, player).won.length + 1 < storiesNeeded(state)) return undefined;
  giveCard(state, frame);
  endGame(state, { winner: player, because: "stories" });
  return "leave";
}

const effectOf = (state: State, story: CardId): PreparedAbility | undefined =>
  faceOf(state, story).abilities.find(({ ability }) => ability.timing === "whenWon");

/** CONS-11, ED-29: in the older rules only the player who played a conspiracy has its effect. */
const hasTheEffect = (state: State, { story, player }: LocalsOf["winStory"]): boolean =>
  typeOf(state, story) !== "conspiracy" ||
  state.game.options["cons.scope"] === "each" ||
  cardOf(state, story).owner === player;

/** WIN-02, WIN-18: carried out or not, if every choice it asks for can be made. */
function askEffect(state: State, frame: Frame): NextOrAsk {
  const { story, player } = frame.locals;
  const prepared = effectOf(state, story);
  if (prepared === undefined || !hasTheEffect(state, frame.locals)) return undefined;
  const scene = ofPlayer(sceneOf(state, story, player), player);
  const { effect } = prepared.ability;
  return canHappen(scene, effect) || isMetByNone(scene, effect)
    ? ask(state, player, { kind: "storyEffect", source: story })
    : undefined;
}

function aboutEffect(state: State, frame: Frame): About {
  const { story } = frame.locals;
  const prepared = effectOf(state, story);
  if (prepared === undefined) throw new InvariantBroken("WIN-02", "a story without an effect");
  return { about: "storyEffect", story, effect: prepared.ability.effect };
}

function answerEffect(state: State, frame: Frame, option: OptionOf<"yes" | "no">): Next {
  const { story, player } = frame.locals;
  const prepared = effectOf(state, story);
  if (option.do !== "yes" || prepared === undefined) return undefined;
  report(state, "storyEffect", { player, on: story, onCode: cardOf(state, story).code });
  beginEffect(state, { kind: "ability", timing: "whenWon", player, source: story, prepared });
  call(state, "effect");
  return undefined;
}

/** WIN-04, WIN-07: tokens are lost, characters are no longer committed to any story. */
function giveCard(state: State, frame: Frame): void {
  const { story, player } = frame.locals;
  if (cardOf(state, story).zone !== "story") return;
  moveCard(state, story, { zone: "won", controller: player });
  note(state, "storyWon", { player, card: story, story });
}

/** WIN-05, WIN-14, CONS-08: only an ordinary story is replaced, in its own slot, while the deck lasts. */
function deal(state: State, frame: Frame): Next {
  const { slot = -1 } = frame.locals;
  const next = topOf(state.storyDeck);
  if (slot < 0 || next === NOBODY || state.stories[slot] !== NOBODY) return undefined;
  dealStory(state, next, slot);
  return undefined;
}

export function dealStory(state: State, story: CardId, slot: number): void {
  moveCard(state, story, { zone: "story", slot });
  const place = { row: "story", number: slot + 1 } as const;
  report(state, "storyDealt", { on: story, onCode: cardOf(state, story).code, place });
}

export const winStory = procedure("winStory", "WIN-06", [
  { rule: "VICT-03", run: takeCard },
  asking({
    rule: "WIN-02",
    run: askEffect,
    about: aboutEffect,
    options: () => YES_NO,
    answer: answerEffect,
  }),
  {
    rule: "WIN-03",
    run: (state, frame) => {
      giveCard(state, frame);
      return undefined;
    },
  },
  {
    rule: "DORM-05",
    run: (state, frame) => {
      call(state, "dormantCards", { story: frame.locals.story });
      return undefined;
    },
  },
  {
    rule: "ATT-09",
    run: (state) => {
      if (needsCheck(state)) call(state, "check");
      return undefined;
    },
  },
  { rule: "WIN-05", run: deal },
]);

const dormantAt = (state: State, story: CardId): readonly CardId[] =>
  inTurnOrder(state).flatMap((player) =>
    state.inPlay.filter((id) => {
      const card = cardOf(state, id);
      return card.host === story && card.faceDown && card.controller === player;
    }),
  );

/** DORM-05 to DORM-07: played at once at cost 0, or discarded; uniqueness and the keyword ban bind. */
function askDormant(state: State, frame: FrameOf<"dormantCards">): NextOrAsk {
  const [card] = dormantAt(state, frame.locals.story);
  if (card === undefined) return undefined;
  return ask(state, cardOf(state, card).controller, { kind: "may", source: card });
}

function mayPlayDormant(state: State, source: CardId): boolean {
  const { controller: player } = cardOf(state, source);
  if (uniqueBarred(state, player, source) || heroicBarred(state, player, source)) return false;
  return hostsFor(state, player, source)?.length !== 0;
}

function aboutDormant(state: State, { locals: { story } }: FrameOf<"dormantCards">): About {
  return { about: "dormant", card: dormantAsked(state, story), story };
}

const dormantAsked = (state: State, story: CardId): CardId =>
  mustBe(dormantAt(state, story)[0], "DORM-05", "Dormant card to ask about");

function answerDormant(state: State, frame: FrameOf<"dormantCards">, option: OptionOf<"yes" | "no">): Next {
  const source = dormantAsked(state, frame.locals.story);
  if (option.do === "no") {
    makeChanges(state, [[makeChange(state, "discard", { card: source })]]);
    return "again";
  }
  awaken(state, source);
  return "again";
}

/** DORM-05: played at cost 0; where its cost cannot be lowered, for all of it or not at all (DORM-11). */
function awaken(state: State, source: CardId): void {
  const { controller: player } = cardOf(state, source);
  moveCard(state, source, { zone: "limbo", controller: player });
  const bill = billForCard(state, player, source);
  const isFull = isCostFixed(state, bill);
  if (isFull && !isPayable(state, bill)) {
    makeChanges(state, [[makeChange(state, "discard", { card: source })]]);
    return;
  }
  const effect = beginEffect(state, { kind: "play", timing: "", player, source, prepared: null });
  effect.costPaid = !isFull;
  call(state, "effect");
}

function dormantOptions(state: State, frame: FrameOf<"dormantCards">): readonly OptionOf<"yes" | "no">[] {
  const [card] = dormantAt(state, frame.locals.story);
  return card !== undefined && mayPlayDormant(state, card) ? YES_NO : [{ do: "no" }];
}

export const dormantCards = procedure("dormantCards", "DORM-05", [
  asking({
    rule: "DORM-06",
    run: askDormant,
    about: aboutDormant,
    options: dormantOptions,
    answer: answerDormant,
  }),
]);
