/** A quick answer to every question, by simple scores: for playouts, and for what follows from a decision. */
import {
  aboutOf,
  type CardId,
  type Choice,
  cardOf,
  type Effect,
  effectUnderWay,
  faceOf,
  iconsOf,
  isLegal,
  type Option,
  ofPlayer,
  options,
  type Player,
  type Question,
  type QuestionKind,
  type Rng,
  randomAssign,
  resourcesFor,
  type Scene,
  type State,
  sceneOf,
  sceneOfEffect,
} from "@fhtagn/rules";
import { commitCandidates } from "../stories/commit.ts";
import { bestBlock } from "../stories/oppose.ts";
import { estimate } from "../worth/estimate.ts";
import { printedWorth } from "../worth/worth.ts";
import { chooseAction } from "./actions.ts";
import { chooseResource, chooseSetup, isGoodHand } from "./resources.ts";
import { bestOption, chooseCost, chooseTarget } from "./targets.ts";

const indexOfVerb = (listed: readonly Option[], verb: Option["do"]): number =>
  Math.max(
    0,
    listed.findIndex((option) => option.do === verb),
  );

const answerOf = (listed: readonly Option[], isYes: boolean): number =>
  indexOfVerb(listed, isYes ? "yes" : "no");

/** The question must be open. */
export function instinct(state: State, rng: Rng): Choice {
  const { question } = state;
  if (question === null) return { choose: 0 };
  const { player, kind } = question;
  if (kind === "setup") return { assign: chooseSetup(state, player) };
  if (kind === "commit" || kind === "oppose") return { assign: assignment(state, question, rng) };
  const listed = options(state);
  if (listed.length < 2) return { choose: 0 };
  return {
    choose: isIdle(state) ? indexOfVerb(listed, "pass") : chosen({ state, question, me: player, listed }),
  };
}

/** Actions are taken in one's own Operations phase. Elsewhere a glance does not tell whether one helps: they wait. */
export const isIdle = ({ question, phase, active }: State): boolean =>
  question?.kind === "action" && (phase !== "operations" || active !== question.player);

/** Should a text forbid what the solver proposes, anything legal will do. */
function assignment(state: State, { player, kind }: Question, rng: Rng): readonly number[] {
  const assign =
    kind === "oppose" ? bestBlock(state, player) : (commitCandidates(state, player, 1)[0]?.assign ?? []);
  return isLegal(state, assign) ? assign : randomAssign(state, rng);
}

interface QuestionAtHand {
  readonly state: State;
  readonly question: Question;
  readonly me: Player;
  readonly listed: readonly Option[];
}

const ANSWERS: { readonly [K in QuestionKind]?: (asked: QuestionAtHand) => number } = {
  action: ({ state, me, listed }) => chooseAction(state, me, listed),
  response: ({ state, me, listed }) => chooseAction(state, me, listed),
  disrupt: ({ state, me, listed }) => chooseAction(state, me, listed),
  target: ({ state, question, listed }) => chooseTarget(state, question, listed),
  pick: ({ state, question, listed }) => chooseTarget(state, question, listed),
  cost: ({ state, me, listed }) => chooseCost(state, me, listed),
  domain: ({ state, listed }) => chooseDomain(state, listed),
  x: ({ state, me, listed }) => chooseX(state, me, listed),
  resource: ({ state, me, listed }) => chooseResource(state, me, listed),
  restore: ({ state, listed }) => bestOption(listed, (id) => printedWorth(faceOf(state, id))),
  mulligan: ({ state, me, listed }) => indexOfVerb(listed, isGoodHand(state, me) ? "keep" : "mulligan"),
  token: ({ listed }) => indexOfVerb(listed, "yes"),
  may: ({ state, me, listed }) => answerOf(listed, isWelcome(state, me)),
  storyEffect: ({ state, me, listed, question }) =>
    answerOf(listed, storyEffectValue(state, me, question.source) > 0),
  either: ({ state, me, listed }) => chooseEither(state, me, listed),
  name: ({ state, me, listed }) => chooseName(state, me, listed),
};

/** Where nothing is known of the question, the first answer. */
const chosen = (asked: QuestionAtHand): number => ANSWERS[asked.question.kind]?.(asked) ?? 0;

/** The smallest domain that can pay. */
function chooseDomain(state: State, listed: readonly Option[]): number {
  return bestOption(listed, (id) => 100 - resourcesFor(state, id, "card"));
}

const withX = (scene: Scene, x: number): Scene => ({ ...scene, x });

/** The domain is drained whatever X is; of equal ones the largest. */
function chooseX(state: State, me: Player, listed: readonly Option[]): number {
  const effect = effectUnderWay(state);
  const node = effect === undefined ? null : rootOf(state);
  let best = Number.NEGATIVE_INFINITY;
  let at = 0;
  for (const [index, option] of listed.entries()) {
    const x = option.do === "number" ? option.x : 0;
    const scene = effect === undefined ? null : withX(sceneOfEffect(state, effect), x);
    const worth = scene === null || node === null ? x : estimate({ scene, me }, node) + x * 1e-6;
    if (worth <= best) continue;
    best = worth;
    at = index;
  }
  return at;
}

/** The whole tree of the effect in progress. */
function rootOf(state: State): Effect | null {
  const effect = effectUnderWay(state);
  if (effect?.ability === undefined || effect.ability === null) return null;
  return (
    state.game.library.cards.get(effect.ability.code)?.abilities[effect.ability.index]?.ability.effect ?? null
  );
}

/** "May" and "unless": whether to say yes. What is offered without a text of its own is good. */
function isWelcome(state: State, me: Player): boolean {
  const about = aboutOf(state);
  const effect = effectUnderWay(state);
  if (effect === undefined || (about.about !== "may" && about.about !== "unless")) return true;
  const asker = { scene: sceneOfEffect(state, effect), me };
  if (about.about === "may") return estimate(asker, about.effect) > 0;
  return estimate(asker, about.pay) >= estimate(asker, about.effect);
}

function storyEffectValue(state: State, me: Player, story: CardId): number {
  const won = faceOf(state, story).abilities.find(({ ability }) => ability.timing === "whenWon");
  if (won === undefined) return 0;
  return estimate({ scene: ofPlayer(sceneOf(state, story, me), me), me }, won.ability.effect);
}

function chooseEither(state: State, me: Player, listed: readonly Option[]): number {
  const about = aboutOf(state);
  const effect = effectUnderWay(state);
  if (about.about !== "either" || effect === undefined) return 0;
  const asker = { scene: sceneOfEffect(state, effect), me };
  const partOf = (option: Option): Effect | undefined =>
    option.do === "takePart" ? about.effects[option.part] : undefined;
  const values = listed.map((option) => estimate(asker, partOf(option) ?? NOTHING));
  return values.indexOf(Math.max(...values));
}

const NOTHING: Effect = { do: "nothing" };
const ICON_AT: Readonly<Record<string, number>> = { terror: 0, combat: 1, arcane: 2, investigation: 3 };

/** A struggle is taken away where the opponent is the stronger; of other words the first. */
function chooseName(state: State, me: Player, listed: readonly Option[]): number {
  let best = Number.NEGATIVE_INFINITY;
  let at = 0;
  for (const [index, option] of listed.entries()) {
    const icon = option.do === "name" ? ICON_AT[option.word] : undefined;
    if (icon === undefined) return 0;
    let lead = 0;
    for (const id of state.inPlay)
      lead += (cardOf(state, id).controller === me ? -1 : 1) * (iconsOf(state, id)[icon] ?? 0);
    if (lead <= best) continue;
    best = lead;
    at = index;
  }
  return at;
}
