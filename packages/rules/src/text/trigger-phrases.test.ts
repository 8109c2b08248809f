import { expect, test } from "vitest";
import type { Trigger, TriggerOn } from "../language/abilities.ts";
import type { EventKind, Locale } from "../language/words.ts";
import { sayIn } from "./describe.ts";
import { tellTrigger } from "./trigger-phrases.ts";

const told = (trigger: Trigger, locale: Locale, type: "character" | "support" | "event" = "character") =>
  tellTrigger(trigger, sayIn(locale, { type }));

interface Moments {
  readonly en: readonly [after: string, would: string];
  readonly fr: readonly [after: string, would: string];
}

/** After it has happened to anything; and before it would happen to this character, by you. */
const MOMENTS: { readonly [E in EventKind]: Moments } = {
  cardEnteredPlay: {
    en: ["after a card enters play", "when this character would enter play"],
    fr: ["après qu'une carte est entrée en jeu", "quand ce personnage est sur le point d'entrer en jeu"],
  },
  cardPlayed: {
    en: ["after a card is played", "when you would play this character"],
    fr: ["après qu'une carte a été jouée", "quand vous êtes sur le point de jouer ce personnage"],
  },
  cardLeftPlay: {
    en: ["after a card leaves play", "when this character would leave play"],
    fr: ["après qu'une carte a quitté le jeu", "quand ce personnage est sur le point de quitter le jeu"],
  },
  cardEnteredDiscardPile: {
    en: ["after a card enters a discard pile", "when this character would enter your discard pile"],
    fr: [
      "après qu'une carte a rejoint une défausse",
      "quand ce personnage est sur le point de rejoindre votre défausse",
    ],
  },
  cardReturnedToHand: {
    en: ["after a card returns to its owner's hand", "when this character would return to its owner's hand"],
    fr: [
      "après qu'une carte est retournée dans la main de son propriétaire",
      "quand ce personnage est sur le point de retourner dans la main de son propriétaire",
    ],
  },
  cardDestroyed: {
    en: ["after a card is destroyed", "when this character would be destroyed"],
    fr: ["après qu'une carte a été détruite", "quand ce personnage est sur le point d'être détruit"],
  },
  cardSacrificed: {
    en: ["after a card is sacrificed", "when you would sacrifice this character"],
    fr: ["après qu'une carte a été sacrifiée", "quand vous êtes sur le point de sacrifier ce personnage"],
  },
  cardDiscarded: {
    en: ["after a card is discarded", "when you would discard this character"],
    fr: ["après qu'une carte a été défaussée", "quand vous êtes sur le point de défausser ce personnage"],
  },
  cardDrawn: {
    en: ["after a player draws a card", "when you would draw a card"],
    fr: ["après qu'un joueur a pioché une carte", "quand vous êtes sur le point de piocher une carte"],
  },
  cardAttached: {
    en: ["after a card is attached", "when you would attach this character"],
    fr: ["après qu'une carte a été attachée", "quand vous êtes sur le point d'attacher ce personnage"],
  },
  cardReadied: {
    en: ["after a card is readied", "when you would ready this character"],
    fr: ["après qu'une carte a été redressée", "quand vous êtes sur le point de redresser ce personnage"],
  },
  cardExhausted: {
    en: ["after a card is exhausted", "when you would exhaust this character"],
    fr: ["après qu'une carte a été déchargée", "quand vous êtes sur le point de décharger ce personnage"],
  },
  characterCommitted: {
    en: ["after a character commits to a story", "when you would commit this character to a story"],
    fr: [
      "après qu'un personnage s'est engagé dans une histoire",
      "quand vous êtes sur le point d'engager ce personnage dans une histoire",
    ],
  },
  characterUncommitted: {
    en: ["after a character is uncommitted", "when this character would be uncommitted"],
    fr: ["après qu'un personnage a été désengagé", "quand ce personnage est sur le point d'être désengagé"],
  },
  characterWounded: {
    en: ["after a character is wounded", "when this character would be wounded"],
    fr: ["après qu'un personnage a été blessé", "quand ce personnage est sur le point d'être blessé"],
  },
  characterWentInsane: {
    en: ["after a character goes insane", "when this character would go insane"],
    fr: [
      "après qu'un personnage est devenu dément",
      "quand ce personnage est sur le point de devenir dément",
    ],
  },
  characterRestored: {
    en: ["after a character is restored", "when this character would be restored"],
    fr: ["après qu'un personnage a été restauré", "quand ce personnage est sur le point d'être restauré"],
  },
  controlChanged: {
    en: ["after a card changes controller", "when this character would come under your control"],
    fr: [
      "après qu'une carte a changé de contrôleur",
      "quand ce personnage est sur le point de passer sous votre contrôle",
    ],
  },
  tokensPlaced: {
    en: [
      "after a success token is placed on a card",
      "when a success token would be placed on this character",
    ],
    fr: [
      "après qu'un marqueur de succès a été placé sur une carte",
      "quand un marqueur de succès est sur le point d'être placé sur ce personnage",
    ],
  },
  tokensRemoved: {
    en: [
      "after a success token is removed from a card",
      "when a success token would be removed from this character",
    ],
    fr: [
      "après qu'un marqueur de succès a été retiré d'une carte",
      "quand un marqueur de succès est sur le point d'être retiré de ce personnage",
    ],
  },
  domainDrained: {
    en: ["after a player drains a domain", "when you would drain a domain"],
    fr: ["après qu'un joueur a exploité un domaine", "quand vous êtes sur le point d'exploiter un domaine"],
  },
  domainRefreshed: {
    en: ["after a player refreshes a domain", "when you would refresh a domain"],
    fr: ["après qu'un joueur a régénéré un domaine", "quand vous êtes sur le point de régénérer un domaine"],
  },
  domainAdded: {
    en: ["after a player adds a domain", "when you would add a domain"],
    fr: ["après qu'un joueur a ajouté un domaine", "quand vous êtes sur le point d'ajouter un domaine"],
  },
  resourceAttached: {
    en: ["after a player attaches a resource to a domain", "when you would attach a resource to a domain"],
    fr: [
      "après qu'un joueur a attaché une ressource à un domaine",
      "quand vous êtes sur le point d'attacher une ressource à un domaine",
    ],
  },
  costOverpaid: {
    en: [
      "after a player overpays for a card or a triggered ability",
      "when you would overpay for this character or one of its abilities",
    ],
    fr: [
      "après qu'un joueur a surpayé une carte ou une capacité déclenchée",
      "quand vous êtes sur le point de surpayer ce personnage ou l'une de ses capacités",
    ],
  },
  effectInitiated: {
    en: ["after a card effect is used", "when a card effect is used by you"],
    fr: ["après qu'un effet de carte a été utilisé", "quand un effet de carte est utilisé par vous"],
  },
  struggleBegins: {
    en: ["when a struggle begins", "when a struggle would begin"],
    fr: ["quand une lutte commence", "quand une lutte est sur le point de commencer"],
  },
  struggleResolves: {
    en: ["when a struggle resolves", "when a struggle would resolve"],
    fr: ["quand une lutte se résout", "quand une lutte est sur le point de se résoudre"],
  },
  struggleWon: {
    en: ["after a player wins a struggle", "when you would win a struggle with this character"],
    fr: [
      "après qu'un joueur a remporté une lutte",
      "quand vous êtes sur le point de remporter une lutte grâce à ce personnage",
    ],
  },
  struggleLost: {
    en: ["after a player loses a struggle", "when you would lose a struggle with this character"],
    fr: [
      "après qu'un joueur a perdu une lutte",
      "quand vous êtes sur le point de perdre une lutte grâce à ce personnage",
    ],
  },
  storySucceeded: {
    en: ["after a player succeeds at a story", "when you would succeed at a story"],
    fr: [
      "après qu'un joueur a obtenu un succès dans une histoire",
      "quand vous êtes sur le point d'obtenir un succès dans une histoire",
    ],
  },
  storyNotSucceeded: {
    en: ["after a player fails to succeed at a story", "when you would fail to succeed at a story"],
    fr: [
      "après qu'un joueur a échoué dans une histoire",
      "quand vous êtes sur le point d'échouer dans une histoire",
    ],
  },
  storyUnchallenged: {
    en: ["after a player succeeds unchallenged at a story", "when you would succeed unchallenged at a story"],
    fr: [
      "après qu'un joueur a obtenu une victoire incontestée dans une histoire",
      "quand vous êtes sur le point d'obtenir une victoire incontestée dans une histoire",
    ],
  },
  storyResolved: {
    en: ["after a story is resolved", "when a story this character is committed to would be resolved"],
    fr: [
      "après qu'une histoire a été résolue",
      "quand une histoire dans laquelle ce personnage est engagé est sur le point d'être résolue",
    ],
  },
  storyWon: {
    en: ["after a player wins a story", "when you would win a story"],
    fr: [
      "après qu'un joueur a remporté une histoire",
      "quand vous êtes sur le point de remporter une histoire",
    ],
  },
  commitStepEnded: {
    en: ["after a player finishes committing characters", "when you would finish committing characters"],
    fr: [
      "après qu'un joueur a terminé l'engagement des personnages",
      "quand vous êtes sur le point de terminer l'engagement des personnages",
    ],
  },
  phaseBegan: {
    en: ["when the phase begins", "when your phase would begin"],
    fr: ["quand la phase commence", "quand votre phase est sur le point de commencer"],
  },
  phaseEnded: {
    en: ["when the phase ends", "when your phase would end"],
    fr: ["quand la phase se termine", "quand votre phase est sur le point de se terminer"],
  },
  turnBegan: {
    en: ["when a player's turn begins", "when your turn would begin"],
    fr: ["quand le tour d'un joueur commence", "quand votre tour est sur le point de commencer"],
  },
  turnEnded: {
    en: ["when a player's turn ends", "when your turn would end"],
    fr: ["quand le tour d'un joueur se termine", "quand votre tour est sur le point de se terminer"],
  },
  cardRevealed: {
    en: ["after a card is revealed", "when you would reveal this character"],
    fr: ["après qu'une carte a été révélée", "quand vous êtes sur le point de révéler ce personnage"],
  },
  cardSearched: {
    en: ["after a player searches a deck", "when you would search a deck"],
    fr: [
      "après qu'un joueur a cherché dans un deck",
      "quand vous êtes sur le point de chercher dans un deck",
    ],
  },
};

test.each(Object.entries(MOMENTS))("%s has both moments in both languages", (kind, { en, fr }) => {
  // Object.entries loses the type of its keys.
  const on = kind as EventKind;
  // Details that a happening has no words for are passed over.
  const both = (locale: Locale) => [
    told({ on } as Trigger, locale),
    told({ on, card: "this", player: "you", would: true } as Trigger, locale),
  ];
  expect({ en: both("en"), fr: both("fr") }).toEqual({ en, fr });
});

test("the margin of a struggle is told in icons", () => {
  const when: Trigger = { on: "struggleWon", player: "you", icon: "arcane", margin: { atLeast: 2 } };
  expect(told(when, "en")).toBe("after you win an Arcane struggle by 2 or more icons");
  expect(told(when, "fr")).toBe(
    "après que vous avez remporté une lutte Occulte avec au moins 2 icônes d'écart",
  );
  expect(told({ ...when, margin: { above: 1 } }, "fr")).toContain("avec plus de 1 icône d'écart");
});

test("an effect is looked at by its timing, its source, its target or its result", () => {
  const effect = (rest: Omit<TriggerOn<"effectInitiated">, "on">): Trigger => ({
    on: "effectInitiated",
    would: true,
    ...rest,
  });
  expect(told(effect({ timing: ["action", "response"] }), "fr")).toBe(
    "quand un événement ou une capacité portant la mention Action ou Réaction est utilisé",
  );
  expect(told(effect({ timing: ["action", "response"] }), "en")).toBe(
    "when an event or ability headed Action or Response is used",
  );
  expect(told(effect({ timing: ["forcedResponse", "passive"], ability: true }), "en")).toBe(
    "when an ability headed Forced Response or a passive effect of an ability is triggered",
  );
  expect(told(effect({ timing: ["disrupt"], source: { type: "event" } }), "fr")).toBe(
    "quand un effet portant la mention Interruption d'un événement est utilisé",
  );
  expect(told(effect({ ability: true }), "en")).toBe("when an ability is triggered");
  expect(told(effect({ targeting: "this" }), "en")).toBe("when a card effect chooses this character");
  expect(told(effect({ source: { type: "event" }, wouldDestroy: "this" }), "fr")).toBe(
    "quand l'effet d'un événement est sur le point de détruire ce personnage",
  );
  const ability = effect({ ability: true, source: { anyOf: [{ type: "character" }, { type: "support" }] } });
  expect(told(ability, "fr")).toBe(
    "quand une capacité d'un personnage ou d'une carte de soutien est déclenchée",
  );
});

test("what is overpaid for enters play before anything responds to it, unless it is an event", () => {
  const overpaid: Trigger = { on: "costOverpaid", card: "this", player: "you", for: "card" };
  expect(told(overpaid, "en")).toBe("after you overpay for this character and it enters play");
  expect(told(overpaid, "fr")).toBe("après que vous avez surpayé ce personnage et qu'il est entré en jeu");
  expect(told(overpaid, "fr", "support")).toBe(
    "après que vous avez surpayé cette carte et qu'elle est entrée en jeu",
  );
  expect(told(overpaid, "en", "event")).toBe("after you overpay for this event");
  expect(told({ ...overpaid, would: true }, "en")).toBe("when you would overpay for this character");
});

test("the cards of a draw phase are those of whoever draws them", () => {
  const drawn: Trigger = { on: "cardDrawn", player: "you", framework: true, first: true };
  expect(told(drawn, "en")).toBe("after you draw the cards of your draw phase");
  expect(told(drawn, "fr")).toBe("après que vous avez pioché les cartes de votre phase de tirage");
  expect(told({ ...drawn, player: "opponent" }, "en")).toBe(
    "after your opponent draws the cards of his draw phase",
  );
});

test("a support card speaks of itself as a card", () => {
  expect(told({ on: "cardEnteredPlay", card: "this" }, "fr", "support")).toBe(
    "après que cette carte est entrée en jeu",
  );
});

test("the cause of a happening is told where it matters", () => {
  expect(told({ on: "characterWounded", card: "this", cause: "struggle" }, "fr")).toBe(
    "après que ce personnage a été blessé lors d'une lutte",
  );
  expect(told({ on: "cardDestroyed", notCause: "cost" }, "en")).toBe(
    "after a card is destroyed other than as a cost",
  );
});
