/** The first answer of a move, or all of them where it names several cards. */
import {
  apply,
  type CardId,
  type Choice,
  cardIn,
  cardOf,
  clone,
  type Decision,
  isLegal,
  type Option,
  options,
  pending,
  printedOf,
  type State,
} from "@fhtagn/rules";
import {
  firstFit,
  type MatchedAnswer,
  matchAnswers,
  matchGroups,
  matchOneCard,
} from "../names/match-lists.ts";
import type { Name } from "../names/match-names.ts";
import type { MoveVerb, ScenarioMove } from "../scenario/scenario.ts";
import { abilityNumber } from "./ability-number.ts";
import { optionFor } from "./answers.ts";
import type { MoveReading } from "./fit.ts";
import { readerOf, strikeUnasked } from "./fit-clauses.ts";
import { chooseWhere, isPass, passOf, watch } from "./run.ts";

type Fitter = (reading: MoveReading, decision: Decision) => readonly Choice[] | undefined;

export const firstChoices: Fitter = (reading, decision) => {
  const isToken = decision.kind === "token" && reading.move.verb !== "declines";
  return isToken ? undefined : FITTERS[reading.move.verb](reading, decision);
};

const single = (choice: Choice | undefined): readonly Choice[] | undefined =>
  choice === undefined ? undefined : [choice];

const FITTERS: Readonly<Record<MoveVerb, Fitter>> = {
  plays: (reading, decision) => single(playChoice(reading) ?? yesTo(reading, decision)),
  uses: (reading, decision) => single(useChoice(reading) ?? yesTo(reading, decision)),
  attaches: (reading, decision) => single(attachChoice(reading, decision)),
  commits: (reading, decision) => single(commitChoice(reading, decision)),
  resolves: (reading) => {
    const story = matchOneCard(readerOf(reading), reading.move.words);
    return single(
      chooseWhere(reading.state, (option) => option.do === "resolve" && isOneOf(story, option.card)),
    );
  },
  chooses: (reading, decision) => {
    const answers = matchAnswers(readerOf(reading), reading.move.words);
    return sequence(reading, answers) ?? (decision.kind === "may" ? yesAnd(reading, answers) : undefined);
  },
  orders: (reading, decision) => {
    if (decision.kind !== "order" && decision.kind !== "firstPart" && decision.kind !== "pick")
      return undefined;
    return sequence(reading, matchAnswers(readerOf(reading), reading.move.words));
  },
  declines: ({ state }, decision) => {
    if (decision.kind === "action") return undefined;
    return single(decision.form === "assign" ? undefined : chooseWhere(state, isPass));
  },
  passes: ({ state }, decision) =>
    single(decision.form === "assign" ? undefined : chooseWhere(state, ({ do: verb }) => verb === "pass")),
  makes: (reading) => single(dormantChoice(reading)),
  keeps: (reading, decision) => single(keepChoice(reading, decision)),
  mulligans: ({ state }) => single(chooseWhere(state, ({ do: verb }) => verb === "mulligan")),
  concedes: () => undefined,
};

/** A Dormant card that may be played, an ability that may be used: yes to the question its card puts. */
function yesTo(reading: MoveReading, decision: Decision): Choice | undefined {
  const { state, move } = reading;
  if (decision.kind !== "may" || !isOneOf(matchOneCard(readerOf(reading), move.words), decision.source))
    return undefined;
  return chooseWhere(state, ({ do: verb }) => verb === "yes");
}

/** Who names what he chooses has said yes to "you may choose". */
function yesAnd(reading: MoveReading, answers: readonly MatchedAnswer[]): readonly Choice[] | undefined {
  const yes = chooseWhere(reading.state, ({ do: verb }) => verb === "yes");
  if (yes === undefined) return undefined;
  const trial = clone(reading.state);
  const seen = watch(trial);
  apply(trial, yes);
  const isAsked = pending(trial)?.player === reading.move.player;
  const rest = isAsked ? sequence({ ...reading, state: trial }, answers) : undefined;
  if (rest !== undefined) return [yes, ...rest];
  const open = [{ clause: { kind: "choose", words: reading.move.words } as const, answers }];
  strikeUnasked(seen, open);
  return open[0]?.answers.length === 0 ? [yes] : undefined;
}

const isOneOf = ({ ids }: Name, card: CardId | undefined): boolean =>
  card !== undefined && ids.includes(card);

/** A Response or Disrupt event is played too, though the engine lists it as an ability to use. */
function playChoice(reading: MoveReading): Choice | undefined {
  const { state, move } = reading;
  const name = matchOneCard(readerOf(reading), move.words);
  const isPlaying = (option: Option): boolean => {
    const card = cardIn(option);
    if (card === undefined || !isOneOf(name, card)) return false;
    return (
      option.do === "play" ||
      (option.do === "use" &&
        printedOf(state.game, cardOf(state, card).code).type === "event" &&
        cardOf(state, card).zone !== "play")
    );
  };
  return chooseWhere(state, isPlaying);
}

function useChoice(reading: MoveReading): Choice | undefined {
  const { state, move } = reading;
  const name = matchOneCard(readerOf(reading), move.words);
  const wanted = move.clauses.find(({ kind }) => kind === "ability");
  const usable = options(state).filter((option) => option.do === "use" && isOneOf(name, option.card));
  const [first] = usable;
  const meant =
    wanted === undefined
      ? first
      : usable.find((option) => abilityNumber(state, option) === Number(wanted.words));
  return meant === undefined ? undefined : chooseWhere(state, (option) => option === meant);
}

function attachChoice(reading: MoveReading, decision: Decision): Choice | undefined {
  const { state, move } = reading;
  if (decision.kind !== "resource") return undefined;
  if (move.words === "nothing") return passOf(state, decision);
  const [group] = matchGroups(readerOf(reading), move.words, "to");
  const [card] = group?.cards ?? [];
  if (group === undefined || card === undefined) return undefined;
  return chooseWhere(
    state,
    (option) => option.do === "attach" && isOneOf(card, option.card) && isOneOf(group.place, option.on),
  );
}

/** "CARD dormant at S1". */
function dormantChoice(reading: MoveReading): Choice | undefined {
  const [group] = matchGroups(readerOf(reading), reading.move.words, "dormant at");
  const [card] = group?.cards ?? [];
  if (group === undefined || card === undefined) return undefined;
  const isMeant = (option: Option): boolean =>
    option.do === "makeDormant" && isOneOf(card, option.card) && isOneOf(group.place, option.on);
  return chooseWhere(reading.state, isMeant);
}

function commitChoice(reading: MoveReading, decision: Decision): Choice | undefined {
  const { state, move } = reading;
  if (decision.form !== "assign" || decision.kind === "setup") return undefined;
  if (move.words === "nobody") return passOf(state, decision);
  const assign = decision.items.map(() => -1);
  for (const { cards, place } of matchGroups(readerOf(reading), move.words, "to")) {
    for (const name of cards) {
      const isFree = (id: CardId): boolean => assign[decision.items.indexOf(id)] === -1;
      const id = firstFit(name, isFree);
      if (id === undefined) return undefined;
      const item = decision.items.indexOf(id);
      assign[item] = decision.places[item]?.findIndex((story) => isOneOf(place, story)) ?? -1;
      if (assign[item] === -1) return undefined;
    }
  }
  return isLegal(state, assign) ? { assign } : undefined;
}

/** The cards that are not kept become resources, one on each domain in turn. */
function keepChoice(reading: MoveReading, decision: Decision): Choice | undefined {
  const { state, move } = reading;
  if (decision.form !== "assign" || decision.kind !== "setup") return undefined;
  const kept: CardId[] = [];
  for (const answer of matchAnswers(readerOf(reading), move.words)) {
    const id =
      answer.ids === undefined ? undefined : firstFit(answer, (card) => decision.items.includes(card), kept);
    if (id === undefined) return undefined;
    kept.push(id);
  }
  let domain = 0;
  const assign = decision.items.map((id) => (kept.includes(id) ? -1 : domain++));
  return isLegal(state, assign) ? { assign } : undefined;
}

/** Several cards, asked one at a time; what is left over must have been the only possible answer. */
function sequence(reading: MoveReading, answers: readonly MatchedAnswer[]): readonly Choice[] | undefined {
  const { state, move } = reading;
  const [only, ...others] = answers;
  if (only !== undefined && others.length === 0) {
    const index = optionFor(state, only);
    return index === undefined ? undefined : [{ choose: index }];
  }
  const trial = clone(state);
  const seen = watch(trial);
  const { choices, left } = answerInTurn(trial, move, answers);
  if (choices.length === 0) return undefined;
  const open = [{ clause: { kind: "choose", words: move.words } as const, answers: left }];
  strikeUnasked(seen, open);
  const unanswered = open[0]?.answers.length ?? 0;
  const isLastOfAnOrder = move.verb === "orders" && unanswered === 1;
  return unanswered === 0 || isLastOfAnOrder ? choices : undefined;
}

function answerInTurn(
  trial: State,
  move: ScenarioMove,
  answers: readonly MatchedAnswer[],
): { choices: Choice[]; left: readonly MatchedAnswer[] } {
  const choices: Choice[] = [];
  const taken: CardId[] = [];
  let left = answers;
  while (left.length > 0 && pending(trial)?.player === move.player) {
    const candidates = move.verb === "orders" ? left.slice(0, 1) : left;
    const answer = candidates.find((one) => optionFor(trial, one, taken) !== undefined);
    const index = answer === undefined ? undefined : optionFor(trial, answer, taken);
    if (index === undefined) break;
    const option = options(trial)[index];
    const card = option === undefined ? undefined : cardIn(option);
    if (card !== undefined) taken.push(card);
    left = left.filter((one) => one !== answer);
    choices.push({ choose: index });
    apply(trial, { choose: index });
  }
  return { choices, left };
}
