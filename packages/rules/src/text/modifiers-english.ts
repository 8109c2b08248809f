/** Filters in English: state, keyword, faction and subtype before the noun, the rest after it. */
import type { Comparison, Filter, Noun } from "../language/expressions.ts";
import type { Icon, Zone } from "../language/words.ts";
import { COST, comparedWith, englishQuantity, SKILL, type Trait } from "./comparisons.ts";
import { englishList } from "./english.ts";
import {
  after,
  before,
  type Head,
  hasTwoSides,
  type Modifiers,
  meansAll,
  placeNamesController,
  placeNamesOwner,
  zonesOf,
} from "./modifier-phrases.ts";
import { namedText, object } from "./name-phrases.ts";
import { controlsText, player, whose } from "./players.ts";
import type { Say } from "./speech.ts";
import { FACTION_WORDS, ICON_NAMES, KEYWORD_TERMS, THINGS, ZONE_NAMES } from "./terms.ts";

const state = (yes: string, no: string) => (is: boolean) => before(2, is ? yes : no);

const trait =
  (of: Trait, printed = "") =>
  (is: Comparison, _head: Head, say: Say) =>
    after(1, `with ${printed}${of.en} ${comparedWith(is, of, say)}`);

const icons = ({ is, count }: { readonly is: Icon; readonly count?: Comparison }, say: Say, printed = "") => {
  const name = `${printed}${ICON_NAMES.en[is]} icon`;
  const found = englishQuantity(count, { one: name, many: `${name}s` }, say);
  return after(2, `with ${found.replace(/^a (?=[AI])/, "an ")}`);
};

/** Characters are committed to a story, support cards attached to it. */
const AT: { readonly [N in Noun]?: string } = {
  character: "committed to",
  support: "attached to",
  attachment: "attached to",
};

const atStory = (story: string, { noun }: Head, say: Say): string =>
  `${AT[noun] ?? "committed or attached to"} ${story === "storyOfThis" || story === "storyOfHost" ? "the same story" : object(namedText(story, say))}`;

const owner = ({ controller, owner }: Filter) => controller ?? owner;

function zone(name: Zone, head: Head, say: Say): string {
  const who = owner(head.filter);
  const preposition = say.moving || say.random ? "from" : "in";
  if (name === "play") return "in play";
  if (name === "removed") return "removed from the game";
  if (name === "storyDeck") return "in the story deck";
  if (name === "won") return who === "you" ? "you have won" : `${player(who ?? "anyPlayer", say)} has won`;
  if (name === "domain") return `among ${who ? whose(who, say) : "the"} domains`;
  if (name === "resource") return `attached as a resource to ${who ? whose(who, say) : "any"} domains`;
  const pile = ZONE_NAMES[name].en;
  if (head.quantity.kind === "ofEachPlayer") return `${preposition} each player's ${pile}`;
  if (who !== undefined && who !== "anyPlayer") return `${preposition} ${whose(who, say)} ${pile}`;
  return meansAll(head.quantity) ? `${preposition} all ${pile}s` : `${preposition} any ${pile}`;
}

/** "in your hand or discard pile". */
function place(head: Head, say: Say): string {
  const [first, ...others] = zonesOf(head.filter);
  if (first === undefined) return "";
  return englishList([zone(first, head, say), ...others.map((other) => ZONE_NAMES[other].en)], "or");
}

const negation = (filter: Filter, head: Head, say: Say) => {
  const keys = Object.keys(filter);
  if (keys.length === 1) {
    if (filter.subtype) return before(5, `non-${filter.subtype}`);
    if (filter.faction) return before(4, `non-${FACTION_WORDS[filter.faction].en}`);
    if (filter.keyword) return after(0, `without ${filter.keyword}`);
    if (filter.icon && filter.icon.count === undefined)
      return icons({ is: filter.icon.is, count: { exactly: 0 } }, say);
    if (filter.hasAttachment)
      return after(
        3,
        `with no ${say.tongue.phrase(filter.hasAttachment, { kind: "plain" }, say).text} attached`,
      );
    if (filter.title) return after(6, `not named “${filter.title}”`);
    if (filter.is) return after(6, `other than ${object(namedText(filter.is, say))}`);
  }
  const what = say.tongue.phrase(filter, { kind: head.plural ? "plain" : "a" }, say).text;
  return after(6, head.plural ? `that are not ${what}` : `that is not ${what}`);
};

export const ENGLISH_MODIFIERS: Modifiers = {
  type: () => undefined,
  anyOf: () => undefined,
  in: (_zones, head, say) => (head.filter.enteredThisPhase ? undefined : after(4, place(head, say))),
  controller: (who, { filter }, say) => {
    if (who === "anyPlayer") return undefined;
    if (filter.type === "resource" && filter.in === undefined)
      return after(4, `on ${whose(who, say)} domains`);
    return placeNamesController(filter) ? undefined : after(0, controlsText(who, say));
  },
  owner: (who, { filter }, say) =>
    placeNamesOwner(filter) ? undefined : after(0, `${player(who, say)} ${who === "you" ? "own" : "owns"}`),
  subtype: (subtype) => before(5, subtype),
  faction: (faction) => before(4, FACTION_WORDS[faction].en),
  neutral: (is) => before(4, is ? "neutral" : "non-neutral"),
  keyword: (keyword) => (KEYWORD_TERMS[keyword].adjective ? before(3, keyword) : after(0, `with ${keyword}`)),
  skill: trait(SKILL),
  cost: trait(COST),
  icon: (icon, _head, say) => icons(icon, say),
  wounds: (is, _head, say) => after(2, `with ${englishQuantity(is, THINGS.wound.en, say)}`),
  tokens: (is, { noun }, say) =>
    after(
      2,
      `with ${englishQuantity(is, THINGS.successToken.en, say)}${hasTwoSides(noun, is) ? " in all" : ""}`,
    ),
  side: ({ of, count }, _head, say) =>
    after(2, `where ${whose(of, say)} side has ${englishQuantity(count, THINGS.successToken.en, say)}`),
  resources: (is, _head, say) =>
    after(2, `with ${englishQuantity(is, { one: "resource", many: "resources" }, say)}`),
  printed: ({ cost, skill, subtype, icon }, head, say) => [
    cost && trait(COST, "printed ")(cost, head, say),
    skill && trait(SKILL, "printed ")(skill, head, say),
    icon && icons(icon, say, "printed "),
    subtype === undefined ? undefined : after(1, `with the printed subtype ${subtype}`),
  ],
  ready: state("ready", "non-ready"),
  exhausted: state("exhausted", "non-exhausted"),
  insane: state("insane", "sane"),
  wounded: state("wounded", "unwounded"),
  drained: state("drained", "undrained"),
  committed: (is, { filter, noun }) =>
    is && filter.at !== undefined && noun === "character"
      ? undefined
      : before(2, is ? "committed" : "uncommitted"),
  at: (story, head, say) => after(3, atStory(story, head, say)),
  wasAt: (story, head, say) => after(3, `that ${head.plural ? "were" : "was"} ${atStory(story, head, say)}`),
  attachedTo: (card, _head, say) => after(3, `attached to ${object(namedText(card, say))}`),
  attached: state("attached", "unattached"),
  hasAttachment: (filter, _head, say) =>
    after(3, `with ${say.tongue.phrase(filter, { kind: "a" }, say).text} attached`),
  title: (title) => after(6, `named “${title}”`),
  sameTitleAs: (card, _head, say) => after(6, `with the same title as ${object(namedText(card, say))}`),
  unique: (is) => before(1, is ? "unique" : "non-unique"),
  other: (is, { noun }) => {
    if (!is) return undefined;
    return noun === "story" ? after(7, "other than this one") : before(0, "other");
  },
  isNot: (card, _head, say) => after(6, `other than ${object(namedText(card, say))}`),
  is: (card, { plural }, say) => after(6, `that ${plural ? "are" : "is"} ${object(namedText(card, say))}`),
  enteredThisPhase: (did, { filter }, say) => {
    const who = filter.controller ?? filter.owner;
    const piles = zonesOf(filter).length === 0 ? (["play"] as const) : zonesOf(filter);
    const names = piles.map((pile) =>
      pile === "play" ? "play" : `${who ? whose(who, say) : "a"} ${ZONE_NAMES[pile].en}`,
    );
    return after(4, `that ${did ? "entered" : "did not enter"} ${englishList(names, "or")} this phase`);
  },
  onDrainedDomain: () => after(6, "on the domain drained to pay for it"),
  not: negation,
};
