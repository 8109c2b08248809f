/** Conditions that count: "you control a support card", "il y a au moins 6 personnages en jeu". */
import type { Comparison, Filter, Num, PlayerRef } from "../language/expressions.ts";
import { both } from "./clauses.ts";
import { comparedWith, englishQuantity, frenchCount, SKILL } from "./comparisons.ts";
import { ne } from "./french.ts";
import { zonesOf } from "./modifier-phrases.ts";
import { player as playerName } from "./players.ts";
import { inTongue, type Say } from "./speech.ts";
import { NOUNS } from "./terms.ts";

/** What to say, and whether it is denied. */
export interface Claim {
  readonly say: Say;
  readonly not: boolean;
}

/** Something a player controls in play, not something lying elsewhere. */
const isControlled = (filter: Filter): boolean =>
  filter.controller !== undefined &&
  filter.controller !== "anyPlayer" &&
  zonesOf(filter).length === 0 &&
  filter.type !== "resource";

export function existsText(filter: Filter, { say, not }: Claim): string {
  if (filter.in === "won") return won(filter, not ? { exactly: 0 } : { atLeast: 1 }, say);
  const { controller = "you", ...rest } = filter;
  if (isControlled(filter)) {
    const who = playerName(controller, say);
    const what = say.tongue.phrase(rest, { kind: not ? "no" : "a" }, say).text;
    const verb = both(
      say,
      controller === "you" ? { en: "control", fr: "contrôlez" } : { en: "controls", fr: "contrôle" },
    );
    return `${who} ${not ? both(say, { en: verb, fr: ne(verb) }) : verb} ${what}`;
  }
  const what = say.tongue.phrase(filter, { kind: not ? "no" : "a" }, { ...say, within: true }).text;
  const there = both(say, not ? { en: "there are", fr: "il n'y a" } : { en: "there is", fr: "il y a" });
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
  return inTongue(say, {
    en: () => englishQuantity(is, words, say),
    fr: () => frenchCount(is, { ...words, gender: one.gender }, say),
  });
}

/** "you have won no stories". */
function won(filter: Filter, is: Comparison, say: Say): string {
  const { in: _won, controller, owner, ...stories } = filter;
  const player = controller ?? owner ?? "anyPlayer";
  const amount = quantified(stories, is, say);
  const have = both(say, player === "you" ? { en: "have", fr: "avez" } : { en: "has", fr: "a" });
  const verb = amount.startsWith("aucun") ? ne(have) : have;
  return `${playerName(player, say)} ${verb} ${both(say, { en: "won", fr: "remporté" })} ${amount}`;
}

function counted(filter: Filter, is: Comparison, say: Say): string {
  if (filter.in === "won") return won(filter, is, say);
  const { controller = "you", ...rest } = filter;
  if (isControlled(filter)) {
    const verb = both(
      say,
      controller === "you" ? { en: "control", fr: "contrôlez" } : { en: "controls", fr: "contrôle" },
    );
    const amount = quantified(rest, is, say);
    return `${playerName(controller, say)} ${amount.startsWith("aucun") ? ne(verb) : verb} ${amount}`;
  }
  const place = zonesOf(filter).length === 0 ? both(say, { en: " in play", fr: " en jeu" }) : "";
  const amount = quantified(filter, is, { ...say, within: true });
  const there = both(say, {
    en: /^exactly 1 /.test(amount) ? "there is" : "there are",
    fr: amount.startsWith("aucun") ? "il n'y a" : "il y a",
  });
  return `${there} ${amount}${place}`;
}

function handText(whom: PlayerRef, is: Comparison, say: Say): string {
  const who = playerName(whom, say);
  return inTongue(say, {
    en: () => `${who} ${whom === "you" ? "have" : "has"} ${englishQuantity(is, NOUNS.card.en, say)} in hand`,
    fr: () => {
      const amount = frenchCount(is, NOUNS.card.fr, say);
      const has = whom === "you" ? "avez" : "a";
      return `${who} ${amount.startsWith("aucun") ? ne(has) : has} ${amount} en main`;
    },
  });
}

export function number(value: Num, is: Comparison, { say, not }: Claim): string {
  const wanted = not ? inverted(is) : is;
  if (wanted === undefined)
    return (
      both(say, { en: "it is not the case that ", fr: "il n'est pas vrai que " }) +
      number(value, is, { say, not: false })
    );
  if (typeof value === "object" && "count" in value) return counted(value.count, wanted, say);
  if (typeof value === "object" && "handOf" in value) {
    return handText(value.handOf, wanted, say);
  }
  const compared = comparedWith(wanted, SKILL, say);
  const words = say.tongue.number(value, say);
  return both(say, {
    en: `${words} is ${compared}`,
    fr: `${words} est ${/^\d|^X/.test(compared) ? `de ${compared}` : compared}`,
  });
}
