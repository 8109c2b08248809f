import {
  addDomain,
  addedDomain,
  andThen,
  anyCard,
  atLeast,
  atMost,
  attach,
  card,
  character,
  count,
  destroy,
  discard,
  each,
  eachPlayer,
  either,
  exchange,
  forEach,
  itself,
  may,
  one,
  placeTokens,
  putIntoPlay,
  removeTokens,
  resource,
  returnWonStory,
  sacrifice,
  search,
  some,
  story,
  thatPlayer,
  tokensOn,
  top,
  upTo,
  whenWon,
} from "@fhtagn/rules/dsl";

export const stories = [
  card(156, "Nowhere to Hide", whenWon(removeTokens(tokensOn(itself), each(story())))),

  card(
    157,
    "The Shadow out of Time",
    whenWon(
      eachPlayer(
        exchange(
          some(
            upTo(count(anyCard({ in: "discard", controller: thatPlayer }))),
            anyCard({ in: "hand", controller: thatPlayer }),
            { by: thatPlayer },
          ),
          "discard",
        ),
      ),
    ),
  ),

  card(158, "Opening Night", whenWon(putIntoPlay(each(character({ in: "discard" })), { insane: true }))),

  card(
    159,
    "Ancient Apocrypha",
    whenWon(
      eachPlayer(
        andThen(
          addDomain(thatPlayer),
          attach(each(character({ in: "discard", controller: thatPlayer })), addedDomain, {
            asResource: true,
          }),
        ),
      ),
    ),
  ),

  card(160, "The Call of Cthulhu", whenWon(eachPlayer(search(thatPlayer, { for: anyCard(), to: "hand" })))),

  card(
    161,
    "Through the Gates",
    whenWon(
      eachPlayer(
        sacrifice(each(character({ controller: thatPlayer, printed: { skill: atLeast(3) } })), {
          by: thatPlayer,
        }),
      ),
    ),
  ),

  card(
    162,
    "Rotting Away",
    whenWon(
      eachPlayer(
        sacrifice(each(character({ controller: thatPlayer, printed: { skill: atMost(2) } })), {
          by: thatPlayer,
        }),
      ),
    ),
  ),

  card(
    163,
    "Frozen in Time",
    whenWon(
      eachPlayer(
        forEach(
          each(resource({ controller: thatPlayer })),
          either(thatPlayer, discard(top(2, thatPlayer)), destroy(itself)),
        ),
      ),
    ),
  ),

  card(
    164,
    "Dreamwalkers",
    whenWon(
      eachPlayer(
        returnWonStory(one(story({ in: "won", controller: thatPlayer, other: true }), { by: thatPlayer })),
      ),
    ),
  ),

  card(
    165,
    "The Other Path",
    whenWon(
      eachPlayer(
        may(
          thatPlayer,
          placeTokens(1, one(story({ side: { of: thatPlayer, count: atMost(2) } }), { by: thatPlayer }), {
            side: thatPlayer,
          }),
        ),
      ),
    ),
  ),
];
