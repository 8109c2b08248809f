import { PLAYERS, type Player } from "@fhtagn/rules";
import { HUSH } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const tainted = (title: string, owner: Player) => ({ [title]: { attached: [{ "Ghoul Taint": { owner } }] } });

test("Ghoul Taint keeps the character from committing on its controller's turn", () => {
  given({ phase: "story", P1: { play: [tainted("Mi-Go Scout", "P2"), "Forest Sister"] } });
  when({ advance: "commits" });
  then.refused("P1 commits Mi-Go Scout to S1");
  when("P1 commits Forest Sister to S1");
  then.expect({ "Mi-Go Scout": { in: "play", state: "ready" }, "Forest Sister": { in: "S1" } });
});

test("Ghoul Taint lets it oppose on the other player's turn, whoever played the Taint", () => {
  for (const owner of PLAYERS) {
    given({
      phase: "story",
      at: "after commits",
      P1: { play: [{ "Forest Sister": { story: "S1" } }] },
      P2: { play: [tainted("Mi-Go Scout", owner)] },
    });
    when("P2 commits Mi-Go Scout to S1");
    then.expect({ "Mi-Go Scout": { in: "S1" } });
  }
});

test("Ghoul Taint: the player who attached it commits as he likes", () => {
  given({ phase: "story", P1: { play: ["Mi-Go Scout"] }, P2: { play: [tainted("Bag Man", "P1")] } });
  when("P1 commits Mi-Go Scout to S1");
  then.expect({ "Mi-Go Scout": { in: "S1" } });
});

test("Ghoul Taint attaches to a character of either player, and to nothing else", () => {
  given({
    P1: {
      hand: ["Ghoul Taint"],
      play: ["Forest Sister", "Altar of the Blessed"],
      domains: [["shub-niggurath"]],
    },
    P2: { play: ["Bag Man", "Dutch Courage"] },
  });
  when("P1 plays Ghoul Taint");
  then.offered("P1", ["Forest Sister", "Bag Man"]);
  when("P1 chooses Bag Man");
  then.expect({ "Ghoul Taint": { in: "attached to Bag Man", controller: "P1" } });
});

test("Ghoul Taint: the character is free again once the Taint is gone", () => {
  given({
    phase: "story",
    P1: { hand: ["Get it Off!"], play: [tainted("Mi-Go Scout", "P2")], domains: [["cthulhu"]] },
  });
  when("P1 plays Get it Off!; choose Ghoul Taint", "P1 commits Mi-Go Scout to S1");
  then.expect({ "Mi-Go Scout": { in: "S1" }, "Ghoul Taint": { in: "P2 discard" } });
});

test("Ghoul Taint: Y'Golonac's order does not overrule it", () => {
  given({
    phase: "story",
    P1: { play: [tainted("Mi-Go Scout", "P1"), "Y'Golonac"], domains: [["hastur"]] },
  });
  when("P1 uses Y'Golonac; choose Mi-Go Scout", "P1 commits Y'Golonac to S1");
  then.expect({ "Mi-Go Scout": { in: "play", state: "ready" }, "Y'Golonac": { in: "S1" } });
});

test("Ghoul Taint binds a character whose own text box is blank", () => {
  given(
    { phase: "story", P1: { hand: ["Hush"], play: [tainted("Mi-Go Scout", "P2"), "Forest Sister"] } },
    { cards: [HUSH] },
  );
  when("P1 plays Hush; choose Mi-Go Scout", { advance: "commits" });
  then.refused("P1 commits Mi-Go Scout to S1");
  when("P1 commits Forest Sister to S1");
});

test("Ghoul Taint follows the character to a new controller's turn", () => {
  given({
    phase: "story",
    P1: { hand: ["Blind Submission"], play: ["Forest Sister"], domains: [["hastur", "hastur"]] },
    P2: { play: [tainted("Bag Man", "P1")] },
  });
  when("P1 plays Blind Submission; choose Bag Man", { advance: "commits" });
  then.now({ "Bag Man": { controller: "P1" } });
  then.refused("P1 commits Bag Man to S1");
  when("P1 commits Forest Sister to S1");
});
