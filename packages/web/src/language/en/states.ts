/** A table that cannot be played at: what happened, and what to do. */
export const states = {
  loading: "The table is being laid…",
  missingTitle: "There is no such game here",
  missingText: "Games against the computer are kept in the browser in which they were begun.",
  damagedTitle: "This game cannot be read any more",
  damage: {
    form: "What is stored under this address is no game that this version of Fhtagn knows.",
    deck: "It is played with a deck that does not exist any more.",
    record: "The record of its moves is broken off or garbled.",
    engine:
      "Played again, its moves lead to another position: it was written by another version of the game.",
  },
  damagedText: "You can save what is stored as a file, for somebody who can read it, or remove it.",
  saveStored: "Save what is stored",
  remove: "Remove it for good",
  removeSure: "Really remove this game?",
  removeYes: "Remove it",
  removeNo: "Keep it",
  taken: "This game is being played in another tab or window. What happens there is not shown here.",
  takenTitle: "This game is open elsewhere",
  takeBack: "Play on here",
  unlaidTitle: "The table could not be laid",
  unlaidText:
    "What plays the game could not be fetched: there may be no network, or the site has just changed. Your game is as you left it.",
  stuck: "The game could not be brought back. It is kept up to your last answer.",
  tryAgain: "Try again",
  lost: "The game is being brought back. What you laid out is kept.",
  fault: "A card could not be carried out. The position before it stands.",
  copy: "Copy the report",
} as const;
