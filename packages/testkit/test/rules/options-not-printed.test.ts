/**
 * Options that no playable printed card can show yet, and why: each reason is looked for in the texts of all playable
 * cards, so that the first card that could show one asks for its proof here. Invented cards prove them in options*.test.ts.
 */
import { library } from "@fhtagn/cards";
import type { Ability, RuleOptions } from "@fhtagn/rules";
import { expect, test } from "vitest";

/** Whether a text could show it. */
type Could = (ability: Ability, tree: string, type: string) => boolean;

const titlesWith = (could: Could): readonly string[] =>
  library().flatMap(({ facts, text }) =>
    text.abilities.some((ability) => could(ability, JSON.stringify(ability), facts.type))
      ? [facts.title]
      : [],
  );

const isSetOff = ({ timing, when, whenever }: Ability): boolean =>
  timing === "passive" && (when !== undefined || whenever !== undefined);

const whenOf = ({ when }: Ability): string => JSON.stringify(when ?? {});

const NOT_SHOWN: readonly (readonly [keyof RuleOptions, string, Could])[] = [
  [
    "story.effectCommitExhausts",
    "ED-21: no playable text commits a character itself; Y'Golonac's order works in a commit step",
    (_, tree) => tree.includes('"do":"commit"'),
  ],
  [
    "win.effectCancel",
    "ED-27: what playable cards cancel is used by its bold heading, chooses a card, or is an event",
    (ability, tree) =>
      tree.includes('"do":"cancel"') && !/"(timing|ability|targeting|wouldDestroy)":/.test(whenOf(ability)),
  ],
  [
    "win.effectCancel",
    "ED-27: no playable story chooses a card as a target when it is won",
    ({ timing }, tree) => timing === "whenWon" && tree.includes('"choose":'),
  ],
  [
    "cons.scope",
    "ED-29: the only playable conspiracy has no win effect and speaks to nobody",
    ({ timing }, tree, type) =>
      type === "conspiracy" && (timing === "whenWon" || /"(you|opponent)"/.test(tree)),
  ],
  [
    "tie.unchosen",
    "ED-87: no playable text speaks of the lowest or the highest",
    (_, tree) => /"(lowest|highest)":/.test(tree),
  ],
  ["limit.scope", "ED-89: no playable text has a limit", ({ limit }) => limit !== undefined],
  [
    "control.attachmentMoves",
    "ED-91: the only playable text that takes control takes characters",
    (_, tree) => tree.includes('"do":"takeControl"') && !tree.includes('"choose":{"type":"character"'),
  ],
  [
    "passive.disrupt",
    "ED-96: playable disrupts answer wounds and effects as a whole; passives are never answered as a whole",
    (ability) =>
      ability.timing === "disrupt" && !/"on":"(characterWounded|effectInitiated)"/.test(whenOf(ability)),
  ],
  [
    "passive.disrupt",
    "ED-96: no playable passive that is set off wounds anybody",
    (ability, tree) => isSetOff(ability) && tree.includes('"do":"wound"'),
  ],
  [
    "timing.whenAfter",
    "ED-97: no playable text disrupts a struggle",
    (ability) => /"on":"struggle(Begins|Resolves)"/.test(whenOf(ability)),
  ],
];

test.each(NOT_SHOWN)("%s with printed cards: not yet. %s", (_, __, could) => {
  expect(titlesWith(could)).toEqual([]);
});
