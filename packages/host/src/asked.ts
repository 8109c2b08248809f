/** The question put to a seat, with what a button has to say of each option. */
import type { Asked, AskedOption } from "@fhtagn/protocol";
import {
  abilityOf,
  apply,
  billForCard,
  clone,
  costFor,
  type Effect,
  type Happening,
  mustGo,
  NOBODY,
  type Option,
  opponentOf,
  options,
  type Player,
  pending,
  priceFrom,
  resourcesFor,
  type State,
} from "@fhtagn/rules";
import type { OptionView, View } from "@fhtagn/rules/view";
import { deedOf } from "./deed-of.ts";
import { alikeOf } from "./ordering.ts";
import { domainAt, handleFor } from "./seat-eyes.ts";

/** The costs of what the player began are not paid yet: nobody else knows of it, and he may still take it back. */
export const isOnTrial = (state: State): boolean =>
  state.question !== null && state.frames.at(-1)?.procedure === "effect";

/** `seen` is the seat's view of this very state; `steps` are those already made on trial. */
export function askedOf(state: State, seen: View, steps: readonly OptionView[]): Asked | null {
  const { question } = seen;
  if (question === null || question.form === "other") return null;
  const { id, kind } = question;
  const source = question.form === "choose" ? question.source : 0;
  const deed = deedOf(state);
  const common = { id, kind, source, ...abilityAsking(state), ...(deed && { deed }), steps };
  if (question.form === "assign") {
    const { items, places } = question;
    return { ...common, form: "assign", options: [], items, places, must: musts(state) };
  }
  const shown = question.options.map((option, at) => ({ ...option, ...noteOn(state, at) }));
  return { ...common, form: "choose", options: shown, items: [], places: [], must: [] };
}

function abilityAsking({ effects }: State): Pick<Asked, "ability"> {
  const ability = effects.at(-1)?.ability;
  return ability === undefined || ability === null
    ? {}
    : { ability: { code: ability.code, index: ability.index } };
}

function musts(state: State): readonly number[] {
  const decision = pending(state);
  if (decision === null || decision.form !== "assign") return [];
  return decision.items.map((item, at) => {
    const places = decision.places[at] ?? [];
    return decision.kind === "setup" ? -1 : places.indexOf(mustGo(state, item, places));
  });
}

type NoteOnOption = Pick<AskedOption, "final" | "pays" | "effect" | "loses" | "alike">;

/** The option is tried on a copy. What it tells of the copy is open to the one who is asked. */
function noteOn(state: State, at: number): NoteOnOption {
  const option = options(state)[at];
  const player = state.question?.player;
  if (option === undefined || player === undefined) return { final: true };
  const trial = tried(state, at);
  const effect = effectOf(state, option);
  const alike = state.question?.kind === "order" ? alikeOf(option) : undefined;
  const pays =
    option.do === "drain"
      ? drainPays(state, option)
      : (trial && paidAtOnce(state, option, trial)) || undefined;
  return {
    final: trial === null || !(isOnTrial(trial.state) && trial.state.question?.player === player),
    ...(pays && { pays }),
    ...(effect && { effect }),
    ...(trial?.state.result?.winner === opponentOf(player) && { loses: true }),
    ...(alike !== undefined && { alike }),
  };
}

interface Trial {
  readonly state: State;
  readonly journal: readonly Happening[];
}

/** Null where the engine breaks: whoever takes the option will hear of it. */
function tried(state: State, choose: number): Trial | null {
  const trial = clone(state);
  const journal: Happening[] = [];
  trial.journal = journal;
  try {
    apply(trial, { choose });
    return { state: trial, journal };
  } catch {
    return null;
  }
}

function drainPays(state: State, { card = NOBODY }: Option): AskedOption["pays"] {
  const player = state.question?.player ?? "P1";
  return { domain: handleFor(state, player, card), ...priceFrom(state, card) };
}

/** One click plays it: the only domain that can pay is drained without a question. */
function paidAtOnce(state: State, option: Option, { journal }: Trial): AskedOption["pays"] {
  if (option.do !== "play" && option.do !== "use") return undefined;
  const player = state.question?.player ?? "P1";
  const [first] = journal.filter(({ what }) => what === "drained");
  const domain = domainAt(state, first?.place);
  if (domain === NOBODY || first?.player !== player) return undefined;
  const cost = costOfOption(state, player, { option, domain });
  if (cost === null || cost === 0) return undefined; // PAY-06: the text drains it, not the price
  const kind = option.do === "play" ? "card" : "ability";
  const wasted = Math.max(0, resourcesFor(state, domain, kind) - cost);
  return { domain: handleFor(state, player, domain), cost, wasted };
}

function costOfOption(
  state: State,
  player: Player,
  { option: { do: verb, card = NOBODY, value }, domain }: { option: Option; domain: typeof NOBODY },
): number | null {
  if (verb === "play") return costFor(state, billForCard(state, player, card), domain);
  const [, code = "", index = ""] = /^(.*)\.(\d+)(?:@.*)?$/.exec(String(value)) ?? [];
  const printed = state.game.library.cards.get(code);
  const prepared = printed?.abilities[Number(index)];
  return prepared === undefined || !prepared.paysFixed ? null : prepared.pays;
}

/** What the card that asks would do with this answer. */
function effectOf(state: State, option: Option): Effect | undefined {
  if (state.question?.kind === "storyEffect") return option.do === "yes" ? storyEffect(state) : undefined;
  const asking = state.effects.at(-1)?.ability;
  const frame = state.frames.at(-1);
  if (asking === undefined || asking === null || frame === undefined) return undefined;
  const node = abilityOf(state.game, asking.code, asking.index).nodes[Number(frame.locals.node)];
  if (node?.do === "may" && option.do === "yes") return node.effect;
  if (node?.do === "unless") return option.do === "yes" ? node.pay : node.effect;
  if (node?.do === "either") return node.options[Number(option.value)];
  return undefined;
}

function storyEffect({ question, faces }: State): Effect | undefined {
  const story = faces[question?.source ?? NOBODY];
  return story?.abilities.find(({ ability }) => ability.timing === "whenWon")?.ability.effect;
}
