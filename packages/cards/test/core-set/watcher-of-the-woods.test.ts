import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const watcher = "Watcher of the Woods";
const three = ["shub-niggurath", "shub-niggurath", "shub-niggurath"];

test("Watcher of the Woods enters play exhausted if its controller has no support card", () => {
  given({
    P1: { hand: [watcher, "Mi-Go Scout"], play: ["Forest Sister"], domains: [three, three] },
    P2: { play: ["Altar of the Blessed"] },
  });
  when(`P1 plays ${watcher}; drain D1`, "P1 plays Mi-Go Scout; drain D2");
  then.expect({
    [watcher]: { in: "play", state: "exhausted" },
    "Forest Sister": { state: "ready" },
    "Mi-Go Scout": { state: "ready" },
  });
});

test("Watcher of the Woods enters play ready if he has one", () => {
  given({ P1: { hand: [watcher], play: ["Altar of the Blessed"], domains: [three] } });
  when(`P1 plays ${watcher}; drain D1`);
  then.expect({ [watcher]: { in: "play", state: "ready" } });
});

test("Watcher of the Woods: an attachment is a support card, and its controller is who played it", () => {
  given({
    P1: { hand: [watcher], domains: [three] },
    P2: { play: [{ "Bag Man": { attached: [{ ".45 Pistols": { owner: "P1" } }] } }] },
  });
  when(`P1 plays ${watcher}; drain D1`);
  then.expect({ [watcher]: { state: "ready" } });

  given({
    P1: {
      hand: [watcher],
      play: [{ "Bag Man": { attached: [{ "Ghoul Taint": { owner: "P2" } }] } }],
      domains: [three],
    },
  });
  when(`P1 plays ${watcher}; drain D1`);
  then.expect({ [watcher]: { state: "exhausted" } });
});

test("Watcher of the Woods enters exhausted by whatever way it comes", () => {
  given({ P1: { play: ["Shub-Niggurath"], deck: [watcher, "...5"], domains: [three] } });
  when("P1 uses Shub-Niggurath; drain D1", `P1 chooses ${watcher}`);
  then.expect({ [watcher]: { in: "play", state: "exhausted" } });
});

test("Watcher of the Woods in play does not exhaust when the last support goes", () => {
  given({
    P1: {
      hand: ["Burrowing Beneath"],
      play: [watcher, "Altar of the Blessed"],
      domains: [["shub-niggurath", "shub-niggurath"]],
    },
  });
  when("P1 plays Burrowing Beneath; choose Altar of the Blessed");
  then.expect({ [watcher]: { state: "ready" }, "Altar of the Blessed": { in: "P1 discard" } });
});
