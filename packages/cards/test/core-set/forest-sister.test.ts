import { aCharacter, character, each, wound } from "@fhtagn/rules/dsl";
import { BLAST, DOOM, eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const SALVO = eventThat("Salvo", wound(aCharacter(), 2));
const STORM = eventThat("Storm", wound(each(character())));

test("Forest Sister: 1 resource cancels a wound", () => {
  given(
    { P1: { hand: ["Blast"] }, P2: { play: ["Forest Sister"], domains: [["hastur"]] } },
    { cards: [BLAST] },
  );
  when("P1 plays Blast; choose Forest Sister", "P2 uses Forest Sister; drain D1");
  then.expect({ "Forest Sister": { in: "play", wounds: 0 }, "P2.D1": { drained: true } });
});

test("Forest Sister dies of the wound if nobody pays, or can", () => {
  given(
    { P1: { hand: ["Blast"] }, P2: { play: ["Forest Sister"], domains: [{ drained: ["hastur"] }] } },
    { cards: [BLAST] },
  );
  when("P1 plays Blast; choose Forest Sister");
  then.refused("P2 uses Forest Sister");
  then.expect({ "Forest Sister": { in: "P2 discard" } });
});

test("Forest Sister cancels one wound of two", () => {
  given(
    { P1: { hand: ["Salvo"] }, P2: { play: ["Forest Sister"], domains: [["hastur"]] } },
    { cards: [SALVO] },
  );
  when("P1 plays Salvo; choose Forest Sister", "P2 uses Forest Sister; drain D1");
  then.expect({ "Forest Sister": { in: "P2 discard" } });

  given(
    { P1: { hand: ["Salvo"] }, P2: { play: ["Forest Sister", "Dutch Courage"], domains: [["hastur"]] } },
    { cards: [SALVO] },
  );
  when("P1 plays Salvo; choose Forest Sister", "P2 uses Forest Sister; drain D1");
  then.expect({ "Forest Sister": { in: "play", wounds: 1 } });
});

test("Forest Sister saves only herself, and from wounds only", () => {
  given(
    {
      P1: { hand: ["Storm", "Doom"] },
      P2: { play: ["Forest Sister", "Mi-Go Scout"], domains: [["hastur"], ["hastur"]] },
    },
    { cards: [STORM, DOOM] },
  );
  when("P1 plays Storm", "P2 uses Forest Sister; drain D1");
  then.expect({ "Forest Sister": { in: "play" }, "Mi-Go Scout": { in: "P2 discard" } });
  when("P1 plays Doom; choose Forest Sister");
  then.refused("P2 uses Forest Sister");
  then.expect({ "Forest Sister": { in: "P2 discard" } });
});

test("Forest Sister saves herself from a lost Combat struggle", () => {
  given({
    phase: "story",
    at: "resolution",
    P1: { play: [{ "Servant of Nodens": { story: "S1" } }] },
    P2: { play: [{ "Forest Sister": { story: "S1" } }], domains: [["hastur"]] },
  });
  when("P2 uses Forest Sister; drain D1");
  then.expect({ "Forest Sister": { in: "play", wounds: 0 }, log: ["struggle C at S1 won by P1"] });
});

test("Forest Sister: the second half of Sacrificial Offerings does not come if she cancels the wound", () => {
  const offerings = (domains: readonly (readonly string[])[]): void => {
    given({
      P1: { hand: ["Sacrificial Offerings"], play: ["Bag Man"], domains: [["cthulhu"]] },
      P2: { play: ["Forest Sister", "Mi-Go Scout"], domains },
    });
    when("P1 plays Sacrificial Offerings; choose Forest Sister; drain D1");
  };
  offerings([["hastur"]]);
  when("P2 uses Forest Sister; drain D1");
  then.refused("P2 chooses Bag Man");
  then.expect({ "Forest Sister": { in: "play" }, "Bag Man": { in: "play" } });

  offerings([]);
  when("P2 chooses Bag Man");
  then.expect({ "Forest Sister": { in: "P2 discard" }, "Bag Man": { in: "P1 discard" } });
});

test("Forest Sister has no disrupt while she is insane", () => {
  given(
    { P1: { hand: ["Blast"] }, P2: { play: [{ "Forest Sister": { insane: true } }], domains: [["hastur"]] } },
    { cards: [BLAST] },
  );
  when("P1 plays Blast; choose Forest Sister");
  then.refused("P2 uses Forest Sister");
  then.expect({ "Forest Sister": { in: "P2 discard" } });
});
