import { lessonNotes } from "./lesson-notes.ts";

/** Lessons, the guided game, and the helper of the first games. */
export const learn = {
  title: "Learn the game",
  under:
    "Seven short lessons at the real table, then a game with somebody at your elbow. About a quarter of an hour in all.",
  begin: "Begin with the first lesson",
  goOn: "Go on: {title}",
  allDone: "You know the game. Play a whole one now:",
  lessonsTitle: "The lessons",
  number: "Lesson {number}",
  guided: "A guided game",
  minutes: "about {count} minutes",
  state: {
    new: "not begun",
    begun: "note {at, number} of {of, number}",
    done: "done",
  },
  open: {
    new: "Begin",
    begun: "Go on",
    done: "Once more",
  },
  fromStart: "From the start",
  rulesTitle: "To look things up",
  rules: "The rules reference has every rule with its number, examples and the whole turn as a picture.",
  rulesLink: "Open the rules",
  lessons: {
    table: {
      title: "The table, and how to win",
      about: "Stories, success tokens, and what lies where.",
    },
    resources: {
      title: "Resources and domains",
      about: "How cards are paid for, and what a drained domain is.",
    },
    characters: {
      title: "Playing cards",
      about: "Reading a character; support cards and events.",
    },
    committing: {
      title: "Committing to stories",
      about: "Sending characters out, and keeping some at home.",
    },
    struggles: {
      title: "Four struggles and skill",
      about: "Terror, combat, arcane, investigation, and who succeeds.",
    },
    wounds: {
      title: "Insane and wounded",
      about: "What Toughness and Willpower are good for.",
    },
    timing: {
      title: "Actions, responses, passing",
      about: "When you may do something, and when you answer.",
    },
    "first-game": {
      title: "Your first game",
      about: "A starter deck against the Novice: two turns with a coach, then on your own.",
    },
  },
  coach: {
    name: "Coach",
    next: "Next",
    space: "Space",
    showMe: "Show me",
    contents: "Back to contents",
    progress: "Note {at, number} of {of, number}",
    nextLesson: "Next lesson: {title}",
    playOn: "Play on against the Novice",
    strayed:
      "The rules allow that, but it is not what this note is about. Try what it says, or press “Show me”.",
    nothingThere: "Nothing can be done with that just now.",
    failed: "This lesson could not be opened. Your progress is kept; load the page again.",
    playOnFailed: "The game could not be stored in this browser.",
  },
  helper: {
    label: "For your first games",
    off: "Do not show these lines",
    mulligan:
      "Once per game you may put a bad opening hand back and draw a new one. Cheap characters of both factions make a good hand.",
    setup:
      "Three of your eight cards become the first resources, one under each domain. Give up what is expensive or what you have twice.",
    resource:
      "One card from your hand may become a resource for good. Build one large domain first, and keep what you want to play soon.",
    action:
      "You may play cards and use abilities as long as you can pay; each payment drains one whole domain. Pass when you are done.",
    response: "Something has just happened that one of your cards can answer. You need not.",
    disrupt: "Something is about to happen, and one of your cards can change it. You need not.",
    commit:
      "Send characters to the stories you want to win. Who goes is exhausted and cannot defend in your opponent’s turn.",
    oppose:
      "Your opponent goes for these stories. Send your ready characters against his, or keep them: nobody has to go.",
    resolve: "You decide which story is fought out first. What happens there can change the next.",
    target: "Choose what the effect does its work on. Only what is ringed can be chosen.",
    pick: "A struggle or an effect wants one of these. If you have to give somebody up, give up whoever does least.",
    domain: "Drain the smallest domain that is enough: what is left over is lost until your next turn.",
    cost: "This is part of the price. If you do not want to pay it, step back with Escape.",
    x: "You set the number: it is the price, and it says how strong the effect is.",
    token: "A success token for you. Five of them on one story win it.",
    storyEffect: "You have won this story. Its effect is for both players: read it before you say yes.",
    restore: "One insane character comes back to its senses in your refresh phase, exhausted.",
    may: "This is up to you: the card says “may”.",
    either: "The card leaves you the choice between these.",
    name: "Say which one you mean; the effect goes by it.",
    order: "Several things happen at the same time: you decide which comes first.",
    firstPart: "Both players have something to do at the same time: you decide who begins.",
  },
  notes: lessonNotes,
} as const;
