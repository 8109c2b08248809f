/** The commands that measure, in English. */
import type { WorkbenchWords } from "../contract/workbench-words.ts";

export const englishWorkbench: WorkbenchWords = {
  scenario: {
    step: "step:",
    expected: "expected:",
    found: "found:",
    total: (passed, failed) => `${passed} passed, ${failed} failed`,
  },
  soak: {
    noFaults: "no faults",
    faults: (count, kinds) => `${count} faults: ${kinds}`,
    total: ({ games, decisions, faults, ends }) =>
      `${games} games, ${decisions} decisions, ${faults} (${ends})`,
    fault: ({ kind, seed, decks, decision, message }) =>
      `${kind}: seed ${seed}, ${decks.join(" against ")}, decision ${decision}: ${message}`,
    endedByFault: "fault",
    kinds: {
      exception: "exception",
      illegal: "illegal",
      endless: "endless",
      invariant: "invariant",
      replay: "replay",
    },
    anyCards: "any cards",
    illegal: (answer, question) => `${answer} to the ${question} question`,
    endless: (decisions) => `not over after ${decisions} decisions`,
    unreadable: (why) => `the record cannot be read: ${why}`,
    otherGame: (why) => `the replay is another game: ${why}`,
    onlyUnchecked: "it went wrong only while nothing was checked",
    noRecord: (why) => `no record${why === "" ? "" : `: ${why}`}`,
    stalled: (minutes, seeds) => `no game has ended for ${minutes} minutes; being played: ${seeds}`,
    fromTo: (first, last) => `${first} to ${last}`,
  },
  exhaust: {
    heads: ["card or ability", "random games", "built positions"],
    missing: (use, found, wanted) => `missing: ${use}, ${found} of ${wanted}`,
    dead: (use, uses) => `dead: ${use} changed nothing in ${uses} uses`,
    cards: ({ cards, abilities, missing, times }) =>
      `${cards} cards and ${abilities} abilities, ${missing} used fewer than ${times} times`,
    total: ({ games, positions, answers, exceptions, broken }) =>
      `${games} random games, ${positions} built positions, ${answers} answers, ${exceptions} exceptions, ${broken} broken invariants`,
    fault: ({ kind, seed, answer, message }) => `${kind}: seed "${seed}", answer ${answer}: ${message}`,
  },
  lab: {
    head: ({ games, bot, pairing, seed, engine }) =>
      `${games} games of ${bot}, ${pairing} for each pairing, seed "${seed}", engine ${engine}`,
    first: ({ share, between }, turns) => `first player ${share} ${between}, ${turns} turns a game`,
    ends: (ends) => `ends: ${ends}`,
    stand: (stand, all) =>
      `${stand} of ${all} cards stand out when drawn, corrected for the number of comparisons`,
    fault: (seed, message) => `fault: seed ${seed}: ${message}`,
    written: (files) => `written: ${files}`,
  },
  arena: {
    head: ({ A, B, games, quads, decks, seed, engine }) =>
      `${A} against ${B}: ${games} games in ${quads} quads, ${decks} decks, seed "${seed}", engine ${engine}`,
    rows: {
      score: "score of A",
      first: "first seat",
      length: "length",
      ends: "ends",
      machine: "machine",
      faults: "faults",
    },
    results: (won, lost, drawn) => `${won} won, ${lost} lost, ${drawn} drawn`,
    intervals: (bootstrap, wilson) => `bootstrap over quads ${bootstrap}, Wilson ${wilson}`,
    sprt: ({ verdict, quads, llr, bound }) =>
      `${verdict} after ${quads} quads: LLR ${llr} (bounds +-${bound}, 0 against +20 Elo)`,
    length: (mean, most, decisions) => `${mean} turns a game, at most ${most}; ${decisions} decisions a game`,
    deckOut: "deck out",
    lastTurn: "60 turns",
    thinking: (times, decisions) => `${times} ms a decision (p50 / p95 / max), ${decisions} decisions`,
    simulations: (count) => `, ${count} simulations a second`,
    machine: (unit, cores, workers) => `unit ${unit} ns, ${cores} cores, ${workers} workers`,
    noFaults: "none",
    faults: (count) => `${count}: the run fails`,
    fault: (place, kind, message) => `${place}: ${kind}: ${message}`,
    quad: (quad, game, side) => `quad ${quad}, game ${game}, ${side ?? "the engine"}`,
    faultKinds: {
      crash: "crash",
      illegal: "illegal",
      late: "late",
      engine: "engine",
    },
    ofGames: (score, games) => `${score} of ${games}`,
  },
  bench: {
    median: "median",
    best: "best",
    growth: (characters, microseconds) =>
      `A decision with ${characters} characters in play: ${microseconds} µs`,
    reached: "reached",
    notReached: "not reached",
    greedy: (games, least, goal) =>
      `Greedy against Greedy: ${games} games a second; at least ${least}, goal ${goal}`,
    rollouts: (rollouts, least) => `Rollouts: ${rollouts} a second; at least ${least}`,
    elder: ({ level, p50, p95, p99, longest, most }) =>
      `A decision of the strongest level (${level}): half within ${p50} ms, 95 % within ${p95}, 99 % within ${p99}, the longest ${longest}; 99 % within ${most}`,
  },
};
