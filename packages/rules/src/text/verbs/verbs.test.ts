import { expect, test } from "vitest";
import type { Effect, EffectKind, EffectOf } from "../../language/effects.ts";
import { sayIn } from "../describe.ts";
import { inVoice, NOBODY } from "../speech.ts";
import { tellEffect, VERBS } from "./verbs.ts";

type Samples = {
  readonly [K in EffectKind]: { readonly effect: EffectOf<K>; readonly en: string; readonly fr: string };
};

const C = { choose: { type: "character" } } as const;

/** One of each kind as a character's own ability says it; the table is total, so a new kind needs a line here. */
const SAMPLES: Samples = {
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
  destroy: {
    effect: { do: "destroy", what: { lowest: "skill", of: { type: "character" } } },
    en: "destroy the character with the lowest skill",
    fr: "détruisez le personnage ayant la compétence la plus faible",
  },
  sacrifice: {
    effect: {
      do: "sacrifice",
      what: { pick: { type: "character", controller: "opponent" } },
      by: "opponent",
    },
    en: "your opponent sacrifices a character",
    fr: "votre adversaire sacrifie un personnage",
  },
  discard: {
    effect: { do: "discard", what: { random: { in: "hand", controller: "opponent" } } },
    en: "discard a card at random from your opponent's hand",
    fr: "défaussez une carte prise au hasard dans la main de votre adversaire",
  },
  draw: {
    effect: { do: "draw", who: "opponent", count: 2 },
    en: "your opponent draws 2 cards",
    fr: "votre adversaire pioche 2 cartes",
  },
  putIntoPlay: {
    effect: {
      do: "putIntoPlay",
      what: { choose: { type: "character", in: "discard", owner: "opponent" } },
      under: "you",
      exhausted: true,
      committedTo: "storyOfThis",
    },
    en: "choose a character from your opponent's discard pile. Put it into play under your control, exhausted and committed to the story this character is committed to",
    fr: "choisissez un personnage dans la défausse de votre adversaire. Mettez-le en jeu sous votre contrôle, déchargé et engagé dans l'histoire dans laquelle cette carte est engagée",
  },
  toHand: {
    effect: { do: "toHand", what: { choose: { type: "support", controller: "opponent" }, count: 2 } },
    en: "choose 2 support cards your opponent controls. Return them to their owners' hands",
    fr: "choisissez 2 cartes de soutien que contrôle votre adversaire. Renvoyez-les dans la main de leurs propriétaires",
  },
  toDeck: {
    effect: { do: "toDeck", what: { the: "this" }, where: "shuffled" },
    en: "shuffle this character into its owner's deck",
    fr: "mélangez ce personnage dans le deck de son propriétaire",
  },
  attach: {
    effect: {
      do: "attach",
      what: { top: 1, of: "you" },
      to: { pick: { type: "domain", controller: "you" } },
      asResource: true,
      faceDown: true,
    },
    en: "attach the top card of your deck face down to a domain you control as a resource",
    fr: "attachez la première carte de votre deck face cachée à un domaine que vous contrôlez comme ressource",
  },
  exchange: {
    effect: {
      do: "exchange",
      what: { pick: { in: "hand", controller: "you" }, count: 2 },
      forTopOf: "discard",
    },
    en: "exchange 2 cards from your hand for as many cards from the top of your discard pile",
    fr: "échangez 2 cartes de votre main contre autant de cartes du dessus de votre défausse",
  },
  removeFromGame: {
    effect: { do: "removeFromGame", what: { each: { in: "discard", controller: "opponent" } } },
    en: "remove all cards in your opponent's discard pile from the game",
    fr: "retirez de la partie toutes les cartes de la défausse de votre adversaire",
  },
  takeControl: {
    effect: { do: "takeControl", who: "you", what: { choose: { type: "support" } } },
    en: "choose a support card. Take control of it",
    fr: "choisissez une carte de soutien. Prenez-en le contrôle",
  },
  exchangeControl: {
    effect: { do: "exchangeControl", a: { the: "this" }, b: C },
    en: "exchange control of this character and a chosen character",
    fr: "échangez le contrôle de ce personnage et d'un personnage de votre choix",
  },
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
  addDomain: {
    effect: { do: "addDomain", who: "you" },
    en: "add a domain",
    fr: "ajoutez un domaine",
  },
  lookAt: {
    effect: { do: "lookAt", what: { top: 3, of: "opponent" } },
    en: "look at the top 3 cards of your opponent's deck",
    fr: "regardez les 3 premières cartes du deck de votre adversaire",
  },
  reveal: {
    effect: { do: "reveal", what: { each: { in: "hand", controller: "opponent" } } },
    en: "reveal all cards in your opponent's hand",
    fr: "révélez toutes les cartes de la main de votre adversaire",
  },
  search: {
    effect: {
      do: "search",
      who: "you",
      for: { type: "support", subtype: "Tome" },
      count: { upTo: 2 },
      to: "hand",
    },
    en: "search your deck for up to 2 Tome support cards, add them to your hand, then shuffle your deck",
    fr: "cherchez jusqu'à 2 cartes de soutien Tomes dans votre deck, ajoutez-les à votre main, puis mélangez votre deck",
  },
  sort: {
    effect: { do: "sort", hand: { upTo: 1 }, bottom: 2 },
    en: "add at most 1 of them to your hand, put 2 of them on the bottom of that deck and put the others back on top in any order",
    fr: "ajoutez-en au plus 1 à votre main, placez-en 2 sous ce deck et remettez les autres sur le dessus dans l'ordre de votre choix",
  },
  shuffle: {
    effect: { do: "shuffle", who: "opponent" },
    en: "your opponent shuffles his deck",
    fr: "votre adversaire mélange son deck",
  },
  name: {
    effect: { do: "name", what: "subtype" },
    en: "name a subtype",
    fr: "nommez un sous-type",
  },
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
    fr: "répartissez vos marqueurs de succès entre les histoires",
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
  gains: {
    effect: {
      do: "gains",
      who: C,
      traits: { skill: 1, icons: { terror: -1 }, keyword: "Fast", subtype: "Cultist" },
      until: "endOfPhase",
    },
    en: "choose a character. It gains +1 skill, Fast and the subtype Cultist and gets -1 Terror until the end of the phase",
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
  costs: {
    effect: { do: "costs", what: { type: "event", controller: "opponent" }, change: 1 },
    en: "events your opponent plays cost 1 more",
    fr: "les événements que joue votre adversaire coûtent 1 de plus",
  },
  cannot: {
    effect: {
      do: "cannot",
      deed: "beChosen",
      who: { each: { type: "character", keyword: "Heroic" } },
      by: "cardEffects",
    },
    en: "Heroic characters cannot be chosen by card effects",
    fr: "les personnages Héroïques ne peuvent pas être choisis par des effets de cartes",
  },
  must: {
    effect: {
      do: "must",
      deed: "commit",
      who: { each: { type: "character", controller: "opponent" } },
      to: "storyOfThis",
    },
    en: "characters your opponent controls must, if able, commit to the story this character is committed to",
    fr: "les personnages que contrôle votre adversaire doivent, si possible, s'engager dans l'histoire dans laquelle ce personnage est engagé",
  },
  can: {
    effect: { do: "can", deed: "commitExhausted", who: { the: "this" } },
    en: "this character can commit to stories while exhausted",
    fr: "ce personnage peut s'engager dans les histoires même déchargé",
  },
  immune: {
    effect: { do: "immune", who: { the: "this" }, to: { type: "event", subtype: "Spell" } },
    en: "this character is immune to Spell events",
    fr: "ce personnage est immunisé contre les événements Sorts",
  },
  entersAs: {
    effect: { do: "entersAs", who: { each: { type: "character", faction: "syndicate" } }, insane: true },
    en: "Syndicate characters enter play insane",
    fr: "les personnages du Syndicat entrent en jeu déments",
  },
  struggles: {
    effect: { do: "struggles", at: { the: "host" }, add: "arcane", remove: "terror" },
    en: "the attached character gains 1 Arcane struggle and loses 1 Terror struggle",
    fr: "le personnage attaché gagne 1 lutte Occulte et perd 1 lutte de Terreur",
  },
  counts: {
    effect: { do: "counts", who: { the: "this" }, what: "both", at: { each: { type: "story" } } },
    en: "the skill and icons of this character count at all stories",
    fr: "la compétence et les icônes de ce personnage comptent dans toutes les histoires",
  },
  provides: {
    effect: { do: "provides", what: { type: "resource", controller: "you" }, faction: "syndicate" },
    en: "resources on your domains count as Syndicate resources",
    fr: "les ressources de vos domaines comptent comme des ressources du Syndicat",
  },
  holdsInsane: {
    effect: { do: "holdsInsane", who: { the: "it" }, until: "whileThisExhausted" },
    en: "it cannot be restored while this character remains exhausted",
    fr: "elle ne peut pas être restaurée tant que ce personnage reste déchargé",
  },
  storiesToWin: {
    effect: { do: "storiesToWin", change: 1 },
    en: "players need 1 more story to win the game",
    fr: "il faut 1 histoire de plus pour remporter la partie",
  },
  woundsOfEvents: {
    effect: { do: "woundsOfEvents", times: 2 },
    en: "events deal twice as many wounds",
    fr: "les événements infligent 2 fois plus de blessures",
  },
  struggleDecidedBy: {
    effect: { do: "struggleDecidedBy", icon: "terror", instead: "arcane" },
    en: "Terror struggles are decided by Arcane icons",
    fr: "les luttes de Terreur sont départagées par les icônes Occultes",
  },
  mayPlay: {
    effect: { do: "mayPlay", what: { each: { type: "event", in: "discard", controller: "you" } } },
    en: "you may play events from your discard pile",
    fr: "vous pouvez jouer les événements de votre défausse",
  },
  cancel: {
    effect: { do: "cancel" },
    en: "cancel that effect",
    fr: "annulez cet effet",
  },
  prevent: {
    effect: { do: "prevent" },
    en: "cancel that result",
    fr: "annulez ce résultat",
  },
  insteadOfThat: {
    effect: { do: "insteadOfThat", effect: { do: "draw", who: "you", count: 1 } },
    en: "draw 1 card instead",
    fr: "piochez 1 carte à la place",
  },
  delayed: {
    effect: { do: "delayed", at: "endOfPhase", effect: { do: "sacrifice", what: { the: "it" } } },
    en: "at the end of the phase, sacrifice it",
    fr: "à la fin de la phase, sacrifiez-la",
  },
  moveThisEvent: {
    effect: { do: "moveThisEvent", to: "topOfDeckFaceUp" },
    en: "put this event face up on top of your deck instead of discarding it",
    fr: "placez cet événement face visible sur le dessus de votre deck au lieu de le défausser",
  },
  payToPutIntoPlay: {
    effect: { do: "payToPutIntoPlay", what: { the: "it" } },
    en: "put it into play by paying its cost",
    fr: "mettez-la en jeu en payant son coût",
  },
  playFree: {
    effect: { do: "playFree", what: { choose: { type: "event", in: "hand", controller: "you" } } },
    en: "choose an event from your hand. Play it without paying its cost",
    fr: "choisissez un événement dans votre main. Jouez-le sans payer son coût",
  },
  choose: {
    effect: { do: "choose", what: C },
    en: "choose a character",
    fr: "choisissez un personnage",
  },
  nothing: {
    effect: { do: "nothing" },
    en: "do nothing",
    fr: "ne faites rien",
  },
  inOrder: {
    effect: {
      do: "inOrder",
      effects: [
        { do: "draw", who: "you", count: 1 },
        { do: "shuffle", who: "you" },
      ],
    },
    en: "draw 1 card. Shuffle your deck",
    fr: "piochez 1 carte. Mélangez votre deck",
  },
  // biome-ignore lint/suspicious/noThenProperty: the kind of the language is called so
  then: {
    effect: {
      do: "then",
      first: { do: "discard", what: { pick: { in: "hand", controller: "you" }, count: 2 } },
      next: { do: "draw", who: "you", count: 2 },
    },
    en: "discard 2 cards from your hand, then draw 2 cards",
    fr: "défaussez 2 cartes de votre main, puis piochez 2 cartes",
  },
  ifThen: {
    effect: {
      do: "ifThen",
      test: { night: true },
      yes: { do: "draw", who: "you", count: 1 },
      no: { do: "wound", who: { the: "this" } },
    },
    en: "if it is Night, draw 1 card. Otherwise, wound this character",
    fr: "si c'est la Nuit, piochez 1 carte. Sinon, blessez ce personnage",
  },
  either: {
    effect: {
      do: "either",
      by: "you",
      options: [
        { do: "draw", who: "you", count: 1 },
        { do: "ready", what: { the: "this" } },
      ],
    },
    en: "either draw 1 card or ready this character",
    fr: "soit piochez 1 carte, soit redressez ce personnage",
  },
  may: {
    effect: { do: "may", by: "opponent", effect: { do: "draw", who: "opponent", count: 1 } },
    en: "your opponent may draw 1 card",
    fr: "votre adversaire peut piocher 1 carte",
  },
  unless: {
    effect: {
      do: "unless",
      by: "opponent",
      pay: { do: "pay", count: 1 },
      effect: { do: "destroy", what: { the: "it" } },
    },
    en: "destroy it unless your opponent pays 1",
    fr: "détruisez-la, sauf si votre adversaire paie 1",
  },
  forEach: {
    effect: {
      do: "forEach",
      what: { each: { type: "domain", controller: "you" } },
      effect: { do: "drain", what: { the: "each" } },
    },
    en: "for each domain you control, drain that domain",
    fr: "pour chaque domaine que vous contrôlez, exploitez ce domaine",
  },
  repeat: {
    effect: { do: "repeat", times: { x: true }, effect: { do: "draw", who: "you", count: 1 } },
    en: "draw 1 card, X times",
    fr: "piochez 1 carte, X fois",
  },
  eachPlayer: {
    effect: { do: "eachPlayer", who: "all", effect: { do: "draw", who: "thatPlayer", count: 1 } },
    en: "each player draws 1 card",
    fr: "chaque joueur pioche 1 carte",
  },
  until: {
    effect: {
      do: "until",
      end: "endOfTurn",
      effects: [
        { do: "gains", who: { the: "this" }, traits: { skill: 1 } },
        { do: "gains", who: { the: "this" }, traits: { keyword: "Fast" } },
      ],
    },
    en: "this character gains +1 skill. It gains Fast, all until the end of the turn",
    fr: "ce personnage gagne +1 en compétence. Il gagne Rapide, le tout jusqu'à la fin du tour",
  },
  pay: {
    effect: { do: "pay", count: 2 },
    en: "pay 2",
    fr: "payez 2",
  },
  payX: {
    effect: { do: "payX", atLeast: 1 },
    en: "pay X (at least 1)",
    fr: "payez X (au moins 1)",
  },
};

const told = (effect: Effect, locale: "en" | "fr") =>
  tellEffect(effect, sayIn(locale, { type: "character" }));

test.each(Object.entries(SAMPLES))(
  "%s reads as a card would in both languages",
  (_kind, { effect, en, fr }) => {
    expect({ en: told(effect, "en"), fr: told(effect, "fr") }).toEqual({ en, fr });
  },
);

test("the table of verbs has a sample for each kind and nothing else", () => {
  expect(Object.keys(SAMPLES).sort()).toEqual(Object.keys(VERBS).sort());
});

test("where nobody acts the cards are the subject", () => {
  const nobody = (effect: Effect, locale: "en" | "fr") =>
    tellEffect(effect, inVoice(sayIn(locale, { type: "character" }), NOBODY));
  expect(nobody({ do: "destroy", what: { the: "this" } }, "en")).toBe("this character is destroyed");
  expect(nobody({ do: "destroy", what: { each: { type: "support" } } }, "fr")).toBe(
    "toutes les cartes de soutien sont détruites",
  );
  expect(nobody({ do: "driveInsane", who: { the: "this" } }, "fr")).toBe("ce personnage devient dément");
});

test("who acts decides the form of the verb", () => {
  const ready: Effect = { do: "ready", what: { the: "it" } };
  const form = (voice: "order" | "base" | "third", locale: "en" | "fr") =>
    tellEffect(
      ready,
      inVoice(sayIn(locale, { type: "character" }), {
        actor: voice === "third" ? "opponent" : "you",
        form: voice,
      }),
    );
  expect(form("order", "fr")).toBe("redressez-la");
  expect(form("base", "fr")).toBe("la redresser");
  expect(form("third", "fr")).toBe("la redresse");
  expect(form("third", "en")).toBe("readies it");
});

test("a verb that both options share is said once; nothing is done in the form asked for", () => {
  const discard = (of: "you" | "opponent"): Effect => ({ do: "discard", what: { top: 1, of } });
  const both: Effect = { do: "either", by: "you", options: [discard("you"), discard("opponent")] };
  expect(told(both, "en")).toBe(
    "discard either the top card of your deck or the top card of your opponent's deck",
  );
  expect(told(both, "fr")).toBe(
    "défaussez soit la première carte de votre deck, soit la première carte du deck de votre adversaire",
  );
  const idle: Effect = { do: "either", by: "opponent", options: [discard("opponent"), { do: "nothing" }] };
  expect(told(idle, "fr")).toBe("votre adversaire défausse la première carte de son deck ou ne fait rien");
});

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

test("what may be done in a row is one sentence without a comma, and a form has its keywords translated", () => {
  const draw: Effect = { do: "draw", who: "you", count: 1 };
  const row: Effect = {
    do: "may",
    by: "you",
    effect: { do: "then", first: draw, next: { do: "shuffle", who: "you" } },
  };
  expect([told(row, "en"), told(row, "fr")]).toEqual([
    "you may draw 1 card and then shuffle your deck",
    "vous pouvez piocher 1 carte, puis mélanger votre deck",
  ]);
  const form: Effect = {
    do: "becomes",
    what: { the: "this" },
    form: { type: "character", keywords: ["Fast", "Toughness +1"] },
  };
  expect(told(form, "fr")).toBe("ce personnage devient un personnage avec Rapide et Résistance +1");
});
