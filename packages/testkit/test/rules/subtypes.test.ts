import {
  aCharacter,
  action,
  attachTo,
  character as characterIs,
  destroy,
  each,
  endOfPhase,
  exhaust,
  gains,
  host,
  inOrder,
  loses,
  name,
  thisCard,
  until,
} from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK } from "./timing-cards.ts";

const PAPERS = freeSupport("False Papers", {
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

const CULTIST = freeCharacter("Cultist", [], { subtypes: ["Cultist", "Artist"] });
const PURGE = freeEvent("Purge", [action({ effect: destroy(each(characterIs({ subtype: "Cultist" }))) })]);

test("SUBT-02 who loses all traits has no subtypes", () => {
  const strip = freeEvent("Strip", [
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
  const auto = freeEvent("Auto-de-fe", [
    action({ effect: destroy(each(characterIs({ printed: { subtype: "Cultist" } }))) }),
  ]);
  const strip = freeEvent("Strip", [
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
