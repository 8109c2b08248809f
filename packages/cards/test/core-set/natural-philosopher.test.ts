import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const philosopher = "Natural Philosopher";
const domains = [["miskatonic", "miskatonic", "miskatonic"]];

test("Natural Philosopher draws a card as it enters play, then each player picks a card to discard", () => {
  given({
    P1: { hand: [philosopher, "Bag Man"], deck: ["T-Men", "...5"], domains },
    P2: { hand: ["Hired Muscle", "Peeler"] },
  });
  when(`P1 plays ${philosopher}`);
  then.offered("P1", ["Bag Man", "T-Men"]);
  when("P1 chooses Bag Man");
  then.offered("P2", ["Hired Muscle", "Peeler"]);
  when("P2 chooses Peeler");
  then.expect({
    P1: { hand: 1, holds: ["T-Men"] },
    P2: { hand: 1, holds: ["Hired Muscle"] },
    "Bag Man": { in: "P1 discard" },
    Peeler: { in: "P2 discard" },
  });
});

test("Natural Philosopher: a forced response is not declined, and with no other card the drawn one goes", () => {
  given({
    P1: { hand: [philosopher], deck: ["T-Men", "...5"], domains },
    P2: { hand: ["Peeler"] },
  });
  when(`P1 plays ${philosopher}`);
  then.expect({ "T-Men": { in: "P1 discard" }, Peeler: { in: "P2 discard" }, P1: { deck: 5 } });
});

test("Natural Philosopher works when it is put into play as well", () => {
  given({
    P1: {
      hand: ["Unspeakable Resurrection"],
      discard: [philosopher],
      domains: [["yog-sothoth", "yog-sothoth", "yog-sothoth"]],
    },
    P2: { hand: ["Peeler"] },
  });
  when(`P1 plays Unspeakable Resurrection; X 3; choose ${philosopher}`);
  then.expect({ [philosopher]: { in: "play" }, Peeler: { in: "P2 discard" }, P1: { hand: 0, deck: 29 } });
});

test("Natural Philosopher needs two Miskatonic resources among all domains", () => {
  given({ P1: { hand: [philosopher], domains: [["miskatonic", "hastur", "hastur"], ["hastur"]] } });
  then.refused(`P1 plays ${philosopher}; drain D1`, "KW-STEAD-01");

  given({
    P1: { hand: [philosopher], domains: [["miskatonic", "hastur", "hastur"], ["miskatonic"]] },
    P2: { hand: ["Peeler"] },
  });
  when(`P1 plays ${philosopher}; drain D1`);
  then.expect({ [philosopher]: { in: "play" } });
});

test("Natural Philosopher: a forced response is no Response to Power Drain, but an ability to Performance Artist", () => {
  given({
    P1: { hand: [philosopher], domains },
    P2: { hand: ["Power Drain", "Peeler"], play: ["Performance Artist"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 plays ${philosopher}`);
  then.refused("P2 plays Power Drain");
  when("P2 uses Performance Artist");
  then.expect({ P1: { hand: 0 }, P2: { hand: 2 }, [philosopher]: { in: "play" } });
});

test("Natural Philosopher: an empty hand has nothing to discard, and spares the other nothing", () => {
  given({ P1: { hand: [philosopher, "Bag Man"], domains } });
  when(`P1 plays ${philosopher}`, "P1 chooses Bag Man");
  then.expect({ P1: { hand: 1, discard: 1 }, P2: { hand: 0, discard: 0 } });
});
