import { expect, test } from "vitest";
import { type Samples, testSamples, told } from "../../../test/verb-samples.ts";
import type { Effect } from "../../language/effects.ts";
import { TOKEN_VERBS } from "./token-verbs.ts";

const C = { choose: { type: "character" } } as const;

const SAMPLES: Samples<typeof TOKEN_VERBS> = {
  placeTokens: {
    effect: { do: "placeTokens", count: 1, on: { the: "this" } },
    en: "place 1 success token on this character",
    fr: "placez 1 marqueur de succès sur ce personnage",
  },
  removeTokens: {
    effect: { do: "removeTokens", count: 2, from: { choose: { type: "story" } }, side: "opponent" },
    en: "remove 2 success tokens from your opponent's side of a chosen story",
    fr: "retirez 2 marqueurs de succès d'une histoire de votre choix, du côté de votre adversaire",
  },
  moveTokens: {
    effect: {
      do: "moveTokens",
      count: 1,
      from: { choose: { type: "story" } },
      to: { pick: { type: "story" } },
      side: "you",
    },
    en: "move 1 success token from your side of a chosen story to a story",
    fr: "déplacez 1 marqueur de succès d'une histoire de votre choix, de votre côté, vers une histoire",
  },
  passTokens: {
    effect: { do: "passTokens", count: 1, from: { pick: { type: "story" } } },
    en: "move 1 success token from one player's side of a story to the other player's side",
    fr: "déplacez 1 marqueur de succès du côté d'un joueur vers celui de l'autre sur une histoire",
  },
  redistribute: {
    effect: { do: "redistribute", who: "you" },
    en: "redistribute your success tokens among the stories",
    fr: "redistribuez vos marqueurs de succès entre les histoires",
  },
  moveWounds: {
    effect: { do: "moveWounds", count: 1, from: { the: "this" }, to: C },
    en: "move 1 wound from this character to a chosen character",
    fr: "déplacez 1 blessure de ce personnage vers un personnage de votre choix",
  },
  removeWounds: {
    effect: { do: "removeWounds", count: { woundsOn: "this" }, from: { the: "this" } },
    en: "remove all wounds from this character",
    fr: "retirez toutes les blessures de ce personnage",
  },
  drain: {
    effect: { do: "drain", what: { choose: { type: "domain", controller: "opponent" } } },
    en: "choose and drain a domain your opponent controls",
    fr: "choisissez et exploitez un domaine que contrôle votre adversaire",
  },
  refresh: {
    effect: { do: "refresh", what: { each: { type: "domain", controller: "you" } } },
    en: "refresh all domains you control",
    fr: "régénérez tous les domaines que vous contrôlez",
  },
  moveDrain: {
    effect: {
      do: "moveDrain",
      from: { pick: { type: "domain", controller: "you", drained: true } },
      to: { pick: { type: "domain", controller: "you", drained: false } },
    },
    en: "move the drain marker from a drained domain you control to an undrained domain you control",
    fr: "déplacez le marqueur d'exploitation d'un domaine exploité que vous contrôlez vers un domaine non exploité que vous contrôlez",
  },
  score: {
    effect: { do: "score", what: { pick: { type: "story", in: "storyDeck" } } },
    en: "add a story in the story deck to your won stories",
    fr: "ajoutez une histoire du deck d'histoires à vos histoires remportées",
  },
  returnWonStory: {
    effect: { do: "returnWonStory", what: { pick: { type: "story", in: "won", controller: "you" } } },
    en: "shuffle a story you have won into the story deck",
    fr: "mélangez dans le deck d'histoires une histoire que vous avez remportée",
  },
};

testSamples(TOKEN_VERBS, SAMPLES);

test("one token on each story, all tokens from all stories", () => {
  const stories = { each: { type: "story" } } as const;
  const one: Effect = { do: "removeTokens", count: 1, from: stories };
  const all: Effect = { do: "removeTokens", count: { tokensOn: "each" }, from: stories };
  expect([told(one, "en"), told(one, "fr")]).toEqual([
    "remove 1 success token from each story",
    "retirez 1 marqueur de succès de chaque histoire",
  ]);
  expect([told(all, "en"), told(all, "fr")]).toEqual([
    "remove all success tokens from all stories",
    "retirez tous les marqueurs de succès de toutes les histoires",
  ]);
});
