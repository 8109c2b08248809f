import type { lessonNotes as english } from "../en/lesson-notes.ts";
import type { Shape } from "../shape.ts";

export const lessonNotes: Shape<typeof english> = {
  table: {
    stories:
      "Bienvenue. Ces trois histoires se trouvent entre vous et votre adversaire. Qui remporte trois histoires remporte la partie.",
    tokens:
      "Une histoire se remporte avec cinq marqueurs de succès de votre côté. Sur celle-ci, vous en avez trois (en bas), votre adversaire deux (en haut).",
    won: "Ici se trouvent les histoires que vous avez remportées. Vous en avez déjà deux : une de plus, et la partie est à vous.",
    own: "Voici vos personnages. Ils restent chez vous jusqu’à ce que vous les envoyiez dans une histoire. Hired Muscle est couché de biais : il est déchargé et ne peut pas partir.",
    opponent:
      "Les personnages de votre adversaire sont là-haut. Il n’en a qu’un, déchargé lui aussi : personne ne peut vous barrer la route.",
    hand: "Votre main. Vous seul la voyez. Pointez une carte pour la lire à droite, ou appuyez sur Z pour l’agrandir.",
    domains: "Vos trois domaines et leurs ressources paient ce que vous jouez. C’est la leçon suivante.",
    deck: "Votre deck. Qui doit piocher et n’a plus de carte perd aussitôt : ne traînez pas.",
    turn: "Un tour a cinq phases : régénération, tirage, ressource, opérations, histoire. C’est votre phase d’histoire : le moment d’envoyer quelqu’un.",
    commit:
      "Envoyez Blackwood File Clerk dans la première histoire : touchez le personnage, puis l’histoire, puis « Engager ». Au clavier : 1, puis Espace.",
    end: "Un marqueur pour l’Investigation, un pour le succès, un parce que personne n’a défendu. Cela dépasse cinq : c’est votre troisième histoire, et vous remportez la partie.",
  },
  resources: {
    domains:
      "Voici vos domaines. Chaque carte attachée à un domaine est une ressource. Pour payer, vous exploitez un domaine entier.",
    attach:
      "Pendant votre phase de ressource, vous pouvez attacher une carte de votre main à un domaine. Elle y reste pour de bon. Touchez Hired Muscle, puis votre premier domaine.",
    two: "Deux ressources ici désormais. Elles paient tout ce qui coûte deux ou moins. Hired Muscle, lui, ne peut plus être joué : choisissez bien ce que vous cédez.",
    clerk:
      "Voici votre phase d’opérations : vous jouez des cartes. Blackwood File Clerk coûte 2 et appartient à l’Agence : une des ressources qui paient doit être une carte de l’Agence. Touchez-le.",
    drained:
      "La chaîne le dit : ce domaine est exploité et ne paie plus rien jusqu’à votre prochaine phase de régénération. Ce que vous payez en trop est perdu.",
    assistant:
      "Laboratory Assistant coûte 1 et appartient à l’Université de Miskatonic. Jouez-le : touchez-le, puis votre deuxième domaine.",
    whyNot:
      "Visiting Author coûte 3, et aucun de vos domaines n’a trois ressources. Touchez-le quand même : quand une chose est impossible, la table dit pourquoi et cite la règle.",
    pass: "Il n’y a plus rien à faire. Passez : le bouton de la question, ou Espace.",
    refreshed:
      "Après un tour de chaque joueur. Pendant votre phase de régénération, tous vos domaines ont été régénérés. Une ressource de plus par tour, et ils grandissent.",
  },
  characters: {
    card: "Lisons une carte. Undercover Security est un personnage de l’Agence. En haut à gauche, son coût : 2. Il a Intègre 2 : vos domaines réunis doivent porter au moins deux ressources de l’Agence.",
    numbers:
      "Le nombre dans l’hexagone est sa compétence : 2. Les disques sont ses icônes : une de Combat, une d’Investigation. Elles servent pendant la phase d’histoire.",
    security: "Jouez-le : touchez la carte, puis votre deuxième domaine et ses deux ressources de l’Agence.",
    ready: "Il est entré en jeu redressé. Pas d’attente : il peut aller dans une histoire dès ce tour.",
    tmen: "T-Men coûte 5, et votre premier domaine a tout juste cinq ressources. Touchez la carte : quand un seul domaine peut payer, il est exploité aussitôt.",
    forced:
      "T-Men a une réaction forcée : après son entrée en jeu, un personnage est blessé, et vous choisissez lequel. Choisissez Young Deep One, en face.",
    destroyed:
      "Une blessure suffit à la plupart des personnages : Young Deep One est détruit et repose dans la défausse.",
    pistols:
      "Un soutien reste en jeu. .45 Pistols s’attache à un personnage et ne coûte rien. Touchez-le, puis Undercover Security.",
    support:
      "Les pistolets sont sous leur porteur, qui a maintenant une icône de Combat de plus. S’il quitte le jeu, ils partent avec lui.",
    hunch:
      "Un événement agit une fois, puis il est défaussé. Working a Hunch donne deux icônes de Combat à un personnage jusqu’à la fin de la phase. Jouez-le sur Undercover Security.",
    event:
      "Quatre icônes de Combat là où une seule est imprimée. Pointez une carte, ou agrandissez-la avec Z, pour voir de quoi ses valeurs sont faites.",
  },
  committing: {
    choose:
      "Votre phase d’histoire. Chaque personnage redressé peut aller dans une histoire, et une même histoire peut en recevoir autant que vous voulez. Ils partent tous ensemble.",
    forecast:
      "Sous chaque histoire figurent les totaux des deux camps : quatre luttes, puis la compétence. Pendant que vous essayez, ils montrent ce que cela donnerait.",
    commit:
      "Envoyez Blackwood File Clerk dans la première histoire et Visiting Author dans la troisième, et gardez Steve Clarney chez vous. Puis touchez « Engager 2 personnages ».",
    exhausted:
      "Un personnage qui s’engage se décharge. Les deux vôtres ne serviront plus avant votre prochaine phase de régénération.",
    opposed:
      "Votre adversaire peut défendre, mais seulement là où vous avez quelqu’un. Messenger from Beyond fait face à Blackwood File Clerk. Personne n’est allé dans la troisième histoire.",
    home: "Deux marqueurs sur la première histoire, trois sur la troisième, où la victoire était incontestée. C’est le tour de votre adversaire, et Steve Clarney est encore redressé. Voilà pourquoi il est resté.",
    oppose:
      "Servant of Nodens vise la deuxième histoire. Envoyez Steve Clarney contre lui : touchez Clarney, la deuxième histoire, puis le bouton.",
    end: "Les deux icônes de Combat de Clarney l’emportent sur une seule : Servant of Nodens est détruit, et l’Investigation vous donne même un marqueur. Qui envoie tout le monde ne peut plus défendre.",
  },
  struggles: {
    order:
      "Quand une histoire est résolue, quatre luttes se suivent, de gauche à droite : Terreur, Combat, Occulte, Investigation. Qui a le plus d’icônes remporte la lutte ; en cas d’égalité, il n’y a pas de vainqueur.",
    icons:
      "Regardez vos icônes : trois de Combat sur Hired Muscle, une Occulte et une d’Investigation sur Natural Philosopher, une d’Investigation sur Laboratory Assistant. Aucune de Terreur.",
    commit:
      "Envoyez-les tous les trois dans la première histoire. Touchez chacun d’eux, puis l’histoire ; ou appuyez sur 1 pour chacun.",
    ledger:
      "Votre adversaire apporte deux icônes de Terreur et deux de Combat. Le tableau sous l’histoire dit qui remporterait quoi : le nombre de l’adversaire d’abord, le vainqueur marqué.",
    terror:
      "La lutte de Terreur est perdue, 2 à 0. Le perdant choisit un de ses personnages dans l’histoire ; celui-ci devient dément. Cédez Laboratory Assistant.",
    insane:
      "Un personnage dément est retourné face cachée et quitte l’histoire. Il ne compte plus pour rien jusqu’à ce qu’il soit restauré.",
    combat:
      "La lutte de Combat est à vous, 3 à 2. Le perdant choisit un des siens, qui est blessé : Young Deep One est détruit.",
    arcane:
      "La lutte Occulte est à vous aussi. Le vainqueur peut redresser un de ses personnages dans l’histoire. Choisissez Hired Muscle : il pourra défendre.",
    investigation: "Lutte d’Investigation remportée : un marqueur de succès, quoi qu’il arrive ensuite.",
    skill:
      "Enfin, on additionne les compétences : 6 pour vous, 3 pour l’adversaire. Vous êtes le joueur actif et vous avez le plus : c’est un succès, encore un marqueur. Sans personne en face, il y en aurait eu un de plus.",
    end: "D’un marqueur à trois. La Terreur et le Combat viennent en premier : qui tombe là ne compte plus dans la suite.",
  },
  wounds: {
    attacked:
      "Le tour de votre adversaire. Trois de ses personnages visent la première histoire : Terreur 2, Combat 5.",
    oppose:
      "Défendez avec vos trois personnages, même si vous devez perdre la Terreur et le Combat. Vous verrez ce qu’il advient de chacun.",
    willpower:
      "La lutte de Terreur est perdue. Undercover Security a Volonté : il ne peut pas devenir dément et n’est donc pas proposé. Choisissez Laboratory Assistant.",
    insane:
      "Face cachée, et de retour chez vous. Un personnage dément n’a ni icônes, ni compétence, ni texte, et s’il est blessé il est détruit.",
    toughness:
      "La lutte de Combat est perdue, 4 à 5 : quelqu’un est blessé. Hired Muscle a Résistance +1 : il supporte une blessure de plus que les autres. Choisissez-le.",
    wound:
      "Il a une blessure et survit. Les blessures restent. La suivante le détruit, et un personnage blessé qui devient dément est détruit aussi.",
    restored:
      "Votre tour suivant. Pendant votre phase de régénération, vous restaurez un personnage dément : il est de nouveau face visible, mais déchargé. Les autres sont redressés.",
    both: "En somme : la Terreur écarte quelqu’un pour un tour ou deux, le Combat pour de bon. Volonté protège de l’une, Résistance de l’autre.",
  },
  timing: {
    window:
      "Une fenêtre d’actions : vous et votre adversaire agissez chacun à votre tour, le joueur actif d’abord. Ce que vous pouvez utiliser est cerclé.",
    action:
      "Shotgun Blast blesse un personnage de compétence X ou moins, pour X. Touchez-le, choisissez 1, puis Ocean Crawlers, puis votre troisième domaine. Tant que vous n’avez pas payé, Échap vous ramène d’un pas en arrière.",
    alternate: "Après votre action, c’est à votre adversaire d’agir ou de passer.",
    disrupt:
      "Il joue Sacrificial Offerings sur Dr. Ali Kafour. Mi-Go Warrior a une interruption : quand un personnage est sur le point d’être blessé, déchargez Mi-Go Warrior pour annuler une blessure. Une interruption vient avant la chose. Utilisez-la.",
    saved:
      "La blessure a été annulée ; le prix payé par l’adversaire reste payé. Dr. Ali Kafour est indemne.",
    pass: "Plus rien à faire : passez. Quand les deux joueurs passent l’un après l’autre, la fenêtre se ferme et le tour continue.",
    commit: "Votre phase d’histoire. Envoyez Dr. Ali Kafour dans la première histoire.",
    response:
      "Il a une réaction : après l’avoir engagé, vous pouvez piocher une carte. Une réaction vient après la chose, et alors seulement. Utilisez-la.",
    drawn:
      "Une carte gratuite. À une table de cuisine, on oublie facilement une réaction ; ici, on vous interroge chaque fois que vous en avez une.",
    settings:
      "Un tour a beaucoup de fenêtres. La table passe celles où vous ne pouvez rien faire. Touchez une phase ici pour y être interrogé une fois ; les réglages en offrent plus. C’était la dernière leçon : à vous de jouer.",
  },
  "first-game": {
    welcome:
      "Une vraie partie avec un deck de départ, l’Agence et l’Université de Miskatonic. Voici vos huit premières cartes. Une main sans rien de bon marché pourrait être remise une fois dans le deck ; celle-ci est bonne.",
    keep: "Trois des huit deviennent vos premières ressources. Cédez ce qui est cher : Professor Albert Wilmarth, Celano Fragments et T-Men. Touchez-les, puis le bouton.",
    drawOne: "Qui commence ne pioche qu’une carte à son premier tour ; ensuite c’est deux.",
    resource:
      "Une carte peut devenir une ressource. Touchez Peeler, puis votre troisième domaine, celui de T-Men : deux ressources de l’Agence.",
    clerk:
      "Jouez avec elles Blackwood File Clerk : il coûte 2 et apporte une compétence de 3 et une icône d’Investigation.",
    assistant:
      "Laboratory Assistant coûte 1 et appartient à l’Université de Miskatonic. Exploitez pour lui votre premier domaine.",
    noStory:
      "Qui commence n’a pas de phase d’histoire à son premier tour. C’est tout pour l’instant : passez.",
    theirTurn:
      "Votre adversaire a joué Ocean Crawlers, qui a une icône de Terreur. C’était son tour ; il n’envoie personne.",
    again:
      "Votre deuxième tour. Vous avez pioché deux cartes. Attachez Unearthing the Ancients à votre troisième domaine : cela fait trois.",
    muscle:
      "Hired Muscle coûte 3 : trois icônes de Combat et Résistance +1, un bon défenseur. Jouez-le avec le troisième domaine.",
    enough:
      "Le reste ne suffit pas pour ce que vous avez en main. Passez, pour arriver à la phase d’histoire.",
    commit: "Envoyez Blackwood File Clerk dans la première histoire, et gardez les autres pour défendre.",
    alone:
      "Personne n’a défendu : trois marqueurs d’un coup. Avec deux de plus, vous remportez cette histoire. À partir d’ici, vous jouez sans guide. Une ligne près de la question vous aide dans vos premières parties, et la lampe à côté donne conseil.",
  },
};
