/** What the browser keeps for the player, and what to do when it cannot. */
export const storage = {
  problems: {
    off: {
      title: "Nothing is kept",
      text: "This browser keeps nothing for this site, or its store does not answer. You can play, but games, settings and progress are gone when the page is closed or loaded again. Allow this site to store data, then load the page again.",
    },
    full: {
      title: "The storage is full",
      text: "What happens from now on is not kept. Save your data as a file, throw old games away or free some room on this device; the next decision is stored again.",
    },
    unwritten: {
      title: "The browser did not store it",
      text: "What happens from now on is not kept. Save your data as a file and load the page again. In a private window nothing stays.",
    },
    index: {
      title: "The place of the stored games was damaged",
      text: "It has been made anew, and games are stored again. Settings and everything else are as they were. If you have saved your data as a file, you can take it over.",
    },
    settings: {
      title: "Some settings could not be read",
      text: "Those are as at first; all others are as you left them. What could not be read has been set aside.",
    },
  },
  look: "Look at your data",
  understood: "Understood",
  unreadableGames:
    "{count, plural, one {It is set aside. All other games are here.} other {They are set aside. All other games are here.}}",
  listFailed: "The stored games could not be opened: {reason}",
  listFailedWhat: "Load the page again. Other tabs of this site may be in the way: close them first.",
  data: {
    title: "Your data",
    under: "Games, statistics and settings are kept in this browser and nowhere else.",
    room: "{used} used, of {whole} that the browser gives this site.",
    roomUnknown: "This browser does not say how much room there is.",
    nearlyFull: "There is little room left. Save your data as a file, and throw old games away.",
    kept: "The browser has promised to keep it.",
    notKept: "When room runs short on this device, the browser may delete it without asking.",
    askToKeep: "Ask the browser to keep it",
    refused:
      "The browser did not promise. It may do so later, once you have come more often or installed the site.",
    file: "As a file",
    fileText: "All of it in one file: for another browser, another device, or in case of need.",
    save: "Save everything as a file",
    saveFailed: "It could not be gathered: {reason}",
    choose: "Take over a file",
    noDataFile: "This is no file saved here. Nothing has changed.",
    /** What the file holds, counted; joined to a list. */
    parts: {
      games: "{count, plural, one {one game} other {# games}}",
      results: "{count, plural, one {one result} other {# results}}",
      records: "{count, plural, one {one opened record} other {# opened records}}",
      reviews: "{count, plural, one {one review} other {# reviews}}",
    },
    andSettings: "settings",
    found: "Saved {when}: {what}.",
    foundText:
      "Games that are here stay, unless the file has a later state of them. Lessons you have done and puzzles you have solved stay so. Settings are those of the file.",
    take: "Take it over",
    leave: "Leave it",
    taken: "Taken over: {what}.",
    takenNothing: "Nothing in it was newer than what is here. Settings are those of the file.",
    takenLess:
      "{count, plural, one {One entry of the file could not be read.} other {# entries of the file could not be read.}}",
    takeFailed: "It was not all taken over: {reason}",
    aside: "Set aside",
    asideText:
      "These entries could not be read. Everything else works without them. Save one as a file for whoever can mend it, or remove it.",
    asideEntry: "{what}: {key}",
    what: {
      games: "game",
      results: "result",
      records: "record",
      reviews: "review",
      texts: "settings",
    },
    saveEntry: "Save as a file",
    removeEntry: "Remove",
    removed: "Removed.",
  },
} as const;
