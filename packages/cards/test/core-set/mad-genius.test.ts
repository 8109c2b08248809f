import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const mad = { "Mad Genius": { insane: true } };
const asylum = { play: ["Arkham Asylum", mad], domains: [["neutral"]] };
const stories = [{ "Opening Night": { P2: 2 } }, "Dreamwalkers", { "Rotting Away": { P1: 4 } }];

test("Mad Genius: restored in the refresh phase it may place a token of its player on any story", () => {
  given({ phase: "refresh", at: "start", stories, P1: { play: [mad] } });
  when("P1 uses Mad Genius");
  then.offered("P1", ["Opening Night", "Dreamwalkers", "Rotting Away"]);
  when("P1 chooses Opening Night");
  then.expect({
    S1: { P1: 1, P2: 2 },
    S2: { P1: 0 },
    "Mad Genius": { state: "exhausted" },
  });
});

test("Mad Genius: restored by an effect it places its token too, once", () => {
  given({ stories, P1: asylum });
  when("P1 uses Arkham Asylum; choose Mad Genius", "P1 uses Mad Genius; choose Dreamwalkers");
  then.refused("P1 uses Mad Genius");
  then.expect({ S2: { P1: 1, P2: 0 }, "Mad Genius": { state: "ready" } });
});

test("Mad Genius does nothing when another character is restored", () => {
  given({
    stories,
    P1: {
      play: ["Arkham Asylum", "Mad Genius", { "Paul Lemond": { insane: true } }],
      domains: [["neutral"]],
    },
  });
  when("P1 uses Arkham Asylum; choose Paul Lemond");
  then.refused("P1 uses Mad Genius");
  then.expect({ S1: { P1: 0 }, S2: { P1: 0 }, S3: { P1: 4 } });
});

test("Mad Genius: the token may be the fifth and win the story", () => {
  given({ stories, P1: asylum });
  when("P1 uses Arkham Asylum; choose Mad Genius", "P1 uses Mad Genius; choose Rotting Away");
  then.expect({ P1: { won: 1 }, log: ["S3 won by P1"], "Mad Genius": { in: "play" } });
});

test("Mad Genius: the token is its controller's, whoever restored it", () => {
  given({ stories, P1: { play: ["Arkham Asylum"], domains: [["neutral"]] }, P2: { play: [mad] } });
  when("P1 uses Arkham Asylum; choose Mad Genius", "P2 uses Mad Genius; choose Dreamwalkers");
  then.expect({ S2: { P1: 0, P2: 1 } });
});

test("Mad Genius: Power Drain cancels the token and it stays restored", () => {
  given({ stories, P1: asylum, P2: { hand: ["Power Drain"], domains: [["hastur", "hastur"]] } });
  when(
    "P1 uses Arkham Asylum; choose Mad Genius",
    "P2 passes",
    "P1 uses Mad Genius; choose Dreamwalkers",
    "P2 plays Power Drain",
  );
  then.expect({ S2: { P1: 0 }, "Mad Genius": { state: "ready" } });
});
