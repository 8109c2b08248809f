import {
  aCharacter,
  character,
  each,
  isDestroyed,
  isSacrificed,
  leavesPlay,
  putIntoPlay,
  restore,
  takeControl,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { expect, test } from "vitest";
import { counter } from "./free-cards.ts";
import { person } from "./keyword-cards.ts";

const HEROES = [
  person("Hero", { keywords: ["Heroic"] }),
  person("Villain", { keywords: ["Villainous"] }),
  person("Clerk"),
];

test("KW-HERO-01 a player with a Villainous character cannot play a Heroic one, nor the reverse", () => {
  given({ P1: { hand: ["Hero", "Clerk"], play: ["Villain"] } }, { cards: HEROES });
  then.refused("P1 plays Hero", "KW-HERO-01");
  then.offered("P1", ["Clerk"]);

  given({ P1: { hand: ["Villain", "Clerk"], play: ["Hero"] } }, { cards: HEROES });
  then.refused("P1 plays Villain", "KW-HERO-01");
  then.offered("P1", ["Clerk"]);
});

const CURE = eventThat("Cure", restore(aCharacter()));

test("KW-HERO-02 who controls both kinds discards one after another until one kind is left", () => {
  given(
    { P1: { hand: ["Cure"], play: ["Hero", "Hero", { Villain: { insane: true } }] } },
    { cards: [...HEROES, CURE] },
  );
  when("P1 plays Cure");
  then.offered("P1", ["Hero", "Hero#2", "Villain"]);
  when("P1 chooses Hero");
  then.offered("P1", ["Hero#2", "Villain"]);
  when("P1 chooses Hero#2");
  then.expect({
    Hero: { in: "P1 discard" },
    "Hero#2": { in: "P1 discard" },
    Villain: { in: "play" },
  });
});

test("KW-HERO-02 discarding the only one of its kind is enough", () => {
  given(
    { P1: { hand: ["Cure"], play: ["Hero", "Hero", { Villain: { insane: true } }] } },
    { cards: [...HEROES, CURE] },
  );
  when("P1 plays Cure", "P1 chooses Villain");
  then.expect({ Hero: { in: "play" }, "Hero#2": { in: "play" }, Villain: { in: "P1 discard" } });
});

const HUNTER = person("Hunter", { keywords: ["Heroic", "Villainous"] });

test("KW-HERO-02 a character that is both kinds is nobody's rival by itself, played or given", () => {
  given({ P1: { hand: ["Hunter"] }, P2: { play: ["Hunter", "Clerk"] } }, { cards: [...HEROES, HUNTER] });
  when("P1 plays Hunter");
  then.expect({
    "P1 Hunter": { in: "play", keywords: ["Heroic", "Villainous"] },
    "P2 Hunter": { in: "play" },
  });
});

test("KW-HERO-02 beside either kind such a character divides its player, who is offered it once", () => {
  for (const other of ["Hero", "Villain", "Hunter"]) {
    given(
      { P1: { hand: ["Cure"], play: ["Hunter", { [other]: { insane: true } }] } },
      { cards: [...HEROES, HUNTER, CURE] },
    );
    const twice = other === "Hunter" ? "Hunter#2" : other;
    when("P1 plays Cure");
    then.offered("P1", ["Hunter", twice]);
    when(`P1 chooses ${twice}`);
    then.expect({ Hunter: { in: "play" }, [twice]: { in: "P1 discard" } });
  }
});

test("KW-HERO-02 such a character is one option, not one for each kind", () => {
  given(
    { P1: { hand: ["Cure"], play: ["Hunter", { Hero: { insane: true } }] } },
    { cards: [...HEROES, HUNTER, CURE] },
  );
  when("P1 plays Cure");
  then.now({ asked: "P1" }); // the kit finds an option that is there twice where a test ends
});

test("KW-HERO-01 beside a character that is both kinds neither kind is played, nor it beside either", () => {
  const domains = [["agency", "agency", "agency"], ["yog-sothoth"]];
  const hand = ["Hunter", "Kirby O'Donnell", "Arcane Initiate"];
  given({ P1: { hand, play: ["Hunter"], domains } }, { cards: [HUNTER] });
  for (const card of ["Hunter#1", "Kirby O'Donnell; drain D1", "Arcane Initiate; drain D2"])
    then.refused(`P1 plays ${card}`, "KW-HERO-01");
  for (const other of ["Hero", "Villain"]) {
    given({ P1: { hand: ["Hunter"], play: [other] } }, { cards: [...HEROES, HUNTER] });
    then.refused("P1 plays Hunter", "KW-HERO-01");
  }
});

test("KW-HERO-02 a position has no such character beside either kind or another of its own", () => {
  const terms = { cards: [...HEROES, HUNTER] };
  for (const play of [
    ["Hunter", "Hero"],
    ["Villain", "Hunter"],
    ["Hunter", "Hunter"],
  ])
    expect(() => given({ P1: { play } }, terms)).toThrow(/KW-HERO-02/);
  given({ P1: { play: ["Hunter", { Hunter: { insane: true } }] } }, terms);
  then.now({ Hunter: { in: "play" } });
});

test("KW-HERO-04 control of a character that is both kinds is not taken beside either", () => {
  const charm = eventThat("Charm", takeControl(you, aCharacter({ controller: "opponent" })));
  for (const other of ["Hero", "Villain"]) {
    given(
      { P1: { hand: ["Charm"], play: [other] }, P2: { play: ["Hunter", "Clerk", "Clerk"] } },
      { cards: [...HEROES, HUNTER, charm] },
    );
    then.refused("P1 plays Charm; choose Hunter", "KW-HERO-04");
  }
});

test("KW-HERO-07 a character that is both kinds is not put into play beside either", () => {
  const call = eventThat("Call", putIntoPlay(aCharacter({ in: "discard" })));
  given(
    { P1: { hand: ["Call"], discard: ["Hunter"], play: ["Hero"] } },
    { cards: [...HEROES, HUNTER, call] },
  );
  then.refused("P1 plays Call");
});

test("KW-HERO-03 that discard is neither destruction nor sacrifice", () => {
  given(
    {
      P1: { hand: ["Cure"], play: ["Hero", { Villain: { insane: true } }, "Mourner", "Priest"] },
      P2: { play: ["Doorman"] },
    },
    {
      cards: [
        ...HEROES,
        CURE,
        counter("Mourner", isDestroyed(character())),
        counter("Priest", isSacrificed(character())),
        counter("Doorman", leavesPlay(character())),
      ],
    },
  );
  when("P1 plays Cure", "P1 chooses Villain");
  then.expect({ Villain: { in: "P1 discard" }, P1: { hand: 0 }, P2: { hand: 1 } });
});

test("KW-HERO-04 control of the other kind cannot be taken", () => {
  given(
    { P1: { hand: ["Charm"], play: ["Hero"] }, P2: { play: ["Villain", "Clerk", "Clerk"] } },
    { cards: [...HEROES, eventThat("Charm", takeControl(you, aCharacter({ controller: "opponent" })))] },
  );
  then.refused("P1 plays Charm; choose Villain", "KW-HERO-04");
  expect(() => then.refused("P1 plays Charm; choose Villain", "CTRL-03")).toThrow(
    /reasons TRIG-16, KW-HERO-04, TRIG-27$/,
  );
  when("P1 plays Charm");
  then.offered("P1", ["Clerk", "Clerk#2"]);
  when("P1 chooses Clerk");
  then.expect({ Clerk: { controller: "P1" }, Villain: { controller: "P2" } });
});

test("KW-HERO-04 an effect that does not choose leaves control as it is", () => {
  given(
    { P1: { hand: ["Uprising"], play: ["Hero"] }, P2: { play: ["Villain", "Clerk"] } },
    {
      cards: [
        ...HEROES,
        eventThat("Uprising", takeControl(you, each(character({ controller: "opponent" })))),
      ],
    },
  );
  when("P1 plays Uprising");
  then.expect({
    Clerk: { controller: "P1" },
    Villain: { controller: "P2", in: "play" },
    Hero: { in: "play" },
  });
});

test("KW-HERO-05 the two players are checked apart", () => {
  given({ active: "P2", P1: { play: ["Villain"] }, P2: { hand: ["Hero"] } }, { cards: HEROES });
  when("P2 plays Hero");
  then.expect({ Hero: { in: "play" }, Villain: { in: "play" } });
});

test("KW-HERO-06 an insane character is neither kind; once restored it is again", () => {
  given(
    { P1: { hand: ["Villain", "Cure"], play: [{ Hero: { insane: true } }] } },
    { cards: [...HEROES, CURE] },
  );
  when("P1 plays Villain");
  then.expect({ Villain: { in: "play" }, Hero: { in: "play", state: "insane" } });
  when("P1 plays Cure");
  then.offered("P1", ["Hero", "Villain"]);
  when("P1 chooses Villain");
  then.expect({ Villain: { in: "P1 discard" }, Hero: { in: "play", state: "exhausted" } });
});

test("KW-HERO-07 putting into play does not lift the ban", () => {
  given(
    { P1: { hand: ["Gate", "Villain", "Clerk"], play: ["Hero"] } },
    { cards: [...HEROES, eventThat("Gate", putIntoPlay(each(character({ in: "hand", controller: you }))))] },
  );
  when("P1 plays Gate");
  then.expect({ Clerk: { in: "play" }, Villain: { in: "P1 hand" }, Hero: { in: "play" } });
});
