/** `offered`: exactly these can be chosen at the next question put to a player. */
import { type CardId, cardIn, type Decision, options, pending, type State } from "@fhtagn/rules";
import type { ScenarioFound } from "@fhtagn/words";
import { firstFit, matchAnswers } from "../names/match-lists.ts";
import { nameInTable } from "../names/name-table.ts";
import { Failure } from "./failure.ts";
import { isPass, type OfferedStep, type ScenarioRun } from "./run.ts";
import { wordIn } from "./word-in.ts";

/** A card, or a word. */
type Offer = CardId | string;

function offersOf(state: State, decision: Decision): readonly Offer[] {
  if (decision.form === "assign")
    return decision.items.filter((_, index) => (decision.places[index]?.length ?? 0) > 0);
  const offers = new Set<Offer>();
  for (const option of options(state)) {
    if (isPass(option) || option.do === "keep") continue;
    offers.add(cardIn(option) ?? wordIn(option) ?? option.do);
  }
  return [...offers];
}

const offersIn = (state: State, offers: readonly Offer[]): ScenarioFound => ({
  is: "offers",
  names: offers.map((offer) => (typeof offer === "string" ? offer : nameInTable(state, offer))),
});

/** A disrupt or response question put only because of hidden cards offers nothing, and is not meant. */
function isEmptyCourtesy({ kind }: Decision, offers: readonly Offer[], wanted: readonly string[]): boolean {
  return (kind === "response" || kind === "disrupt") && offers.length === 0 && wanted.length > 0;
}

/** Looks at every waiting `offered` that the open question settles. */
export function lookAtOffered(run: ScenarioRun): void {
  const { state } = run;
  const decision = pending(state);
  if (decision === null || run.offered.length === 0) return;
  const offers = offersOf(state, decision);
  const [mine, others] = [true, false].map((isMine) =>
    run.offered.filter(
      ({ player, names }) =>
        (player === decision.player && !isEmptyCourtesy(decision, offers, names)) === isMine,
    ),
  );
  run.offered = others ?? [];
  for (const step of mine ?? []) compare(run, step, offers);
}

function compare(
  { state, names }: ScenarioRun,
  { player, names: wanted }: OfferedStep,
  offers: readonly Offer[],
): void {
  const left = [...offers];
  for (const text of wanted) {
    const [answer] = matchAnswers({ state, names, mover: player }, text);
    const id = answer?.ids === undefined ? undefined : firstFit(answer, (card) => left.includes(card));
    const at = left.findIndex((offer) => (id === undefined ? isWord(offer, text) : offer === id));
    if (at < 0) throw new Failure({ is: "offered", player, names: wanted }, offersIn(state, offers));
    left.splice(at, 1);
  }
  if (left.length > 0)
    throw new Failure({ is: "offeredExactly", player, names: wanted }, offersIn(state, offers));
}

const isWord = (offer: Offer, text: string): boolean =>
  typeof offer === "string" && offer.toLowerCase() === text.toLowerCase();
