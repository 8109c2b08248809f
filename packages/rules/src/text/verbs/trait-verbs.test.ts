import { type Samples, testSamples } from "../../../test/verb-samples.ts";
import { TRAIT_VERBS } from "./trait-verbs.ts";

const C = { choose: { type: "character" } } as const;

const SAMPLES: Samples<typeof TRAIT_VERBS> = {
  becomes: {
    effect: {
      do: "becomes",
      what: { the: "this" },
      form: { type: "character", subtypes: ["Monster"], skill: 3, icons: { arcane: 2, combat: 1 } },
      until: "endOfTurn",
    },
    en: "this character becomes a Monster character with skill 3, 1 Combat icon and 2 Arcane icons until the end of the turn",
    fr: "ce personnage devient un personnage Monstre avec une compétence de 3, 1 icône de Combat et 2 icônes Occultes jusqu'à la fin du tour",
  },
  gains: {
    effect: {
      do: "gains",
      who: C,
      traits: { skill: 1, icons: { terror: -1 }, keyword: "Fast", subtype: "Cultist" },
      until: "endOfPhase",
    },
    en: "choose a character. It gains +1 skill, Fast and the subtype Cultist and gets -1 Terror icon until the end of the phase",
    fr: "choisissez un personnage. Il gagne +1 en compétence, Rapide et le sous-type Cultiste et subit -1 icône de Terreur jusqu'à la fin de la phase",
  },
  loses: {
    effect: {
      do: "loses",
      who: { each: { type: "character", controller: "opponent" } },
      traits: { keyword: "all", subtypes: "all" },
    },
    en: "each character your opponent controls loses all its keywords and all its subtypes",
    fr: "chaque personnage que contrôle votre adversaire perd tous ses mots-clefs et tous ses sous-types",
  },
  setTo: {
    effect: { do: "setTo", who: { each: { type: "character", committed: true } }, traits: { skill: 0 } },
    en: "the skill of each committed character is 0",
    fr: "la compétence de chaque personnage engagé est de 0",
  },
  blank: {
    effect: { do: "blank", what: { each: { type: "support" } } },
    en: "treat each support card as if its text box were blank",
    fr: "le rectangle de texte de chaque carte de soutien est considéré comme vide",
  },
  copies: {
    effect: { do: "copies", who: { the: "host" }, from: { the: "that" }, parts: ["icons"] },
    en: "the attached character gains the icons of that card",
    fr: "le personnage attaché gagne les icônes de cette carte",
  },
};

testSamples(TRAIT_VERBS, SAMPLES);
