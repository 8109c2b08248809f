/** Every table of the rulebook, entered into the registry. */
import { actionWindowProcedure } from "./action-window.ts";
import { passivesAndForced } from "./aftermath.ts";
import { carryOut } from "./carry-out.ts";
import { change, changes } from "./changes.ts";
import { check } from "./checks.ts";
import { either, forEach, ifThen, inOrder, may, repeat, thenOnly, unless } from "./combinators.ts";
import { delayedErrands } from "./delayed.ts";
import { eachPlayer } from "./each-player.ts";
import { effect } from "./effect.ts";
import { name, redistribute, search } from "./hidden-cards.ts";
import { register } from "./interpreter.ts";
import { nameStruggles } from "./name-struggles.ts";
import { payInEffect, payPrice } from "./pay-in-effect.ts";
import {
  attachOneResource,
  drawCards,
  drawPhase,
  endOfTurn,
  operationsPhase,
  phaseEnd,
  phaseStart,
  refreshPhase,
  refreshSequence,
  resourcePhase,
  turn,
} from "./phases.ts";
import { resolveStory } from "./resolve-story.ts";
import { disruptRound, responseWindow } from "./rounds.ts";
import { game, setup } from "./setup.ts";
import { sort } from "./sort.ts";
import { special } from "./special.ts";
import { boxed } from "./steps.ts";
import { commitActive, commitOpponent, resolveStories, storyPhase, uncommitAll } from "./story-phase.ts";
import { struggle } from "./struggle.ts";
import { success } from "./success.ts";
import { takeTokens } from "./take-tokens.ts";
import { dormantCards, winStory } from "./win-story.ts";

register([
  actionWindowProcedure,
  passivesAndForced,
  carryOut,
  changes,
  change,
  check,
  inOrder,
  thenOnly,
  ifThen,
  either,
  may,
  unless,
  forEach,
  repeat,
  eachPlayer,
  takeTokens,
  delayedErrands,
  effect,
  search,
  sort,
  name,
  nameStruggles,
  redistribute,
  payInEffect,
  payPrice,
  turn,
  phaseStart,
  phaseEnd,
  endOfTurn,
  refreshPhase,
  refreshSequence,
  drawPhase,
  drawCards,
  resourcePhase,
  attachOneResource,
  operationsPhase,
  resolveStory,
  struggle,
  success,
  disruptRound,
  responseWindow,
  setup,
  game,
  special,
  boxed,
  storyPhase,
  commitActive,
  commitOpponent,
  uncommitAll,
  resolveStories,
  winStory,
  dormantCards,
]);
