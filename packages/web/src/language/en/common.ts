/** What every page says. */
export const common = {
  site: {
    name: "Fhtagn",
    title: "{page} · Fhtagn",
    motto: "A reading room for Call of Cthulhu: The Card Game",
  },
  nav: {
    label: "Main",
    menu: "Menu",
    home: "Home",
    play: "New game",
    online: "Online",
    learn: "Learn",
    games: "Games",
    rules: "Rules",
    stats: "Statistics",
    settings: "Settings",
    about: "About",
    credits: "Credits",
    skip: "Skip to the page",
  },
  language: {
    label: "Language",
    switchTo: "Read this site in English",
  },
  theme: {
    label: "Theme",
    midnight: "Midnight",
    archive: "Archive",
    contrast: "High contrast",
    next: "Theme: {now}. Switch to {next}",
  },
  footer: {
    unofficial:
      "Unofficial and non-commercial, made by players. The game and its trademarks belong to their owners; the code, the pictures and the words here are our own.",
  },
  factions: {
    agency: "The Agency",
    miskatonic: "Miskatonic University",
    syndicate: "The Syndicate",
    "silver-twilight": "The Order of the Silver Twilight",
    cthulhu: "Cthulhu",
    hastur: "Hastur",
    "yog-sothoth": "Yog-Sothoth",
    "shub-niggurath": "Shub-Niggurath",
    neutral: "Neutral",
  },
  loading: "Opening the book",
  problem: {
    title: "The lamp went out",
    what: "Something in this page broke. Your games are stored after every decision: nothing of them is lost.",
    whatToDo:
      "Load the page again. If it breaks again in the same place, copy the details and send them to whoever runs this site.",
    reload: "Load the page again",
    home: "Go to the home page",
    copy: "Copy the details",
    copied: "Copied",
    copyFailed: "The browser did not let us copy. Select the text below instead.",
    details: "Details",
  },
  notFound: {
    title: "No such page in the catalogue",
    what: "Somebody borrowed it, or it was never written. The address is {path}.",
    home: "Go to the home page",
  },
} as const;
