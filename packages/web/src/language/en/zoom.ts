/** A card looked at large. */
export const zoom = {
  hidden: "A hidden card",
  numbers: "Its numbers now",
  printed: "printed",
  keywordsTitle: "Keywords",
  attached: "Attached to it",
  askLess: "Ask me less about this card (when passing is set to “less often”)",
  steadfast: "Steadfast {count, number} ({faction})",
  transient: "Transient",
  keywords: {
    Fast: "A tie above zero, in a struggle or in skill, goes to the side with more Fast characters at the story.",
    Heroic: "Nobody may control Heroic and Villainous characters at the same time.",
    Villainous: "Nobody may control Heroic and Villainous characters at the same time.",
    Invulnerability: "It cannot be wounded, nor chosen to be.",
    Loyal: "The domain that pays for it needs as many resources of its faction as the card costs.",
    Willpower: "It cannot go insane, nor be chosen to.",
    Resilient: "When it leaves play, its controller may put it on top of its owner's deck instead.",
    Day: "While a Day card is in play it is Day.",
    Night: "While a Night card is in play it is Night.",
    Prophecy:
      "Played, it lies face up on top of its owner's deck; its response works as long as it lies there.",
    Dormant:
      "In your operations phase you may pay as much as you have success tokens at a story to attach it there face down. When that story is won, you may play it for nothing.",
    Toughness: "It bears that many wounds; the next one destroys it.",
    Fated: "As soon as it has that many success tokens it goes under its owner's deck.",
    Steadfast:
      "To play it you need that many resources of its sign on all your domains together, whichever of them pays.",
    Transient:
      "As a resource it counts as two when its domain pays for a card, and is discarded whenever its domain is drained.",
  },
} as const;
