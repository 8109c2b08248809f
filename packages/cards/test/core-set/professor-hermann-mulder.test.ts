import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const mulder = "Professor Hermann Mulder";

test("Professor Hermann Mulder goes insane when the sixth character enters play", () => {
  given({
    P1: {
      hand: ["Peeler"],
      play: [{ [mulder]: { attached: [".45 Pistols"] } }, "Bag Man", "Cathouse"],
      domains: [["agency", "agency"]],
    },
    P2: { play: ["Mad Artist", "Mad Genius", "Byakhee Servant"] },
  });
  then.expect({ [mulder]: { state: "ready" } });
  when("P1 plays Peeler");
  then.expect({
    [mulder]: { state: "insane" },
    "Bag Man": { state: "ready" },
    ".45 Pistols": { in: "P1 discard" },
  });
});

test("Professor Hermann Mulder goes insane even if the sixth character is gone a moment later", () => {
  given({
    P1: { hand: ["T-Men"], play: [mulder], domains: [["agency", "agency", "agency", "agency", "agency"]] },
    P2: { play: ["Mad Artist", "Mad Genius", "Byakhee Servant", "Bag Man"] },
  });
  when("P1 plays T-Men");
  then.now({ [mulder]: { state: "insane" } });
  when("P1 chooses Bag Man");
  then.expect({ [mulder]: { state: "insane" }, "Bag Man": { in: "P2 discard" } });
});

test("Professor Hermann Mulder goes insane when he is the sixth himself, and counts the insane", () => {
  given({
    P1: { hand: [mulder], domains: [["agency"]] },
    P2: {
      play: [{ "Mad Artist": { insane: true } }, "Mad Genius", "Byakhee Servant", "Bag Man", "Filler"],
    },
  });
  when(`P1 plays ${mulder}`);
  then.expect({ [mulder]: { state: "insane" } });
});

test("Professor Hermann Mulder is kept sane by a Terror icon, and not a moment longer", () => {
  given({
    P1: { play: [{ [mulder]: { attached: ["Alhazred Lamp"] } }, "Mad Artist", "Mad Genius"] },
    P2: {
      hand: ["Get it Off!"],
      play: ["Byakhee Servant", "Bag Man", "Peeler"],
      domains: [["cthulhu"]],
    },
  });
  then.expect({ [mulder]: { state: "ready" } });
  when("P2 plays Get it Off!; choose Alhazred Lamp");
  then.expect({ [mulder]: { state: "insane" } });
});

test("Professor Hermann Mulder is restored in vain while there are six characters", () => {
  const crowd = ["Mad Artist", "Mad Genius", "Byakhee Servant", "Bag Man"];
  given({
    phase: "refresh",
    at: "start",
    P1: { play: [{ [mulder]: { insane: true } }] },
    P2: { play: [...crowd, "Peeler"] },
  });
  then.expect({ [mulder]: { state: "insane" }, log: [`${mulder} restored`, `${mulder} insane`] });

  given({
    phase: "refresh",
    at: "start",
    P1: { play: [{ [mulder]: { insane: true } }] },
    P2: { play: crowd },
  });
  then.expect({ [mulder]: { state: "exhausted" } });
});

test("Professor Hermann Mulder stays sane while his text box is blank", () => {
  given({
    phase: "story",
    at: "after commits",
    conspiracies: [{ "The Bootleg Whiskey Cover-Up": { owner: "P1" } }],
    P1: { play: [{ [mulder]: { story: "K1" } }, "Mad Artist", "Mad Genius"] },
    P2: { play: ["Byakhee Servant", "Bag Man", "Peeler"] },
  });
  then.expect({ [mulder]: { in: "K1", state: "exhausted" } });
  when({ advance: "after resolution" }, { advance: "end of turn" });
  then.expect({ [mulder]: { state: "insane" } });
});
