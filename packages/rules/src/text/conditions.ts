/** Conditions as clauses: "you control a support card", "il y a au moins 6 personnages en jeu". */
import type { CardName, Comparison, Filter, Num, Test } from "../language/expressions.ts";
import { both } from "./clauses.ts";
import { comparedWith, englishQuantity, frenchCount, SKILL } from "./comparisons.ts";
import { list as englishList } from "./english.ts";
import { agree, list as frenchList, ne } from "./french.ts";
import { zonesOf } from "./modifiers.ts";
import { named, subject } from "./names.ts";
import { player } from "./players.ts";
import type { Phrase, Say } from "./speech.ts";
import { NOUNS, PHASE_NAMES } from "./terms.ts";

/** What to say, and whether it is denied. */
interface Claim {
  readonly say: Say;
  readonly not: boolean;
}

/** Something a player controls in play, not something lying elsewhere. */
const isControlled = (filter: Filter): boolean =>
  filter.controller !== undefined &&
  filter.controller !== "anyPlayer" &&
  zonesOf(filter).length === 0 &&
  filter.type !== "resource";

function exists(filter: Filter, { say, not }: Claim): string {
  const { controller = "you", ...rest } = filter;
  if (isControlled(filter)) {
    const who = player(controller, say);
    const what = say.tongue.phrase(rest, { kind: not ? "no" : "a" }, say).text;
    const verb = both(
      say,
      controller === "you" ? { en: "control", fr: "contrôlez" } : { en: "controls", fr: "contrôle" },
    );
    return `${who} ${not && say.locale === "fr" ? ne(verb) : verb} ${what}`;
  }
  const what = say.tongue.phrase(filter, { kind: not ? "no" : "a" }, say).text;
  const there = both(say, not ? { en: "there is", fr: "il n'y a" } : { en: "there is", fr: "il y a" });
  const place = zonesOf(filter).length === 0 ? both(say, { en: " in play", fr: " en jeu" }) : "";
  return `${there} ${what}${place}`;
}

/** The comparison that holds when this one does not; none for an exact number. */
const inverted = ({ atMost, atLeast, below, above, exactly }: Comparison): Comparison | undefined => {
  if (exactly !== undefined) return exactly === 0 ? { atLeast: 1 } : undefined;
  return {
    ...(atMost !== undefined && { above: atMost }),
    ...(atLeast !== undefined && { below: atLeast }),
    ...(below !== undefined && { atLeast: below }),
    ...(above !== undefined && { atMost: above }),
  };
};

/** "2 or more Cultist characters": the quantity stands in the place of the article. */
function quantified(filter: Filter, is: Comparison, say: Say): string {
  const one = say.tongue.phrase(filter, { kind: "a" }, say);
  const words = {
    one: one.text.replace(/^(an?|une?) /, ""),
    many: say.tongue.phrase(filter, { kind: "plain" }, say).text,
  };
  return say.locale === "fr"
    ? frenchCount(is, { ...words, gender: one.gender }, say)
    : englishQuantity(is, words, say);
}

function counted(filter: Filter, is: Comparison, say: Say): string {
  const { controller = "you", ...rest } = filter;
  if (isControlled(filter)) {
    const verb = both(
      say,
      controller === "you" ? { en: "control", fr: "contrôlez" } : { en: "controls", fr: "contrôle" },
    );
    const amount = quantified(rest, is, say);
    return `${player(controller, say)} ${amount.startsWith("aucun") ? ne(verb) : verb} ${amount}`;
  }
  const place = zonesOf(filter).length === 0 ? both(say, { en: " in play", fr: " en jeu" }) : "";
  const amount = quantified(filter, is, say);
  return `${both(say, { en: "there are", fr: amount.startsWith("aucun") ? "il n'y a" : "il y a" })} ${amount}${place}`;
}

function number(value: Num, is: Comparison, { say, not }: Claim): string {
  const wanted = not ? inverted(is) : is;
  if (wanted === undefined)
    return (
      both(say, { en: "it is not the case that ", fr: "il n'est pas vrai que " }) +
      number(value, is, { say, not: false })
    );
  if (typeof value === "object" && "count" in value) return counted(value.count, wanted, say);
  if (typeof value === "object" && "handOf" in value) {
    const who = player(value.handOf, say);
    if (say.locale === "fr")
      return `${who} ${value.handOf === "you" ? "avez" : "a"} ${frenchCount(wanted, NOUNS.card.fr, say)} en main`;
    return `${who} ${value.handOf === "you" ? "have" : "has"} ${englishQuantity(wanted, NOUNS.card.en, say)} in hand`;
  }
  const compared = comparedWith(wanted, SKILL, say);
  const words = say.tongue.number(value, say);
  return both(say, {
    en: `${words} is ${compared}`,
    fr: `${words} est ${/^\d|^X/.test(compared) ? `de ${compared}` : compared}`,
  });
}

const STATES: { readonly [K in keyof Filter]?: { readonly en: string; readonly fr: string } } = {
  ready: { en: "ready", fr: "redressé" },
  exhausted: { en: "exhausted", fr: "déchargé" },
  insane: { en: "insane", fr: "dément" },
  wounded: { en: "wounded", fr: "blessé" },
  drained: { en: "drained", fr: "exploité" },
  committed: { en: "committed", fr: "engagé" },
  attached: { en: "attached", fr: "attaché" },
};

const be = (it: Phrase, { say, not }: Claim): string => {
  const english = `${it.plural ? "are" : "is"}${not ? " not" : ""}`;
  const french = it.plural ? (not ? "ne sont pas" : "sont") : not ? "n'est pas" : "est";
  return both(say, { en: english, fr: french });
};

function like(card: CardName, filter: Filter, { say, not }: Claim): string {
  const it = named(card, say);
  const [only, ...others] = Object.keys(filter);
  const state = Object.entries(STATES).find(([key]) => key === only)?.[1];
  const value = Object.values(filter)[0];
  const denied = { say, not: state && value === false ? !not : not };
  const what =
    state && others.length === 0
      ? both(say, { en: state.en, fr: agree(state.fr, it.gender, it.plural) })
      : say.tongue.phrase(filter, { kind: it.plural ? "plain" : "a" }, say).text;
  return `${subject(it, say)} ${be(it, denied)} ${what}`;
}

type About = "committed" | "attached" | "attacking" | "defending" | "enteredThisPhase";

const STANDING: {
  readonly [K in Exclude<About, "enteredThisPhase">]: {
    readonly en: string;
    readonly fr: (it: Phrase) => string;
  };
} = {
  committed: {
    en: "committed to a story",
    fr: (it) => `${agree("engagé", it.gender, it.plural)} dans une histoire`,
  },
  attached: { en: "attached", fr: (it) => agree("attaché", it.gender, it.plural) },
  attacking: { en: "attacking", fr: (it) => agree("attaquant", it.gender, it.plural) },
  defending: { en: "defending", fr: (it) => (it.gender === "f" ? "en défense" : "défenseur") },
};

function standing(what: keyof typeof STANDING, card: CardName, claim: Claim): string {
  const { say } = claim;
  const it = named(card, say);
  if (what === "committed") say.memory.storyKnown = true;
  say.memory.topic = card;
  return `${subject(it, say)} ${be(it, claim)} ${both(say, { en: STANDING[what].en, fr: STANDING[what].fr(it) })}`;
}

function entered(card: CardName, { say, not }: Claim): string {
  const it = named(card, say);
  say.memory.topic = card;
  const pile = say.memory.inDiscardPile;
  const place = both(
    say,
    pile
      ? { en: "your discard pile", fr: "rejoint votre défausse" }
      : { en: "play", fr: agree("entré", it.gender, it.plural) },
  );
  if (say.locale === "en")
    return `${subject(it, say)} ${not ? "did not enter" : "entered"} ${place} this phase`;
  const auxiliary = pile ? (not ? "n'a pas" : "a") : not ? "n'est pas" : "est";
  return `${subject(it, say)} ${auxiliary} ${place}${pile ? "" : " en jeu"} pendant cette phase`;
}

const moment = (words: { readonly en: string; readonly fr: string }, { say, not }: Claim): string =>
  both(say, {
    en: `it is ${not ? "not " : ""}${words.en}`,
    fr: `${not ? "ce n'est pas" : "c'est"} ${words.fr}`,
  });

function timeTest(
  test: Extract<
    Test,
    | { readonly phase: unknown }
    | { readonly turnOf: unknown }
    | { readonly day: true }
    | { readonly night: true }
  >,
  claim: Claim,
): string {
  if ("phase" in test) {
    const { en, fr } = PHASE_NAMES[test.phase];
    return moment({ en: `the ${en}`, fr: `la ${fr}` }, claim);
  }
  if ("day" in test) return moment({ en: "Day", fr: "le Jour" }, claim);
  if ("night" in test) return moment({ en: "Night", fr: "la Nuit" }, claim);
  return moment(turnOf(test.turnOf), claim);
}

const turnOf = (
  who: Extract<Test, { readonly turnOf: unknown }>["turnOf"],
): { readonly en: string; readonly fr: string } => {
  if (who === "you") return { en: "your turn", fr: "votre tour" };
  if (who === "opponent") return { en: "your opponent's turn", fr: "le tour de votre adversaire" };
  return { en: "that player's turn", fr: "le tour de ce joueur" };
};

/** "during your turn" where a state of time stands before the sentence. */
export function during(test: Test): { readonly en: string; readonly fr: string } | undefined {
  if ("turnOf" in test) {
    const { en, fr } = turnOf(test.turnOf);
    return { en: `during ${en}`, fr: `pendant ${fr}` };
  }
  return "phase" in test
    ? { en: `during the ${PHASE_NAMES[test.phase].en}`, fr: `pendant la ${PHASE_NAMES[test.phase].fr}` }
    : undefined;
}

function claimed(test: Test, claim: Claim): string {
  const { say, not } = claim;
  if ("not" in test) return claimed(test.not, { say, not: !not });
  if ("anyOf" in test || "allOf" in test) {
    const tests = "anyOf" in test ? test.anyOf : test.allOf;
    const or = "anyOf" in test !== not;
    const told = tests.map((one) => claimed(one, claim));
    return say.locale === "fr" ? frenchList(told, or ? "ou" : "et") : englishList(told, or ? "or" : "and");
  }
  if ("exists" in test) return exists(test.exists, claim);
  if ("number" in test) return number(test.number, test.is, claim);
  if ("like" in test) return like(test.is, test.like, claim);
  if ("all" in test) {
    const all = say.tongue.phrase(test.all, { kind: "all" }, say);
    const are = say.tongue.phrase(test.are, { kind: "plain" }, say).text;
    return both(say, {
      en: `${not ? "not " : ""}${all.text} are ${are}`,
      fr: `${all.text} ${not ? "ne sont pas" : "sont"} des ${are}`,
    });
  }
  if ("committed" in test) return standing("committed", test.committed, claim);
  if ("attached" in test) return standing("attached", test.attached, claim);
  if ("attacking" in test) return standing("attacking", test.attacking, claim);
  if ("defending" in test) return standing("defending", test.defending, claim);
  if ("enteredThisPhase" in test) return entered(test.enteredThisPhase, claim);
  if ("overpaid" in test)
    return both(
      say,
      not
        ? { en: "you did not overpay", fr: "vous n'avez pas surpayé" }
        : { en: "you overpaid", fr: "vous avez surpayé" },
    );
  return timeTest(test, claim);
}

export const tellTest = (test: Test, say: Say): string => claimed(test, { say, not: false });
