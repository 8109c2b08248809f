/** ATT-04: whatever else it was, a card that is attached is an Attachment support, however it came there. */
import {
  aCharacter,
  action,
  attach,
  attachment,
  becomes,
  character as characterIs,
  choose,
  destroy,
  draw,
  each,
  forcedResponse,
  gains,
  one,
  opponent,
  passive,
  support as supportIs,
  toHand,
  turnBegins,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent } from "./free-cards.ts";
import { CLERK, GUARD } from "./timing-cards.ts";

const OX = freeCharacter(
  "Ox",
  [
    passive(gains(each(characterIs({ title: "Guard" })), { skill: 2 })),
    action({ effect: draw(you, 1) }),
    forcedResponse({ when: turnBegins(opponent), effect: draw(you, 1) }),
  ],
  {
    faction: "agency",
    cost: 3,
    skill: 3,
    icons: "TC",
    subtypes: ["Beast"],
    keywords: ["Fast", "Heroic"],
    unique: true,
  },
);
const BIND = eventThat("Bind", attach(aCharacter({ title: "Ox" }), one(characterIs({ title: "Clerk" }))));
const FREE = eventThat("Free", becomes(choose(1, attachment()), "printed"));
const RUIN = eventThat("Ruin", destroy(aCharacter()));
const TEAR = eventThat("Tear", destroy(choose(1, attachment())));
const AUCTION = eventThat(
  "Auction",
  destroy(choose(1, supportIs({ faction: "agency", cost: { exactly: 3 } }))),
);
const RECALL = eventThat("Recall", toHand(choose(1, characterIs({ in: "discard" }))));
const cards = [OX, CLERK, GUARD, BIND, FREE, RUIN, TEAR, AUCTION, RECALL];

const AN_ATTACHMENT = {
  in: "attached to Clerk",
  skill: 0,
  icons: "",
  subtypes: ["Attachment"],
  keywords: [],
} as const;

/** P1 has Ox, who is bound to P2's Clerk: by an effect, or as the position says. */
function bindTheOx(by: "effect" | "position", hand: readonly string[]): void {
  const isLoose = by === "effect";
  const clerk = isLoose ? "Clerk" : { Clerk: { attached: [{ Ox: { owner: "P1" as const } }] } };
  given(
    {
      P1: { hand: isLoose ? ["Bind", ...hand] : hand, play: isLoose ? ["Ox"] : [] },
      P2: { play: [clerk, "Guard"] },
    },
    { cards },
  );
  if (isLoose) when("P1 plays Bind", "P2 passes");
}

for (const by of ["effect", "position"] as const) {
  test(`ATT-04 a character attached by ${by} is an Attachment support without its other characteristics`, () => {
    bindTheOx(by, ["Ruin", "Tear"]);
    then.now({ Ox: AN_ATTACHMENT, Guard: { skill: 0 }, P1: { characters: 0 } });
    then.refused("P1 uses Ox");
    when("P1 plays Ruin");
    then.offered("P1", ["Clerk", "Guard"]);
    when("P1 chooses Guard", "P2 passes", "P1 plays Tear");
    then.expect({ Ox: { in: "P1 discard" }, Clerk: { in: "play" } });
  });

  test(`ATT-05 attached by ${by} it keeps its faction and cost`, () => {
    bindTheOx(by, ["Auction"]);
    when("P1 plays Auction");
    then.expect({ Ox: { in: "P1 discard" } });
  });

  test(`LEAVE-10 attached by ${by} and destroyed with its host it is a character in the discard pile`, () => {
    bindTheOx(by, ["Ruin", "Recall"]);
    when("P1 plays Ruin; choose Clerk", "P2 passes", "P1 plays Recall; choose Ox");
    then.expect({ Clerk: { in: "P2 discard" }, Ox: { in: "P1 hand" } });
  });

  test(`ATT-04 attached by ${by} and freed it is what it was`, () => {
    bindTheOx(by, ["Free"]);
    when("P1 plays Free");
    then.expect({
      Ox: { in: "play", skill: 3, icons: "TC", subtypes: ["Beast"], keywords: ["Fast", "Heroic"] },
      Guard: { skill: 2 },
      P1: { characters: 1 },
    });
  });

  test(`TRIG-24 attached by ${by} it waits for nothing`, () => {
    bindTheOx(by, []);
    when({ advance: "P2 refresh window" });
    then.expect({ P1: { hand: 0 } });
  });
}

test("ATT-04 an event that is attached stays, a support", () => {
  const cling = eventThat("Cling", attach(one({ type: "event", in: "discard" }), aCharacter()));
  given(
    { P1: { hand: ["Cling", "Tear"], discard: ["Song"], play: ["Clerk"] } },
    { cards: [cling, TEAR, CLERK, freeEvent("Song", [], { subtypes: ["Spell"] })] },
  );
  when("P1 plays Cling");
  then.expect({ Song: { in: "attached to Clerk", subtypes: ["Attachment"] } });
  when("P1 plays Tear");
  then.expect({ Song: { in: "P1 discard" } });
});

test("ATT-04 an insane character that is attached is a support that lies face down, and no character", () => {
  given(
    { P1: { hand: ["Bind", "Tear"], play: [{ Ox: { insane: true } }, "Clerk"] } },
    { cards: [OX, CLERK, BIND, TEAR] },
  );
  when("P1 plays Bind");
  then.expect({ Ox: { ...AN_ATTACHMENT, state: "ready" }, P1: { characters: 1 } });
  when("P2 passes", "P1 plays Tear");
  then.expect({ Ox: { in: "P1 discard" }, Clerk: { in: "play" } });
});

test("ATT-04 an insane character that was attached and is freed lies face up and sane", () => {
  given(
    { P1: { hand: ["Bind", "Free"], play: [{ Ox: { insane: true } }, "Clerk"] } },
    { cards: [OX, CLERK, BIND, FREE] },
  );
  when("P1 plays Bind", "P2 passes", "P1 plays Free");
  then.expect({ Ox: { in: "play", state: "ready", skill: 3, icons: "TC" }, P1: { characters: 2 } });
});

test("WND-08 the wounds of a character that becomes attached do not destroy the support", () => {
  const tough = freeCharacter("Ox", [], { keywords: ["Toughness +1"] });
  given(
    { P1: { hand: ["Bind", "Free"], play: [{ Ox: { wounds: 1 } }, "Clerk"] } },
    { cards: [tough, CLERK, BIND, FREE] },
  );
  when("P1 plays Bind");
  then.expect({ Ox: { in: "attached to Clerk", keywords: [] } });
});

test("ATT-07 with attach.recheck a card loses its attachments when it becomes attached itself", () => {
  given(
    { P1: { hand: ["Bind"], play: [{ Ox: { attached: [".45 Pistols"] } }, "Clerk"] } },
    { cards, options: { "attach.recheck": true } },
  );
  when("P1 plays Bind");
  then.expect({ Ox: { in: "attached to Clerk" }, ".45 Pistols": { in: "P1 discard" } });
});
