/** Options of a ruleset about stories, attachments and decks, with printed cards alone; see options.test.ts. */
import { given, then, when } from "@fhtagn/testkit/given";
import { expect, test } from "vitest";
import { type UnderRules, underBothRulesets } from "./both-rulesets.ts";

const CTHULHU = { domains: [["cthulhu", "cthulhu"]] };
const HASTUR = { domains: [["hastur", "hastur"]] };
const killsClerk = "P2 plays Deep One Assault; X 2; choose Blackwood File Clerk";

test("types.conspiracy (ED-01): The Bootleg Whiskey Cover-Up is played, or is no card of the game", () => {
  const plot = "The Bootleg Whiskey Cover-Up";
  const position = {
    P1: { hand: [plot], domains: [["agency", "agency", "agency", "agency", "agency"]] },
  };
  underBothRulesets("types.conspiracy", (isOlder, rules) => {
    if (isOlder) return expect(() => given(position, rules)).toThrow(/COMP-01/);
    given(position, rules);
    when(`P1 plays ${plot}`);
    then.expect({ [plot]: { in: "K1" } });
  });
});

test("story.resolveEmpty (ED-19): a story whose File Clerk was destroyed does not resolve, or Bag Man succeeds there", () => {
  underBothRulesets("story.resolveEmpty", (isOlder, rules) => {
    given(
      {
        phase: "story",
        P1: { play: ["Blackwood File Clerk", "Mad Artist"] },
        P2: { hand: ["Deep One Assault"], play: ["Bag Man"], ...CTHULHU },
      },
      rules,
    );
    when("P1 commits Blackwood File Clerk to S1, Mad Artist to S2", "P2 commits Bag Man to S1");
    when({ advance: "after opposing" }, "P1 passes", killsClerk);
    if (isOlder) when("P1 resolves S1");
    when({ advance: "after resolution" });
    then.expect({ S1: { P2: isOlder ? 1 : 0 }, S2: { P1: 2 } });
  });
});

test("story.attackedList (ED-74): Bag Man opposes where an attacker is, or where File Clerk had been committed", () => {
  underBothRulesets("story.attackedList", (isOlder, rules) => {
    given(
      {
        phase: "story",
        P1: { play: ["Blackwood File Clerk", "Mad Artist"] },
        P2: { hand: ["Deep One Assault"], play: ["Bag Man"], ...CTHULHU },
      },
      rules,
    );
    when("P1 commits Blackwood File Clerk to S1, Mad Artist to S2", { advance: "after commits" });
    when("P1 passes", killsClerk, { advance: "opposing" });
    then.refused("P2 commits Bag Man to S3");
    if (isOlder) when("P2 commits Bag Man to S1");
    else then.refused("P2 commits Bag Man to S1");
    then.expect({ "Bag Man": { in: isOlder ? "S1" : "play" } });
  });
});

test("control.leavesStory (ED-69): a Mad Artist taken by Blind Submission fights on at his story, or leaves it", () => {
  underBothRulesets("control.leavesStory", (isOlder, rules) => {
    given(
      {
        phase: "story",
        at: "after opposing",
        P1: { hand: ["Blind Submission"], play: [{ "Bag Man": { story: "S1" } }], ...HASTUR },
        P2: { play: [{ "Mad Artist": { story: "S1" } }] },
      },
      rules,
    );
    when("P1 plays Blind Submission; choose Mad Artist");
    then.expect({
      "Mad Artist": { controller: "P1", in: isOlder ? "play" : "S1" },
      S1: { committed: { P1: isOlder ? ["Bag Man"] : ["Bag Man", "Mad Artist"], P2: [] } },
    });
  });
});

test("insane.thirdState (ED-42): whom Low Blow drove insane is not exhausted for Pulled Under, or still lies so", () => {
  underBothRulesets("insane.thirdState", (isOlder, rules) => {
    given(
      {
        P1: {
          hand: ["Low Blow", "Pulled Under"],
          play: ["Yog-Sothoth", { "Mad Artist": { exhausted: true } }, { Peeler: { exhausted: true } }],
          domains: [
            ["syndicate", "syndicate"],
            ["cthulhu", "cthulhu", "cthulhu"],
          ],
        },
        P2: { play: [{ "Bag Man": { exhausted: true } }] },
      },
      rules,
    );
    when("P1 plays Low Blow; choose Bag Man; drain D1", "P2 passes");
    then.now({ "Bag Man": { state: "insane" } });
    when("P1 plays Pulled Under");
    then.offered("P1", isOlder ? ["Mad Artist", "Peeler", "Bag Man"] : ["Mad Artist", "Peeler"]);
  });
});

const TWO_FOR_EACH = [
  ["agency", "agency", "agency"],
  ["cthulhu", "cthulhu"],
];
/** Who may be pulled under: exhausted characters. */
const PULLED = { hand: ["Pulled Under"], play: ["Hastur", "Yog-Sothoth", { Peeler: { exhausted: true } }] };
const pullUnder = "P1 plays Pulled Under; exhaust Yog-Sothoth";

test("insane.thirdState (ED-42): whom Hastur drove insane while it was ready is exhausted under neither ruleset", () => {
  underBothRulesets("insane.thirdState", (_, rules) => {
    given({ P1: { ...PULLED, domains: TWO_FOR_EACH }, P2: { play: ["Bag Man"] } }, rules);
    when("P1 uses Hastur; choose Bag Man; drain D1", "P2 passes", pullUnder);
    then.expect({ Peeler: { in: "P1 discard" }, "Bag Man": { state: "insane" } });
  });
});

test("insane.thirdState (ED-42): whom a Terror struggle drove insane had committed, so it lies exhausted", () => {
  underBothRulesets("insane.thirdState", (isOlder, rules) => {
    given(
      {
        phase: "story",
        P1: {
          hand: ["Pulled Under"],
          play: ["Yog-Sothoth", "Cthulhu (core-set-41)", { Peeler: { exhausted: true } }, "Peeler"],
          ...CTHULHU,
        },
        P2: { play: ["Bag Man"] },
      },
      rules,
    );
    when("P1 commits Yog-Sothoth, Peeler#2 to S1", "P2 commits Bag Man to S1", {
      advance: "after resolution",
    });
    then.expect({ "Bag Man": { state: "insane" } });
    when("P1 plays Pulled Under");
    then.offered("P1", ["Peeler", "Peeler#2", ...(isOlder ? ["Bag Man"] : [])]);
  });
});

const AS_IT_LAY = { "Bag Man": { insane: true, exhausted: true } };

test("insane.thirdState (ED-42): Restless and Wary readies nobody insane, Low Blow does nothing to such a one", () => {
  const domains = [
    ["miskatonic", "miskatonic"],
    ["syndicate", "syndicate"],
  ];
  given(
    { P1: { hand: ["Restless and Wary", "Low Blow"], domains }, P2: { play: [AS_IT_LAY] } },
    { ruleset: "ccg" },
  );
  when("P1 plays Restless and Wary", "P2 passes", "P1 plays Low Blow; choose Bag Man");
  then.expect({ "Bag Man": { in: "play", state: "insane" } });
});

test("insane.thirdState (ED-42): Fishers from Outside return whom they find insane and exhausted", () => {
  given(
    {
      P1: {
        hand: ["Fishers from Outside"],
        domains: [["yog-sothoth", "yog-sothoth", "yog-sothoth"]],
      },
      P2: { play: [AS_IT_LAY, { "Mad Artist": { insane: true } }] },
    },
    { ruleset: "ccg" },
  );
  when("P1 plays Fishers from Outside");
  then.expect({ "Bag Man": { in: "P2 hand" }, "Mad Artist": { in: "play" } });
});

test("insane.thirdState (ED-42): whom Arkham Asylum restored and readied is exhausted no more", () => {
  given(
    {
      P1: { ...PULLED, play: [...PULLED.play, "Arkham Asylum"], domains: TWO_FOR_EACH },
      P2: { play: [AS_IT_LAY] },
    },
    { ruleset: "ccg" },
  );
  when("P1 uses Arkham Asylum; choose Bag Man; drain D1");
  then.expect({ "Bag Man": { state: "ready" } });
  when("P2 passes", pullUnder);
  then.expect({ Peeler: { in: "P1 discard" }, "Bag Man": { in: "play" } });
});

test("attach.hostGone (ED-44): .45 Pistols whose bearer is shot are destroyed, or discarded", () => {
  underBothRulesets("attach.hostGone", (isOlder, rules) => {
    given(
      {
        P1: { hand: ["Shotgun Blast"], domains: [["agency", "agency"]] },
        P2: { play: [{ "Mad Artist": { attached: [".45 Pistols"] } }] },
      },
      rules,
    );
    when("P1 plays Shotgun Blast; X 2; choose Mad Artist");
    then.expect({
      ".45 Pistols": { in: "P2 discard" },
      log: `.45 Pistols ${isOlder ? "discarded" : "destroyed"}`,
    });
  });
});

test("attach.recheck (ED-85): a Talisman stays on a bearer taken by Blind Submission, or is discarded", () => {
  underBothRulesets("attach.recheck", (isOlder, rules) => {
    given(
      {
        P1: { hand: ["Blind Submission"], ...HASTUR },
        P2: { play: [{ "Mad Artist": { attached: ["Tcho-Tcho Talisman"] } }] },
      },
      rules,
    );
    when("P1 plays Blind Submission; choose Mad Artist");
    then.expect({
      "Mad Artist": { controller: "P1", icons: isOlder ? "CA" : "TTCA" },
      "Tcho-Tcho Talisman": { in: isOlder ? "P2 discard" : "attached to Mad Artist" },
    });
  });
});

test("attach.recheck (ED-85): Pistols stay on a Hound of Tindalos that became an attachment, or are discarded", () => {
  underBothRulesets("attach.recheck", (isOlder, rules) => {
    given(
      { P1: { play: [{ "Hound of Tindalos": { attached: [".45 Pistols"] } }] }, P2: { play: ["Bag Man"] } },
      rules,
    );
    when("P1 uses Hound of Tindalos");
    then.expect({
      "Hound of Tindalos": { in: "attached to Bag Man" },
      ".45 Pistols": { in: isOlder ? "P1 discard" : "attached to Hound of Tindalos" },
    });
  });
});

/** Ancient Apocrypha is won and takes the last card of both decks; who orders the parts lets P2's come first. */
function emptyBoth(rules: UnderRules): void {
  given(
    {
      phase: "story",
      stories: [{ "Ancient Apocrypha": { P1: 4 } }],
      P1: { play: ["Blackwood File Clerk"], deck: 1 },
      P2: { deck: 1 },
    },
    rules,
  );
  when("P1 commits Blackwood File Clerk to S1", "P1 chooses yes");
}

test("deckout.both (ED-53): Ancient Apocrypha empties both decks: the active player orders and wins, or is out", () => {
  underBothRulesets(
    "deckout.both",
    (isOlder, rules) => {
      emptyBoth(rules);
      when("P1 chooses P2");
      then.expect({ winner: isOlder ? "P2" : "P1", because: "deck" });
    },
    { "sim.order": "active" },
  );
  emptyBoth({ ruleset: "ccg" }); // nobody is asked for an order there
  then.expect({ winner: "P2", because: "deck" });
});
