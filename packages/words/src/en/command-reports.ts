/** What commands print, in English. */
import type { CommandReportWords } from "../contract/command-report-words.ts";
import { englishPlural } from "./numbers.ts";

export const englishCommandReports: CommandReportWords = {
  notYet: (reason) => `not yet${reason === "" ? "" : `: ${reason}`}`,
  notWritten: "not written",
  tests: (count) => `${count} tests`,
  card: {
    pack: "pack",
    copies: "copies",
    restricted: "restricted",
    tree: "tree:",
    noText: "(no text)",
    noTests: "no tests",
    testsIn: (count, file) => `${count} tests, ${file}:`,
  },
  coverage: {
    noTest: "no test",
    exempt: (reason) => `exempt: ${reason}`,
    total: ({ rules, covered, uncovered, exempt }) =>
      `${rules} rules: ${covered} covered, ${uncovered} uncovered, ${exempt} exempt`,
  },
  replay: {
    because: { stories: "stories", deck: "deck", concession: "concession", loop: "loop", turns: "turns" },
    unfinished: "not finished",
    ended: (winner, because) => `${winner} (${because})`,
    draw: (because) => `draw (${because})`,
    ok: (decisions, end, hash) => `ok: ${decisions} decisions, ${end}, hash ${hash}`,
    recordedBy: (engine) => `, recorded by engine ${engine}`,
    another: "not the recorded game",
    otherEngine: "this engine plays on otherwise, the rest is the recorded log",
    at: ({ what, turn, decision, why }) => `${what}: turn ${turn}, decision ${decision}: ${why}`,
  },
  inEnglish: (text) => text,
  more: (count) => `... and ${count} more`,
  preparing: "Making the web client ready (a few seconds the first time) ...",
  served: (address) => `Fhtagn is at ${address} (Ctrl+C ends it)`,
  db: {
    saved: (file, games, bytes) => `${file}: ${games} game${englishPlural(games)}, ${bytes} bytes`,
    restored: (place, games) => `${place}: ${games} game${englishPlural(games)}`,
    checking: "games",
    checked: (games, ok) =>
      games === ok
        ? `${games} game${englishPlural(games)}, nothing wrong`
        : `${games} game${englishPlural(games)}, something wrong with ${games - ok}`,
    fault: (game, at, why) => `${game}, after ${at} row${englishPlural(at)}: ${why}`,
    faults: {
      "unknown cards": "its decks are not known",
      "row missing": "a row is missing",
      "unreadable row": "the next row cannot be read",
      "answer not possible": "the next answer cannot be given",
      "another position": "the position is another one",
      "another result": "it ends otherwise",
    },
  },
  bot: {
    game: (number, end, because) => `game ${number}: ${end} (${because})`,
    wins: (name) => `${name} wins`,
    draw: "a draw",
    after: (turns, decisions, name) => ` after ${turns} turns, ${decisions} decisions of ${name}`,
    total: ({ name, points, games, other }) => `${name}: ${points} of ${games} against ${other}`,
  },
};
