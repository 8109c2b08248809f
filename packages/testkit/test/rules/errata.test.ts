import {
  aCharacter,
  action,
  character as characterIs,
  choose,
  costs,
  countFactions,
  destroy,
  draw,
  endOfPhase,
  entersPlay,
  event as eventIs,
  forcedResponse,
  mayPlay,
  passive,
  putIntoPlay,
  resource,
  support as supportIs,
  thisCard,
  times,
  until,
  upTo,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, GUARD } from "./timing-cards.ts";

test("ERR-10 Power Drain is refused against a Forced Response", () => {
  const ghoul = freeCharacter("Ghoul", [
    forcedResponse({ when: entersPlay(thisCard), effect: draw(you, 1) }),
  ]);
  const orator = freeSupport("Orator", [action({ effect: draw(you, 1) })]);
  const drainer = { hand: ["Power Drain"], domains: [["hastur", "hastur"]] };
  given({ P1: { hand: ["Ghoul"] }, P2: drainer }, { cards: [ghoul] });
  when("P1 plays Ghoul");
  then.refused("P2 plays Power Drain");
  then.expect({ P1: { hand: 1 }, "Power Drain": { in: "P2 hand" } });

  given({ P1: { play: ["Orator"] }, P2: drainer }, { cards: [orator] });
  when("P1 uses Orator", "P2 plays Power Drain");
  then.expect({ P1: { hand: 0 }, "Power Drain": { in: "P2 discard" } });
});

test("ERR-13 Sacrificial Offerings: the victim's controller is offered the second wound and may decline", () => {
  const position = {
    P1: { hand: ["Sacrificial Offerings"], play: ["Clerk"], domains: [["cthulhu", "cthulhu"]] },
    P2: { play: ["Guard", "Clerk"] },
  };
  given(position, { cards: [CLERK, GUARD] });
  when("P1 plays Sacrificial Offerings; choose Guard");
  then.now({ asked: "P2", Guard: { in: "P2 discard" } });
  when("P2 declines");
  then.expect({ "P1 Clerk": { in: "play" }, "P2 Clerk": { in: "play" } });

  given(position, { cards: [CLERK, GUARD] });
  when("P1 plays Sacrificial Offerings; choose Guard", "P2 chooses yes");
  then.offered("P2", ["P1 Clerk", "P2 Clerk"]);
  when("P2 chooses P1 Clerk");
  then.expect({ "P1 Clerk": { in: "P1 discard" }, "P2 Clerk": { in: "play" } });
});

test("ERR-16 Deep One Rising works after entering play from hand, not from the discard pile", () => {
  const rising = freeCharacter(
    "Deep One Rising",
    [
      forcedResponse({
        when: entersPlay(thisCard, { from: "hand" }),
        effect: destroy(aCharacter({ not: { subtype: "Deep One" } })),
      }),
    ],
    { subtypes: ["Deep One"] },
  );
  const raise = freeEvent("Raise", [
    action({ effect: putIntoPlay(choose(1, characterIs({ in: ["hand", "discard"], controller: you }))) }),
  ]);
  const cards = [rising, raise, CLERK];
  given({ P1: { hand: ["Raise"], discard: ["Deep One Rising"] }, P2: { play: ["Clerk"] } }, { cards });
  when("P1 plays Raise");
  then.expect({ turn: 7, "Deep One Rising": { in: "play" }, Clerk: { in: "play" } });
  given({ P1: { hand: ["Raise", "Deep One Rising"] }, P2: { play: ["Clerk"] } }, { cards });
  when("P1 plays Raise; choose Deep One Rising");
  then.expect({ turn: 7, "Deep One Rising": { in: "play" }, Clerk: { in: "P2 discard" } });
});

test("ERR-18 Chant of Thoth: an event it lets be played goes to the bottom of the deck", () => {
  const chant = freeEvent("Chant of Thoth", [
    action({
      effect: until(
        endOfPhase,
        mayPlay(
          choose(upTo(3), {
            in: "discard",
            controller: you,
            anyOf: [eventIs({ subtype: "Spell" }), supportIs({ subtype: "Artifact" })],
          }),
          { thenToBottom: true },
        ),
      ),
    }),
  ]);
  const spell = freeEvent("Hex", [action({ effect: wound(aCharacter()) })], { subtypes: ["Spell"] });
  const idol = freeSupport("Idol", [], { subtypes: ["Artifact"] });
  const note = freeEvent("Note", [action({ effect: draw(you, 1) })]);
  const cards = [chant, spell, idol, note, CLERK];
  given(
    { P1: { hand: ["Chant of Thoth"], discard: ["Hex", "Idol", "Note"] }, P2: { play: ["Clerk"] } },
    { cards },
  );
  then.refused("P1 plays Hex");
  when("P1 plays Chant of Thoth");
  then.offered("P1", ["Hex", "Idol"]);
  when("P1 chooses Hex, Idol", "P2 passes", "P1 plays Hex");
  then.expect({ Hex: { in: "deck bottom" }, Clerk: { in: "P2 discard" }, Note: { in: "P1 discard" } });
  when("P2 passes", "P1 plays Idol");
  then.expect({ turn: 7, Idol: { in: "play" } });
});

test("ERR-22 cost −1 per resource type other than one's own faction on the drained domain, minimum 1", () => {
  const hunter = freeCharacter(
    "Spectral Hunter",
    [
      passive(
        costs(
          { is: thisCard },
          times(-1, countFactions(resource({ onDrainedDomain: true, not: { faction: "yog-sothoth" } }))),
          { min: 1 },
        ),
      ),
    ],
    { faction: "yog-sothoth", cost: 6 },
  );
  const mixed = ["yog-sothoth", "hastur", "hastur", "agency"];
  const plain = ["yog-sothoth", "yog-sothoth", "yog-sothoth", "yog-sothoth"];
  given({ P1: { hand: ["Spectral Hunter"], domains: [plain, mixed] } }, { cards: [hunter] });
  then.refused("P1 plays Spectral Hunter; drain D1", "PAY-01");
  when("P1 plays Spectral Hunter; drain D2");
  then.expect({ "Spectral Hunter": { in: "play" }, "P1.D2": { drained: true } });

  given({
    P1: {
      hand: ["Thing from the Stars"],
      domains: [
        ["hastur", "agency", "cthulhu"],
        ["hastur", "hastur", "agency"],
      ],
    },
  });
  then.refused("P1 plays Thing from the Stars; drain D2", "PAY-01");
  when("P1 plays Thing from the Stars; drain D1");
  then.expect({ "Thing from the Stars": { in: "play" } });
});
