/** What commands print, in French. */
import type { CommandReportWords } from "../contract/command-report-words.ts";
import { frenchPlural } from "./numbers.ts";

export const frenchCommandReports: CommandReportWords = {
  notYet: (reason) => `pas encore${reason === "" ? "" : ` : ${reason}`}`,
  notWritten: "pas écrite",
  tests: (count) => `${count} tests`,
  card: {
    pack: "paquet",
    copies: "exemplaires",
    restricted: "restreinte",
    tree: "arbre :",
    noText: "(sans texte)",
    noTests: "aucun test",
    testsIn: (count, file) => `${count} tests, ${file} :`,
  },
  coverage: {
    noTest: "aucun test",
    exempt: (reason) => `dispensée : ${reason}`,
    total: ({ rules, covered, uncovered, exempt }) =>
      `${rules} règles : ${covered} couvertes, ${uncovered} non couvertes, ${exempt} dispensées`,
  },
  replay: {
    because: {
      stories: "histoires",
      deck: "deck vide",
      concession: "abandon",
      loop: "boucle",
      turns: "dernier tour",
    },
    unfinished: "partie inachevée",
    ended: (winner, because) => `${winner} (${because})`,
    draw: (because) => `partie nulle (${because})`,
    ok: (decisions, end, hash) => `ok : ${decisions} décisions, ${end}, empreinte ${hash}`,
    recordedBy: (engine) => `, enregistrée par le moteur ${engine}`,
    another: "ce n'est pas la partie enregistrée",
    otherEngine: "ce moteur joue la suite autrement, le reste est le journal enregistré",
    at: ({ what, turn, decision, why }) => `${what} : tour ${turn}, décision ${decision} : ${why}`,
  },
  inEnglish: (text) => `(en anglais) ${text}`,
  more: (count) => `... et ${count} de plus`,
  preparing: "Préparation de la page web (quelques secondes la première fois)...",
  served: (address) => `Fhtagn est à ${address} (Ctrl+C pour arrêter)`,
  db: {
    saved: (file, games, bytes) => `${file} : ${games} partie${frenchPlural(games)}, ${bytes} octets`,
    restored: (place, games) => `${place} : ${games} partie${frenchPlural(games)}`,
    checking: "parties",
    checked: (games, ok) =>
      games === ok
        ? `${games} partie${frenchPlural(games)}, rien à signaler`
        : `${games} partie${frenchPlural(games)}, dont ${games - ok} avec un défaut`,
    fault: (game, at, why) => `${game}, après ${at} ligne${frenchPlural(at)} : ${why}`,
    faults: {
      "unknown cards": "ses decks ne sont pas connus",
      "row missing": "il manque une ligne",
      "unreadable row": "la ligne suivante est illisible",
      "answer not possible": "la réponse suivante est impossible",
      "another position": "la position n'est pas la même",
      "another result": "elle se termine autrement",
    },
  },
  bot: {
    game: (number, end, because) => `partie ${number} : ${end} (${because})`,
    wins: (name) => `${name} gagne`,
    draw: "partie nulle",
    after: (turns, decisions, name) => ` en ${turns} tours, ${decisions} décisions de ${name}`,
    total: ({ name, points, games, other }) => `${name} : ${points} sur ${games} contre ${other}`,
  },
};
