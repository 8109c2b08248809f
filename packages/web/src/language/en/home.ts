/** The first page. */
export const home = {
  title: "Play",
  name: "Fhtagn",
  lead: "Call of Cthulhu: The Card Game, at a table in your browser. Every rule is kept, every card works, and nobody asks for your name.",
  play: "Play the computer",
  online: "Play online",
  playing: "Shuffling",
  playNote: "{deck} · opponent: {level}",
  randomDeck: "A deck drawn by lot",
  ownDeck: "a deck of its own",
  learn: "Learn the game",
  learnFirst: "New here? Learn the game",
  learnNote: "Seven short lessons at the real table",
  resumeLatest: "Play on where you stopped",
  choose: "Choose decks and level",
  twoPeople: "Two at one screen",
  startFailed: "The game could not be set up.",
  unfinished: {
    title: "Still on the desk",
    game: "{own}, against {other}",
    turn: "{turn, plural, =0 {opening hands} other {turn #}}",
    won: "stories {other, number}:{own, number}",
    against: "opponent: {name}",
    twoPeople: "two at one screen",
    saved: "left {when}",
    resume: "Play on",
    remove: "Put away for good",
    removeSure: "Really throw this game away?",
    removeYes: "Throw it away",
    removeNo: "Keep it",
    damaged:
      "{count, plural, one {One stored game could not be read.} other {# stored games could not be read.}}",
  },
  promises: {
    title: "What you can count on",
    rules: {
      title: "The whole rulebook",
      text: "Every window, every response, every struggle. What you may not do says why, and names the rule.",
      link: "Read the rules",
    },
    honest: {
      title: "Opponents that do not peek",
      text: "The computer sees what you would see in its chair. Its level changes how far it thinks, never the rules.",
    },
    yours: {
      title: "Nothing to sign",
      text: "No account, no advertisement, no tracking. Your games stay in this browser and wait for you.",
    },
  },
  primer: {
    title: "The game in a minute",
    stories:
      "Three stories lie between two players. Five success tokens win a story; three stories win the game.",
    domains:
      "You have three domains. Each turn you may lay one card under a domain; a domain pays once from one of your turns to the next.",
    commit:
      "In your story phase you send characters to the stories. Your opponent sends his own against them.",
    struggles:
      "At each story four struggles are fought, one after the other: terror drives mad, combat wounds, arcane readies, investigation brings a token.",
    skill:
      "Then skill is added up. If you have more than your opponent, you succeed: another token, and one more if he has none at all.",
    deck: "Whoever runs out of cards to draw has lost.",
  },
} as const;
