/** Verbs that change what may be done: costs, cannot, must, can, struggles, counting. */
import type { Deed, EffectOf } from "../../language/effects.ts";
import type { Filter, Selection } from "../../language/expressions.ts";
import { announced, both, inPlace, listOf } from "../clauses.ts";
import { words } from "../english.ts";
import { agree, de } from "../french.ts";
import { namedText, object, subject } from "../name-phrases.ts";
import { isTarget, selected } from "../selections.ts";
import type { Phrase, Say } from "../speech.ts";
import { FACTION_WORDS, frenchIcon, ICON_NAMES } from "../terms.ts";
import { costChange } from "./costs.ts";
import { alike, lasting, type Tellings } from "./telling.ts";

/** French after "peut" and "peuvent", to agree with the subject. */
const DEEDS: { readonly [D in Deed]: { readonly en: string; readonly fr: (it: Phrase) => string } } = {
  commit: { en: "commit to stories", fr: () => "s'engager dans les histoires" },
  ready: { en: "be readied", fr: (it) => `être ${agree("redressé", it.gender, it.plural)}` },
  exhaust: { en: "be exhausted", fr: (it) => `être ${agree("déchargé", it.gender, it.plural)}` },
  wound: { en: "be wounded", fr: (it) => `être ${agree("blessé", it.gender, it.plural)}` },
  goInsane: { en: "go insane", fr: (it) => `devenir ${agree("dément", it.gender, it.plural)}` },
  restore: { en: "be restored", fr: (it) => `être ${agree("restauré", it.gender, it.plural)}` },
  destroy: { en: "be destroyed", fr: (it) => `être ${agree("détruit", it.gender, it.plural)}` },
  leaveDiscard: { en: "leave the discard pile", fr: () => "quitter la défausse" },
  placeSuccess: { en: "receive success tokens", fr: () => "recevoir de marqueurs de succès" },
  beChosen: { en: "be chosen", fr: (it) => `être ${agree("choisi", it.gender, it.plural)}` },
  play: { en: "be played", fr: (it) => `être ${agree("joué", it.gender, it.plural)}` },
  trigger: { en: "use triggered abilities", fr: () => "utiliser de capacités déclenchées" },
  changeControl: { en: "change controller", fr: () => "changer de contrôleur" },
  uncommit: { en: "be uncommitted", fr: (it) => `être ${agree("désengagé", it.gender, it.plural)}` },
  draw: { en: "be drawn", fr: (it) => `être ${agree("pioché", it.gender, it.plural)}` },
};

/** Rules speak of all such cards: "insane characters cannot ...". */
const ruled = (what: Selection, say: Say, tell: (it: Phrase, say: Say) => string): string =>
  isTarget(what)
    ? announced({ what, subject: "cards", tell }, say)
    : tell(selected(what, say, "generic"), say);

const REFRESHING = { en: "during refresh phases", fr: "pendant les phases de régénération" };

function cannot({ deed, who, by, during, until }: EffectOf<"cannot">, say: Say): string {
  return ruled(who, say, (it, now) => {
    const { en, fr } = DEEDS[deed];
    const negated = both(now, {
      en: `cannot ${en}`,
      fr: `ne ${it.plural ? "peuvent" : "peut"} pas ${fr(it)}`,
    });
    const causes = by && both(now, { en: "by card effects", fr: "par des effets de cartes" });
    return words(subject(it, now), negated, causes, during && both(now, REFRESHING)) + lasting(until, now);
  });
}

function must({ who, to, until }: EffectOf<"must">, say: Say): string {
  return ruled(who, say, (it, now) => {
    const story = namedText(to, now);
    const duty = both(now, {
      en: `must, if able, commit to ${object(story)}`,
      fr: `${it.plural ? "doivent" : "doit"}, si possible, s'engager dans ${story.text}`,
    });
    return `${subject(it, now)} ${duty}${lasting(until, now)}`;
  });
}

type Permission = EffectOf<"can">["deed"];

const PERMISSIONS: {
  readonly [P in Permission]: (it: Phrase) => { readonly en: string; readonly fr: string };
} = {
  commitExhausted: (it) => ({
    en: "can commit to stories while exhausted",
    fr: `${it.plural ? "peuvent" : "peut"} s'engager dans les histoires même ${agree("déchargé", it.gender, it.plural)}`,
  }),
  stayCommitted: (it) => ({
    en: `${it.plural ? "stay" : "stays"} committed at the end of the story phase`,
    fr: `${it.plural ? "restent" : "reste"} ${agree("engagé", it.gender, it.plural)} à la fin de la phase d'histoire`,
  }),
};

const can = ({ deed, who, until }: EffectOf<"can">, say: Say): string =>
  ruled(
    who,
    say,
    (it, now) => `${subject(it, now)} ${PERMISSIONS[deed](it)[now.locale]}${lasting(until, now)}`,
  );

function entersAs({ who, exhausted, insane, until }: EffectOf<"entersAs">, say: Say): string {
  return ruled(who, say, (it, now) => {
    const participle = (word: string) => agree(word, it.gender, it.plural);
    const state = both(now, {
      en: listOf(
        [exhausted && "exhausted", insane && "insane"].filter((word) => word !== undefined),
        now,
      ),
      fr: listOf(
        [exhausted && participle("déchargé"), insane && participle("dément")].filter(
          (word) => word !== undefined,
        ),
        now,
      ),
    });
    const enters = both(
      now,
      it.plural ? { en: "enter play", fr: "entrent en jeu" } : { en: "enters play", fr: "entre en jeu" },
    );
    return `${subject(it, now)} ${enters} ${state}${lasting(until, now)}`;
  });
}

function struggles({ at, add, remove, until }: EffectOf<"struggles">, say: Say): string {
  const tell = (it: Phrase, now: Say) => {
    const gained =
      add &&
      both(now, {
        en: `gains 1 ${ICON_NAMES.en[add]} struggle`,
        fr: `gagne 1 lutte ${frenchIcon(add, false)}`,
      });
    const lost =
      remove === "chosen"
        ? both(
            now,
            now.memory.iconNamed
              ? { en: "loses 1 struggle of that type", fr: "perd 1 lutte de ce type" }
              : { en: "loses 1 struggle of your choice", fr: "perd 1 lutte de votre choix" },
          )
        : remove &&
          both(now, {
            en: `loses 1 ${ICON_NAMES.en[remove]} struggle`,
            fr: `perd 1 lutte ${frenchIcon(remove, false)}`,
          });
    return `${subject(it, now)} ${listOf(
      [gained, lost].filter((word) => word !== undefined),
      now,
    )}${lasting(until, now)}`;
  };
  return announced({ what: at, subject: "cards", tell }, say);
}

const COUNTED = {
  skill: { en: "the skill", fr: "la compétence", plural: false },
  icons: { en: "the icons", fr: "les icônes", plural: true },
  both: { en: "the skill and icons", fr: "la compétence et les icônes", plural: true },
} as const;

function counts({ who, what, at, not, until }: EffectOf<"counts">, say: Say): string {
  const { en, fr, plural } = COUNTED[what];
  return ruled(who, say, (it, now) => {
    const verb = both(now, {
      en: not ? `${plural ? "do" : "does"} not count` : plural ? "count" : "counts",
      fr: not ? `ne ${plural ? "comptent" : "compte"} pas` : plural ? "comptent" : "compte",
    });
    const place =
      at && both(now, { en: `at ${object(inPlace(at, now))}`, fr: `dans ${inPlace(at, now).text}` });
    const thing = both(now, { en: `${en} of ${object(it)}`, fr: `${fr} ${de(it.text)}` });
    return words(thing, verb, place) + lasting(until, now);
  });
}

const bare = (filter: Filter, say: Say): string => say.tongue.phrase(filter, { kind: "bare" }, say).text;

export const RULE_VERBS: Tellings<
  | "costs"
  | "cannot"
  | "must"
  | "can"
  | "immune"
  | "entersAs"
  | "struggles"
  | "counts"
  | "provides"
  | "holdsInsane"
> = {
  costs: alike(costChange),
  cannot: alike(cannot),
  must: alike(must),
  can: alike(can),
  immune: alike(({ who, to, triggered, until }, say) =>
    ruled(who, say, (it, now) => {
      const cards = bare(to, now);
      const immune = both(now, {
        en: `${it.plural ? "are" : "is"} immune to ${triggered ? "triggered effects of " : ""}${cards}`,
        fr: `${it.plural ? "sont" : "est"} ${agree("immunisé", it.gender, it.plural)} contre ${triggered ? `les effets déclenchés ${de(cards)}` : cards}`,
      });
      return `${subject(it, now)} ${immune}${lasting(until, now)}`;
    }),
  ),
  entersAs: alike(entersAs),
  struggles: alike(struggles),
  counts: alike(counts),
  provides: alike(({ what, faction, until }, say) => {
    const { en, fr } = FACTION_WORDS[faction];
    const told = both(say, { en: `count as ${en} resources`, fr: `comptent comme des ressources ${de(fr)}` });
    return `${bare(what, say)} ${told}${lasting(until, say)}`;
  }),
  holdsInsane: alike(({ who, until }, say) =>
    cannot({ do: "cannot", deed: "restore", who, ...(until && { until }) }, say),
  ),
};
