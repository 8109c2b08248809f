/** Things that come at once, put in order. */
export const ordering = {
  question: "In which order?",
  effects: "These effects come at once. The first in the list is carried out first.",
  deck: "The first in the list lies on top of the deck.",
  cards: "These cards go at once. The first in the list goes first and lies lowest.",
  list: "In this order",
  up: "Earlier: {name} (now {place, number} of {of, number})",
  down: "Later: {name} (now {place, number} of {of, number})",
  take: "Take them in this order",
  keep: "Use this order again in this game when the same effects come at once",
  forget:
    "{count, plural, one {Forget the order that is used again} other {Forget the # orders that are used again}}",
} as const;
