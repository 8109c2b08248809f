import { draw, passive, turnBegins, you } from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const brady = 'Jack "Brass" Brady';
const four = { domains: [["hastur", "hastur", "hastur", "hastur"]] };

test('Jack "Brass" Brady slips out of the ability that has chosen him, which is lost (TGT-04)', () => {
  given({
    "to act": "P2",
    P1: { play: [brady, "Paul Lemond"] },
    P2: { play: ["Slavering Gug"], ...four },
  });
  when(`P2 uses Slavering Gug; choose ${brady}`, `P1 uses ${brady}`);
  then.expect({
    [brady]: { in: "P1 hand" },
    "Paul Lemond": { in: "play" },
    "Slavering Gug": { in: "play" },
    "P2.D1": { drained: true },
  });
});

test('Jack "Brass" Brady cancels nothing: an ability that chose another goes on', () => {
  given({
    "to act": "P2",
    P1: { play: [brady, "Paul Lemond"] },
    P2: { play: ["Slavering Gug"], ...four },
  });
  when("P2 uses Slavering Gug; choose Paul Lemond", `P1 uses ${brady}`);
  then.expect({ [brady]: { in: "P1 hand" }, "Paul Lemond": { in: "P1 discard" } });
});

test('Jack "Brass" Brady has no answer to an event, nor to a card that is played (TRIG-02)', () => {
  given({
    active: "P2",
    P1: { play: [brady] },
    P2: { hand: ["Shotgun Blast", "Paul Lemond"], domains: [["agency", "agency", "agency"], ["agency"]] },
  });
  when("P2 plays Paul Lemond; drain D2");
  then.refused(`P1 uses ${brady}`);
  when("P1 passes", `P2 plays Shotgun Blast; X 3; choose ${brady}`);
  then.refused(`P1 uses ${brady}`);
  then.expect({ [brady]: { in: "P1 discard" } });
});

test('Jack "Brass" Brady does not answer a text that works from the discard pile (TRIG-02)', () => {
  given({
    P1: { play: [{ "Local Sheriff": { exhausted: true } }, brady], domains: [["agency"]] },
    P2: { hand: ["Deep One Assault"], domains: [["cthulhu", "cthulhu", "cthulhu", "cthulhu"]] },
  });
  when("P1 passes", "P2 plays Deep One Assault; X 4; choose Local Sheriff", "P1 uses Local Sheriff");
  then.refused(`P1 uses ${brady}`);
  then.expect({ "Local Sheriff": { in: "P1 hand" }, [brady]: { in: "play" } });
});

test('Jack "Brass" Brady may leave at an ability of his own side, even in an uninterruptible box', () => {
  given({ P1: { play: [brady, "Clover Club Bouncer"] } });
  when(`P1 uses Clover Club Bouncer; choose ${brady}`, `P1 uses ${brady}`);
  then.expect({ [brady]: { in: "P1 hand" }, "Clover Club Bouncer": { state: "exhausted" } });

  given({ phase: "story", P1: { play: [brady, "Ravager from the Deep", "Hired Muscle"] } });
  when(`P1 commits ${brady}, Ravager from the Deep, Hired Muscle to S1`, `P1 uses ${brady}`);
  then.expect({ [brady]: { in: "P1 hand" }, "Hired Muscle": { in: "S1", wounds: 1 } });
});

test('Jack "Brass" Brady goes to his owner, and what was attached to him is destroyed', () => {
  given({
    P1: { play: ["Clover Club Bouncer"] },
    P2: { play: [{ [brady]: { owner: "P1", attached: [{ ".45 Pistols": { owner: "P2" } }] } }] },
  });
  when(`P1 uses Clover Club Bouncer; choose ${brady}`, `P2 uses ${brady}`);
  then.expect({ [brady]: { in: "P1 hand" }, ".45 Pistols": { in: "P2 discard" } });
});

test('Jack "Brass" Brady cannot use a passive as his excuse (TRIG-23)', () => {
  const clock = {
    title: "Clock",
    type: "support",
    faction: "neutral",
    abilities: [passive({ when: turnBegins(you), effect: draw(you, 1) })],
  };
  given({ active: "P2", P1: { play: ["Clock", brady] } }, { cards: [clock] });
  when({ advance: "P1 refresh window" });
  then.expect({ P1: { hand: 1 } });
  then.refused(`P1 uses ${brady}`);
});

test('Jack "Brass" Brady cannot use the effect of a won story as his excuse, under either ruleset (ED-27)', () => {
  for (const ruleset of ["lcg", "ccg"] as const) {
    given(
      {
        phase: "story",
        stories: [{ "Rotting Away": { P1: 4 } }],
        P1: { play: ["Blackwood File Clerk"] },
        P2: { play: [brady, "Bag Man"] },
      },
      { ruleset },
    );
    when("P1 commits Blackwood File Clerk to S1", "P1 chooses yes");
    then.refused(`P2 uses ${brady}`);
    then.expect({ "Bag Man": { in: "P2 discard" } });
  }
});

test('Jack "Brass" Brady is held by insanity', () => {
  given({
    "to act": "P2",
    P1: { play: [{ [brady]: { insane: true } }] },
    P2: { play: ["Slavering Gug"], ...four },
  });
  when(`P2 uses Slavering Gug; choose ${brady}`);
  then.refused(`P1 uses ${brady}`);
  then.expect({ [brady]: { in: "P1 discard" } });
});

test('Jack "Brass" Brady leaves once: his own disrupt is no reason for another (LOOP-03)', () => {
  given({
    "to act": "P2",
    P1: { play: [brady] },
    P2: { play: ["Clover Club Bouncer", { "Hired Muscle": { exhausted: true } }] },
  });
  when("P2 uses Clover Club Bouncer; choose Hired Muscle", `P1 uses ${brady}`);
  then.refused(`P1 uses ${brady}`);
  then.expect({ [brady]: { in: "P1 hand" }, "Hired Muscle": { skill: 2 } });
});
