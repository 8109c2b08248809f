/** Trees that are not the same and honestly read the same: what a text need not say, each with its reason. */

export type TreePart = Readonly<Record<string, unknown>>;

interface Reading {
  readonly why: string;
  /** The node as it reads; the same node where this says nothing about it. */
  readonly as: (node: TreePart) => TreePart;
}

const isTreePart = (value: unknown): value is TreePart =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const without = (node: TreePart, key: string): TreePart =>
  Object.fromEntries(Object.entries(node).filter(([other]) => other !== key));

/** What is meant where nothing is said. */
const silent =
  (key: string, value: unknown, where: (node: TreePart) => boolean = () => true) =>
  (node: TreePart): TreePart =>
    node[key] === value && where(node) ? without(node, key) : node;

const SAME_WORDS: Readonly<Record<string, string>> = {
  controllerOfThat: "controllerOfIt",
  controllerOfHost: "controllerOfIt",
};

const isSelection = (node: TreePart): boolean => "pick" in node || "choose" in node;
const isTrigger = (node: TreePart): boolean => "on" in node && !("do" in node);
const PILES = ["deck", "hand", "discard", "won", "removed", "resource"];

/** Of a selection: its filter without whose the cards are. */
function ofAnybody(what: unknown, who: unknown): unknown {
  if (!isTreePart(what)) return what;
  const key = "pick" in what ? "pick" : "choose";
  const filter = what[key];
  return isTreePart(filter) && filter.controller === who
    ? { ...what, [key]: without(filter, "controller") }
    : what;
}

/** Of a part of a text: without who chooses, where it is him. */
function chosenBy(value: unknown, who: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => chosenBy(one, who));
  if (!isTreePart(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, chosenBy(one, who)] as const);
  const node = Object.fromEntries(entries);
  return isSelection(node) && node.by === who ? without(node, "by") : node;
}

/** With another word in the place of this one. */
function instead(node: TreePart, word: string, by: string): TreePart {
  const said = (value: unknown): unknown => {
    if (value === word) return by === word ? "this" : by;
    if (Array.isArray(value)) return value.map(said);
    return isTreePart(value) ? instead(value, word, by) : value;
  };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, said(value)]));
}

const placesOf = (alternatives: readonly unknown[]): ReadonlySet<unknown> =>
  new Set(alternatives.map((one) => (isTreePart(one) && one.type === "resource" ? "resource" : "play")));
const isSameSet = (zones: unknown, places: ReadonlySet<unknown>): boolean =>
  Array.isArray(zones) && zones.length === places.size && zones.every((zone) => places.has(zone));

const READINGS: readonly Reading[] = [
  {
    why: "the card whose controller it is was spoken of just before: chosen, of the trigger, or the host",
    as: (node) =>
      Object.fromEntries(
        Object.entries(node).map(([key, value]) => [
          key,
          typeof value === "string" ? (SAME_WORDS[value] ?? value) : value,
        ]),
      ),
  },
  { why: "a happening is anybody's where no player is named", as: silent("player", "anyPlayer", isTrigger) },
  { why: "cards are anybody's where no player is named", as: silent("controller", "anyPlayer") },
  { why: "an effect without an end stays", as: silent("until", "always") },
  { why: "any card is a card", as: silent("type", "card") },
  {
    why: "you choose where nobody is named",
    as: silent("by", "you", (node) => isSelection(node) || "do" in node),
  },
  { why: "a name is told where it is used", as: (node) => (isSelection(node) ? without(node, "as") : node) },
  { why: "cards are taken from a deck where no pile is named", as: silent("pile", "deck") },
  { why: "cards cost, unless it is said of abilities", as: silent("of", "cards") },
  {
    why: "an ability is used in play where no place is named",
    as: silent("from", "play", (node) => "timing" in node),
  },
  { why: "cards are meant in play where no place is named", as: silent("in", "play") },
  {
    why: "what a story does when it is won has no heading, as passives have none",
    as: (node) => (node.timing === "whenWon" ? { ...node, timing: "passive" } : node),
  },
  {
    why: "COST-07: that a sacrifice must take place is a rule of forced responses",
    as: silent("untilDone", true),
  },
  {
    why: "WND-06: nobody sacrifices what he does not control",
    as: (node) =>
      node.do === "sacrifice" ? { ...node, what: ofAnybody(node.what, node.by ?? "you") } : node,
  },
  {
    why: "only characters commit, are wounded, go insane, are restored and win struggles",
    as: (node) => {
      const { card, on } = node;
      const isOfCharacters = isTrigger(node) && (String(on).startsWith("character") || on === "struggleWon");
      if (!isOfCharacters || !isTreePart(card)) return node;
      return card.type === "character" ? { ...node, card: without(card, "type") } : node;
    },
  },
  {
    why: "any card will do where none is named",
    as: (node) =>
      isTrigger(node) && isTreePart(node.card) && Object.keys(node.card).length === 0
        ? without(node, "card")
        : node,
  },
  {
    why: "he who sacrifices, may or must do something chooses what",
    as: (node) =>
      node.do === "sacrifice" || node.do === "may" || node.do === "either"
        ? Object.fromEntries(
            Object.entries(node).map(([key, value]) => [
              key,
              key === "by" ? value : chosenBy(value, node.by),
            ]),
          )
        : node,
  },
  {
    why: "nouns tell where cards lie: resources on domains, stories in their row, others in play",
    as: (node) =>
      Array.isArray(node.anyOf) && isSameSet(node.in, placesOf(node.anyOf)) ? without(node, "in") : node,
  },
  {
    why: "a trigger asks before there is a card to call that one",
    as: (node) => (isTrigger(node) ? instead(node, "that", "this") : node),
  },
  {
    why: "that card is the one that the trigger names; without a trigger there is none",
    as: (node) => {
      if (!("timing" in node)) return node;
      const { when } = node;
      if (!isTreePart(when)) return instead(node, "that", "this");
      return typeof when.card === "string" ? instead(node, "that", when.card) : node;
    },
  },
  {
    why: "who is at a story is committed to it",
    as: (node) =>
      node.committed === true && node.at !== undefined && node.type === "character"
        ? without(node, "committed")
        : node,
  },
  {
    why: "attached is attached, and not this is other than this, whichever way it is asked",
    as: (node) => {
      if (typeof node.attached === "string") return { is: node.attached, like: { attached: true } };
      const { not, ...rest } = node;
      if (!isTreePart(not) || Object.keys(not).length !== 1) return node;
      if (not.is !== undefined) return { ...rest, isNot: not.is };
      const { icon } = not;
      return isTreePart(icon) && icon.count === undefined
        ? { ...rest, icon: { ...icon, count: { exactly: 0 } } }
        : node;
    },
  },
  {
    why: "none is none, however it is compared",
    as: (node) =>
      Object.keys(node).length === 1 && (node.atMost === 0 || node.below === 1) ? { exactly: 0 } : node,
  },
  {
    why: "cards of a pile are controlled by their owner",
    as: (node) =>
      typeof node.owner === "string" && node.controller === undefined && PILES.includes(String(node.in))
        ? { ...without(node, "owner"), controller: node.owner }
        : node,
  },
];

function readAs(value: unknown, readings: readonly Reading[]): unknown {
  if (Array.isArray(value)) return value.map((one) => readAs(one, readings));
  if (!isTreePart(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, readAs(one, readings)] as const);
  const node: TreePart = Object.fromEntries(entries);
  return readings.reduce((read, { as }) => as(read), node);
}

/** With its keys in order, as they are no part of what it says. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isTreePart(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, inOrder(one)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
};

const written = (tree: unknown, readings: readonly Reading[]): string =>
  JSON.stringify(inOrder(readAs(tree, readings)));

const needed = new Set<Reading>();

/** Whether two trees with one text may have it; each reading without which they could not is needed. */
export function readAlike(one: unknown, other: unknown): boolean {
  if (written(one, READINGS) !== written(other, READINGS)) return false;
  for (const reading of READINGS) {
    if (needed.has(reading)) continue;
    const others = READINGS.filter((another) => another !== reading);
    if (written(one, others) !== written(other, others)) needed.add(reading);
  }
  return true;
}

export const unneeded = (): readonly string[] =>
  READINGS.filter((reading) => !needed.has(reading)).map(({ why }) => why);
