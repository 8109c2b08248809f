/** The question now put: in full to the one who is asked, to others who and of what kind. */
import { options, pending } from "../decide.ts";
import { cardOf } from "../state/access.ts";
import type { Option } from "../state/decisions.ts";
import { handleOf } from "../state/handles.ts";
import { type CardId, NOBODY } from "../state/types.ts";
import { type Eyes, knows, refOf, refsOf } from "./eyes.ts";
import type { Horizon } from "./initiation.ts";
import type { OptionView, QuestionView } from "./types.ts";

/** A card that has no handle is told by its code, if the viewer may know it. */
function codeFor(eyes: Eyes, id: CardId | undefined): string | null {
  if (id === undefined || id === NOBODY) return null;
  const card = cardOf(eyes.state, id);
  return handleOf(eyes.viewer, card) === 0 && knows(eyes, card) ? card.code : null;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function optionView(eyes: Eyes, option: Option): OptionView {
  const shown: Writable<OptionView> = { do: option.do };
  if (option.card !== undefined) shown.card = refOf(eyes, option.card);
  const code = codeFor(eyes, option.card);
  if (code !== null) shown.code = code;
  if (option.on !== undefined) shown.on = refOf(eyes, option.on);
  if (option.value !== undefined) shown.value = option.value;
  return shown;
}

export function questionView(eyes: Eyes, { asked }: Horizon): QuestionView | null {
  const { state } = eyes;
  if (asked !== null) return { form: "other", player: asked.player, kind: asked.kind, source: 0 };
  const decision = pending(state);
  if (decision === null) return null;
  const { id, player, kind } = decision;
  const source = refOf(eyes, state.question?.source ?? NOBODY);
  if (!eyes.asked) return { form: "other", player, kind, source };
  if (decision.form === "assign") {
    const items = refsOf(eyes, decision.items);
    return { form: "assign", id, player, kind, items, places: placesView(eyes, decision.places) };
  }
  const listed = options(state).map((option) => optionView(eyes, option));
  return { form: "choose", id, player, kind, source, options: listed };
}

/** Most questions have the same places for every item. */
function placesView(eyes: Eyes, places: readonly (readonly CardId[])[]): (readonly (string | number)[])[] {
  let last: readonly CardId[] | undefined;
  let shown: readonly (string | number)[] = [];
  return places.map((some) => {
    if (some !== last) shown = refsOf(eyes, some);
    last = some;
    return shown;
  });
}
