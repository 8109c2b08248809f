/** Verbs of cards that go somewhere: into play, to hands and decks, onto other cards. */
import type { EffectOf } from "../../language/effects.ts";
import type { Filter, PlayerRef, Selection } from "../../language/expressions.ts";
import { agreed, both, deed, inAnyOrder, inPlace, listOf, verb } from "../clauses.ts";
import { words } from "../english.ts";
import { agree, au, de } from "../french.ts";
import { namedText, object } from "../name-phrases.ts";
import { frenchWhose, whose } from "../players.ts";
import type { Phrase, Say } from "../speech.ts";
import { ZONE_NAMES } from "../terms.ts";
import { alike, type Tellings } from "./telling.ts";

export const PUT_INTO_PLAY = verb("put, puts, put", "mettre, mettez, met, mis, en jeu");
const PUT = verb("put, puts, put", "placer, placez, place, placé");
const SHUFFLE = verb("shuffle, shuffles, shuffled", "mélanger, mélangez, mélange, mélangé");
const RETURN = verb("return, returns, returned", "renvoyer, renvoyez, renvoie, renvoyé");
const ATTACH = verb("attach, attaches, attached", "attacher, attachez, attache, attaché");
const REMOVE = verb("remove, removes, removed", "retirer, retirez, retire, retiré, de la partie");

const filterOf = (what: Selection): Filter | undefined => {
  if ("choose" in what) return what.choose;
  if ("pick" in what) return what.pick;
  if ("each" in what) return what.each;
  return "random" in what ? what.random : undefined;
};

/** Cards out of a pile of a player go to the hand or deck of that player. */
function ownerOf(what: Selection, say: Say): PlayerRef | undefined {
  if ("top" in what) return what.of;
  if ("the" in what && what.the === "this" && (say.memory.inDiscardPile || say.about.type === "event"))
    return "you";
  const filter = filterOf(what);
  const player = filter?.owner ?? filter?.controller;
  return filter?.in === undefined || player === "anyPlayer" ? undefined : player;
}

/** "your hand", "its owner's hand", "their owners' decks". */
function pileOf(
  what: Selection,
  { pile, it, say }: { readonly pile: "hand" | "deck"; readonly it: Phrase; readonly say: Say },
): string {
  const owner = ownerOf(what, say);
  const { en, fr: noun, gender } = ZONE_NAMES[pile];
  if (owner !== undefined)
    return both(say, { en: `${whose(owner, say)} ${en}`, fr: frenchWhose(owner, { noun, gender }, say) });
  return both(say, {
    en: agreed(it, { one: `its owner's ${en}`, many: `their owners' ${en}s` }),
    fr: `${gender === "f" ? "la" : "le"} ${noun} ${agreed(it, { one: "de son propriétaire", many: "de leurs propriétaires" })}`,
  });
}

const fromDiscardPile = (what: Selection, say: Say): string | undefined =>
  "the" in what && what.the === "this" && say.memory.inDiscardPile
    ? both(say, { en: "from your discard pile", fr: "de votre défausse" })
    : undefined;

type Entering = EffectOf<"putIntoPlay">;

const given = (parts: readonly (string | undefined)[], say: Say): string =>
  listOf(
    parts.filter((part) => part !== undefined),
    say,
  );

function englishEntering({ under, exhausted, insane, committedTo, attachedTo }: Entering, say: Say): string {
  const state = [
    exhausted && "exhausted",
    insane && "insane",
    committedTo && `committed to ${object(namedText(committedTo, say))}`,
    attachedTo && `attached to ${object(inPlace(attachedTo, say))}`,
  ];
  const control = under && `under ${whose(under, say)} control`;
  if (control && (committedTo || attachedTo)) return `into play ${control}, ${given(state, say)}`;
  return words("into play", given(state, say), control);
}

/** After a long object the state is set off: "mettez en jeu tous les personnages, déments". */
function frenchEntering(
  { under, exhausted, insane, committedTo, attachedTo }: Entering,
  it: Phrase,
  say: Say,
): string {
  const participle = (word: string) => agree(word, it.gender, it.plural);
  const state = given(
    [
      exhausted && participle("déchargé"),
      insane && participle("dément"),
      committedTo && `${participle("engagé")} dans ${namedText(committedTo, say).text}`,
      attachedTo && `${participle("attaché")} ${au(inPlace(attachedTo, say).text)}`,
    ],
    say,
  );
  const control = under && `sous ${frenchWhose(under, { noun: "contrôle", gender: "m" }, say)}`;
  if (control && (committedTo || attachedTo)) return `${control}, ${state}`;
  return words(state && !it.pronoun ? `, ${state}` : state, control);
}

const PLACES = {
  top: { en: (deck: string) => `on top of ${deck}`, fr: (deck: string) => `sur le dessus ${de(deck)}` },
  bottom: { en: (deck: string) => `on the bottom of ${deck}`, fr: (deck: string) => `sous ${deck}` },
} as const;

function toDeck({ what, where, faceUp }: EffectOf<"toDeck">, say: Say): string {
  const story = filterOf(what)?.type === "story";
  const pile = (it: Phrase, now: Say) =>
    story
      ? both(now, { en: "the story deck", fr: "le deck d'histoires" })
      : pileOf(what, { pile: "deck", it, say: now });
  const face = (now: Say) => faceUp && both(now, { en: "face up", fr: "face visible" });
  if (where === "shuffled")
    return deed(
      {
        verbs: [SHUFFLE],
        what,
        moving: true,
        tail: (it, now) => words(face(now), both(now, { en: "into", fr: "dans" }), pile(it, now)),
      },
      say,
    );
  const tail = (it: Phrase, now: Say) => {
    const isOrdered = it.plural && ("pick" in what || "choose" in what);
    return words(
      face(now),
      PLACES[where][now.locale](pile(it, now)),
      isOrdered ? inAnyOrder(now) : undefined,
    );
  };
  return deed({ verbs: [PUT], what, moving: true, tail }, say);
}

function attach({ what, to, asResource, faceDown }: EffectOf<"attach">, say: Say): string {
  // A host already spoken of is named before the cards that go to it are, or it would be taken for them.
  const known = "the" in to ? namedText(to.the, say).text : undefined;
  const tail = (it: Phrase, now: Say) => {
    const host = known ?? inPlace(to, now).text;
    const resource = it.plural
      ? { en: "as resources", fr: "comme ressources" }
      : { en: "as a resource", fr: "comme ressource" };
    return both(now, {
      en: words(faceDown && "face down", `to ${host}`, asResource && resource.en),
      fr: words(faceDown && "face cachée", au(host), asResource && resource.fr),
    });
  };
  return deed({ verbs: [ATTACH], what, moving: true, tail }, say);
}

export const MOVEMENT_VERBS: Tellings<"putIntoPlay" | "toHand" | "toDeck" | "attach" | "removeFromGame"> = {
  putIntoPlay: {
    en: (effect, say) =>
      deed(
        {
          verbs: [PUT_INTO_PLAY],
          what: effect.what,
          moving: true,
          tail: (_it, now) => englishEntering(effect, now),
          tailFirst: !(effect.exhausted || effect.insane || effect.committedTo || effect.attachedTo),
        },
        say,
      ),
    fr: (effect, say) =>
      deed(
        {
          verbs: [PUT_INTO_PLAY],
          what: effect.what,
          moving: true,
          tail: (it, now) => frenchEntering(effect, it, now),
        },
        say,
      ),
  },
  toHand: {
    en: ({ what }, say) =>
      deed(
        {
          verbs: [RETURN],
          what,
          moving: true,
          tail: (it, now) =>
            words(fromDiscardPile(what, now), `to ${pileOf(what, { pile: "hand", it, say: now })}`),
        },
        say,
      ),
    fr: ({ what }, say) =>
      deed(
        {
          verbs: [RETURN],
          what,
          moving: true,
          tail: (it, now) =>
            words(fromDiscardPile(what, now), `dans ${pileOf(what, { pile: "hand", it, say: now })}`),
        },
        say,
      ),
  },
  toDeck: alike(toDeck),
  attach: alike(attach),
  removeFromGame: {
    en: ({ what }, say) => deed({ verbs: [REMOVE], what, tail: () => "from the game" }, say),
    fr: ({ what }, say) => deed({ verbs: [REMOVE], what }, say),
  },
};
