import type { storage as english } from "../en/storage.ts";
import type { Shape } from "../shape.ts";

export const storage: Shape<typeof english> = {
  problems: {
    off: {
      title: "Rien n’est gardé",
      text: "Ce navigateur ne garde rien pour ce site, ou ce qu’il garde ne répond pas. Vous pouvez jouer, mais les parties, les réglages et la progression auront disparu quand la page sera fermée ou rechargée. Autorisez ce site à enregistrer des données, puis rechargez la page.",
    },
    full: {
      title: "Il n’y a plus de place",
      text: "Ce qui se passe à partir d’ici n’est pas gardé. Enregistrez vos données dans un fichier, jetez d’anciennes parties ou libérez de la place sur cet appareil ; la décision suivante sera de nouveau enregistrée.",
    },
    unwritten: {
      title: "Le navigateur n’a rien enregistré",
      text: "Ce qui se passe à partir d’ici n’est pas gardé. Enregistrez vos données dans un fichier et rechargez la page. Dans une fenêtre privée, rien ne reste.",
    },
    index: {
      title: "L’endroit où sont gardées les parties était abîmé",
      text: "Il a été refait, et les parties sont de nouveau enregistrées. Les réglages et tout le reste sont comme avant. Si vous avez enregistré vos données dans un fichier, vous pouvez le reprendre.",
    },
    settings: {
      title: "Certains réglages n’ont pas pu être lus",
      text: "Ceux-là sont comme au début ; tous les autres sont tels que vous les avez laissés. Ce qui n’a pas pu être lu a été mis de côté.",
    },
  },
  look: "Voir vos données",
  understood: "Compris",
  unreadableGames:
    "{count, plural, one {Elle est mise de côté. Toutes les autres parties sont là.} other {Elles sont mises de côté. Toutes les autres parties sont là.}}",
  listFailed: "Les parties enregistrées n’ont pas pu être ouvertes : {reason}",
  listFailedWhat: "Rechargez la page. D’autres onglets de ce site peuvent gêner : fermez-les d’abord.",
  data: {
    title: "Vos données",
    under:
      "Les parties, les statistiques et les réglages sont gardés dans ce navigateur, et nulle part ailleurs.",
    room: "{used} utilisés, sur {whole} que le navigateur accorde à ce site.",
    roomUnknown: "Ce navigateur ne dit pas combien de place il reste.",
    nearlyFull:
      "Il reste peu de place. Enregistrez vos données dans un fichier, et jetez d’anciennes parties.",
    kept: "Le navigateur a promis de les garder.",
    notKept: "Quand la place manque sur cet appareil, le navigateur peut les effacer sans rien demander.",
    askToKeep: "Demander au navigateur de les garder",
    refused:
      "Le navigateur n’a rien promis. Il le fera peut-être plus tard, après quelques visites de plus, ou une fois le site installé.",
    file: "Dans un fichier",
    fileText: "Tout en un seul fichier : pour un autre navigateur, un autre appareil, ou en cas de besoin.",
    save: "Tout enregistrer dans un fichier",
    saveFailed: "Les données n’ont pas pu être réunies : {reason}",
    choose: "Reprendre un fichier",
    noDataFile: "Ce fichier n’a pas été enregistré ici. Rien n’a changé.",
    parts: {
      games: "{count, plural, one {une partie} other {# parties}}",
      results: "{count, plural, one {un résultat} other {# résultats}}",
      records: "{count, plural, one {un enregistrement ouvert} other {# enregistrements ouverts}}",
      reviews: "{count, plural, one {une analyse} other {# analyses}}",
    },
    andSettings: "des réglages",
    found: "Enregistré {when} : {what}.",
    foundText:
      "Les parties d’ici restent, sauf si le fichier en a un état plus récent. Les leçons terminées et les énigmes résolues le restent. Les réglages seront ceux du fichier.",
    take: "Le reprendre",
    leave: "Le laisser",
    taken: "Repris du fichier : {what}.",
    takenNothing: "Rien n’y était plus récent que ce qui est ici. Les réglages sont ceux du fichier.",
    takenLess:
      "{count, plural, one {Une entrée du fichier n’a pas pu être lue.} other {# entrées du fichier n’ont pas pu être lues.}}",
    takeFailed: "Tout n’a pas été repris : {reason}",
    aside: "Mis de côté",
    asideText:
      "Ces entrées n’ont pas pu être lues. Tout le reste fonctionne sans elles. Enregistrez-en une dans un fichier pour qui saura la réparer, ou supprimez-la.",
    asideEntry: "{what} : {key}",
    what: {
      games: "partie",
      results: "résultat",
      records: "enregistrement",
      reviews: "analyse",
      texts: "réglages",
    },
    saveEntry: "Enregistrer dans un fichier",
    removeEntry: "Supprimer",
    removed: "Supprimé.",
  },
};
