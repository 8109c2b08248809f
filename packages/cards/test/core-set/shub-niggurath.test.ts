import { HUSH } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const three = ["agency", "agency", "agency"];
const deck = ["Small Ghouls", "Watcher of the Woods", "Mi-Go Scout", "Hungry Dark Young", "...5"];

test("Shub-Niggurath puts a Dark Young of her controller's deck into play", () => {
  given({
    P1: { play: ["Shub-Niggurath"], hand: ["Ancient Guardian"], deck, domains: [three] },
    P2: { deck: ["Watcher of the Woods", "...5"] },
  });
  when("P1 uses Shub-Niggurath; drain D1");
  then.offered("P1", ["P1 Watcher of the Woods", "Hungry Dark Young"]);
  when("P1 chooses Hungry Dark Young");
  then.expect({
    "Hungry Dark Young": { in: "play", state: "ready", controller: "P1" },
    "P1 Watcher of the Woods": { in: "P1 deck" },
    "Shub-Niggurath": { state: "ready" },
    "P1.D1": { drained: true },
    P1: { deck: 8, hand: 1 },
  });
});

test("Shub-Niggurath asks for 3 resources of any faction on one domain", () => {
  given({
    P1: { play: ["Shub-Niggurath"], deck, domains: [["shub-niggurath", "shub-niggurath"], ["hastur"]] },
  });
  then.refused("P1 uses Shub-Niggurath; drain D1", "PAY-01");
});

test("Shub-Niggurath searches once for each domain of 3, and does not exhaust", () => {
  given({ P1: { play: ["Shub-Niggurath"], deck, domains: [three, three] } });
  when("P1 uses Shub-Niggurath; drain D1", "P1 chooses Hungry Dark Young");
  when("P1 uses Shub-Niggurath; drain D2", "P1 chooses Watcher of the Woods");
  then.expect({
    "Hungry Dark Young": { in: "play" },
    "Watcher of the Woods": { in: "play", state: "exhausted" },
    P1: { characters: 3, deck: 7 },
  });
  then.refused("P1 uses Shub-Niggurath");
});

test("Shub-Niggurath finds nothing in a deck without Dark Young, and 3 are paid", () => {
  given({ P1: { play: ["Shub-Niggurath"], discard: ["Ancient Guardian"], domains: [three] } });
  when("P1 uses Shub-Niggurath; drain D1");
  then.expect({
    P1: { characters: 1, deck: 30 },
    "Ancient Guardian": { in: "P1 discard" },
    "P1.D1": { drained: true },
  });
});

test("Shub-Niggurath: what she brings entered play, and may respond to it", () => {
  given({
    P1: { play: ["Shub-Niggurath"], hand: ["Degenerate Ghoul"], deck, domains: [three] },
  });
  when("P1 uses Shub-Niggurath", "P1 chooses Hungry Dark Young");
  when("P1 uses Hungry Dark Young", "P1 chooses Degenerate Ghoul");
  then.expect({ "Degenerate Ghoul": { in: "play" }, P1: { hand: 0 } });
});

test("Shub-Niggurath searches nothing while her text box is blank", () => {
  given({ P1: { play: ["Shub-Niggurath"], deck, domains: [three], hand: ["Hush"] } }, { cards: [HUSH] });
  when("P1 plays Hush; choose Shub-Niggurath");
  then.refused("P1 uses Shub-Niggurath");
  then.expect({ "Shub-Niggurath": { blank: true, keywords: [] } });
});

test("Shub-Niggurath: her controller need not find what is there", () => {
  given({ P1: { play: ["Shub-Niggurath"], deck, domains: [three] } });
  when("P1 uses Shub-Niggurath; drain D1", "P1 declines");
  then.expect({ P1: { characters: 1, deck: 9 }, "P1.D1": { drained: true } });
});
