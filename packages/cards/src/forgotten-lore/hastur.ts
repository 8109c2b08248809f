import { card, count, draw, none, numberIs, played, response, story, thisCard, you } from "@fhtagn/rules/dsl";

export const hastur = [
  card(
    112,
    "Aspiring Artist",
    response({
      when: played(thisCard, { player: you }),
      if: numberIs(count(story({ in: "won", controller: you })), none),
      effect: draw(you, 1),
    }),
  ),
];
