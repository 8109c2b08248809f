import {
  aCharacter,
  action,
  attachTo,
  character as characterIs,
  choose,
  costs,
  countFactions,
  destroy,
  draw,
  each,
  endOfPhase,
  entersPlay,
  event as eventIs,
  exhaust,
  forcedResponse,
  gains,
  host,
  inOrder,
  it,
  loses,
  name,
  passive,
  putIntoPlay,
  resource,
  support as supportIs,
  target,
  thisCard,
  times,
  until,
  upTo,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { CLERK, character, event, GUARD, support } from "./timing-cards.ts";

const PAPERS = support("False Papers", {
  ...attachTo(characterIs()),
  abilities: [
    action({
      cost: exhaust(thisCard),
      effect: inOrder(name("subtype"), until(endOfPhase, gains(host, { subtype: { named: true } }))),
    }),
  ],
});
const DISGUISED = { P1: { play: [{ Clerk: { attached: ["False Papers"] } }] } };

test("SUBT-01 only a subtype that some card has can be added", () => {
  given(DISGUISED, { cards: [PAPERS, CLERK] });
  when("P1 uses False Papers");
  then.refused("P1 chooses Direwolf");
  when("P1 chooses Cultist");
  then.expect({ Clerk: { subtypes: ["Cultist"] }, "False Papers": { state: "exhausted" } });
});

const CULTIST = character("Cultist", [], { subtypes: ["Cultist", "Artist"] });
const PURGE = event("Purge", [action({ effect: destroy(each(characterIs({ subtype: "Cultist" }))) })]);

test("SUBT-02 who loses all traits has no subtypes", () => {
  const strip = event("Strip", [
    action({ effect: until(endOfPhase, loses(aCharacter(), { subtypes: "all" })) }),
  ]);
  const cards = [strip, CULTIST, PURGE];
  given({ P1: { hand: ["Strip", "Purge"] }, P2: { play: ["Cultist", "Cultist"] } }, { cards });
  when("P1 plays Strip; choose Cultist");
  then.expect({ Cultist: { subtypes: [] }, "Cultist#2": { subtypes: ["Cultist", "Artist"] } });
  when("P2 passes", "P1 plays Purge");
  then.expect({ turn: 7, Cultist: { in: "play" }, "Cultist#2": { in: "P2 discard" } });
});

test("SUBT-03 a subtype given until the end of the phase is gone after it", () => {
  given(DISGUISED, { cards: [PAPERS, CLERK] });
  when("P1 uses False Papers; choose Deep One");
  then.expect({ Clerk: { subtypes: ["Deep One"] } });
  when({ advance: "story before commits" });
  then.expect({ turn: 7, Clerk: { subtypes: [] } });
});

test("SUBT-04 printed subtype ignores added and lost ones", () => {
  const auto = event("Auto-de-fe", [
    action({ effect: destroy(each(characterIs({ printed: { subtype: "Cultist" } }))) }),
  ]);
  const strip = event("Strip", [
    action({ effect: until(endOfPhase, loses(aCharacter(), { subtypes: "all" })) }),
  ]);
  const cards = [auto, strip, PAPERS, CULTIST, CLERK];
  given({ P1: { ...DISGUISED.P1, hand: ["Auto-de-fe", "Strip"] }, P2: { play: ["Cultist"] } }, { cards });
  when("P1 uses False Papers; choose Cultist", "P2 passes", "P1 plays Strip; choose P2 Cultist", "P2 passes");
  then.expect({ Clerk: { subtypes: ["Cultist"] }, "P2 Cultist": { subtypes: [] } });
  when("P1 plays Auto-de-fe");
  then.expect({ turn: 7, Clerk: { in: "play" }, "P2 Cultist": { in: "P2 discard" } });
});

test("SUBT-05 keywords are not subtypes, so none can be named as one", () => {
  given(DISGUISED, { cards: [PAPERS, CLERK] });
  when("P1 uses False Papers");
  for (const keyword of ["Villainous", "Heroic", "Fast"]) then.refused(`P1 chooses ${keyword}`);
  when("P1 chooses Servitor");
  then.expect({ Clerk: { subtypes: ["Servitor"], keywords: [] } });
});

test("ERR-10 Power Drain is refused against a Forced Response", () => {
  const ghoul = character("Ghoul", [forcedResponse({ when: entersPlay(thisCard), effect: draw(you, 1) })]);
  const orator = support("Orator", [action({ effect: draw(you, 1) })]);
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
  const rising = character(
    "Deep One Rising",
    [
      forcedResponse({
        when: entersPlay(thisCard, { from: "hand" }),
        effect: destroy(aCharacter({ not: { subtype: "Deep One" } })),
      }),
    ],
    { subtypes: ["Deep One"] },
  );
  const raise = event("Raise", [
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
  const chant = event("Chant of Thoth", [
    action({
      effect: until(endOfPhase, {
        do: "mayPlay",
        what: choose(upTo(3), {
          in: "discard",
          controller: you,
          anyOf: [eventIs({ subtype: "Spell" }), supportIs({ subtype: "Artifact" })],
        }),
        thenToBottom: true,
      }),
    }),
  ]);
  const spell = event("Hex", [action({ effect: wound(aCharacter()) })], { subtypes: ["Spell"] });
  const idol = support("Idol", [], { subtypes: ["Artifact"] });
  const note = event("Note", [action({ effect: draw(you, 1) })]);
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
  const hunter = character(
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
  void target;
  void it;
});
