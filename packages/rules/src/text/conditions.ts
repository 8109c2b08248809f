/** Conditions as clauses: "it is ready", "tant que ce personnage est engagé". */
import type { CardName, Filter, Test } from "../language/expressions.ts";
import { both } from "./clauses.ts";
import { type Claim, existsText, number } from "./counting.ts";
import { englishList, possessive } from "./english.ts";
import { agree, de, frenchList, que, si } from "./french.ts";
import { namedText, subject } from "./name-phrases.ts";
import { frenchWhose, whose } from "./players.ts";
import { inTongue, type Phrase, type Say } from "./speech.ts";
import { PHASE_NAMES } from "./terms.ts";

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

/** "ce personnage est un ...", but "c'est une carte ...", never "elle est une carte". */
function frenchBe(it: Phrase, { say, not }: Claim): string {
  if (!it.pronoun) return `${it.text} ${be(it, { say, not })}`;
  if (it.plural) return not ? "ce ne sont pas" : "ce sont";
  return not ? "ce n'est pas" : "c'est";
}

function like(card: CardName, filter: Filter, { say, not }: Claim): string {
  const it = namedText(card, say);
  const [only, ...others] = Object.keys(filter);
  const state = Object.entries(STATES).find(([key]) => key === only)?.[1];
  const value = Object.values(filter)[0];
  say.memory.topic = card;
  if (state && others.length === 0) {
    const denied = { say, not: value === false ? !not : not };
    const what = both(say, { en: state.en, fr: agree(state.fr, it.gender, it.plural) });
    return `${subject(it, say)} ${be(it, denied)} ${what}`;
  }
  const kind = say.tongue.phrase(filter, { kind: it.plural ? "plain" : "a" }, say).text;
  return inTongue(say, {
    en: () => `${subject(it, say)} ${be(it, { say, not })} ${kind}`,
    fr: () => `${frenchBe(it, { say, not })} ${it.plural ? "des " : ""}${kind}`,
  });
}

type WhereaboutsClaimed = "committed" | "attached" | "attacking" | "defending" | "enteredThisPhase";

const STANDING: {
  readonly [K in Exclude<WhereaboutsClaimed, "enteredThisPhase">]: {
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
  const it = namedText(card, say);
  if (what === "committed") say.memory.storyKnown = true;
  say.memory.topic = card;
  return `${subject(it, say)} ${be(it, claim)} ${both(say, { en: STANDING[what].en, fr: STANDING[what].fr(it) })}`;
}

function entered(card: CardName, { say, not }: Claim): string {
  const it = namedText(card, say);
  say.memory.topic = card;
  const pile = say.memory.inDiscardPile;
  const place = both(
    say,
    pile
      ? { en: "your discard pile", fr: "rejoint votre défausse" }
      : { en: "play", fr: agree("entré", it.gender, it.plural) },
  );
  const auxiliary = pile ? (not ? "n'a pas" : "a") : not ? "n'est pas" : "est";
  return both(say, {
    en: `${subject(it, say)} ${not ? "did not enter" : "entered"} ${place} this phase`,
    fr: `${subject(it, say)} ${auxiliary} ${place}${pile ? "" : " en jeu"} pendant cette phase`,
  });
}

const moment = (words: { readonly en: string; readonly fr: string }, { say, not }: Claim): string =>
  both(say, {
    en: `it is ${not ? "not " : ""}${words.en}`,
    fr: `${not ? "ce n'est pas" : "c'est"} ${words.fr}`,
  });
const light = (words: { readonly en: string; readonly fr: string }, { say, not }: Claim): string =>
  both(say, {
    en: `it is ${not ? "not " : ""}${words.en}`,
    fr: `il ${not ? "ne fait pas" : "fait"} ${words.fr}`,
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
  if ("day" in test) return light({ en: "Day", fr: "Jour" }, claim);
  if ("night" in test) return light({ en: "Night", fr: "Nuit" }, claim);
  return moment(turnOf(test.turnOf, claim.say), claim);
}

type Who = Extract<Test, { readonly turnOf: unknown }>["turnOf"];
const turnOf = (who: Who, say: Say): { readonly en: string; readonly fr: string } => ({
  en: `${whose(who, say)} turn`,
  fr: frenchWhose(who, { noun: "tour", gender: "m" }, say),
});

function turnOfHost(say: Say): { readonly en: string; readonly fr: string } {
  const { text } = namedText("host", say);
  say.memory.hostTold = true;
  return { en: `the turn of ${possessive(text)} controller`, fr: `le tour du contrôleur ${de(text)}` };
}

/** "during your turn" where a state of time stands before the sentence, so that nobody is spoken of yet. */
export function during(test: Test, say: Say): string | undefined {
  if ("turnOf" in test) {
    const { en, fr } = test.turnOf === "controllerOfHost" ? turnOfHost(say) : turnOf(test.turnOf, say);
    return both(say, { en: `during ${en}`, fr: `pendant ${fr}` });
  }
  if (!("phase" in test)) return undefined;
  const { en, fr } = PHASE_NAMES[test.phase];
  return both(say, { en: `during the ${en}`, fr: `pendant la ${fr}` });
}

/** De Morgan: what is denied of all is denied of one of them. */
function joined(
  test: Extract<Test, { readonly anyOf: unknown } | { readonly allOf: unknown }>,
  claim: Claim,
): string {
  const tests = "anyOf" in test ? test.anyOf : test.allOf;
  const or = "anyOf" in test !== claim.not;
  const told = tests.map((one) => claimed(one, claim));
  const { conjunction } = claim.say;
  const again = { si, que }[conjunction ?? "que"];
  const led = told.map((text, index) => (index === 0 || conjunction === undefined ? text : again(text)));
  return inTongue(claim.say, {
    en: () => englishList(told, or ? "or" : "and"),
    fr: () => frenchList(led, or ? "ou" : "et"),
  });
}

function ofAll({ all, are }: Extract<Test, { readonly all: Filter }>, { say, not }: Claim): string {
  const every = say.tongue.phrase(all, { kind: "all" }, say).text;
  const like = say.tongue.phrase(are, { kind: "plain" }, say).text;
  return inTongue(say, {
    en: () => `${not ? "not " : ""}${every} are ${like}`,
    fr: () => {
      if (!not) return `${every} sont des ${like}`;
      // "tous ... ne sont pas" could mean that none of them is.
      const { text, gender } = say.tongue.phrase(all, { kind: "bare" }, say);
      return `${text} ne sont pas ${gender === "f" ? "toutes" : "tous"} des ${like}`;
    },
  });
}

const overpaid = ({ say, not }: Claim): string =>
  both(
    say,
    not
      ? { en: "you did not overpay", fr: "vous n'avez pas surpayé" }
      : { en: "you overpaid", fr: "vous avez surpayé" },
  );

function claimed(test: Test, claim: Claim): string {
  if ("not" in test) return claimed(test.not, { say: claim.say, not: !claim.not });
  if ("anyOf" in test || "allOf" in test) return joined(test, claim);
  if ("exists" in test) return existsText(test.exists, claim);
  if ("number" in test) return number(test.number, test.is, claim);
  if ("like" in test) return like(test.is, test.like, claim);
  if ("all" in test) return ofAll(test, claim);
  if ("committed" in test) return standing("committed", test.committed, claim);
  if ("attached" in test) return standing("attached", test.attached, claim);
  if ("attacking" in test) return standing("attacking", test.attacking, claim);
  if ("defending" in test) return standing("defending", test.defending, claim);
  if ("enteredThisPhase" in test) return entered(test.enteredThisPhase, claim);
  return "overpaid" in test ? overpaid(claim) : timeTest(test, claim);
}

export const tellTest = (test: Test, say: Say): string => claimed(test, { say, not: false });
