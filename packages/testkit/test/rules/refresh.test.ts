import { character, draw, isRestored, response, you } from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { testCharacter, testSupport } from "./basic-cards.ts";

const clerk = testCharacter("Clerk", { skill: 1 });
const guard = testCharacter("Guard", { skill: 1 });
const baker = testCharacter("Baker", { skill: 1 });
const cards = [clerk, guard, baker, testSupport("Lamp")];
const start = { phase: "refresh", at: "start" } as const;
const insane = { insane: true };
const exhausted = { exhausted: true };

test("REFR-01 the active player restores one of his insane characters", () => {
  given(
    {
      ...start,
      P1: { play: [{ Clerk: insane }, { Guard: insane }, "Baker"] },
      P2: { play: [{ Clerk: insane }] },
    },
    { cards },
  );
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Guard");
  then.expect({
    Clerk: { state: "insane" },
    Guard: { state: "exhausted" },
    "P2 Clerk": { state: "insane" },
    log: ["Guard restored"],
  });
});

test("REFR-02 a restored character is face up and exhausted", () => {
  given({ ...start, P1: { play: [{ Clerk: insane }] } }, { cards });
  then.expect({ Clerk: { in: "play", state: "exhausted", skill: 1 } });
});

test("REFR-03 then all his exhausted cards ready, supports too, but not the one just restored", () => {
  given(
    { ...start, P1: { play: [{ Lamp: exhausted }, { Guard: exhausted }, { Clerk: insane }] } },
    { cards },
  );
  then.expect({
    Lamp: { state: "ready" },
    Guard: { state: "ready" },
    Clerk: { state: "exhausted" },
    log: ["Clerk restored", "Lamp readied"],
  });
});

test("REFR-04 then every drained domain of his is refreshed", () => {
  given(
    {
      ...start,
      P1: { domains: [{ drained: ["hastur"] }, { drained: ["agency"] }, { drained: [] }] },
      P2: { domains: [{ drained: ["hastur"] }] },
    },
    { cards },
  );
  then.expect({
    "P1.D1": { drained: false },
    "P1.D2": { drained: false },
    "P1.D3": { drained: false },
    "P2.D1": { drained: true },
  });
});

test("REFR-05 a restored character stays exhausted until the next Refresh phase", () => {
  given({ ...start, P1: { play: [{ Clerk: insane }, "Guard"] } }, { cards });
  when({ advance: "story commits" });
  then.offered("P1", ["Guard"]);
  then.refused("P1 commits Clerk to S1");
  when({ advance: "P2 refresh window" });
  then.expect({ Clerk: { state: "exhausted" } });
  when({ advance: "P1 refresh window" });
  then.expect({ Clerk: { state: "ready" } });
});

test("REFR-06 the only insane character is restored without a question", () => {
  given({ ...start, P1: { play: [{ Clerk: insane }] } }, { strict: true, cards });
  then.now({ asked: "P1", Clerk: { state: "exhausted" } });
  then.offered("P1", []);
});

test("REFR-06 with several, one must be restored", () => {
  given({ ...start, P1: { play: [{ Clerk: insane }, { Guard: insane }] } }, { cards });
  then.refused("P1 declines");
  then.refused("P1 passes");
  when("P1 chooses Clerk");
  then.expect({ Clerk: { state: "exhausted" }, Guard: { state: "insane" } });
});

test("REFR-07 only one insane character is restored in each Refresh phase", () => {
  given({ ...start, P1: { play: [{ Clerk: insane }, { Guard: insane }, { Baker: insane }] } }, { cards });
  when("P1 chooses Guard", { advance: "P2 refresh window" }, { advance: "P1 refresh start" });
  when("P1 chooses Baker", { advance: "P1 draw window" });
  then.expect({ Clerk: { state: "insane" }, Guard: { state: "ready" }, Baker: { state: "exhausted" } });
});

test("REFR-08 the sequence is one box: responses come when it is complete", () => {
  const nurse = testSupport("Nurse", {
    abilities: [response({ when: isRestored(character({ controller: you })), effect: draw(you, 1) })],
  });
  given(
    {
      ...start,
      P1: { play: ["Nurse", { Clerk: insane }, { Guard: exhausted }], domains: [{ drained: ["hastur"] }] },
    },
    { cards: [...cards, nurse] },
  );
  then.now({
    asked: "P1",
    Clerk: { state: "exhausted" },
    Guard: { state: "ready" },
    "P1.D1": { drained: false },
  });
  then.offered("P1", ["Nurse"]);
  when("P1 uses Nurse");
  then.expect({ P1: { hand: 1 } });
});

test("REFR-09 after the box an action window opens, the active player first", () => {
  given({ ...start, active: "P2" }, { strict: true, cards });
  then.now({ phase: "refresh", asked: "P2" });
  when("P2 passes");
  then.now({ phase: "refresh", asked: "P1" });
  when("P1 passes");
  then.now({ phase: "draw", asked: "P2" });
});
