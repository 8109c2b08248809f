/** The first half of a hint: which card or story a move is about, and no more. */
import type { Asked } from "@fhtagn/protocol";
import type { Choice } from "@fhtagn/rules";
import { cardIn } from "@fhtagn/rules/options";
import type { CardRef } from "@fhtagn/rules/view";

export type Where =
  | { readonly is: "thing"; readonly ref: CardRef; readonly code?: string }
  /** `pass`: nothing is left to do here. `nobody`: all stay at home. `question`: it is about no card. */
  | { readonly is: "pass" | "nobody" | "question" };

export function whereToLook(asked: Asked, choice: Choice): Where {
  return "assign" in choice ? storyOf(asked, choice.assign) : thingOf(asked, choice.choose);
}

function thingOf({ options }: Asked, at: number): Where {
  const option = options[at];
  if (option?.do === "pass") return { is: "pass" };
  const ref = option === undefined ? undefined : cardIn(option);
  if (ref === undefined || ref === 0) return { is: "question" };
  const code = option?.code;
  return { is: "thing", ref, ...(code !== undefined && { code }) };
}

/** The place most are sent to. */
function storyOf({ places }: Asked, assign: readonly number[]): Where {
  const counts = new Map<CardRef, number>();
  for (const [item, place] of assign.entries()) {
    const story = places[item]?.[place];
    if (story !== undefined) counts.set(story, (counts.get(story) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most === undefined ? { is: "nobody" } : { is: "thing", ref: most[0] };
}
