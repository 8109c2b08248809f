import type { zoom as english } from "../en/zoom.ts";
import type { Shape } from "../shape.ts";

export const zoom: Shape<typeof english> = {
  hidden: "Une carte cachée",
  numbers: "Ses valeurs en ce moment",
  printed: "imprimé",
  keywordsTitle: "Mots-clefs",
  attached: "Cartes attachées",
  askLess: "M’interroger moins souvent sur cette carte (si le réglage est « moins souvent »)",
  steadfast: "Intègre {count, number} ({faction})",
  transient: "Éphémère",
  keywords: {
    Fast: "Une égalité au-dessus de zéro, dans une lutte ou en compétence, va au camp qui a le plus de personnages Rapides dans l’histoire.",
    Heroic: "Personne ne peut contrôler à la fois des personnages Héroïques et Diaboliques.",
    Villainous: "Personne ne peut contrôler à la fois des personnages Héroïques et Diaboliques.",
    Invulnerability: "Il ne peut être ni blessé ni choisi pour l’être.",
    Loyal: "Le domaine qui la paie doit avoir autant de ressources de sa faction que la carte coûte.",
    Willpower: "Il ne peut ni devenir dément ni être choisi pour le devenir.",
    Resilient:
      "Quand elle quitte le jeu, son contrôleur peut la faire aller sur le dessus du deck de son propriétaire plutôt que là où elle devrait aller.",
    Day: "Tant qu’une carte Jour est en jeu, il fait Jour.",
    Night: "Tant qu’une carte Nuit est en jeu, il fait Nuit.",
    Prophecy:
      "Une fois jouée, elle reste face visible sur le dessus du deck de son propriétaire ; sa Réaction fonctionne tant qu’elle y est.",
    Dormant:
      "Pendant votre phase d’opérations, vous pouvez l’attacher face cachée à une histoire en payant autant que vous y avez de marqueurs de succès. Quand cette histoire est remportée, vous pouvez la jouer sans payer.",
    Toughness: "Il supporte ce nombre de blessures ; la suivante le détruit.",
    Fated: "Dès qu’elle a ce nombre de marqueurs de succès, elle va sous le deck de son propriétaire.",
    Steadfast:
      "Pour la jouer, il vous faut ce nombre de ressources de la faction indiquée, tous vos domaines réunis, quel que soit celui qui paie.",
    Transient:
      "Comme ressource, elle compte pour deux quand son domaine paie une carte, et elle est défaussée dès que son domaine est exploité.",
  },
};
