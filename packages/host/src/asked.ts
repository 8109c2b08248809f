/** The question put to a seat, with what a button has to say of each option. */
import type { Asked, AskedOption } from "@fhtagn/protocol";
import { mustGo, type Option, options, type Player, pending, priceOfOption, type State } from "@fhtagn/rules";
import type { OptionView, View } from "@fhtagn/rules/view";
import { handleFor } from "./seat-eyes.ts";

/** `seen` is the seat's view of this very state; `steps` are those already made on trial. */
export function askedOf(state: State, seen: View, steps: readonly OptionView[]): Asked | null {
  const { question } = seen;
  if (question === null || question.form === "other") return null;
  const { id, player, about } = question;
  if (question.form === "assign") {
    const { kind, items, places } = question;
    const must = musts(state);
    return { form: "assign", id, kind, source: 0, about, steps, options: [], items, places, must };
  }
  const listed = options(state);
  const shown = question.options.map((option, at) => ({ ...option, ...paysOf(state, player, listed[at]) }));
  const { kind, source } = question;
  return { form: "choose", id, kind, source, about, steps, options: shown, items: [], places: [], must: [] };
}

function musts(state: State): readonly number[] {
  const decision = pending(state);
  if (decision === null || decision.form !== "assign") return [];
  return decision.items.map((item, at) => {
    const places = decision.places[at] ?? [];
    return decision.kind === "setup" ? -1 : places.indexOf(mustGo(state, item, places));
  });
}

/** Where one click also drains the only domain that can pay, the button says so. */
function paysOf(state: State, player: Player, option: Option | undefined): Pick<AskedOption, "pays"> {
  const price = option === undefined ? null : priceOfOption(state, option);
  if (price === null) return {};
  const { domain, cost, wasted } = price;
  return { pays: { domain: handleFor(state, player, domain), cost, wasted } };
}
