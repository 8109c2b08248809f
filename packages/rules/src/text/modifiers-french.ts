/** Filters in French: state, subtype, keyword and faction after the noun, then numbers, place and controller. */
import type { Comparison, Filter } from "../language/expressions.ts";
import type { Icon, Zone } from "../language/words.ts";
import { COST, comparedWith, frenchCount, frenchWith, isZero, SKILL, type Trait } from "./comparisons.ts";
import { agree, au, de, frenchList, le, quote, un } from "./french.ts";
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
import { namedText } from "./name-phrases.ts";
import { frenchControls, frenchWhose, player } from "./players.ts";
import type { Say } from "./speech.ts";
import {
  FACTION_WORDS,
  frenchIcon,
  frenchSubtype,
  KEYWORD_TERMS,
  NOUNS,
  THINGS,
  ZONE_NAMES,
} from "./terms.ts";

const state =
  (adjective: string) =>
  (is: boolean, { gender, plural }: Head) =>
    after(1, `${is ? "" : "non "}${agree(adjective, gender, plural)}`);

/** A comparison with another card would swallow what follows it, so it comes last. */
const isLong = (is: Comparison): boolean =>
  Object.values(is).some((value) => typeof value === "object" && !("x" in value));

const trait =
  (of: Trait, printed = "") =>
  (is: Comparison, _head: Head, say: Say) => {
    const compared = comparedWith(is, of, say);
    return isLong(is)
      ? after(10, `dont ${le(of.fr, of.gender)} ${printed}est ${compared}`)
      : after(5, `de ${of.fr} ${printed}${compared}`);
  };

function icons({ is, count }: { readonly is: Icon; readonly count?: Comparison }, say: Say, printed = false) {
  const one = `icône ${frenchIcon(is, false)}${printed ? " imprimée" : ""}`;
  const many = `icônes ${frenchIcon(is, true)}${printed ? " imprimées" : ""}`;
  return after(6, frenchWith(count, { one, many, gender: "f" }, say));
}

/** Characters are committed to a story, support cards attached to it. */
function atStory(story: string, { noun, gender, plural }: Head, say: Say): string {
  const same = story === "storyOfThis" || story === "storyOfHost";
  const where = same ? "la même histoire" : namedText(story, say).text;
  const engaged = `${agree("engagé", gender, plural)} dans ${where}`;
  const attached = `${agree("attaché", gender, plural)} ${au(where)}`;
  if (noun === "character") return engaged;
  return noun === "support" || noun === "attachment" ? attached : `${engaged} ou ${attached}`;
}

type Preposition = (place: string) => string;

/** "de votre main"; "dans" where somebody looks into it; "depuis" where "de coût 2" stands before it. */
function preposition({ filter: { skill, cost, printed } }: Head, say: Say): Preposition {
  if (say.within || say.random) return (place) => `dans ${place}`;
  const another = skill ?? cost ?? printed?.skill ?? printed?.cost;
  return say.moving && another ? (place) => `depuis ${place}` : de;
}

/** "de votre main ou de votre défausse", "dans votre main ou votre défausse". */
function place(head: Head, say: Say): string {
  const from = preposition(head, say);
  const again: Preposition = from === de ? de : (text) => text;
  const told = zonesOf(head.filter).map((one, index) =>
    zone(one, head, { say, from: index > 0 ? again : from }),
  );
  return frenchList(told, "ou");
}

function zone(
  name: Zone,
  head: Head,
  { say, from }: { readonly say: Say; readonly from: Preposition },
): string {
  const who = head.filter.controller ?? head.filter.owner;
  const { fr: noun, gender } = ZONE_NAMES[name];
  if (name === "play") return "en jeu";
  if (name === "removed") return `${agree("retiré", head.gender, head.plural)} de la partie`;
  if (name === "storyDeck") return from("le deck d'histoires");
  if (name === "won") {
    const won = agree("remporté", head.gender, head.plural);
    return who === "you"
      ? `que vous avez ${won}`
      : `${who && player(who, say) === "il" ? "qu'il" : "qu'un joueur"} a ${won}`;
  }
  if (name === "domain")
    return `parmi ${who ? frenchWhose(who, { noun: "domaines", gender: "m", plural: true }, say) : "les domaines"}`;
  if (name === "resource")
    return who === undefined
      ? "d'un domaine"
      : de(frenchWhose(who, { noun: "domaines", gender: "m", plural: true }, say));
  if (head.quantity.kind === "ofEachPlayer") return from(`${le(noun, gender)} de chaque joueur`);
  if (who !== undefined && who !== "anyPlayer") return from(frenchWhose(who, { noun, gender }, say));
  if (meansAll(head.quantity)) return from(`${gender === "f" ? "toutes" : "tous"} les ${noun}s`);
  return from(`${un(gender)} ${noun}`);
}

const negation = (filter: Filter, head: Head, say: Say) => {
  if (Object.keys(filter).length === 1) {
    if (filter.subtype) return after(2, `sans le sous-type ${frenchSubtype(filter.subtype, false)}`);
    if (filter.faction) return after(9, `n'appartenant pas ${au(FACTION_WORDS[filter.faction].fr)}`);
    if (filter.keyword) return after(6, `sans ${KEYWORD_TERMS[filter.keyword].fr}`);
    if (filter.icon && filter.icon.count === undefined)
      return icons({ is: filter.icon.is, count: { exactly: 0 } }, say);
    if (filter.hasAttachment) {
      const attached = say.tongue.phrase(filter.hasAttachment, { kind: "no" }, say);
      return after(
        7,
        `sans ${attached.text.replace(/^aucune? /, "")} ${agree("attaché", attached.gender, false)}`,
      );
    }
    if (filter.title)
      return after(9, `non ${agree("nommé", head.gender, head.plural)} ${quote(filter.title)}`);
    if (filter.is) return after(9, `autre${head.plural ? "s" : ""} que ${namedText(filter.is, say).text}`);
  }
  const what = say.tongue.phrase(filter, { kind: head.plural ? "plain" : "a" }, say).text;
  return after(9, head.plural ? `qui ne sont pas des ${what}` : `qui n'est pas ${what}`);
};

export const FRENCH_MODIFIERS: Modifiers = {
  type: () => undefined,
  anyOf: () => undefined,
  in: (_zones, head, say) => (head.filter.enteredThisPhase ? undefined : after(8, place(head, say))),
  controller: (who, { filter }, say) => {
    if (who === "anyPlayer") return undefined;
    if (filter.type === "resource" && filter.in === undefined)
      return after(8, de(frenchWhose(who, { noun: "domaines", gender: "m", plural: true }, say)));
    return placeNamesController(filter) ? undefined : after(9, frenchControls(who, say));
  },
  owner: (who, { filter }, say) =>
    placeNamesOwner(filter)
      ? undefined
      : after(9, who === "you" ? "qui vous appartient" : `appartenant ${au(player(who, say))}`),
  subtype: (subtype, { plural }) => after(2, frenchSubtype(subtype, plural)),
  faction: (faction) => after(4, de(FACTION_WORDS[faction].fr)),
  neutral: (is, { plural }) => after(4, `${is ? "" : "non "}neutre${plural ? "s" : ""}`),
  keyword: (keyword, { plural }) => {
    const { fr, adjective } = KEYWORD_TERMS[keyword];
    return adjective ? after(3, plural ? `${fr}s` : fr) : after(6, `avec ${fr}`);
  },
  skill: trait(SKILL),
  cost: trait(COST),
  icon: (icon, _head, say) => icons(icon, say),
  wounds: (is, _head, say) => after(6, frenchWith(is, THINGS.wound.fr, say)),
  tokens: (is, { noun }, say) =>
    after(6, `${frenchWith(is, THINGS.successToken.fr, say)}${hasTwoSides(noun, is) ? " au total" : ""}`),
  side: ({ of, count }, _head, say) => {
    const side = frenchWhose(of, { noun: "côté", gender: "m" }, say);
    const found = frenchCount(count, THINGS.successToken.fr, say);
    return after(9, `où ${side} ${isZero(count) ? "ne compte" : "compte"} ${found}`);
  },
  resources: (is, _head, say) => after(6, frenchWith(is, NOUNS.resource.fr, say)),
  printed: ({ cost, skill, subtype, icon }, head, say) => [
    cost && trait(COST, "imprimé ")(cost, head, say),
    skill && trait(SKILL, "imprimée ")(skill, head, say),
    icon && icons(icon, say, true),
    subtype === undefined
      ? undefined
      : after(5, `avec le sous-type imprimé ${frenchSubtype(subtype, false)}`),
  ],
  ready: state("redressé"),
  exhausted: state("déchargé"),
  insane: state("dément"),
  wounded: state("blessé"),
  drained: state("exploité"),
  committed: (is, head) =>
    is && head.filter.at !== undefined && head.noun === "character" ? undefined : state("engagé")(is, head),
  at: (story, head, say) => after(7, atStory(story, head, say)),
  wasAt: (story, head, say) =>
    after(10, `qui ${head.plural ? "étaient" : "était"} ${atStory(story, head, say)}`),
  attachedTo: (card, { gender, plural }, say) =>
    after(7, `${agree("attaché", gender, plural)} ${au(namedText(card, say).text)}`),
  attached: state("attaché"),
  hasAttachment: (filter, _head, say) => {
    const attached = say.tongue.phrase(filter, { kind: "a" }, say);
    return after(7, `avec ${attached.text} ${agree("attaché", attached.gender, false)}`);
  },
  title: (title, { gender, plural }) => after(9, `${agree("nommé", gender, plural)} ${quote(title)}`),
  sameTitleAs: (card, _head, say) => after(9, `de même titre que ${namedText(card, say).text}`),
  unique: (is, { plural }) => after(1, `${is ? "" : "non "}unique${plural ? "s" : ""}`),
  other: (is, { noun, plural }) => {
    if (!is) return undefined;
    const other = plural ? "autres" : "autre";
    return noun === "story" ? after(7, `${other} que celle-ci`) : before(0, other);
  },
  isNot: (card, { plural }, say) => after(9, `autre${plural ? "s" : ""} que ${namedText(card, say).text}`),
  is: (card, { plural }, say) => after(9, `qui ${plural ? "sont" : "est"} ${namedText(card, say).text}`),
  enteredThisPhase: (did, { filter, gender, plural }, say) => {
    const who = filter.controller ?? filter.owner;
    const entered = agree("entré", gender, plural);
    const piles = zonesOf(filter).filter((pile) => pile !== "play");
    const joined = piles.map((pile) => {
      const { fr: noun, gender: own } = ZONE_NAMES[pile];
      return who ? frenchWhose(who, { noun, gender: own }, say) : `${un(own)} ${noun}`;
    });
    const ways = [
      ...(piles.length === zonesOf(filter).length && piles.length > 0
        ? []
        : [did ? `${entered} en jeu` : `n'étant pas ${entered} en jeu`]),
      ...(joined.length === 0
        ? []
        : [`${did ? "ayant" : "n'ayant pas"} rejoint ${frenchList(joined, "ou")}`]),
    ];
    return after(8, `${frenchList(ways, "ou")} pendant cette phase`);
  },
  onDrainedDomain: (_is, { gender, plural }) =>
    after(10, `${agree("attaché", gender, plural)} au domaine exploité pour payer son coût`),
  not: negation,
};
