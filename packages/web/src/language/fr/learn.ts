import type { learn as english } from "../en/learn.ts";
import type { Shape } from "../shape.ts";
import { lessonNotes } from "./lesson-notes.ts";

export const learn: Shape<typeof english> = {
  title: "Apprendre le jeu",
  under:
    "Sept courtes leçons à la vraie table, puis une partie avec quelqu’un à vos côtés. En tout, un quart d’heure environ.",
  begin: "Commencer par la première leçon",
  goOn: "Continuer : {title}",
  allDone: "Vous connaissez le jeu. Jouez maintenant une partie entière :",
  lessonsTitle: "Les leçons",
  number: "Leçon {number}",
  guided: "Une partie guidée",
  minutes: "environ {count} minutes",
  state: {
    new: "pas commencée",
    begun: "note {at, number} sur {of, number}",
    done: "terminée",
  },
  open: {
    new: "Commencer",
    begun: "Continuer",
    done: "Revoir",
  },
  fromStart: "Depuis le début",
  rulesTitle: "Pour vérifier un point",
  rules:
    "Le livre des règles donne chaque règle avec son numéro et des exemples, ainsi que tout le tour en image.",
  rulesLink: "Ouvrir les règles",
  lessons: {
    table: {
      title: "La table, et comment gagner",
      about: "Les histoires, les marqueurs de succès, et ce qui se trouve où.",
    },
    resources: {
      title: "Ressources et domaines",
      about: "Comment on paie une carte, et ce qu’est un domaine exploité.",
    },
    characters: {
      title: "Jouer des cartes",
      about: "Lire un personnage ; les soutiens et les événements.",
    },
    committing: {
      title: "S’engager dans les histoires",
      about: "Envoyer des personnages, et en garder chez soi.",
    },
    struggles: {
      title: "Quatre luttes et la compétence",
      about: "Terreur, Combat, Occulte, Investigation, et à qui va le succès.",
    },
    wounds: {
      title: "Déments et blessés",
      about: "À quoi servent la Résistance et la Volonté.",
    },
    timing: {
      title: "Actions, réactions, passer",
      about: "Quand vous pouvez agir, et quand vous réagissez.",
    },
    "first-game": {
      title: "Votre première partie",
      about: "Un deck de départ contre le Novice : deux tours accompagnés, puis seul.",
    },
  },
  coach: {
    name: "Le guide",
    next: "Suite",
    space: "Espace",
    showMe: "Montrez-moi",
    contents: "Retour au sommaire",
    progress: "Note {at, number} sur {of, number}",
    nextLesson: "Leçon suivante : {title}",
    playOn: "Continuer contre le Novice",
    strayed:
      "Les règles le permettent, mais ce n’est pas le sujet de cette note. Essayez ce qu’elle dit, ou touchez « Montrez-moi ».",
    nothingThere: "On ne peut rien en faire pour l’instant.",
    failed: "Cette leçon n’a pas pu être ouverte. Votre progression est gardée ; rechargez la page.",
    playOnFailed: "La partie n’a pas pu être enregistrée dans ce navigateur.",
  },
  helper: {
    label: "Pour vos premières parties",
    off: "Ne plus montrer ces lignes",
    mulligan:
      "Une fois par partie, vous pouvez remettre une mauvaise main dans votre deck et en piocher une autre. Des personnages peu coûteux des deux factions font une bonne main.",
    setup:
      "Trois de vos huit cartes deviennent les premières ressources, une par domaine. Cédez ce qui est cher ou ce que vous avez en double.",
    resource:
      "Une carte de votre main peut devenir une ressource, pour de bon. Agrandissez d’abord un domaine, et gardez ce que vous voulez jouer bientôt.",
    action:
      "Vous pouvez jouer des cartes et utiliser des capacités tant que vous pouvez payer ; chaque paiement exploite un domaine entier. Passez quand vous avez fini.",
    response:
      "Il vient de se passer quelque chose à quoi une de vos cartes peut réagir. Rien ne vous y oblige.",
    disrupt:
      "Quelque chose est sur le point de se passer, et une de vos cartes peut le changer. Rien ne vous y oblige.",
    commit:
      "Envoyez des personnages dans les histoires que vous voulez remporter. Ceux qui partent sont déchargés et ne peuvent pas défendre au tour de votre adversaire.",
    oppose:
      "Votre adversaire vise ces histoires. Envoyez vos personnages redressés contre les siens, ou gardez-les : personne n’y est obligé.",
    resolve:
      "Vous décidez quelle histoire est résolue en premier. Ce qui s’y passe peut changer la suivante.",
    target: "Choisissez sur quoi l’effet agit. Seul ce qui est cerclé peut être choisi.",
    pick: "Une lutte ou un effet demande l’un de ceux-ci. S’il faut céder quelqu’un, cédez celui qui compte le moins.",
    domain: "Exploitez le plus petit domaine qui suffit : le reste est perdu jusqu’à votre prochain tour.",
    cost: "Cela fait partie du prix. Si vous ne voulez pas le payer, Échap vous ramène d’un pas en arrière.",
    x: "C’est vous qui fixez le nombre : c’est le prix, et il donne la force de l’effet.",
    token: "Un marqueur de succès pour vous. Avec cinq sur une même histoire, vous la remportez.",
    storyEffect:
      "Vous avez remporté cette histoire. Son effet vaut pour les deux joueurs : lisez-le avant de dire oui.",
    restore: "Pendant votre phase de régénération, un personnage dément est restauré : il revient déchargé.",
    may: "À vous de voir : la carte dit « vous pouvez ».",
    either: "La carte vous laisse le choix.",
    name: "Dites lequel vous nommez ; l’effet en dépend.",
    order: "Plusieurs choses se passent en même temps : vous décidez laquelle vient en premier.",
    firstPart: "Les deux joueurs ont quelque chose à faire en même temps : vous décidez qui commence.",
  },
  notes: lessonNotes,
};
