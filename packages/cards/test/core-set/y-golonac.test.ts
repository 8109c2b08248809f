import { aCharacter, aStory, commit } from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const SEND = eventThat("Send", commit(aCharacter(), aStory()));

const yGolonac = { "Y'Golonac": { story: "S1" } };
const one = [["shub-niggurath"]];

test("Y'Golonac readies a character, which must then oppose him at his story", () => {
  given({
    phase: "story",
    at: "after commits",
    P1: { play: [yGolonac, { "Mi-Go Scout": { story: "S2" } }], domains: one },
    P2: { play: [{ "Hired Muscle": { exhausted: true } }, { "Bag Man": { exhausted: true } }] },
  });
  when("P1 uses Y'Golonac; choose Hired Muscle; drain D1");
  then.expect({ "Hired Muscle": { state: "ready" }, "Bag Man": { state: "exhausted" } });
  when({ advance: "opposing" });
  then.refused("P2 commits nobody");
  then.refused("P2 commits Hired Muscle to S2");
  when("P2 commits Hired Muscle to S1");
  then.expect({ "Hired Muscle": { in: "S1", state: "exhausted" } });
});

test("Y'Golonac may choose a ready character, and that must commit too", () => {
  given({
    phase: "story",
    at: "after commits",
    P1: { play: [yGolonac], domains: one },
    P2: { play: ["Hired Muscle", "Bag Man"] },
  });
  when("P1 uses Y'Golonac; choose Hired Muscle", { advance: "opposing" });
  then.refused("P2 commits Bag Man to S1");
  when("P2 commits Hired Muscle to S1");
  then.expect({ S1: { committed: { P1: ["Y'Golonac"], P2: ["Hired Muscle"] } } });
});

test("Y'Golonac used after both have committed readies, and that is all", () => {
  given({
    phase: "story",
    at: "after opposing",
    P1: { play: [yGolonac], domains: one },
    P2: { play: [{ "Hired Muscle": { exhausted: true } }] },
  });
  when("P1 uses Y'Golonac; choose Hired Muscle");
  then.expect({
    "Hired Muscle": { state: "ready", in: "play" },
    S1: { committed: { P1: ["Y'Golonac"], P2: [] } },
  });
});

test("Y'Golonac used while he is at no story binds nobody to a story", () => {
  given({
    phase: "story",
    P1: { play: ["Y'Golonac", { "Mi-Go Scout": { exhausted: true } }], domains: one },
    P2: { play: ["Hired Muscle"] },
  });
  when("P1 uses Y'Golonac; choose Mi-Go Scout", { advance: "commits" });
  when("P1 commits Mi-Go Scout to S2");
  then.expect({ "Mi-Go Scout": { in: "S2" }, "Y'Golonac": { in: "play", state: "ready" } });
});

test("Y'Golonac cannot make those commit who cannot", () => {
  given({
    phase: "story",
    at: "after commits",
    P1: { play: [yGolonac], domains: one },
    P2: { play: [{ "Hired Muscle": { insane: true } }, "Bag Man"] },
  });
  when("P1 uses Y'Golonac; choose Hired Muscle", { advance: "opposing" }, "P2 commits nobody");
  then.expect({ "Hired Muscle": { state: "insane" }, S1: { committed: { P1: ["Y'Golonac"], P2: [] } } });
});

test("Y'Golonac's order lasts into the next commit step, though it was given phases before", () => {
  given({
    P1: { play: ["Y'Golonac"], domains: one },
    P2: { play: [{ "Hired Muscle": { exhausted: true } }, "Bag Man"] },
  });
  when("P1 uses Y'Golonac; choose Hired Muscle");
  then.expect({ "Hired Muscle": { state: "ready" } });
  when("P1 commits Y'Golonac to S1");
  then.refused("P2 commits nobody");
  then.refused("P2 commits Hired Muscle to S2");
  when("P2 commits Hired Muscle to S1");
  then.expect({ "Hired Muscle": { in: "S1" }, "Bag Man": { in: "play", state: "ready" } });
});

test("Y'Golonac's order waits for a commit step of that player, over a turn in which he had none", () => {
  given(
    {
      active: "P2",
      phase: "story",
      P1: { hand: ["Send"], play: ["Y'Golonac", "Mi-Go Scout"], domains: one },
      P2: { play: ["Hired Muscle"] },
    },
    { cards: [SEND] },
  );
  when("P2 passes", "P1 uses Y'Golonac; choose Mi-Go Scout", "P2 commits nobody");
  when({ advance: "P1 story before commits" }, "P1 plays Send; choose Y'Golonac; choose S1");
  then.refused("P1 commits nobody");
  when("P1 commits Mi-Go Scout to S1");
  then.expect({ "Mi-Go Scout": { in: "S1", state: "exhausted" } });
});

test("Y'Golonac's order is for one commit step alone: where he was at no story it is spent", () => {
  given({
    active: "P2",
    phase: "story",
    P1: { play: ["Y'Golonac"], domains: one },
    P2: { play: ["Hired Muscle"] },
  });
  when("P2 passes", "P1 uses Y'Golonac; choose Hired Muscle");
  when(
    "P2 commits nobody",
    { advance: "P1 story commits" },
    "P1 commits Y'Golonac to S1",
    "P2 commits nobody",
  );
  then.expect({ "Hired Muscle": { in: "play", state: "ready" } });
});

test("Y'Golonac's order was obeyed: in the commit step after that the character is free", () => {
  given({
    phase: "story",
    at: "after commits",
    P1: { play: [yGolonac], domains: one },
    P2: { play: ["G-Men"] },
  });
  when("P1 uses Y'Golonac; choose G-Men", "P2 commits G-Men to S1");
  when({ advance: "P2 story commits" }, "P2 commits nobody", { advance: "P1 story commits" });
  when("P1 commits Y'Golonac to S1", "P2 commits nobody");
  then.expect({ "G-Men": { in: "play" } });
});

test("Y'Golonac needs 1 resource", () => {
  given({
    P1: { play: ["Y'Golonac", { "Mi-Go Scout": { exhausted: true } }], domains: [{ drained: ["hastur"] }] },
  });
  then.refused("P1 uses Y'Golonac; choose Mi-Go Scout");
});

test("Y'Golonac's order does not bind a new master of that character, whose commit step is over", () => {
  given({
    phase: "story",
    at: "after commits",
    P1: {
      hand: ["Blind Submission"],
      play: [yGolonac, "Bag Man"],
      domains: [["shub-niggurath"], ["hastur", "hastur"]],
    },
    P2: { play: ["Mad Artist", "Peeler"] },
  });
  when("P1 uses Y'Golonac; choose Mad Artist; drain D1", "P2 passes");
  when("P1 plays Blind Submission; choose Mad Artist; drain D2", "P2 commits Peeler to S1");
  then.expect({ "Mad Artist": { in: "play", controller: "P1" }, Peeler: { in: "S1" } });
});

test("Y'Golonac's orders to two bind both", () => {
  given({
    phase: "story",
    at: "after commits",
    P1: { play: [yGolonac, { "Bag Man": { story: "S2" } }], domains: [["shub-niggurath"], ["hastur"]] },
    P2: { play: ["Mad Artist", "Peeler"] },
  });
  when("P1 uses Y'Golonac; choose Mad Artist; drain D1", "P2 passes");
  when("P1 uses Y'Golonac; choose Peeler; drain D2", { advance: "opposing" });
  then.refused("P2 commits Peeler to S1");
  then.refused("P2 commits Mad Artist, Peeler to S2");
  when("P2 commits Mad Artist, Peeler to S1");
  then.expect({ S1: { committed: { P1: ["Y'Golonac"], P2: ["Mad Artist", "Peeler"] } } });
});

test("Y'Golonac destroyed before the commit step: there is no story to go to, and nobody must", () => {
  given({
    phase: "story",
    at: "after commits",
    P1: { play: [yGolonac, { "Bag Man": { story: "S2" } }], domains: [["shub-niggurath"]] },
    P2: {
      hand: ["Deep One Assault"],
      play: ["Mad Artist"],
      domains: [["cthulhu", "cthulhu", "cthulhu", "cthulhu"]],
    },
  });
  when("P1 uses Y'Golonac; choose Mad Artist", "P2 plays Deep One Assault; X 4; choose Y'Golonac");
  when({ advance: "opposing" }, "P2 commits nobody");
  then.expect({ "Mad Artist": { in: "play", state: "ready" } });
});

test("Y'Golonac cannot make a Cannibal Ghast commit in the turn of its controller (TRIG-27)", () => {
  given(
    {
      phase: "story",
      P1: { hand: ["Send"], play: ["Y'Golonac", "Cannibal Ghast", "Bag Man"], domains: one },
    },
    { cards: [SEND] },
  );
  when("P1 uses Y'Golonac; choose Cannibal Ghast", "P2 passes", "P1 plays Send; choose Y'Golonac; choose S1");
  when("P1 commits Bag Man to S1");
  then.expect({ "Cannibal Ghast": { in: "play", state: "ready" }, "Bag Man": { in: "S1" } });
});

test("Y'Golonac's order holds for one who was insane when it was given, if he is restored in time", () => {
  given({
    P1: { play: ["Y'Golonac"], domains: one },
    P2: { play: [{ "Mad Artist": { insane: true } }, "Arkham Asylum"], domains: [["agency"]] },
  });
  when("P1 uses Y'Golonac; choose Mad Artist", "P2 uses Arkham Asylum; choose Mad Artist");
  when("P1 commits Y'Golonac to S1");
  then.refused("P2 commits nobody");
  when("P2 commits Mad Artist to S1");
  then.expect({ "Mad Artist": { in: "S1" } });
});
