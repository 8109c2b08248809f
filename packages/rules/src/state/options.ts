/** The two rulesets and their options, each a row of docs/rules/editions.md. */
import type { Ruleset } from "../language/words.ts";

export interface RuleOptions {
  readonly "types.conspiracy": boolean;
  readonly "setup.mulligan": boolean;
  readonly "deck.maxCopies": number;
  readonly "deck.maxConspiracyCopies": number;
  readonly "story.resolveEmpty": boolean;
  readonly "story.effectCommitExhausts": boolean;
  readonly "win.effectCancel": boolean;
  readonly "cons.scope": "each" | "controller";
  readonly "disrupt.own": boolean;
  readonly "disrupt.first": "left" | "active";
  readonly "insane.thirdState": boolean;
  readonly "attach.hostGone": "destroy" | "discard";
  readonly "deckout.both": "activeOrders" | "activeOut" | "draw";
  readonly "cancel.cards": boolean;
  readonly "control.leavesStory": boolean;
  readonly "story.attackedList": boolean;
  readonly "factions.silverTwilight": boolean;
  readonly "response.first": "left" | "active";
  readonly "attach.recheck": boolean;
  readonly "tie.unchosen": "nothing" | "controller";
  readonly "sim.order": "active" | "eachOwn";
  readonly "limit.scope": "wording" | "copy";
  readonly "control.attachmentMoves": boolean;
  readonly "wounds.simultaneous": boolean;
  readonly "passive.disrupt": boolean;
  readonly "timing.whenAfter": "struggles" | "same";
}

const lcg: RuleOptions = {
  "types.conspiracy": true,
  "setup.mulligan": true,
  "deck.maxCopies": 3,
  "deck.maxConspiracyCopies": 3,
  "story.resolveEmpty": false,
  "story.effectCommitExhausts": false,
  "win.effectCancel": false,
  "cons.scope": "each",
  "disrupt.own": true,
  "disrupt.first": "left",
  "insane.thirdState": true,
  "attach.hostGone": "destroy",
  "deckout.both": "activeOrders",
  "cancel.cards": false,
  "control.leavesStory": false,
  "story.attackedList": false,
  "factions.silverTwilight": true,
  "response.first": "left",
  "attach.recheck": false,
  "tie.unchosen": "nothing",
  "sim.order": "active",
  "limit.scope": "wording",
  "control.attachmentMoves": false,
  "wounds.simultaneous": true,
  "passive.disrupt": true,
  "timing.whenAfter": "struggles",
};

const ccg: RuleOptions = {
  "types.conspiracy": false,
  "setup.mulligan": false,
  "deck.maxCopies": 4,
  "deck.maxConspiracyCopies": 4,
  "story.resolveEmpty": true,
  "story.effectCommitExhausts": true,
  "win.effectCancel": true,
  "cons.scope": "controller",
  "disrupt.own": false,
  "disrupt.first": "active",
  "insane.thirdState": false,
  "attach.hostGone": "discard",
  "deckout.both": "activeOut",
  "cancel.cards": true,
  "control.leavesStory": true,
  "story.attackedList": true,
  "factions.silverTwilight": false,
  "response.first": "active",
  "attach.recheck": true,
  "tie.unchosen": "controller",
  "sim.order": "eachOwn",
  "limit.scope": "copy",
  "control.attachmentMoves": true,
  "wounds.simultaneous": false,
  "passive.disrupt": false,
  "timing.whenAfter": "same",
};

export const OPTIONS_OF: Readonly<Record<Ruleset, RuleOptions>> = { lcg, ccg };

/** Values an option may take; used to check what comes from outside. */
const CHOICES: { readonly [K in keyof RuleOptions]?: readonly RuleOptions[K][] } = {
  "cons.scope": ["each", "controller"],
  "disrupt.first": ["left", "active"],
  "attach.hostGone": ["destroy", "discard"],
  "deckout.both": ["activeOrders", "activeOut", "draw"],
  "response.first": ["left", "active"],
  "tie.unchosen": ["nothing", "controller"],
  "sim.order": ["active", "eachOwn"],
  "limit.scope": ["wording", "copy"],
  "timing.whenAfter": ["struggles", "same"],
};

/** An option that there is not, or one that cannot be what it is said to be. */
export interface OptionFault {
  readonly key: string;
  readonly value: unknown;
  readonly known: boolean;
}

/** What is wrong with a set of options, or nothing. The keys are whatever somebody wrote. */
export function faultsOfOptions(given: Readonly<Record<string, unknown>>): readonly OptionFault[] {
  return Object.entries(given).flatMap(([key, value]): readonly OptionFault[] => {
    if (!isOption(key)) return [{ key, value, known: false }];
    return fits(key, value) ? [] : [{ key, value, known: true }];
  });
}

const isOption = (key: string): key is keyof RuleOptions => Object.hasOwn(lcg, key);

function fits(key: keyof RuleOptions, value: unknown): boolean {
  const choices: readonly unknown[] | undefined = CHOICES[key];
  if (choices !== undefined) return choices.includes(value);
  return typeof value === typeof lcg[key] && (typeof value !== "number" || Number.isSafeInteger(value));
}
