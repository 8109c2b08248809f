import { DOOM, MADNESS } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const talisman = "Tcho-Tcho Talisman";
const bearer = { "Mad Artist": { attached: [talisman] } };
const one = [["hastur"]];

test("Tcho-Tcho Talisman attaches to a character of its player only, and gives two Terror icons", () => {
  given({
    P1: { hand: [talisman], play: ["Mad Artist", "Forest Sister", "Shadowed Woods"], domains: one },
    P2: { play: ["Bag Man"] },
  });
  when(`P1 plays ${talisman}`);
  then.offered("P1", ["Mad Artist", "Forest Sister"]);
  when("P1 chooses Forest Sister");
  then.expect({ "Forest Sister": { icons: "TTT" }, "Mad Artist": { icons: "CA" } });
});

test("Tcho-Tcho Talisman returns to hand for 1 when it was destroyed, in answer to that only", () => {
  given({
    "to act": "P2",
    P1: { play: [bearer], domains: one },
    P2: { hand: ["Get it Off!"], domains: [["cthulhu"]] },
  });
  when(`P2 plays Get it Off!; choose ${talisman}`, `P1 uses ${talisman}; drain D1`);
  then.expect({ [talisman]: { in: "P1 hand" }, "P1.D1": { drained: true }, "Mad Artist": { icons: "CA" } });
});

test("Tcho-Tcho Talisman returns when its bearer died and it was lost with him", () => {
  given({ P1: { hand: ["Doom"], play: [bearer], domains: one } }, { cards: [DOOM] });
  when("P1 plays Doom; choose Mad Artist", `P1 uses ${talisman}; drain D1`);
  then.expect({ [talisman]: { in: "P1 hand" }, "Mad Artist": { in: "P1 discard" } });
});

test("Tcho-Tcho Talisman stays in the discard pile if 1 is not paid, and cannot be had later", () => {
  given({ P1: { hand: ["Doom"], play: [bearer], domains: one } }, { cards: [DOOM] });
  when("P1 plays Doom; choose Mad Artist", { advance: "story before commits" });
  then.refused(`P1 uses ${talisman}`);
  then.now({ [talisman]: { in: "P1 discard" } });

  given({ P1: { hand: ["Doom"], play: [bearer] } }, { cards: [DOOM] });
  when("P1 plays Doom; choose Mad Artist");
  then.refused(`P1 uses ${talisman}`);
});

test("Tcho-Tcho Talisman does not return when it comes to the discard pile from a domain", () => {
  given({
    P1: { hand: ["Torch the Joint!"], domains: [["agency", "agency"], [talisman], ["hastur"]] },
  });
  when(`P1 plays Torch the Joint!; choose ${talisman}; drain D1`);
  then.refused(`P1 uses ${talisman}`);
  then.expect({ [talisman]: { in: "P1 discard" } });
});

test("Tcho-Tcho Talisman: its bearer cannot be driven insane while he has it", () => {
  given({ P1: { hand: ["Madness"], play: [bearer, "Bag Man", "Hired Muscle"] } }, { cards: [MADNESS] });
  when("P1 plays Madness");
  then.refused("P1 chooses Mad Artist");
  when("P1 chooses Bag Man");
  then.expect({ "Mad Artist": { state: "ready" }, "Bag Man": { state: "insane" } });
});

test("Tcho-Tcho Talisman stays on a bearer who is taken, and goes back to its own controller's hand", () => {
  given(
    {
      "to act": "P2",
      P1: { play: [bearer], domains: one },
      P2: { hand: ["Blind Submission", "Doom"], domains: [["hastur", "hastur"], ["hastur"]] },
    },
    { cards: [DOOM] },
  );
  when("P2 plays Blind Submission; choose Mad Artist; drain D1");
  then.expect({ "Mad Artist": { controller: "P2", icons: "TTCA" }, [talisman]: { controller: "P1" } });
  when("P2 plays Doom; choose Mad Artist");
  then.refused(`P2 uses ${talisman}`);
  when(`P1 uses ${talisman}; drain D1`);
  then.expect({ [talisman]: { in: "P1 hand" } });
});

test("Tcho-Tcho Talisman: its response cancelled, it stays in the discard pile and 1 is paid", () => {
  given(
    { P1: { hand: ["Doom"], play: [bearer], domains: one }, P2: { play: ["Performance Artist"] } },
    { cards: [DOOM] },
  );
  when("P1 plays Doom; choose Mad Artist", `P1 uses ${talisman}; drain D1`, "P2 uses Performance Artist");
  then.expect({ [talisman]: { in: "P1 discard" }, "P1.D1": { drained: true } });
});
