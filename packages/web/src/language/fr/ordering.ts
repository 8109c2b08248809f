import type { ordering as english } from "../en/ordering.ts";
import type { Shape } from "../shape.ts";

export const ordering: Shape<typeof english> = {
  question: "Dans quel ordre ?",
  effects: "Ces effets arrivent en même temps. Le premier de la liste est appliqué en premier.",
  deck: "La première de la liste se retrouve sur le dessus du deck.",
  cards:
    "Ces cartes partent en même temps. La première de la liste part en premier et se retrouve en dessous.",
  list: "Dans cet ordre",
  up: "Plus tôt : {name} (maintenant {place, number} sur {of, number})",
  down: "Plus tard : {name} (maintenant {place, number} sur {of, number})",
  take: "Les prendre dans cet ordre",
  keep: "Reprendre cet ordre dans cette partie quand les mêmes effets arrivent en même temps",
  forget: "{count, plural, one {Oublier l’ordre gardé} other {Oublier les # ordres gardés}}",
};
