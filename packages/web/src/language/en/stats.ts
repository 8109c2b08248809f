/** The own record, and the balance of the decks. */
export const stats = {
  title: "Statistics",
  under: "What your games say, and what a few hundred games of the computer say about the decks.",
  own: {
    title: "Your record",
    empty: "No game has been finished here yet. Play one to its end, and it is counted.",
    emptyPlay: "Play a game",
    failed: "Your record could not be opened: {reason}",
    loading: "Counting",
    shared:
      "{count, plural, one {One game of two people at one screen is not counted here.} other {# games of two people at one screen are not counted here.}}",
    counted: "Count",
    countedBy: {
      all: "All games",
      straight: "Without undo",
      undone: "With undo",
    },
    none: "No such game yet.",
    figures: {
      games: "{count, plural, one {game} other {games}}",
      won: "{count, plural, one {won} other {won}}",
      drawn: "{count, plural, one {drawn} other {drawn}}",
      lost: "{count, plural, one {lost} other {lost}}",
      score: "of the points; a draw is half a win",
      turns: "turns in an average game",
    },
    by: "By",
    groupings: {
      level: "Opponent",
      faction: "Your faction",
      deck: "Your deck",
      side: "Who began",
      otherFaction: "Faction against you",
      otherDeck: "Deck against you",
    },
    sides: { first: "You began", second: "Your opponent began" },
    chart: "Share of points: {grouping}",
    chartHelp:
      "A deck of two factions counts for both. The thin line is the range in which the true share lies in 95 of 100 such cases.",
    bar: "{won, number} won, {drawn, number} drawn, {lost, number} lost",
    asTable: "As a table",
    latest: "Latest games",
    columns: {
      what: "What",
      when: "When",
      game: "Game",
      opponent: "Opponent",
      outcome: "Outcome",
      turns: "Turns",
      games: "Games",
      won: "Won",
      drawn: "Drawn",
      lost: "Lost",
      score: "Points",
      range: "95% range",
    },
    outcomes: { won: "won", drawn: "drawn", lost: "lost" },
    undoneTag: "with undo",
  },
  lab: {
    file: "A report of the balance lab",
    title: "Balance of the decks",
    terms:
      "{games, number} games of “{bot}” against itself: {decks, number} decks, every pairing {each, plural, one {once} other {# times}}. Seed “{seed}”, engine {engine}.",
    caution:
      "A simple player measures how it plays the decks, not how strong they are in good hands. A single pairing has few games and may be far off; rows and totals are surer.",
    figures: {
      firstPlayer: "won by whoever began ({low} to {high})",
      turns: "turns in an average game",
      stories: "won by stories; the rest by an empty deck or not at all",
      spread: "points from the weakest deck to the strongest",
      clear: "decks whose range leaves 50% out; one in twenty would by chance",
    },
    clearOf: "{clear, number} of {all, number}",
    map: "Every deck against every deck",
    mapHelp:
      "Games out of a hundred that the deck of the row wins against that of the column, the strongest deck first. Where a deck meets itself: how often whoever began wins.",
    mapRow: "Deck",
    mapAll: "All",
    loses: "loses",
    wins: "wins",
    factions: "Which factions together",
    factionsHelp:
      "Points of the deck made of two factions against all others. On the diagonal a faction alone: all decks that have it against all that have it not.",
    decks: "Strength of the decks",
    decksHelp:
      "Points against all other decks. A range that crosses the line in the middle does not tell a deck from an average one.",
    lengths: "How long games last",
    lengthsHelp: "Games by the turn in which they ended; the turns of both players are counted.",
    lengthsSaid: "Most games end between turn {from, number} and turn {to, number}.",
    ends: {
      stories: "three stories won",
      deck: "empty deck",
      other: "turn limit or loop",
    },
    cards: "Cards tied to winning",
    cardsHelp:
      "Points of a deck when the card was drawn, less its points when it was not, compared inside the same deck only. A tie is no cause: long games draw more cards, and whoever is winning has more to play with, so “played” says less than “drawn”.",
    verdict:
      "{cards, number} cards are compared at once: by chance alone about {chance, number} ranges would leave out zero, and {alone, number} do. {stand, plural, =0 {None stands out} one {One stands out (★)} other {# stand out (★)}} if at most one find in twenty may be false.",
    best: "Most tied to winning",
    worst: "Most tied to losing",
    allCards: "{count, plural, one {The only card} other {All # cards}}",
    stands: "stands out",
    seenIn: "{seen, number} of {all, number}",
    method: {
      title: "How this was measured",
      played:
        "Every deck meets every deck, itself too; each deal is played twice, once with each player first. Both players know both lists and no hidden card. A draw is half a win.",
      ofTheBox: "Each deck is two factions and the first packet of neutral cards.",
      ranges:
        "A range holds in 95 of 100 such cases: bootstrap over deals, or Wilson’s formula where there are few games. A single square of {each, number} games may be off by {points, number} points; rows, factions and totals are far surer.",
      cards:
        "For the ranges of cards all games of a deal are one sample, since they share their shuffles. What stands out is found as Benjamini and Hochberg do it.",
      faults:
        "{count, plural, =0 {No game had a fault.} one {One game had a fault.} other {# games had a fault.}}",
      again: "The command that gives these very figures again, with engine {engine}:",
    },
    columns: {
      deck: "Deck",
      card: "Card",
      score: "Points",
      range: "95% range",
      first: "When it began",
      turns: "Turns",
      deckOut: "Wins by empty deck",
      drawn: "Drawn",
      played: "Played",
      seen: "Drawn in",
      turn: "Turn",
    },
  },
} as const;
