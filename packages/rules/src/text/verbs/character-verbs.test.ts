import { expect, test } from "vitest";
import { type Samples, testSamples, told } from "../../../test/verb-samples.ts";
import type { Effect } from "../../language/effects.ts";
import { CHARACTER_VERBS } from "./character-verbs.ts";

const C = { choose: { type: "character" } } as const;

const SAMPLES: Samples<typeof CHARACTER_VERBS> = {
  wound: {
    effect: { do: "wound", who: C, count: 2 },
    en: "choose a character. Deal 2 wounds to it",
    fr: "choisissez un personnage. Infligez-lui 2 blessures",
  },
  driveInsane: {
    effect: { do: "driveInsane", who: { each: { type: "character", controller: "opponent" } } },
    en: "each character your opponent controls goes insane",
    fr: "rendez déments tous les personnages que contrôle votre adversaire",
  },
  restore: {
    effect: { do: "restore", who: { pick: { type: "character", insane: true } } },
    en: "restore an insane character",
    fr: "restaurez un personnage dément",
  },
  ready: {
    effect: { do: "ready", what: { the: "this" } },
    en: "ready this character",
    fr: "redressez ce personnage",
  },
  exhaust: {
    effect: { do: "exhaust", what: { each: { type: "support" } } },
    en: "exhaust all support cards",
    fr: "déchargez toutes les cartes de soutien",
  },
  commit: {
    effect: {
      do: "commit",
      who: { choose: { type: "character", controller: "you", ready: true } },
      to: { the: "thatStory" },
    },
    en: "choose a ready character you control. Commit it to that story",
    fr: "choisissez un personnage redressé que vous contrôlez. Engagez-le dans cette histoire",
  },
  uncommit: {
    effect: { do: "uncommit", who: { each: { type: "character", at: "thatStory" } } },
    en: "uncommit all characters committed to that story",
    fr: "désengagez tous les personnages engagés dans cette histoire",
  },
};

testSamples(CHARACTER_VERBS, SAMPLES);

test("what was chosen is not taken for this card, and what is picked is driven insane", () => {
  const duty: Effect = {
    do: "inOrder",
    effects: [
      { do: "ready", what: C },
      { do: "must", deed: "commit", who: { the: "it" }, to: "storyOfThis" },
    ],
  };
  expect(told(duty, "fr")).toContain("s'engager dans l'histoire dans laquelle cette carte est engagée");
  const pick: Effect = { do: "driveInsane", who: { pick: { type: "character", controller: "you" } } };
  expect([told(pick, "en"), told(pick, "fr")]).toEqual([
    "drive a character you control insane",
    "rendez dément un personnage que vous contrôlez",
  ]);
});
