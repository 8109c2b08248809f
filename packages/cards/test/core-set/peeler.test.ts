import { attachTo, character } from "@fhtagn/rules/dsl";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const willing = { Peeler: { keywords: ["Willpower"] } };
const plain = { Peeler: { keywords: [] } };

test("Peeler has Willpower while an Attachment is in play, on whichever character", () => {
  given({
    P1: { hand: [".45 Pistols"], play: ["Peeler"] },
    P2: { play: ["Bag Man"] },
  });
  then.expect(plain);
  when("P1 plays .45 Pistols; choose Bag Man");
  then.expect({ ...willing, "Bag Man": { keywords: ["Fast"] } });
});

test("Peeler counts the opponent's Attachment on a story, and a Hound of Tindalos attached", () => {
  given({
    stories: [{ "Opening Night": { attached: [{ "Sleep of Reason": { owner: "P2" } }] } }],
    P1: { play: ["Peeler"] },
  });
  then.expect(willing);

  given({ P1: { play: ["Peeler"] }, P2: { play: ["Hound of Tindalos"] } });
  then.expect(plain);
  when("P2 uses Hound of Tindalos; choose Peeler");
  then.expect(willing);
});

test("Peeler has no Willpower from other supports, nor from Attachments out of play", () => {
  const charm = {
    title: "Charm",
    type: "support",
    faction: "neutral",
    abilities: { ...attachTo(character()), abilities: [] },
  };
  given(
    {
      P1: {
        hand: ["Shotgun"],
        discard: ["Shotgun"],
        play: [{ Peeler: { attached: ["Charm"] } }, "Cathouse"],
        domains: [["Shotgun"]],
      },
    },
    { cards: [charm] },
  );
  then.expect(plain);
});

test("Peeler is no choice for insanity with an Attachment about, and one again without it", () => {
  given({
    P1: { play: ["Peeler", { "Bag Man": { attached: [".45 Pistols"] } }] },
    P2: {
      hand: ["Get it Off!"],
      play: ["Hastur"],
      domains: [["cthulhu"], ["hastur", "hastur", "hastur"]],
    },
  });
  then.refused("P2 uses Hastur; choose Peeler; drain D2");
  when("P2 plays Get it Off!; drain D1", "P2 uses Hastur; choose Peeler; drain D2");
  then.expect({ Peeler: { state: "insane" }, "Bag Man": { state: "ready" } });
});

test("Peeler loses what protected it when the bearer of the last Attachment is destroyed", () => {
  given({
    P1: { play: ["Peeler", { "Mad Genius": { attached: ["Patrol Wagon"] } }] },
    P2: { hand: ["Short Fuse"], domains: [["agency", "agency", "agency"]] },
    active: "P2",
  });
  then.expect(willing);
  when("P2 plays Short Fuse; choose Mad Genius");
  then.expect({ ...plain, "Patrol Wagon": { in: "P1 discard" } });
});
