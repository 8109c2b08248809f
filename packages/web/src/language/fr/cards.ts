import type { cards as english } from "../en/cards.ts";
import type { Shape } from "../shape.ts";

export const cards: Shape<typeof english> = {
  unknown: "carte face cachée",
  cost: "coût {cost}",
  skill: "compétence {skill}",
  icons: "icônes {icons}",
  wounds: "{wounds, plural, one {# blessure} other {# blessures}} sur {life}",
  tokens: "{tokens, plural, one {# marqueur de succès} other {# marqueurs de succès}}",
  committed: "engagée dans l’histoire {story}",
  attached: "cartes attachées : {cards}",
  canAct: "action possible",
  canBeChosen: "peut être choisie",
  chosen: "choisie, {order} sur {of}",
  chosenAlone: "choisie",
  source: "source",
  cannot: "ne peut pas être jouée : {reason}",
  changed: "modifiée depuis votre dernière décision",
  copies: "{count} exemplaires",
  more: "Agrandissez la carte pour lire tout le texte",
  sides: {
    agency: "Agence",
    miskatonic: "Miskatonic",
    syndicate: "Syndicat",
    "silver-twilight": "Crépuscule d’Argent",
    cthulhu: "Cthulhu",
    hastur: "Hastur",
    "yog-sothoth": "Yog-Sothoth",
    "shub-niggurath": "Shub-Niggurath",
    neutral: "Neutre",
  },
  notWritten: "Cette carte ne peut pas encore être jouée.",
};
