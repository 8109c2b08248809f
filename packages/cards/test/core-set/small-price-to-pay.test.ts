import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const price = "Small Price to Pay";
const P1 = { hand: [price], domains: [["agency"]] };

test("Small Price to Pay drives one of two chosen characters insane and wounds the other", () => {
  given({ P1: { ...P1, play: ["Peeler", "Mad Genius"] }, P2: { play: ["Bag Man", "Mad Artist"] } });
  when(`P1 plays ${price}; choose Peeler, Bag Man`);
  then.offered("P1", ["Peeler", "Bag Man"]);
  when("P1 chooses Bag Man");
  then.expect({
    "Bag Man": { state: "insane" },
    Peeler: { in: "P1 discard" },
    "Mad Genius": { in: "play" },
    "Mad Artist": { in: "play", state: "ready" },
  });
});

test("Small Price to Pay lets its player choose his own character to go insane", () => {
  given({ P1: { ...P1, play: ["Peeler"] }, P2: { play: ["Bag Man"] } });
  when(`P1 plays ${price}`, "P1 chooses Peeler");
  then.expect({ Peeler: { state: "insane" }, "Bag Man": { in: "P2 discard" } });
});

test("Small Price to Pay needs a character on each side", () => {
  given({ P1: { ...P1, play: ["Peeler", "Mad Genius"] }, P2: { play: ["Cathouse"] } });
  then.refused(`P1 plays ${price}`, "TGT-02");
  given({ P1, P2: { play: ["Bag Man", "Mad Artist"] } });
  then.refused(`P1 plays ${price}`, "TGT-02");
});

test("Small Price to Pay drives insane the one that can be, and wounds the one that cannot", () => {
  given({ P1: { ...P1, play: ["Peeler"] }, P2: { play: ["G-Men"] } });
  when(`P1 plays ${price}`);
  then.expect({ Peeler: { state: "insane" }, "G-Men": { state: "ready", wounds: 1 } });
});

test("Small Price to Pay does nothing to two that cannot go insane: no wound without the insanity (COST-09)", () => {
  given({ P1: { ...P1, play: ["Local Sheriff"] }, P2: { play: ["Mad Genius", "Byakhee Servant"] } });
  when(`P1 plays ${price}; choose Local Sheriff, Byakhee Servant`);
  then.expect({
    "Local Sheriff": { in: "play", state: "ready" },
    "Byakhee Servant": { in: "play", state: "ready" },
    [price]: { in: "P1 discard" },
  });
});

test("Small Price to Pay spares Invulnerability the wound but not its partner the insanity", () => {
  given({ P1: { ...P1, play: ["Peeler"] }, P2: { play: ["Cthulhu"] } });
  when(`P1 plays ${price}`);
  then.expect({ Peeler: { state: "insane" }, Cthulhu: { in: "play", wounds: 0, state: "ready" } });
});

test("Small Price to Pay destroys a wounded character that it drives insane", () => {
  given({
    P1: { ...P1, play: ["Peeler"] },
    P2: { play: [{ "Hired Muscle": { wounds: 1 } }] },
  });
  when(`P1 plays ${price}`, "P1 chooses Hired Muscle");
  then.expect({ "Hired Muscle": { in: "P2 discard" }, Peeler: { in: "P1 discard" } });
});

test("Small Price to Pay may choose the insane, who can only be wounded", () => {
  given({ P1: { ...P1, play: ["Peeler"] }, P2: { play: [{ "Hired Muscle": { insane: true } }] } });
  when(`P1 plays ${price}`);
  then.expect({ Peeler: { state: "insane" }, "Hired Muscle": { in: "P2 discard" } });
});
