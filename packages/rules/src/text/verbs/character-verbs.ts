/** Verbs of characters: wound, restore, ready ... */

import type { EffectOf } from "../../language/effects.ts";
import type { Selection } from "../../language/expressions.ts";
import { announced, deed, inPlace, verb, verbForm } from "../clauses.ts";
import { agree, au } from "../french.ts";
import { object, subject } from "../name-phrases.ts";
import { englishAmount, frenchAmount } from "../number-phrases.ts";
import { isTarget, selected } from "../selections.ts";
import type { Phrase, Say } from "../speech.ts";
import { THINGS } from "../terms.ts";
import { alike, type Tellings } from "./telling.ts";

const WOUND = verb("wound, wounds, wounded", "blesser, blessez, blesse, blessé");
const DEAL = verb("deal, deals, dealt", "infliger, infligez, inflige, infligé");
const DRIVE = verb("drive, drives, driven", "rendre, rendez, rend, rendu");
const COMMIT = verb("commit, commits, committed", "engager, engagez, engage, engagé");
const EXHAUST = verb("exhaust, exhausts, exhausted", "décharger, déchargez, décharge, déchargé");

export const RESTORE = verb("restore, restores, restored", "restaurer, restaurez, restaure, restauré");
export const READY = verb("ready, readies, readied", "redresser, redressez, redresse, redressé");
export const UNCOMMIT = verb(
  "uncommit, uncommits, uncommitted",
  "désengager, désengagez, désengage, désengagé",
);
export { EXHAUST };

/** "deal 2 wounds to each", not "to all". */
const severally = (what: Selection, say: Say, tell: (it: Phrase, say: Say) => string): string =>
  isTarget(what)
    ? announced({ what, subject: "player", tell }, say)
    : tell(selected(what, say, "subject"), say);

function englishWounds({ who, count = 1 }: EffectOf<"wound">, say: Say): string {
  if (count === 1) return deed({ verbs: [WOUND], what: who }, say);
  return severally(who, say, (it, now) => {
    const wounds = englishAmount(count, THINGS.wound.en, now);
    if (now.voice.form === "none") return `${subject(it, now)} ${it.plural ? "suffer" : "suffers"} ${wounds}`;
    return `${verbForm(DEAL, now)} ${wounds} to ${object(it)}`;
  });
}

function frenchWounds({ who, count = 1 }: EffectOf<"wound">, say: Say): string {
  if (count === 1) return deed({ verbs: [WOUND], what: who }, say);
  return severally(who, say, (it, now) => {
    const wounds = frenchAmount(count, THINGS.wound.fr, now);
    if (now.voice.form === "none")
      return `${subject(it, now)} ${it.plural ? "subissent" : "subit"} ${wounds}`;
    const form = verbForm(DEAL, now);
    if (!it.pronoun) return `${form} ${wounds} ${au(it.text)}`;
    const dative = it.plural ? "leur" : "lui";
    return now.voice.form === "order" ? `${form}-${dative} ${wounds}` : `${dative} ${form} ${wounds}`;
  });
}

function englishInsane({ who }: EffectOf<"driveInsane">, say: Say): string {
  const { form, purpose } = say.voice;
  const isPicked = form === "order" && "pick" in who;
  if (!isPicked && (form === "order" || form === "none" || (purpose && isTarget(who))))
    return announced(
      {
        what: who,
        subject: "cards",
        tell: (it, now) => `${subject(it, now)} ${it.plural ? "go" : "goes"} insane`,
      },
      say,
    );
  return announced(
    { what: who, subject: "player", tell: (it, now) => `${verbForm(DRIVE, now)} ${object(it)} insane` },
    say,
  );
}

function frenchInsane({ who }: EffectOf<"driveInsane">, say: Say): string {
  const insane = (it: Phrase) => agree("dément", it.gender, it.plural);
  if (say.voice.form === "none")
    return announced(
      {
        what: who,
        subject: "cards",
        tell: (it, now) => `${subject(it, now)} ${it.plural ? "deviennent" : "devient"} ${insane(it)}`,
      },
      say,
    );
  const tell = (it: Phrase, now: Say) => {
    const form = verbForm(DRIVE, now);
    if (!it.pronoun) return `${form} ${insane(it)} ${it.text}`;
    const clitic = it.plural ? "les" : it.gender === "f" ? "la" : "le";
    return now.voice.form === "order" ? `${form}-${clitic} ${insane(it)}` : `${clitic} ${form} ${insane(it)}`;
  };
  return announced({ what: who, subject: "player", tell }, say);
}

export const CHARACTER_VERBS: Tellings<
  "wound" | "driveInsane" | "restore" | "ready" | "exhaust" | "commit" | "uncommit"
> = {
  wound: { en: englishWounds, fr: frenchWounds },
  driveInsane: { en: englishInsane, fr: frenchInsane },
  restore: alike(({ who }, say) => deed({ verbs: [RESTORE], what: who }, say)),
  ready: alike(({ what }, say) => deed({ verbs: [READY], what }, say)),
  exhaust: alike(({ what }, say) => {
    const told = deed({ verbs: [EXHAUST], what }, say);
    if (!("the" in what)) say.memory.named.set("exhausted", say.memory.it);
    return told;
  }),
  commit: {
    en: ({ who, to }, say) =>
      deed({ verbs: [COMMIT], what: who, tail: (_it, now) => `to ${inPlace(to, now).text}` }, say),
    fr: ({ who, to }, say) =>
      deed({ verbs: [COMMIT], what: who, tail: (_it, now) => `dans ${inPlace(to, now).text}` }, say),
  },
  uncommit: alike(({ who }, say) => deed({ verbs: [UNCOMMIT], what: who }, say)),
};
