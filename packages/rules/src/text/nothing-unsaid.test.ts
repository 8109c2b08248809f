import { expect, test } from "vitest";
import type { Ability } from "../language/abilities.ts";
import { describe, describeText } from "./describe.ts";

interface Said {
  readonly ability: Ability;
  readonly en: string;
  readonly fr: string;
}

/** Parts that no card uses yet, and ways to put parts together that once hid one of them. */
const SAID: readonly Said[] = [
  {
    ability: {
      timing: "action",
      effect: { do: "destroy", what: { choose: { type: "character", enteredThisPhase: false } } },
    },
    en: "**Action:** Choose and destroy a character that did not enter play this phase.",
    fr: "**Action :** choisissez et détruisez un personnage n’étant pas entré en jeu pendant cette phase.",
  },
  {
    ability: {
      timing: "action",
      effect: {
        do: "destroy",
        what: { choose: { in: ["hand", "discard"], controller: "you", enteredThisPhase: true } },
      },
    },
    en: "**Action:** Choose and destroy a card that entered your hand or your discard pile this phase.",
    fr: "**Action :** choisissez et détruisez une carte ayant rejoint votre main ou votre défausse pendant cette phase.",
  },
  {
    ability: {
      timing: "action",
      effect: {
        do: "destroy",
        what: { choose: { type: "character", not: { icon: { is: "terror", count: { atLeast: 2 } } } } },
      },
    },
    en: "**Action:** Choose and destroy a character that is not a card with 2 or more Terror icons.",
    fr: "**Action :** choisissez et détruisez un personnage qui n’est pas une carte avec au moins 2 icônes de Terreur.",
  },
  {
    ability: {
      timing: "action",
      effect: {
        do: "destroy",
        what: { choose: { type: "character", printed: { cost: { atMost: 2 }, subtype: "Cultist" } } },
      },
    },
    en: "**Action:** Choose and destroy a character with printed cost 2 or lower and the printed subtype Cultist.",
    fr: "**Action :** choisissez et détruisez un personnage de coût imprimé 2 ou moins avec le sous-type imprimé Cultiste.",
  },
  {
    ability: {
      timing: "action",
      effect: { do: "destroy", what: { choose: { type: "character", insane: true, is: "this" } } },
    },
    en: "**Action:** Choose and destroy an insane character that is this character.",
    fr: "**Action :** choisissez et détruisez un personnage dément qui est ce personnage.",
  },
  {
    ability: {
      timing: "action",
      effect: {
        do: "destroy",
        what: { choose: { type: "character", anyOf: [{ wounded: true }, { controller: "you" }] } },
      },
    },
    en: "**Action:** Choose and destroy a wounded character or a character you control.",
    fr: "**Action :** choisissez et détruisez un personnage blessé ou que vous contrôlez.",
  },
  {
    ability: {
      timing: "action",
      effect: { do: "destroy", what: { choose: { type: "support", at: "storyOfThis" } } },
    },
    en: "**Action:** Choose and destroy a support card attached to the same story.",
    fr: "**Action :** choisissez et détruisez une carte de soutien attachée à la même histoire.",
  },
  {
    ability: {
      timing: "action",
      effect: { do: "destroy", what: { choose: { in: "deck", owner: "you", controller: "opponent" } } },
    },
    en: "**Action:** Choose and destroy a card you own in your opponent's deck.",
    fr: "**Action :** choisissez et détruisez une carte du deck de votre adversaire qui vous appartient.",
  },
  {
    ability: { timing: "action", effect: { do: "discard", what: { pick: { is: "this" }, count: 2 } } },
    en: "**Action:** Discard 2 cards that are this character.",
    fr: "**Action :** défaussez 2 cartes qui sont ce personnage.",
  },
  {
    ability: {
      timing: "passive",
      effect: {
        do: "gains",
        who: { the: "this" },
        traits: { skill: { iconsOf: "host", icon: "terror", printed: true } },
      },
    },
    en: "This character gains +1 skill for each printed Terror icon the attached character has.",
    fr: "Ce personnage gagne +1 en compétence pour chaque icône de Terreur imprimée que le personnage attaché possède.",
  },
  {
    ability: {
      timing: "action",
      effect: { do: "removeTokens", count: { tokensOn: "this" }, from: { choose: { type: "story" } } },
    },
    en: "**Action:** Remove a number of success tokens equal to the number of success tokens on this character from a chosen story.",
    fr: "**Action :** retirez un nombre de marqueurs de succès égal au nombre de marqueurs de succès sur ce personnage d’une histoire de votre choix.",
  },
  {
    ability: {
      timing: "passive",
      effect: { do: "storiesToWin", change: { times: [-2, { count: { type: "conspiracy" } }] } },
    },
    en: "Players need 2 fewer stories to win the game for each conspiracy in play.",
    fr: "Il faut 2 histoires de moins pour remporter la partie pour chaque conspiration en jeu.",
  },
  {
    ability: {
      timing: "passive",
      effect: { do: "costs", what: { type: "character", controller: "thatPlayer" }, change: -1, uses: 2 },
    },
    en: "The next 2 characters that player plays cost 1 less.",
    fr: "Les 2 prochains personnages que joue ce joueur coûtent 1 de moins.",
  },
  {
    ability: {
      timing: "passive",
      effect: { do: "costs", what: { type: "character", controller: "you" }, change: 1, fixed: true },
    },
    en: "Characters you play cost 1 more and cannot cost less.",
    fr: "Les personnages que vous jouez coûtent 1 de plus et ne peuvent pas coûter moins.",
  },
  {
    ability: {
      timing: "passive",
      effect: { do: "costs", what: { type: "character", controller: "you" }, change: 1, of: "abilities" },
    },
    en: "Abilities of characters you control cost 1 more to use.",
    fr: "Les capacités des personnages que vous contrôlez coûtent 1 de plus à utiliser.",
  },
  {
    ability: {
      timing: "action",
      effect: { do: "drain", what: { each: { type: "domain", controller: "you" } }, ifAny: true },
    },
    en: "**Action:** Drain all domains you control (if any).",
    fr: "**Action :** exploitez tous les domaines que vous contrôlez (s’il y en a).",
  },
  {
    ability: {
      timing: "action",
      effect: { do: "becomes", what: { the: "this" }, form: "printed", until: "endOfPhase" },
    },
    en: "**Action:** This character becomes a character again until the end of the phase.",
    fr: "**Action :** ce personnage redevient un personnage jusqu’à la fin de la phase.",
  },
  {
    ability: {
      timing: "action",
      effect: {
        do: "eachPlayer",
        who: "all",
        effect: { do: "discard", what: { pick: { in: "hand", controller: "thatPlayer" } } },
      },
    },
    en: "**Action:** Each player discards a card from his hand of your choice.",
    fr: "**Action :** chaque joueur défausse une carte de sa main de votre choix.",
  },
  {
    ability: {
      timing: "action",
      effect: {
        do: "eachPlayer",
        who: "all",
        effect: { do: "discard", what: { choose: { in: "hand", controller: "thatPlayer" } } },
      },
    },
    en: "**Action:** For each player, choose and discard a card from that player's hand.",
    fr: "**Action :** pour chaque joueur, choisissez et défaussez une carte de la main de ce joueur.",
  },
  {
    ability: {
      timing: "action",
      effect: {
        do: "eachPlayer",
        who: "all",
        effect: { do: "sacrifice", what: { pick: { type: "character", controller: "you" } } },
      },
    },
    en: "**Action:** For each player, sacrifice a character.",
    fr: "**Action :** pour chaque joueur, sacrifiez un personnage.",
  },
  {
    ability: {
      timing: "action",
      effect: { do: "attach", what: { the: "this" }, to: { choose: { type: "character" }, by: "opponent" } },
    },
    en: "**Action:** Attach this character to a character chosen by your opponent.",
    fr: "**Action :** attachez ce personnage à un personnage choisi par votre adversaire.",
  },
  {
    ability: {
      timing: "action",
      effect: { do: "ready", what: { choose: { type: "character" }, eachPlayer: true } },
    },
    en: "**Action:** Choose and ready a character for each player.",
    fr: "**Action :** choisissez et redressez un personnage pour chaque joueur.",
  },
  {
    ability: {
      timing: "action",
      effect: { do: "removeTokens", count: 1, from: { pick: { type: "story" }, ifAble: true } },
    },
    en: "**Action:** Remove 1 success token from a story (if able).",
    fr: "**Action :** retirez 1 marqueur de succès d’une histoire (si possible).",
  },
  {
    ability: {
      timing: "action",
      effect: { do: "destroy", what: { lowest: "skill", of: { type: "character" }, chosen: true } },
    },
    en: "**Action:** Destroy the character with the lowest skill (of your choice if several are tied).",
    fr: "**Action :** détruisez le personnage ayant la compétence la plus faible (de votre choix en cas d’égalité).",
  },
  {
    ability: {
      timing: "action",
      effect: { do: "takeControl", who: "opponent", what: { pick: { type: "character" } } },
    },
    en: "**Action:** Your opponent takes control of a character of your choice.",
    fr: "**Action :** votre adversaire prend le contrôle d’un personnage de votre choix.",
  },
  {
    ability: {
      timing: "response",
      when: { on: "cardLeftPlay", card: { type: "character" }, to: "hand" },
      effect: { do: "draw", who: "you", count: 1 },
    },
    en: "**Response:** After a character leaves play for a hand, draw 1 card.",
    fr: "**Réaction :** après qu’un personnage a quitté le jeu pour une main, piochez 1 carte.",
  },
  {
    ability: {
      timing: "response",
      when: { on: "cardDestroyed", card: { type: "character" }, phase: "story" },
      effect: { do: "draw", who: "you", count: 1 },
    },
    en: "**Response:** After a character is destroyed during the story phase, draw 1 card.",
    fr: "**Réaction :** après qu’un personnage a été détruit pendant la phase d’histoire, piochez 1 carte.",
  },
  {
    ability: {
      timing: "response",
      when: { on: "controlChanged", card: "this", player: "opponent" },
      effect: { do: "draw", who: "you", count: 1 },
    },
    en: "**Response:** After this character comes under your opponent's control, draw 1 card.",
    fr: "**Réaction :** après que ce personnage est passé sous le contrôle de votre adversaire, piochez 1 carte.",
  },
  {
    ability: {
      timing: "response",
      when: { on: "struggleWon", player: "you", card: "this", margin: { exactly: 0 } },
      effect: { do: "draw", who: "you", count: 1 },
    },
    en: "**Response:** After you win a struggle by no icons with this character, draw 1 card.",
    fr: "**Réaction :** après que vous avez remporté une lutte sans icône d’écart grâce à ce personnage, piochez 1 carte.",
  },
  {
    ability: {
      timing: "response",
      when: { on: "storySucceeded", player: "you", margin: { atLeast: 3 } },
      effect: { do: "draw", who: "you", count: 1 },
    },
    en: "**Response:** After you succeed at a story by 3 or more skill, draw 1 card.",
    fr: "**Réaction :** après que vous avez obtenu un succès dans une histoire avec au moins 3 points de compétence d’écart, piochez 1 carte.",
  },
  {
    ability: {
      timing: "response",
      when: { on: "characterWounded", card: { type: "character" }, margin: { atLeast: 2 } },
      effect: { do: "draw", who: "you", count: 1 },
    },
    en: "**Response:** After a character suffers 2 or more wounds, draw 1 card.",
    fr: "**Réaction :** après qu’un personnage a subi au moins 2 blessures, piochez 1 carte.",
  },
  {
    ability: {
      timing: "response",
      when: { on: "cardDrawn", player: "opponent", first: true },
      effect: { do: "draw", who: "you", count: 1 },
    },
    en: "**Response:** After your opponent draws one or more cards, draw 1 card.",
    fr: "**Réaction :** après que votre adversaire a pioché une ou plusieurs cartes, piochez 1 carte.",
  },
  {
    ability: {
      timing: "response",
      when: { on: "cardDrawn", player: "opponent", framework: true },
      effect: { do: "draw", who: "you", count: 1 },
    },
    en: "**Response:** After your opponent draws a card of his draw phase, draw 1 card.",
    fr: "**Réaction :** après que votre adversaire a pioché une carte de sa phase de tirage, piochez 1 carte.",
  },
  {
    ability: {
      timing: "response",
      when: { on: "costOverpaid", player: "you", card: "this", for: "ability" },
      effect: { do: "draw", who: "you", count: 1 },
    },
    en: "**Response:** After you overpay for a triggered ability of this character, draw 1 card.",
    fr: "**Réaction :** après que vous avez surpayé une capacité déclenchée de ce personnage, piochez 1 carte.",
  },
  {
    ability: {
      timing: "response",
      when: {
        on: "cardPlayed",
        player: "opponent",
        card: { type: "character" },
        from: "won",
        cause: "card",
        source: { type: "event" },
      },
      effect: { do: "draw", who: "you", count: 1 },
    },
    en: "**Response:** After your opponent plays a character from your opponent's won story pile by the effect of an event by a card effect, draw 1 card.",
    fr: "**Réaction :** après que votre adversaire a joué un personnage depuis la pile de cartes d’histoire remportées de votre adversaire par l’effet d’un événement par un effet de carte, piochez 1 carte.",
  },
  {
    ability: {
      timing: "response",
      when: {
        on: "effectInitiated",
        timing: ["action"],
        ability: true,
        player: "opponent",
        targeting: "this",
        wouldDestroy: "this",
      },
      effect: { do: "draw", who: "you", count: 1 },
    },
    en: "**Response:** After an ability headed Action that would destroy this character and chooses this character is triggered by your opponent, draw 1 card.",
    fr: "**Réaction :** après qu’une capacité portant la mention Action qui est sur le point de détruire ce personnage et choisit ce personnage pour cible a été déclenchée par votre adversaire, piochez 1 carte.",
  },
  {
    ability: {
      timing: "disrupt",
      when: { on: "effectInitiated", would: true, player: "opponent", wouldDestroy: "this" },
      effect: { do: "cancel" },
    },
    en: "**Disrupt:** When a card effect used by your opponent would destroy this character, cancel that effect.",
    fr: "**Interruption :** quand un effet de carte utilisé par votre adversaire est sur le point de détruire ce personnage, annulez cet effet.",
  },
  {
    ability: {
      timing: "disrupt",
      when: { on: "characterWounded", would: true, card: { type: "character" } },
      cost: [{ do: "exhaust", what: { the: "this" } }],
      effect: { do: "prevent", count: 1 },
    },
    en: "**Disrupt:** When a character would be wounded, exhaust this card to cancel 1 wound.",
    fr: "**Interruption :** quand un personnage est sur le point d’être blessé, déchargez cette carte pour annuler 1 blessure.",
  },
  {
    ability: {
      timing: "action",
      if: { number: { count: { in: "won", controller: "you" } }, is: { atLeast: 2 } },
      effect: { do: "draw", who: "you", count: 1 },
    },
    en: "**Action:** If you have won 2 or more cards, draw 1 card.",
    fr: "**Action :** si vous avez remporté au moins 2 cartes, piochez 1 carte.",
  },
];

test.each(SAID)("$en", ({ ability, en, fr }) => {
  const texts = (["en", "fr"] as const).map((locale) => describe(ability, locale, { type: "character" }));
  expect(texts).toEqual([en, fr]);
});

test("an event that is played from elsewhere than the hand says so", () => {
  const abilities: readonly Ability[] = [
    { timing: "action", from: "discard", effect: { do: "draw", who: "you", count: 1 } },
  ];
  expect(describeText({ abilities }, { type: "event" }, "en")).toEqual([
    "**Action:** Draw 1 card. Use only while this card is in your discard pile.",
  ]);
});

test("a filter that gives one card two nouns has no words", () => {
  const two = { type: "character", anyOf: [{ type: "support" }, { type: "event" }] } as const;
  const ability: Ability = { timing: "action", effect: { do: "destroy", what: { choose: two } } };
  expect(() => describe(ability, "en", { type: "character" })).toThrow("two nouns");
});
