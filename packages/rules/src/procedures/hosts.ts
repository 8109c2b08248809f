/** ATT-13, ATT-14: an attachment that an effect brings into play goes onto a host of its controller's choice. */
import { type Group, hasHost } from "../effects/proposed-changes.ts";
import { hostsFor } from "../queries/entering.ts";
import type { About } from "../state/about.ts";
import type { Manner } from "../state/change-kinds.ts";
import type { OptionOf } from "../state/decisions.ts";
import { InvariantBroken } from "../state/game.ts";
import type { FrameOf, LocalsOf } from "../state/procedure-locals.ts";
import { type CardId, type Change, NOBODY, type State } from "../state/types.ts";
import { ask, asking, type Next, type NextOrAsk, type Step } from "./interpreter.ts";

type Frame = FrameOf<"changes">;

/** Where it could go; none for what needs no host, or has one, or lies face down. */
function hostsOf(state: State, { kind, card, player, how }: Change): readonly CardId[] {
  if (kind !== "enterPlay" || hasHost(how) || (how?.as === "put" && how.insane)) return [];
  return hostsFor(state, player, card) ?? [];
}

export const needsHost = (state: State, parts: Group): boolean =>
  parts.some((part) => hostsOf(state, part).length > 0);

function nextPart(state: State, { locals }: Frame): Change | undefined {
  return locals.groups[locals.next]?.find((part) => hostsOf(state, part).length > 0);
}

function putOn(frame: Frame, part: Change, host: CardId): void {
  const { groups, next } = frame.locals;
  const { how } = part;
  const onto: Manner = how?.as === "put" ? { ...how, host: "chosen" } : { as: "onto", host: "chosen" };
  const attached: Change = { ...part, how: onto, other: host };
  const group = groups[next]?.map((one) => (one === part ? attached : one)) ?? [];
  frame.locals = { ...frame.locals, groups: groups.map((one, at) => (at === next ? group : one)) };
}

function findHost(state: State, frame: Frame): NextOrAsk {
  const part = nextPart(state, frame);
  if (part === undefined) return undefined;
  const [only = NOBODY, ...others] = hostsOf(state, part);
  if (others.length > 0) return ask(state, part.player, { kind: "pick", source: part.card });
  putOn(frame, part, only);
  return "again";
}

function aboutHost(state: State, frame: Frame): About {
  const part = nextPart(state, frame);
  if (part === undefined) throw new InvariantBroken("ATT-14", "nothing looks for a host");
  return { about: "host", card: part.card };
}

function hostOptions(state: State, frame: Frame): readonly OptionOf<"choose">[] {
  const part = nextPart(state, frame);
  return part === undefined ? [] : hostsOf(state, part).map((card) => ({ do: "choose", card }));
}

function answerHost(state: State, frame: Frame, { card }: OptionOf<"choose">): Next {
  const part = nextPart(state, frame);
  if (part !== undefined) putOn(frame, part, card);
  return "again";
}

export const hostStep: Step<LocalsOf["changes"]> = asking({
  rule: "ATT-14",
  label: "hosts",
  run: findHost,
  about: aboutHost,
  options: hostOptions,
  answer: answerHost,
});
