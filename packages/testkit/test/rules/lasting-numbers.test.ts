import type { Effect } from "@fhtagn/rules";
import {
  action,
  character as characterIs,
  each,
  endOfPhase,
  gains,
  itself,
  passive,
  setTo,
  until,
  wound,
  woundsOn,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";

const people = each(characterIs());
const tough = { keywords: ["Toughness +5"], skill: 1 };
const CAST = [
  freeCharacter("Ox", [], tough),
  freeCharacter("Owl", [], tough),
  freeCharacter("Eel", [], tough),
];
const PLAY = [{ Ox: { wounds: 2 } }, { Owl: { wounds: 1 } }, "Eel"];
const does = (title: string, effect: Effect): object => freeEvent(title, [action({ effect })]);

test("LAST-07 a number that each card gives itself is fixed for each when the effect is made", () => {
  const rage = does("Rage", until(endOfPhase, gains(people, { skill: woundsOn(itself) })));
  const storm = does("Storm", wound(people));
  given({ P1: { hand: ["Rage", "Storm"], play: PLAY } }, { cards: [...CAST, rage, storm] });
  when("P1 plays Rage");
  then.expect({ Ox: { skill: 3 }, Owl: { skill: 2 }, Eel: { skill: 1 } });
  when("P2 passes", "P1 plays Storm");
  then.expect({ Ox: { skill: 3, wounds: 3 }, Owl: { skill: 2 }, Eel: { skill: 1, wounds: 1 } });
});

test("LAST-07 so are icons, an amount and what skill is set to", () => {
  const claws = does("Claws", until(endOfPhase, gains(people, { icons: { combat: woundsOn(itself) } })));
  given({ P1: { hand: ["Claws"], play: PLAY } }, { cards: [...CAST, claws] });
  when("P1 plays Claws");
  then.expect({ Ox: { icons: "CC" }, Owl: { icons: "C" }, Eel: { icons: "" } });

  const scars = does("Scars", until(endOfPhase, setTo(people, { skill: woundsOn(itself) })));
  given({ P1: { hand: ["Scars"], play: PLAY } }, { cards: [...CAST, scars] });
  when("P1 plays Scars");
  then.expect({ Ox: { skill: 2 }, Owl: { skill: 1 }, Eel: { skill: 0 } });
});

test("LAST-01 icons that a passive gives to each by a number of its own", () => {
  const claws = freeSupport("Claws", [passive(gains(people, { icons: { combat: woundsOn(itself) } }))]);
  given({ P1: { play: ["Claws", ...PLAY] } }, { cards: [...CAST, claws] });
  then.expect({ Ox: { icons: "CC" }, Owl: { icons: "C" }, Eel: { icons: "" } });
});

test("KW-TOUGH-02 Toughness that each gets by a number of its own", () => {
  const gain = gains(people, { keyword: "Toughness", amount: woundsOn(itself) });
  const hide = freeSupport("Hide", [passive(gain)]);
  const balm = does("Balm", until(endOfPhase, gain));
  const thin = freeCharacter("Ox", [], { keywords: ["Toughness +2"] });
  const storm = does("Storm", wound(people));
  const cards = [hide, balm, thin, storm, ...CAST.slice(1)];
  given({ P1: { hand: ["Storm"], play: ["Hide", ...PLAY] } }, { cards });
  when("P1 plays Storm");
  then.expect({ Ox: { in: "play", wounds: 3 } });
  given({ P1: { hand: ["Balm", "Storm"], play: PLAY } }, { cards });
  when("P1 plays Balm", "P2 passes", "P1 plays Storm");
  then.expect({ Ox: { in: "play", wounds: 3 } });
});
