/** Options of a ruleset about ties, limits and wounds; see options.test.ts. */
import { faultsOfOptions, OPTIONS_OF } from "@fhtagn/rules";
import {
  aCharacter,
  action,
  anyPlayer,
  atLeast,
  character as characterIs,
  choose,
  destroy,
  disrupt,
  draw,
  exhaust,
  forcedResponse,
  isWounded,
  limit1,
  losesStruggle,
  lowest,
  once,
  passive,
  prevent,
  struggleBegins,
  struggleResolves,
  support as supportIs,
  takeControl,
  thisCard,
  would,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { expect, test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { bell, CLERK, fuse, GUARD, MONK, someoneDies } from "./timing-cards.ts";

test("tie.unchosen (ED-87): a tie where the effect does not choose does nothing, or its controller picks", () => {
  const cull = freeEvent("Cull", [
    action({ effect: destroy(lowest("skill", characterIs({ controller: "opponent" }))) }),
  ]);
  const strong = freeCharacter("Strong", [], { skill: 3 });
  const position = { P1: { hand: ["Cull"] }, P2: { play: ["Clerk", "Guard", "Strong"] } };
  given(position, { cards: [cull, CLERK, GUARD, strong], options: { "tie.unchosen": "nothing" } });
  when("P1 plays Cull");
  then.expect({ P2: { characters: 3 } });

  given(position, { cards: [cull, CLERK, GUARD, strong], options: { "tie.unchosen": "controller" } });
  when("P1 plays Cull");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Guard");
  then.expect({ Guard: { in: "P2 discard" }, P2: { characters: 2 } });

  given(
    { ...position, P2: { play: ["Clerk", "Strong"] } },
    { cards: [cull, CLERK, strong], options: { "tie.unchosen": "nothing" } },
  );
  when("P1 plays Cull");
  then.expect({ Clerk: { in: "P2 discard" } });
});

test("sim.order (ED-88): the active player orders all simultaneous effects, or each his own", () => {
  const gong = (title: string): object =>
    bell(title, (effect) => forcedResponse({ when: someoneDies, effect }));
  const cards = [DOOM, CLERK, gong("Gong A"), gong("Gong Y"), gong("Gong Z")];
  const position = { P1: { hand: ["Doom"], play: ["Gong A"] }, P2: { play: ["Gong Y", "Gong Z", "Clerk"] } };
  given(position, { cards, options: { "sim.order": "active" } });
  when("P1 plays Doom");
  then.offered("P1", ["Gong A", "Gong Y", "Gong Z"]);

  given(position, { cards, options: { "sim.order": "eachOwn" } });
  when("P1 plays Doom");
  then.now({ asked: "P2", "Gong A": { state: "exhausted" } });
  then.offered("P2", ["Gong Y", "Gong Z"]);
});

test("limit.scope (ED-89): a numeral counts by title and 'once' by copy, or both by copy", () => {
  const well = freeSupport("Well", [action({ effect: draw(you, 1), limit: limit1("turn") })]);
  const spring = freeSupport("Spring", [action({ effect: draw(you, 1), limit: once("turn") })]);
  const used = (scope: "wording" | "copy"): void => {
    given(
      { P1: { play: ["Well", "Well", "Spring", "Spring"] } },
      { cards: [well, spring], options: { "limit.scope": scope } },
    );
    when("P1 uses Well", "P2 passes", "P1 uses Spring", "P2 passes");
    then.refused("P1 uses Well#1", "TRIG-26");
    then.refused("P1 uses Spring#1", "TRIG-26");
  };
  used("wording");
  then.offered("P1", ["Spring#2"]);
  used("copy");
  then.offered("P1", ["Well#2", "Spring#2"]);
});

const REPO = freeEvent("Repo", [
  action({ effect: takeControl(you, choose(1, supportIs({ attached: true }))) }),
]);
const COLLAR = freeSupport("Collar", { attachTo: characterIs({ subtype: "Servitor" }), abilities: [] });
const beast = (title: string): object => freeCharacter(title, [], { subtypes: ["Servitor"] });

test("control.attachmentMoves (ED-91): an attachment taken over stays on its host, or moves to a card of its taker", () => {
  const cards = [REPO, COLLAR, beast("Beast"), beast("Hound"), beast("Rat"), CLERK];
  const P2 = { play: [{ Beast: { attached: ["Collar"] } }] };
  const take = (mine: readonly string[], moves: boolean): void =>
    given(
      { P1: { hand: ["Repo"], play: mine }, P2 },
      { cards, options: { "control.attachmentMoves": moves } },
    );

  take(["Hound"], false);
  when("P1 plays Repo");
  then.expect({ Collar: { controller: "P1", in: "attached to Beast" } });

  take(["Hound", "Clerk"], true);
  when("P1 plays Repo");
  then.expect({ Collar: { controller: "P1", in: "attached to Hound" } });

  take(["Hound", "Rat", "Clerk"], true);
  when("P1 plays Repo");
  then.offered("P1", ["Hound", "Rat"]);
  when("P1 chooses Rat");
  then.expect({ Collar: { controller: "P1", in: "attached to Rat" } });

  take(["Clerk"], true);
  then.refused("P1 plays Repo");
  then.expect({ Collar: { controller: "P2", in: "attached to Beast" } });
});

test("wounds.simultaneous (ED-94): several wounds of one effect land together, or one at a time", () => {
  const volley = freeEvent("Volley", [action({ effect: wound(aCharacter(), 2) })]);
  const watch = (title: string, least: number): object =>
    bell(title, (effect) =>
      disrupt({ when: would(isWounded(characterIs(), { margin: atLeast(least) })), effect }),
    );
  const hulk = freeCharacter("Hulk", [], { keywords: ["Toughness +2"] });
  const cards = [volley, watch("Sees Two", 2), watch("Sees One", 1), hulk];
  const position = { P1: { hand: ["Volley"] }, P2: { play: ["Hulk", "Sees Two", "Sees One"] } };
  given(position, { cards, options: { "wounds.simultaneous": true } });
  when("P1 plays Volley");
  then.offered("P2", ["Sees Two", "Sees One"]);
  then.expect({ Hulk: { wounds: 2 } });

  given(position, { cards, options: { "wounds.simultaneous": false } });
  when("P1 plays Volley");
  then.offered("P2", ["Sees One"]);
  when("P2 declines");
  then.now({ asked: "P2", Hulk: { wounds: 1 } });
  then.expect({ Hulk: { wounds: 2 } });
});

test("passive.disrupt (ED-96): what a passive does may be disrupted, or may not", () => {
  const trap = freeSupport("Trap", [
    passive({ when: someoneDies, effect: wound(choose(1, characterIs({ title: "Guard" }))) }),
  ]);
  const medic = freeSupport("Medic", [
    disrupt({ when: would(isWounded(characterIs())), cost: exhaust(thisCard), effect: prevent(1) }),
  ]);
  const position = { P1: { hand: ["Doom"], play: ["Trap"] }, P2: { play: ["Clerk", "Guard", "Medic"] } };
  given(position, { cards: [DOOM, trap, medic, CLERK, GUARD], options: { "passive.disrupt": true } });
  when("P1 plays Doom; choose Clerk");
  then.offered("P2", ["Medic"]);
  when("P2 uses Medic");
  then.expect({ Guard: { in: "play" } });

  given(position, { cards: [DOOM, trap, medic, CLERK, GUARD], options: { "passive.disrupt": false } });
  when("P1 plays Doom; choose Clerk");
  then.refused("P2 uses Medic");
  then.expect({ Guard: { in: "P2 discard" } });
});

test("timing.whenAfter (ED-97): 'before' and 'when' are two moments of a struggle, or one", () => {
  const before = fuse("Before", (effect) =>
    disrupt({ when: would(struggleBegins({ icon: "combat" })), effect }),
  );
  const during = fuse("When", (effect) =>
    disrupt({ when: would(struggleResolves({ icon: "combat" })), effect }),
  );
  const after = fuse("After", (effect) =>
    disrupt({ when: losesStruggle(anyPlayer, { icon: "combat" }), effect }),
  );
  const position = {
    phase: "story",
    at: "resolution",
    P1: { play: [{ Brute: { story: "S1" } }, "Before", "When", "After"] },
    P2: { play: [{ Monk: { story: "S1" } }] },
  } as const;
  const cards = [before, during, after, MONK, freeCharacter("Brute", [], { icons: "C" })];
  given(position, { cards, options: { "timing.whenAfter": "struggles" } });
  then.offered("P1", ["Before"]);
  when("P1 declines");
  then.offered("P1", ["When"]);
  when("P1 declines");
  then.offered("P1", ["After"]);
  then.now({ Monk: { in: "P2 discard" } });

  given(position, { cards, options: { "timing.whenAfter": "same" } });
  then.offered("P1", ["Before", "When"]);
});

test("an option is known by its key and takes its own values only", () => {
  expect(Object.keys(OPTIONS_OF.lcg)).toHaveLength(26);
  expect(Object.keys(OPTIONS_OF.ccg).sort()).toEqual(Object.keys(OPTIONS_OF.lcg).sort());
  expect(faultsOfOptions({ ...OPTIONS_OF.ccg })).toEqual([]);
  expect(faultsOfOptions({ "disrupt.first": "right" })).toHaveLength(1);
  expect(faultsOfOptions({ "story.none": true })).toHaveLength(1);
});
