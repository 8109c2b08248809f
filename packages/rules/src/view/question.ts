/** The question now put: in full to the one who is asked, to others who and of what kind. */
import { aboutOf, options, pending } from "../decide.ts";
import type { About } from "../state/about.ts";
import { cardOf } from "../state/access.ts";
import type { Option } from "../state/decisions.ts";
import { handleOf } from "../state/handles.ts";
import { type CardId, NOBODY } from "../state/types.ts";
import { type Eyes, knows, refOf, refsOf } from "./eyes.ts";
import type { Horizon } from "./horizon.ts";
import { noteView } from "./progress-view.ts";
import type { AboutView, OptionView, QuestionView } from "./view-types.ts";

/** A card that has no handle is told by its code, if the viewer may know it. */
function codeFor(eyes: Eyes, id: CardId): { readonly code?: string } {
  const card = cardOf(eyes.state, id);
  return handleOf(eyes.viewer, card) === 0 && knows(eyes, card) ? { code: card.code } : {};
}

function optionView(eyes: Eyes, option: Option): OptionView {
  if (!("card" in option)) return option;
  const named = { card: refOf(eyes, option.card), ...codeFor(eyes, option.card) };
  return "on" in option ? { ...option, ...named, on: refOf(eyes, option.on) } : { ...option, ...named };
}

/** Fields that hold cards by the engine's own numbers. */
type CardFields<T> = T extends unknown
  ? { [K in keyof T]-?: T[K] extends CardId | readonly CardId[] ? K : never }[keyof T]
  : never;

/** Only what names no card leaves as it is: a member with a card that is not renamed below does not compile. */
const asItIs = <T extends About & AboutView>(about: [CardFields<T>] extends [never] ? T : never): AboutView =>
  about;

/** Every card that a question is about by the viewer's name for it. */
function aboutView(eyes: Eyes, about: About): AboutView {
  switch (about.about) {
    case "response":
    case "disrupt":
      return { ...about, to: about.to.map((note) => noteView(eyes, note)) };
    case "payment":
      return { ...about, for: refOf(eyes, about.for) };
    case "target":
    case "pick":
    case "cost":
    case "search":
      return { ...about, taken: refsOf(eyes, about.taken) };
    case "payToPutIntoPlay":
    case "host":
    case "resilient":
      return { ...about, card: refOf(eyes, about.card) };
    case "dormant":
      return { ...about, card: refOf(eyes, about.card), story: refOf(eyes, about.story) };
    case "takeTokens":
    case "struggle":
    case "token":
    case "storyEffect":
      return { ...about, story: refOf(eyes, about.story) };
    default:
      return asItIs(about);
  }
}

export function questionView(eyes: Eyes, { asked }: Horizon): QuestionView | null {
  const { state } = eyes;
  if (asked !== null) return { form: "other", player: asked.player, kind: asked.kind, source: 0 };
  const decision = pending(state);
  if (decision === null) return null;
  const { id, player } = decision;
  const source = refOf(eyes, state.question?.source ?? NOBODY);
  if (!eyes.asked) return { form: "other", player, kind: decision.kind, source };
  const about = aboutView(eyes, aboutOf(state));
  if (decision.form === "assign") {
    const { kind } = decision;
    const items = refsOf(eyes, decision.items);
    return { form: "assign", id, player, kind, about, items, places: placesView(eyes, decision.places) };
  }
  const listed = options(state).map((option) => optionView(eyes, option));
  return { form: "choose", id, player, kind: decision.kind, source, about, options: listed };
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
