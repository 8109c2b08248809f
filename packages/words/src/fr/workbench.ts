/** The commands that measure, in French. */
import type { WorkbenchWords } from "../contract/workbench-words.ts";

export const frenchWorkbench: WorkbenchWords = {
  scenario: {
    step: "étape :",
    expected: "attendu :",
    found: "trouvé :",
    total: (passed, failed) => `${passed} réussis, ${failed} échoués`,
  },
  soak: {
    noFaults: "aucune faute",
    faults: (count, kinds) => `${count} fautes : ${kinds}`,
    total: ({ games, decisions, faults, ends }) =>
      `${games} parties, ${decisions} décisions, ${faults} (${ends})`,
    fault: ({ kind, seed, decks, decision, message }) =>
      `${kind} : graine ${seed}, ${decks.join(" contre ")}, décision ${decision} : ${message}`,
    endedByFault: "faute",
    kinds: {
      exception: "exception",
      illegal: "réponse illégale",
      endless: "partie sans fin",
      invariant: "invariant rompu",
      replay: "relecture",
    },
    anyCards: "cartes quelconques",
    illegal: (answer, question) => `${answer} à la question « ${question} »`,
    endless: (decisions) => `pas finie après ${decisions} décisions`,
    unreadable: (why) => `l'enregistrement est illisible : ${why}`,
    otherGame: (why) => `la relecture est une autre partie : ${why}`,
    onlyUnchecked: "la faute n'est survenue que sans vérification",
    noRecord: (why) => `pas d'enregistrement${why === "" ? "" : ` : ${why}`}`,
    stalled: (minutes, seeds) => `aucune partie finie depuis ${minutes} minutes ; en cours : ${seeds}`,
    fromTo: (first, last) => `${first} à ${last}`,
  },
  exhaust: {
    heads: ["carte ou capacité", "parties aléatoires", "positions construites"],
    missing: (use, found, wanted) => `il manque : ${use}, ${found} sur ${wanted}`,
    dead: (use, uses) => `sans effet : ${use} n'a rien changé en ${uses} utilisations`,
    cards: ({ cards, abilities, missing, times }) =>
      `${cards} cartes et ${abilities} capacités, dont ${missing} utilisées moins de ${times} fois`,
    total: ({ games, positions, answers, exceptions, broken }) =>
      `${games} parties aléatoires, ${positions} positions construites, ${answers} réponses, ${exceptions} exceptions, ${broken} invariants rompus`,
    fault: ({ kind, seed, answer, message }) =>
      `${kind} : graine « ${seed} », réponse ${answer} : ${message}`,
  },
  lab: {
    head: ({ games, bot, pairing, seed, engine }) =>
      `${games} parties de ${bot}, ${pairing} par paire, graine « ${seed} », moteur ${engine}`,
    first: ({ share, between }, turns) => `premier joueur ${share} ${between}, ${turns} tours par partie`,
    ends: (ends) => `fins : ${ends}`,
    stand: (stand, all) =>
      `${stand} cartes sur ${all} se détachent quand on les pioche, compte tenu du nombre de comparaisons`,
    fault: (seed, message) => `faute : graine ${seed} : ${message}`,
    written: (files) => `écrit : ${files}`,
  },
  arena: {
    head: ({ A, B, games, quads, decks, seed, engine }) =>
      `${A} contre ${B} : ${games} parties en ${quads} quadruplets, ${decks} decks, graine « ${seed} », moteur ${engine}`,
    rows: {
      score: "score de A",
      first: "premier siège",
      length: "durée",
      ends: "fins",
      machine: "machine",
      faults: "fautes",
    },
    results: (won, lost, drawn) => `${won} gagnées, ${lost} perdues, ${drawn} nulles`,
    intervals: (bootstrap, wilson) => `bootstrap sur les quadruplets ${bootstrap}, Wilson ${wilson}`,
    sprt: ({ verdict, quads, llr, bound }) =>
      `${verdict} après ${quads} quadruplets : LLR ${llr} (bornes +-${bound}, 0 contre +20 Elo)`,
    length: (mean, most, decisions) =>
      `${mean} tours par partie, ${most} au plus ; ${decisions} décisions par partie`,
    deckOut: "deck vide",
    lastTurn: "60 tours",
    thinking: (times, decisions) => `${times} ms par décision (p50 / p95 / max), ${decisions} décisions`,
    simulations: (count) => `, ${count} simulations par seconde`,
    machine: (unit, cores, workers) => `unité ${unit} ns, ${cores} cœurs, ${workers} fils d'exécution`,
    noFaults: "aucune",
    faults: (count) => `${count} : la série échoue`,
    fault: (place, kind, message) => `${place} : ${kind} : ${message}`,
    quad: (quad, game, side) => `quadruplet ${quad}, partie ${game}, ${side ?? "le moteur"}`,
    faultKinds: {
      crash: "panne",
      illegal: "réponse illégale",
      late: "retard",
      engine: "moteur",
    },
    ofGames: (score, games) => `${score} sur ${games}`,
  },
  bench: {
    median: "médiane",
    best: "meilleur",
    growth: (characters, microseconds) =>
      `Une décision avec ${characters} personnages en jeu : ${microseconds} µs`,
    reached: "atteint",
    notReached: "non atteint",
    greedy: (games, least, goal) =>
      `Greedy contre Greedy : ${games} parties par seconde ; au moins ${least}, but ${goal}`,
    rollouts: (rollouts, least) => `Parties déroulées : ${rollouts} par seconde ; au moins ${least}`,
    elder: ({ level, p50, p95, p99, longest, most }) =>
      `Une décision du niveau le plus fort (${level}) : la moitié en ${p50} ms, 95 % en ${p95}, 99 % en ${p99}, la plus longue ${longest} ; 99 % en ${most}`,
  },
};
