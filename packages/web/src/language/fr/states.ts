import type { states as english } from "../en/states.ts";
import type { Shape } from "../shape.ts";

export const states: Shape<typeof english> = {
  loading: "On dresse la table…",
  missingTitle: "Cette partie n’est pas ici",
  missingText: "Les parties contre l’ordinateur sont gardées dans le navigateur où elles ont commencé.",
  damagedTitle: "Cette partie ne peut plus être lue",
  damage: {
    form: "Ce qui est gardé à cette adresse n’est pas une partie que cette version de Fhtagn connaît.",
    deck: "Elle est jouée avec un deck qui n’existe plus.",
    record: "L’enregistrement de ses coups est interrompu ou brouillé.",
    engine:
      "Rejoués, ses coups mènent à une autre position : elle a été écrite par une autre version du jeu.",
  },
  damagedText:
    "Vous pouvez enregistrer dans un fichier ce qui est gardé, pour qui saura le lire, ou la supprimer.",
  saveStored: "Enregistrer ce qui est gardé",
  remove: "La supprimer pour de bon",
  removeSure: "Supprimer vraiment cette partie ?",
  removeYes: "La supprimer",
  removeNo: "La garder",
  taken:
    "Cette partie est jouée dans un autre onglet ou une autre fenêtre. Ce qui s’y passe n’est pas montré ici.",
  takenTitle: "Cette partie est ouverte ailleurs",
  takeBack: "Continuer ici",
  unlaidTitle: "La table n’a pas pu être dressée",
  unlaidText:
    "Ce qui fait jouer la partie n’a pas pu être chargé : il n’y a peut-être plus de réseau, ou le site vient de changer. Votre partie est telle que vous l’avez laissée.",
  stuck: "La partie n’a pas pu être rétablie. Elle est gardée jusqu’à votre dernière réponse.",
  tryAgain: "Réessayer",
  lost: "La partie est en train d’être rétablie. Ce que vous avez préparé est gardé.",
  fault: "L’effet d’une carte n’a pas pu être appliqué. La position précédente reste en place.",
  copy: "Copier le rapport",
};
