/** An ability as a card prints it: heading, trigger, cost, effect, limit. */
import type { Ability, Limit, PlayOnly } from "../language/abilities.ts";
import type { Effect } from "../language/effects.ts";
import type { Filter, Test } from "../language/expressions.ts";
import type { Zone } from "../language/words.ts";
import { allTold } from "./all-told.ts";
import { beginsWithYou, canBeMade } from "./begins-with-you.ts";
import { both, listOf } from "./clauses.ts";
import { during } from "./conditions.ts";
import { capitalised } from "./english.ts";
import { au, que, si } from "./french.ts";
import { inTongue, inVoice, NO_VOICE, ORDER, type Say, type Voice } from "./speech.ts";
import { HEADINGS, PHASE_NAMES, ZONE_NAMES } from "./terms.ts";
import { tellTrigger } from "./trigger-phrases.ts";

const PURPOSE: Voice = { actor: "you", form: "base", purpose: true };
const MADE: Voice = { actor: "you", form: "none", made: true };

/** "pay 2 to wound ...", "pay 2 to make it cost ...", or "pay 2: this character gains ..." where nobody acts. */
function withCost(costs: readonly Effect[], effect: Effect, say: Say): string {
  const paying = inTongue(say, { en: () => PURPOSE, fr: () => ORDER });
  const paid = listOf(
    costs.map((cost) => say.tongue.effect(cost, inVoice(say, paying))),
    say,
  );
  if (canBeMade(effect)) {
    const made = say.tongue.effect(effect, inVoice(say, MADE));
    return `${paid} ${both(say, { en: `to make ${made}`, fr: `pour ${que(made)}` })}`;
  }
  if (!beginsWithYou(effect))
    return `${paid}${both(say, { en: ": ", fr: " : " })}${say.tongue.effect(effect, inVoice(say, ORDER))}`;
  return `${paid} ${both(say, { en: "to", fr: "pour" })} ${say.tongue.effect(effect, inVoice(say, PURPOSE))}`;
}

const PERIODS: { readonly [P in Limit["per"]]: { readonly en: string; readonly fr: string } } = {
  phase: { en: "phase", fr: "phase" },
  turn: { en: "turn", fr: "tour" },
  game: { en: "game", fr: "partie" },
};
const TIMES = {
  en: ["never", "once", "twice", "three times"],
  fr: ["jamais", "une fois", "deux fois", "trois fois"],
} as const;

/** The two forms differ: "once" counts per copy, "1" per title (TRIG-26). */
function limitText({ times, per, by, ...rest }: Limit, say: Say): string {
  allTold(rest);
  const often =
    by === "title"
      ? String(times)
      : (TIMES[say.locale][times] ?? both(say, { en: `${times} times`, fr: `${times} fois` }));
  return both(say, {
    en: `Limit ${often} per ${PERIODS[per].en}.`,
    fr: `Limite ${often} par ${PERIODS[per].fr}.`,
  });
}

const speaksOfEntering = (test: Test | undefined): boolean =>
  test !== undefined && "enteredThisPhase" in test && test.enteredThisPhase === "this";

/** Places that are not simply "in your ...". */
const PLACES: { readonly [Z in Zone]?: { readonly en: string; readonly fr: string } } = {
  play: { en: "in play", fr: "en jeu" },
  story: { en: "in the row of stories", fr: "dans la rangée d'histoires" },
  storyDeck: { en: "in the story deck", fr: "dans le deck d'histoires" },
  domain: { en: "one of your domains", fr: "l'un de vos domaines" },
  resource: { en: "on one of your domains", fr: "sur l'un de vos domaines" },
  removed: { en: "removed from the game", fr: "retirée de la partie" },
  limbo: { en: "being resolved", fr: "en cours de résolution" },
};

/** An ability that works from elsewhere says so. */
function placeText({ from, if: test }: Ability, say: Say): string | undefined {
  if (from === undefined || from === (say.about.type === "event" ? "hand" : "play")) return undefined;
  if (from === "discard" && speaksOfEntering(test)) return undefined;
  const { en, fr } = PLACES[from] ?? {
    en: `in your ${ZONE_NAMES[from].en}`,
    fr: `dans votre ${ZONE_NAMES[from].fr}`,
  };
  return both(say, {
    en: `Use only while this card is ${en}.`,
    fr: `À utiliser uniquement tant que cette carte est ${fr}.`,
  });
}

function conditionText(test: Test, { timing }: Ability, say: Say): string {
  const time = during(test, say);
  if (time !== undefined) return time;
  const conjunction = timing === "passive" ? "que" : "si";
  const condition = say.tongue.test(test, { ...say, conjunction });
  return timing === "passive"
    ? both(say, { en: `while ${condition}`, fr: `tant ${que(condition)}` })
    : both(say, { en: `if ${condition}`, fr: si(condition) });
}

function leads(ability: Ability, say: Say): readonly string[] {
  const { when, whenever, if: test } = ability;
  const parts: string[] = [];
  if (when) parts.push(tellTrigger(when, say));
  if (whenever) {
    const state = say.tongue.test(whenever, { ...say, conjunction: "que" });
    parts.push(both(say, { en: `whenever ${state}`, fr: `dès ${que(state)}` }));
  }
  if (test) parts.push(conditionText(test, ability, say));
  return parts;
}

/** A sentence that ends with a quoted ability has its full stop already. */
const closed = (text: string): string => (/\.[”\s]*[”»]$/.test(text) ? text : `${text}.`);

export function tellAbility(ability: Ability, say: Say): string {
  const { timing, cost = [], effect, limit, replaces, anyPlayer } = ability;
  say.memory.inDiscardPile = ability.from === "discard";
  const before = leads(ability, say);
  const voice = timing === "passive" ? NO_VOICE : ORDER;
  const told =
    cost.length > 0
      ? withCost(cost, effect, inVoice(say, voice))
      : say.tongue.effect(effect, inVoice(say, voice));
  const instead =
    replaces && effect.do !== "insteadOfThat" ? both(say, { en: " instead", fr: " à la place" }) : "";
  const sentence = closed(`${[...before, told].join(", ")}${instead}`);
  const heading = HEADINGS[timing]?.[say.locale];
  const afterHeading = inTongue(say, { en: () => capitalised(sentence), fr: () => sentence });
  const body = heading === undefined ? capitalised(sentence) : afterHeading;
  const anybody =
    anyPlayer &&
    both(say, {
      en: "Any player may use this ability.",
      fr: "N'importe quel joueur peut utiliser cette capacité.",
    });
  const tail = [placeText(ability, say), limit && limitText(limit, say), anybody];
  return [heading && `**${heading}**`, body, ...tail].filter((part) => part !== undefined).join(" ");
}

export function tellAttachTo(filter: Filter, say: Say): string {
  const host = say.tongue.phrase(filter, { kind: "a" }, say).text;
  return both(say, { en: `Attach to ${host}.`, fr: `À attacher ${au(host)}.` });
}

export const tellCopies = (copies: number, say: Say): string =>
  both(say, {
    en: `A deck may have up to ${copies} copies of this card.`,
    fr: `Un deck peut compter jusqu'à ${copies} exemplaires de cette carte.`,
  });

/** TEXT-04: a card on a domain has no text unless it says so. */
export const tellWorksAsResource = (say: Say): string =>
  both(say, {
    en: "This text also works while this card is on a domain as a resource.",
    fr: "Ce texte s'applique aussi tant que cette carte est attachée à un domaine comme ressource.",
  });

export function tellPlayOnly({ phase, turnOf, if: test, ...rest }: PlayOnly, say: Say): string {
  allTold(rest);
  const parts: string[] = [];
  const period = phase ? PHASE_NAMES[phase] : { en: "turn", fr: "tour" };
  const article = phase ? { en: "the", fr: "la" } : { en: "a", fr: "un" };
  if (turnOf === "you")
    parts.push(both(say, { en: `during your ${period.en}`, fr: `pendant votre ${period.fr}` }));
  else if (turnOf === "opponent")
    parts.push(
      both(say, {
        en: `during your opponent's ${period.en}`,
        fr: `pendant ${phase ? "la" : "le"} ${period.fr} de votre adversaire`,
      }),
    );
  else if (phase)
    parts.push(
      both(say, { en: `during ${article.en} ${period.en}`, fr: `pendant ${article.fr} ${period.fr}` }),
    );
  if (test) {
    const condition = say.tongue.test(test, { ...say, conjunction: "si" });
    parts.push(both(say, { en: `if ${condition}`, fr: si(condition) }));
  }
  return both(say, {
    en: `Play only ${parts.join(" and ")}.`,
    fr: `À jouer uniquement ${parts.join(" et ")}.`,
  });
}
