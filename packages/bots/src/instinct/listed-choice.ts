/** Which answer of a list, by what is asked about. Something new that is asked about does not compile without an entry. */
import { type About, faceOf, type Option } from "@fhtagn/rules";
import { printedWorth, worthOf } from "../worth/worth.ts";
import { chooseAction } from "./actions.ts";
import type { OpenChoice } from "./asked.ts";
import {
  chooseDomain,
  chooseEither,
  chooseName,
  chooseX,
  isWelcome,
  isWorthIt,
  storyEffectValue,
} from "./part-choices.ts";
import { chooseResource, isGoodHand } from "./resources.ts";
import { bestOption, chooseCost, chooseForEffect, chooseHost, chooseVictim } from "./targets.ts";

export const indexOfVerb = (listed: readonly Option[], verb: Option["do"]): number =>
  Math.max(
    0,
    listed.findIndex((option) => option.do === verb),
  );

const answerOf = ({ listed }: OpenChoice, isYes: boolean): number =>
  indexOfVerb(listed, isYes ? "yes" : "no");

const act = ({ state, me, listed }: OpenChoice): number => chooseAction(state, me, listed);
const accept = (asked: OpenChoice): number => answerOf(asked, true);
/** Any order is as good as another at first sight. */
const first = (): number => 0;

/** What is put into places is no list. */
type Listed = Exclude<About["about"], "startingResources" | "commit" | "oppose">;

const CHOICES: { readonly [A in Listed]: (asked: OpenChoice<A>) => number } = {
  action: act,
  response: act,
  disrupt: act,
  x: chooseX,
  target: chooseForEffect,
  cost: chooseCost,
  payment: chooseDomain,
  pick: chooseForEffect,
  player: chooseForEffect,
  price: chooseDomain,
  payToPutIntoPlay: chooseDomain,
  either: chooseEither,
  may: (asked) => answerOf(asked, isWelcome(asked)),
  unless: (asked) => answerOf(asked, isWorthIt(asked)),
  name: chooseName,
  search: ({ state, listed }) => bestOption(listed, (id) => printedWorth(faceOf(state, id)) + 0.1),
  sort: (asked) => (asked.about.to === "top" ? first() : chooseForEffect(asked)),
  spreadTokens: chooseForEffect,
  takeTokens: ({ me, listed }) =>
    Math.max(
      0,
      listed.findIndex((option) => option.do === "takeToken" && option.side !== me),
    ),
  firstPart: first,
  firstToMove: first,
  orderOfAbilities: first,
  orderOfCards: first,
  orderOfWonStories: first,
  host: chooseHost,
  heroicOrVillainous: ({ state, listed }) => bestOption(listed, (id) => -worthOf(state, id)),
  resilient: accept,
  dormant: accept,
  mulligan: ({ state, me, listed }) => indexOfVerb(listed, isGoodHand(state, me) ? "keep" : "mulligan"),
  restore: ({ state, listed }) => bestOption(listed, (id) => printedWorth(faceOf(state, id))),
  resource: ({ state, me, listed }) => chooseResource(state, me, listed),
  storyToResolve: first,
  struggle: chooseVictim,
  token: accept,
  storyEffect: (asked) => answerOf(asked, storyEffectValue(asked) > 0),
};

/** The table pairs what is asked about with a choice of that very thing; this function owns the casts. */
export const listedChoice = (asked: OpenChoice): number =>
  (CHOICES[asked.about.about as Listed] as (asked: OpenChoice) => number)(asked);
