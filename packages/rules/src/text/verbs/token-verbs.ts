/** Verbs of tokens and domains. */
import type { CardName, Num, PlayerRef, Selection } from "../../language/expressions.ts";
import { both, byWhom, type ClauseVerb, deed, inPlace, verb, verbForm } from "../clauses.ts";
import { words } from "../english.ts";
import { de } from "../french.ts";
import { object } from "../name-phrases.ts";
import { englishAmount, frenchAmount } from "../number-phrases.ts";
import { frenchWhose, whose } from "../players.ts";
import { selected } from "../selections.ts";
import { inTongue, type Phrase, referent, type Say } from "../speech.ts";
import { type NounTerm, THINGS } from "../terms.ts";
import { alike, type Tellings } from "./telling.ts";

const PLACE = verb("place, places, placed", "placer, placez, place, placé");
const REMOVE = verb("remove, removes, removed", "retirer, retirez, retire, retiré");
const MOVE = verb("move, moves, moved", "déplacer, déplacez, déplace, déplacé");
const DRAIN = verb("drain, drains, drained", "exploiter, exploitez, exploite, exploité");
const REFRESH = verb("refresh, refreshes, refreshed", "régénérer, régénérez, régénère, régénéré");
const SHUFFLE = verb(
  "shuffle, shuffles, shuffled",
  "mélanger, mélangez, mélange, mélangé, dans le deck d'histoires",
);
const ADD = verb("add, adds, added", "ajouter, ajoutez, ajoute, ajouté");
const REDISTRIBUTE = verb(
  "redistribute, redistributes, redistributed",
  "redistribuer, redistribuez, redistribue, redistribué",
);

/** The card that a number counts success tokens or wounds on. */
function countedOn(count: Num, thing: NounTerm): CardName | undefined {
  if (typeof count !== "object") return undefined;
  if (thing === THINGS.successToken) return "tokensOn" in count ? count.tokensOn : undefined;
  return "woundsOn" in count ? count.woundsOn : undefined;
}

/** How a number speaks of the cards that are taken from. */
function nameOf(what: Selection): CardName {
  if ("the" in what) return what.the;
  return "each" in what ? "each" : "it";
}

/** So many as there are on the cards themselves: all of them. */
const isAll = ({ count, thing }: Pick<Shift, "count" | "thing">, from: Selection): boolean =>
  countedOn(count, thing) === nameOf(from);

function tokens({ count, thing }: Pick<Shift, "count" | "thing">, from: Selection, say: Say): string {
  if (isAll({ count, thing }, from))
    return both(say, {
      en: `all ${thing.en.many}`,
      fr: `${thing.fr.gender === "f" ? "toutes" : "tous"} les ${thing.fr.many}`,
    });
  return inTongue(say, {
    en: () => englishAmount(count, thing.en, say),
    fr: () => frenchAmount(count, thing.fr, say),
  });
}

/** "on your side of that story", "sur cette histoire, de votre côté". */
function sided(
  side: PlayerRef | undefined,
  it: Phrase,
  { say, fr }: { readonly say: Say; readonly fr: string },
): string {
  if (side === "anyPlayer")
    return both(say, { en: `each player's side of ${object(it)}`, fr: `${fr}, du côté de chaque joueur` });
  if (side === undefined) return both(say, { en: object(it), fr });
  return inTongue(say, {
    en: () => `${whose(side, say)} side of ${object(it)}`,
    fr: () => `${fr}, ${de(frenchWhose(side, { noun: "côté", gender: "m" }, say))}`,
  });
}

/** All tokens from all stories, but 1 token on each story. */
const onEach = (what: Selection, shift: Shift, say: Say): Phrase =>
  "each" in what && !isAll(shift, what) ? selected(what, say, "subject") : inPlace(what, say);

interface Shift {
  readonly verb: ClauseVerb;
  readonly thing: NounTerm;
  readonly count: Num;
  readonly side?: PlayerRef | undefined;
}

function put(shift: Shift, on: Selection, say: Say): string {
  const { verb: doing, side } = shift;
  const amount = tokens(shift, on, say);
  const it = onEach(on, shift, say);
  return `${verbForm(doing, say)} ${amount} ${both(say, { en: "on ", fr: "" })}${sided(side, it, { say, fr: `sur ${it.text}` })}`;
}

/** Several tokens of a card are taken all together or not at all; where sides are told apart that goes without saying. */
const exactly = ({ verb: doing, thing, count, side }: Shift, say: Say): string | undefined =>
  doing === REMOVE &&
  thing === THINGS.successToken &&
  side === undefined &&
  typeof count === "number" &&
  count > 1
    ? both(say, { en: "exactly", fr: "exactement" })
    : undefined;

function take(shift: Shift, from: Selection, say: Say): string {
  const { verb: doing, side } = shift;
  const amount = words(exactly(shift, say), tokens(shift, from, say));
  const it = onEach(from, shift, say);
  return `${verbForm(doing, say)} ${amount} ${both(say, { en: "from ", fr: "" })}${sided(side, it, { say, fr: de(it.text) })}`;
}

function move(
  shift: Shift,
  { from, to }: { readonly from: Selection; readonly to: Selection },
  say: Say,
): string {
  const start = take(shift, from, say);
  const goal = inPlace(to, say);
  return both(say, {
    en: `${start} to ${object(goal)}`,
    fr: `${start}${shift.side ? "," : ""} vers ${goal.text}`,
  });
}

const success = (count: Num, doing: ClauseVerb, side?: PlayerRef): Shift => ({
  verb: doing,
  thing: THINGS.successToken,
  count,
  side,
});

export const TOKEN_VERBS: Tellings<
  | "placeTokens"
  | "removeTokens"
  | "moveTokens"
  | "passTokens"
  | "redistribute"
  | "moveWounds"
  | "removeWounds"
  | "drain"
  | "refresh"
  | "moveDrain"
  | "returnWonStory"
  | "score"
> = {
  placeTokens: alike(({ count, on, side }, say) => put(success(count, PLACE, side), on, say)),
  removeTokens: alike(({ count, from, side }, say) => take(success(count, REMOVE, side), from, say)),
  moveTokens: alike(({ count, from, to, side }, say) => move(success(count, MOVE, side), { from, to }, say)),
  passTokens: alike(({ count, from }, say) => {
    const amount = tokens({ count, thing: THINGS.successToken }, from, say);
    const story = inPlace(from, say);
    return `${verbForm(MOVE, say)} ${amount} ${both(say, {
      en: `from one player's side of ${object(story)} to the other player's side`,
      fr: `du côté d'un joueur vers celui de l'autre sur ${story.text}`,
    })}`;
  }),
  redistribute: alike(({ who }, say) =>
    byWhom(who === "anyPlayer" ? "you" : who, say, (acting) => {
      acting.memory.it = referent("story", true);
      const theirs = { noun: "marqueurs de succès", gender: "m", plural: true } as const;
      const own = both(acting, {
        en: `${who === "anyPlayer" ? "all" : whose(who, acting)} success tokens among the stories`,
        fr: `${who === "anyPlayer" ? `tous les ${theirs.noun}` : frenchWhose(who, theirs, acting)} entre les histoires`,
      });
      return `${verbForm(REDISTRIBUTE, acting)} ${own}`;
    }),
  ),
  moveWounds: alike(({ count, from, to }, say) =>
    move({ verb: MOVE, thing: THINGS.wound, count }, { from, to }, say),
  ),
  removeWounds: alike(({ count, from }, say) =>
    take({ verb: REMOVE, thing: THINGS.wound, count }, from, say),
  ),
  drain: alike(({ what, ifAny }, say) => {
    const any = ifAny ? both(say, { en: " (if any)", fr: " (s'il y en a)" }) : "";
    return deed({ verbs: [DRAIN], what }, say) + any;
  }),
  refresh: alike(({ what }, say) => deed({ verbs: [REFRESH], what }, say)),
  moveDrain: alike(({ from, to }, say) => {
    const [start, goal] = [inPlace(from, say), inPlace(to, say)];
    return `${verbForm(MOVE, say)} ${both(say, {
      en: `the drain marker from ${object(start)} to ${object(goal)}`,
      fr: `le marqueur d'exploitation ${de(start.text)} vers ${goal.text}`,
    })}`;
  }),
  score: alike(({ what }, say) =>
    deed(
      {
        verbs: [ADD],
        what,
        tail: (_it, now) => both(now, { en: "to your won stories", fr: "à vos histoires remportées" }),
      },
      say,
    ),
  ),
  returnWonStory: {
    en: ({ what }, say) => deed({ verbs: [SHUFFLE], what, tail: () => "into the story deck" }, say),
    fr: ({ what }, say) => deed({ verbs: [SHUFFLE], what }, say),
  },
};
