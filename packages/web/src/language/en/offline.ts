/** Without a network, a newer version, the page as a program. */
export const offline = {
  note: "Offline: games against the computer, the rules and the lessons still work.",
  noteBare: "Offline: this browser has not kept the site. What is open goes on; other pages may not open.",
  notices: "Notices",
  version: {
    title: "A new version is ready",
    text: "Your games and settings stay as they are.",
    now: "Reload now",
    later: "Later",
  },
  install: {
    title: "On this device",
    offline: "This site is kept in your browser: it opens and plays without a network.",
    notKept: "This browser has not kept the site, so it needs a network.",
    text: "It can also stand beside your other programs, in a window of its own.",
    button: "Install Fhtagn",
    installed: "You are using it as an installed program.",
  },
} as const;
