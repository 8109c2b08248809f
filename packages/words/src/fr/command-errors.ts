/** What goes wrong at the command line, in French. */
import type { CommandErrorWords } from "../contract/command-error-words.ts";

export const frenchCommandErrors: CommandErrorWords = {
  error: (message) => `erreur : ${message}`,
  usage: {
    unknownOption: (option) => `option inconnue : ${option}`,
    unknownCommand: (command) => `commande inconnue : ${command}`,
    missingArgument: (argument) => `il manque l'argument « ${argument} »`,
    missingValue: (option) => `il manque la valeur de l'option « ${option} »`,
    missingOption: (option) => `il faut l'option « ${option} »`,
    wrongValue: (option, value, why) => `« ${option} » ne peut pas être « ${value} » : ${why}`,
    allowed: (values) => `au choix ${values}`,
    tooMany: (found) => `trop d'arguments : ${found}`,
    didYouMean: (words) => `vouliez-vous dire ${words} ?`,
    wholeNumber: "il faut un nombre entier",
    positiveNumber: "il faut un nombre supérieur à zéro",
    port: (largest) => `un port vaut au plus ${largest}`,
    exclude: (flags) => `${flags} s'excluent`,
    twoPlayers: "il faut deux joueurs ordinateurs",
    coverageAlone: "--coverage porte sur toutes les règles et ne prend pas de mots",
    noContestant: (text, names) =>
      `il n'y a pas de joueur ordinateur « ${text} » ; écrivez « nom », « nom@200 » ou « nom@500ms », avec un de ces noms : ${names}`,
  },
  files: {
    trouble: {
      missing: "ce dossier n'existe pas",
      folder: "c'est un dossier",
      forbidden: "vous n'en avez pas le droit",
      noRoom: "il n'y a plus de place",
      other: "le système refuse",
    },
    none: (file) => `il n'y a pas de fichier « ${file} »`,
    unread: (file, why) => `impossible de lire « ${file} » : ${why}`,
    unwritten: (file, why) => `impossible d'écrire « ${file} » : ${why}`,
    noFolder: (folder, why) => `impossible de créer « ${folder} » : ${why}`,
    tooLarge: (file, most) => `« ${file} » dépasse ${most} octets`,
  },
  decks: {
    none: (name, near) =>
      `il n'y a ni deck ni fichier « ${name} »${near === "" ? "" : ` (il y a ${near} ...)`}`,
    noJson: (file) => `« ${file} » commence comme du JSON et n'en est pas`,
    tooMuch: (file, why) => `« ${file} » n'est pas un deck : ${why}`,
    line: (file, line, text) =>
      `${file}${line === 0 ? "" : `, ligne ${line}`} : « ${text} » n'est pas compris`,
    empty: (file) => `${file} : aucune carte`,
    noCard: (file, title) => `${file} : aucune carte ne s'appelle « ${title} »`,
    notPlayable: (file, rule, why) => `${file} ne peut pas être joué : ${rule} : ${why}`,
  },
  noRecord: (file, why) => `« ${file} » n'est pas un enregistrement : ${why}`,
  seedTooLong: (most) => `la graine compte plus de ${most} caractères`,
  noCard: (title, near) =>
    `aucune carte ne s'appelle « ${title} »${near === "" ? "" : ` ; vouliez-vous dire ${near} ?`}`,
  noRule: (words) => `aucune règle ne parle de « ${words} »`,
  nobodyPlays: "personne ne voulait jouer",
  notBuilt: "la page web n'a pas pu être construite",
  noBalancePage: "la page du rapport n'a pas pu être construite",
  portTaken: (port) =>
    `le port ${port} est pris par un autre programme ; arrêtez-le, ou choisissez un autre port : npx fhtagn serve --port ${port + 1}`,
  portForbidden: (port) =>
    `vous n'avez pas le droit d'utiliser le port ${port} ; prenez-en un au-dessus de 1023`,
  cannotListen: (place, why) => `impossible d'écouter à ${place} : ${why}`,
  database: {
    unreachable: (place) => `la base de données à ${place} ne répond pas`,
    forbidden: (place) => `vous n'avez pas le droit d'ouvrir la base de données à ${place}`,
    missing: (place) => `il n'y a pas de base de données de Fhtagn à ${place}`,
    newer: (place) => `${place} vient d'une version plus récente de Fhtagn ; utilisez cette version`,
    older: (place) =>
      `la base de données à ${place} est d'une version précédente ; « fhtagn serve » la met à jour`,
    "no backup": (file) => `« ${file} » n'est pas une sauvegarde de Fhtagn`,
    "not empty": (place) => `la base de données à ${place} n'est pas vide ; choisissez-en une vide`,
    foreign: (place) => `ce qui se trouve à ${place} n'est pas une base de données`,
    damaged: (place) => `${place} est endommagé`,
    "no room": (place) => `il n'y a plus de place pour ${place}`,
    busy: (place) => `la base de données à ${place} est prise par un autre programme ; réessayez`,
  },
  results: {
    begunOtherwise: (file) =>
      `« ${file} » a été commencé par des joueurs ou des règles qui ont changé depuis ; choisissez un autre fichier`,
    noHeader: (file, wanted) => `« ${file} » ne commence pas par un en-tête « ${wanted} »`,
    noResult: (file, line) => `${file}, ligne ${line} : ce n'est pas un résultat`,
    otherRun: (file, differences) =>
      `« ${file} » contient une autre série (${differences}) ; choisissez un autre fichier`,
    otherValue: (field, kept, wanted) => `${field} : « ${kept} », et non « ${wanted} »`,
    otherList: (field) => `${field} : autre liste`,
  },
  program: {
    notStarted: (command) => `impossible de lancer « ${command} »`,
    notReady: (said) => `le programme n'est pas prêt : ${said}`,
    givesUp: (message) => `le programme abandonne : ${message}`,
    cannotBeTaken: (tries, why) => `le programme a donné ${tries} réponses inacceptables : ${why}`,
    helloAnswer: (command, said) => `« ${command} » a répondu « ${said} » à un hello`,
    ended: (command) => `« ${command} » s'est arrêté`,
    silent: (command, seconds) => `« ${command} » n'a rien dit pendant ${seconds} s`,
    said: (command, line) => `« ${command} » a dit : ${line}`,
    tooLong: (command, most) => `« ${command} » a dit une ligne de plus de ${most} caractères`,
  },
  nothingDone: (set) => `aucune carte de ${set} n'est encore jouable`,
  noChess: "--anchors a besoin de chessops, installé pour le développement : npm ci --include=dev",
  worker: (message) => `un fil d'exécution a échoué : ${message}`,
  unexpected: (message) => `une panne qui ne devrait pas arriver (FHTAGN_DEBUG=1 montre où) : ${message}`,
};
