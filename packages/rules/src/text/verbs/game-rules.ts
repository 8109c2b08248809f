/** Verbs about the game itself and about other effects. */
import type { EffectOf } from "../../language/effects.ts";
import { agreed, both, deed, inPlace, verb, verbForm } from "../clauses.ts";
import { words } from "../english.ts";
import { object } from "../name-phrases.ts";
import { differenceOf } from "../number-phrases.ts";
import { player } from "../players.ts";
import { isTarget, selected } from "../selections.ts";
import type { Say } from "../speech.ts";
import { frenchIcon, ICON_NAMES, keywordName } from "../terms.ts";
import { PUT_INTO_PLAY } from "./movements.ts";
import { alike, lasting, type Tellings } from "./telling.ts";

const CANCEL = verb("cancel, cancels, cancelled", "annuler, annulez, annule, annulé");
const DO = verb("do, does, done", "faire, ne faites rien, ne fait rien, fait");
const PLAY = verb("play, plays, played", "jouer, jouez, joue, joué");

function storiesToWin({ change, until }: EffectOf<"storiesToWin">, say: Say): string {
  const { less, amount, each } = differenceOf(change, say);
  const one = amount === "1";
  const told = both(say, {
    en: `players need ${amount} ${less ? "fewer" : "more"} ${one ? "story" : "stories"} to win the game`,
    fr: `il faut ${amount} ${one ? "histoire" : "histoires"} de ${less ? "moins" : "plus"} pour remporter la partie`,
  });
  return words(told, each) + lasting(until, say);
}

function prevent({ count }: EffectOf<"prevent">, say: Say): string {
  const form = verbForm(CANCEL, say);
  if (count !== undefined) {
    const number = say.tongue.number(count, say);
    return `${form} ${number} ${both(say, count === 1 ? { en: "wound", fr: "blessure" } : { en: "wounds", fr: "blessures" })}`;
  }
  if (say.memory.wounds) return `${form} ${both(say, { en: "that wound", fr: "cette blessure" })}`;
  return `${form} ${both(say, { en: "that result", fr: "ce résultat" })}`;
}

function moveThisEvent({ to }: EffectOf<"moveThisEvent">, say: Say): string {
  const RETURN = verb("return, returns, returned", "renvoyer, renvoyez, renvoie, renvoyé");
  const PUT = verb("put, puts, put", "placer, placez, place, placé");
  const places = {
    hand: { en: "to your hand", fr: "dans votre main" },
    topOfDeckFaceUp: { en: "face up on top of your deck", fr: "face visible sur le dessus de votre deck" },
    bottomOfDeck: { en: "on the bottom of your deck", fr: "sous votre deck" },
  };
  const form = verbForm(to === "hand" ? RETURN : PUT, say);
  return both(say, {
    en: `${form} this event ${places[to].en} instead of discarding it`,
    fr: `${form} cet événement ${places[to].fr} au lieu de le défausser`,
  });
}

const AT: { readonly [K in EffectOf<"delayed">["at"]]: { readonly en: string; readonly fr: string } } = {
  endOfPhase: { en: "at the end of the phase", fr: "à la fin de la phase" },
  endOfTurn: { en: "at the end of the turn", fr: "à la fin du tour" },
};

const bothIcons = (
  icon: EffectOf<"struggleDecidedBy">["icon"],
  instead: EffectOf<"struggleDecidedBy">["instead"],
) => ({
  en: `${ICON_NAMES.en[icon]} struggles are decided by ${ICON_NAMES.en[instead]} icons`,
  fr: `les luttes ${frenchIcon(icon, true)} sont décidées par les icônes ${frenchIcon(instead, true)}`,
});

/** Both kinds at once, in French in the plural. */
const ALIGNED = {
  en: `${keywordName("Heroic", "en")} and ${keywordName("Villainous", "en")} characters`,
  fr: `des personnages ${keywordName("Heroic", "fr")}s et des personnages ${keywordName("Villainous", "fr")}s`,
};

function mixAlignments({ who, until }: EffectOf<"mixAlignments">, say: Say): string {
  const named = player(who, say);
  const told = both(say, {
    en: `${named} may have ${ALIGNED.en} in play at the same time`,
    fr: `${named} ${who === "you" ? "pouvez" : "peut"} avoir en jeu à la fois ${ALIGNED.fr}`,
  });
  return told + lasting(until, say);
}

export const GAME_VERBS: Tellings<
  | "storiesToWin"
  | "woundsOfEvents"
  | "struggleDecidedBy"
  | "mixAlignments"
  | "mayPlay"
  | "cancel"
  | "prevent"
  | "insteadOfThat"
  | "delayed"
  | "moveThisEvent"
  | "payToPutIntoPlay"
  | "playFree"
  | "nothing"
> = {
  storiesToWin: alike(storiesToWin),
  woundsOfEvents: alike(
    ({ times, until }, say) =>
      both(say, {
        en: `events deal ${times === 2 ? "twice" : `${times} times`} as many wounds`,
        fr: `les événements infligent ${times} fois plus de blessures`,
      }) + lasting(until, say),
  ),
  struggleDecidedBy: alike(
    ({ icon, instead, until }, say) => both(say, bothIcons(icon, instead)) + lasting(until, say),
  ),
  mixAlignments: alike(mixAlignments),
  mayPlay: alike(({ what, until, thenToBottom }, say) => {
    const moving: Say = { ...say, moving: true };
    const it = isTarget(what) ? inPlace(what, moving) : selected(what, moving, "generic");
    const after = both(say, {
      en: ", and events so played go to the bottom of your deck",
      fr: ", et les événements ainsi joués vont sous votre deck",
    });
    return (
      both(say, { en: `you may play ${object(it)}`, fr: `vous pouvez jouer ${it.text}` }) +
      lasting(until, say) +
      (thenToBottom ? after : "")
    );
  }),
  cancel: alike(
    (_effect, say) => `${verbForm(CANCEL, say)} ${both(say, { en: "that effect", fr: "cet effet" })}`,
  ),
  prevent: alike(prevent),
  insteadOfThat: {
    en: ({ effect }, say) => `${say.tongue.effect(effect, say)} instead`,
    fr: ({ effect }, say) => `${say.tongue.effect(effect, say)} à la place`,
  },
  delayed: alike(({ at, effect }, say) => `${AT[at][say.locale]}, ${say.tongue.effect(effect, say)}`),
  moveThisEvent: alike(moveThisEvent),
  payToPutIntoPlay: {
    en: ({ what }, say) =>
      deed(
        {
          verbs: [PUT_INTO_PLAY],
          what,
          moving: true,
          tail: (it) => `into play by paying ${agreed(it, { one: "its cost", many: "their costs" })}`,
        },
        say,
      ),
    fr: ({ what }, say) =>
      deed(
        {
          verbs: [PUT_INTO_PLAY],
          what,
          moving: true,
          tail: (it) => `en payant ${agreed(it, { one: "son coût", many: "leurs coûts" })}`,
        },
        say,
      ),
  },
  playFree: {
    en: ({ what }, say) =>
      deed(
        {
          verbs: [PLAY],
          what,
          moving: true,
          tail: (it) => `without paying ${agreed(it, { one: "its cost", many: "their costs" })}`,
        },
        say,
      ),
    fr: ({ what }, say) =>
      deed(
        {
          verbs: [PLAY],
          what,
          moving: true,
          tail: (it) => `sans payer ${agreed(it, { one: "son coût", many: "leurs coûts" })}`,
        },
        say,
      ),
  },
  nothing: alike((_effect, say) => {
    const done = verbForm(DO, say);
    return both(say, { en: `${done} nothing`, fr: say.voice.form === "base" ? "ne rien faire" : done });
  }),
};
