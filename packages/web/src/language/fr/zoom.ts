import type { zoom as english } from "../en/zoom.ts";
import type { Shape } from "../shape.ts";

export const zoom: Shape<typeof english> = {
  hidden: "Une carte cachée",
  numbers: "Ses valeurs en ce moment",
  printed: "imprimé",
  keywordsTitle: "Mots-clefs",
  attached: "Attaché à elle",
  askLess: "M'interroger moins souvent pour cette carte (quand le réglage est « moins souvent »)",
  steadfast: "Intègre {count, number} ({faction})",
  transient: "Éphémère",
  keywords: {
    Fast: "Une égalité au-dessus de zéro, dans une lutte ou en compétence, va au camp qui a le plus de personnages Rapides à l'histoire.",
    Heroic: "Personne ne peut contrôler à la fois des personnages Héroïques et Diaboliques.",
    Villainous: "Personne ne peut contrôler à la fois des personnages Héroïques et Diaboliques.",
    Invulnerability: "Il ne peut être ni blessé ni choisi pour l'être.",
    Loyal: "Le domaine qui la paie doit avoir autant de ressources de sa faction que la carte coûte.",
    Willpower: "Il ne peut pas devenir dément, ni être choisi pour l'être.",
    Resilient:
      "Quand elle quitte le jeu, son contrôleur peut la mettre sur le deck de son propriétaire à la place.",
    Day: "Tant qu'une carte Jour est en jeu, il fait Jour.",
    Night: "Tant qu'une carte Nuit est en jeu, il fait Nuit.",
    Prophecy:
      "Une fois jouée, elle reste face visible sur le deck de son propriétaire ; sa réponse marche tant qu'elle y est.",
    Dormant:
      "Pendant votre phase d'opérations, vous pouvez payer autant que vous avez de marqueurs de succès à une histoire pour l'y attacher face cachée. Quand cette histoire est remportée, vous pouvez la jouer sans payer.",
    Toughness: "Il supporte autant de blessures ; la suivante le détruit.",
    Fated: "Dès qu'elle a autant de marqueurs de succès, elle va sous le deck de son propriétaire.",
    Steadfast:
      "Pour la jouer il vous faut autant de ressources de son signe sur l'ensemble de vos domaines, quel que soit celui qui paie.",
    Transient:
      "Comme ressource elle compte pour deux quand son domaine paie une carte, et elle est défaussée dès que son domaine est exploité.",
  },
};
