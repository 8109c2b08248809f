/** What this is, and who made what it is made of. */
export const about = {
  title: "About",
  under: "A card game went out of print in 2015. Here it can still be played.",
  what: {
    title: "What this is",
    text: "Fhtagn plays Call of Cthulhu: The Card Game. The computer keeps every rule, sits across from you if you like, and tells you why when something is not allowed.",
  },
  unofficial: {
    title: "Unofficial",
    text: "This is a fan project without commerce. It is not made, endorsed or supported by the publisher of the game or by anybody else who owns rights in it. The game, its name and all trademarks belong to their owners; they are named here only to say which game this is.",
  },
  pictures: {
    title: "Whose words and pictures",
    text: "Nothing of the publisher’s is copied: no art, no logo, no flavour text, no printed sentence. Titles, numbers, icons and what a card does are facts. The texts on the cards are written by the program from its own data, and every picture is drawn by it anew.",
  },
  computer: {
    title: "The computer across from you",
    text: "It is told what you would be told in its place: its own hand, the table, the number of your cards. It never sees your hand or the order of a deck, at any level.",
  },
  data: {
    title: "What we know of you",
    text: "Nothing. There is no account, no cookie and no tracking. Settings and games are kept in your browser, on your own machine, until you delete them.",
  },
  open: {
    title: "Free software",
    text: "The program is free under the MIT licence: anybody may read it, mend it and host it.",
  },
  credits: "Fonts and libraries, with their licences",
  creditsPage: {
    title: "Credits",
    under: "What others made and let us use.",
    fonts: "Typefaces",
    libraries: "Libraries",
    licence: "{licence} licence",
    text: "Text of the licence",
    home: "Home page",
  },
} as const;
