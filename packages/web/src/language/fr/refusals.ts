import type { refusals as english } from "../en/refusals.ts";
import type { Shape } from "../shape.ts";

export const refusals: Shape<typeof english> = {
  malformed: "Cette réponse n’a pas été comprise. Rien n’a changé.",
  "game over": "La partie est terminée : il n’y a plus rien à répondre.",
  "not your decision": "Ce n’est pas à vous de décider maintenant.",
  "stale decision": "Cette question a déjà reçu sa réponse ; une autre est posée.",
  "no such option": "On ne peut pas répondre ainsi à cette question.",
  "wrong version": "Cette page et la partie ne sont pas de la même version. Rechargez la page.",
  "loses the game": "Cela vous ferait perdre aussitôt la partie ; rien n’a été fait.",
  "nothing to take back": "Il n’y a rien à reprendre.",
  "not allowed here": "Cela n’est pas possible dans cette partie.",
  "no hint": "Personne ne peut vous conseiller ici.",
  "engine fault":
    "Les règles s’y sont contredites. La position d’avant votre réponse est gardée ; essayez-en une autre.",
  "not stored": "Cela n’a pas pu être gardé, donc rien n’a été fait. Essayez de nouveau.",
  "too large": "C’était plus qu’une partie n’en accepte à la fois.",
  "too often": "Cela a été demandé trop souvent à l’instant. Attendez un moment.",
  "at work": "On cherche déjà un conseil pour vous.",
  "said before": "Cela avait déjà été dit. Rien n’a été fait une seconde fois.",
};
