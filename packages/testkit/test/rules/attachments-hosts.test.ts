import {
  anyCard,
  attachment,
  character,
  choose,
  destroy,
  entersPlay,
  gains,
  host,
  passive,
  putIntoPlay,
  search,
  support,
  top,
  you,
} from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter } from "./free-cards.ts";
import { gear, person, tale } from "./keyword-cards.ts";

const CLERK = person("Clerk", { skill: 5 });
const LEASH = gear("Leash", character({ subtype: "Servitor" }), passive(gains(host, { skill: 1 })));
const IMP = person("Imp", { subtypes: ["Servitor"] });

test("ATT-09 an attachment on a story leaves when the story is won", () => {
  given(
    {
      phase: "story",
      at: "after opposing",
      stories: [{ Calm: { P1: 4, attached: [{ "Sleep of Reason": { owner: "P2" } }] } }],
      P1: { play: [{ Clerk: { story: "S1" } }] },
    },
    { cards: [tale("Calm", ""), CLERK] },
  );
  then.expect({ "Sleep of Reason": { in: "attached to S1" } });
  when({ advance: "after resolution" });
  then.expect({ Calm: { in: "P1 won" }, "Sleep of Reason": { in: "P2 discard" } });
});

test("ATT-10 an attachment cannot be played when there is nothing to attach it to", () => {
  given({ P1: { hand: ["Leash"], play: ["Clerk"] } }, { cards: [LEASH, CLERK] });
  then.refused("P1 plays Leash", "ATT-10");

  given({ P1: { hand: ["Leash"], play: ["Clerk"] }, P2: { play: ["Imp"] } }, { cards: [LEASH, CLERK, IMP] });
  when("P1 plays Leash");
  then.expect({ Leash: { in: "attached to Imp" } });
});

test("ATT-11 a resource is no attachment", () => {
  given(
    {
      P1: { hand: ["Tear"], play: [{ Clerk: { attached: [".45 Pistols"] } }] },
      P2: { domains: [[".45 Pistols", "agency"]], play: [{ Imp: { attached: ["Leash"] } }] },
    },
    { cards: [CLERK, IMP, LEASH, eventThat("Tear", destroy(choose(1, attachment())))] },
  );
  when("P1 plays Tear");
  then.offered("P1", [".45 Pistols", "Leash"]);
  when("P1 chooses Leash");
  then.expect({ ".45 Pistols": { in: "attached to Clerk" }, "P2.D1": { resources: 2 } });
});

test("ATT-13 an attachment is attached as it enters play", () => {
  given(
    { P1: { hand: ["Leash"], play: ["Porter"] }, P2: { play: ["Imp", "Doorman"] } },
    {
      cards: [
        LEASH,
        IMP,
        counter("Porter", entersPlay(attachment({ attached: true }))),
        counter("Doorman", entersPlay(support({ attached: false }))),
      ],
    },
  );
  when("P1 plays Leash");
  then.expect({ Leash: { in: "attached to Imp" }, P1: { hand: 1 }, P2: { hand: 0 } });
});

const CURATOR = eventThat("Museum Curator", putIntoPlay(top(1, you)));

test("ATT-14 an attachment without an eligible host is not put into play", () => {
  given(
    { P1: { hand: ["Museum Curator"], deck: ["Leash", "...5"], play: ["Clerk"] } },
    { cards: [CURATOR, LEASH, CLERK] },
  );
  when("P1 plays Museum Curator");
  then.expect({ Leash: { in: "P1 deck" }, "Museum Curator": { in: "P1 discard" } });

  given(
    { P1: { hand: ["Appraisal"], deck: ["Leash", "...5"], play: ["Clerk"] } },
    {
      cards: [
        LEASH,
        CLERK,
        eventThat("Appraisal", search(you, { for: anyCard({ subtype: "Attachment" }), to: "play" })),
      ],
    },
  );
  when("P1 plays Appraisal");
  then.expect({ Leash: { in: "P1 deck" } });
});

test("ATT-14 put into play it is put on a host that fits, of its controller's choice", () => {
  given(
    {
      P1: { hand: ["Museum Curator"], deck: ["Leash", "...5"], play: ["Clerk", "Imp"] },
      P2: { play: ["Imp"] },
    },
    { cards: [CURATOR, LEASH, CLERK, IMP] },
  );
  when("P1 plays Museum Curator");
  then.offered("P1", ["Imp", "P2 Imp"]);
  when("P1 chooses P2 Imp");
  then.expect({ "P2 Imp": { skill: 2 }, Imp: { skill: 1 }, Leash: { in: "play", controller: "P1" } });
});

test("ATT-15 attached with a text, it has that text and none of its printed one", () => {
  given(
    { P1: { play: ["Hound of Tindalos"], domains: [["agency"]] }, P2: { play: ["Clerk", "Imp"] } },
    { cards: [CLERK, IMP] },
  );
  when("P1 uses Hound of Tindalos; choose Clerk");
  then.expect({ Clerk: { skill: 1 } });
  then.offered("P1", ["Hound of Tindalos"]);
  when("P1 uses Hound of Tindalos; drain D1");
  then.expect({
    "Hound of Tindalos": { in: "play", skill: 2, icons: "CCAA" },
    Clerk: { skill: 5 },
    P1: { characters: 1 },
  });

  given({ P1: { play: ["Hound of Tindalos"] }, P2: { play: ["Clerk", "Imp"] } }, { cards: [CLERK, IMP] });
  when("P1 uses Hound of Tindalos; choose Clerk");
  then.offered("P1", []);
});
