import {
  anyPlayer,
  atLeast,
  character as characterIs,
  choose,
  destroy,
  disrupt,
  doesNotSucceed,
  draw,
  each,
  exactly,
  isUnchallenged,
  losesStruggle,
  opponent,
  passTokens,
  placeTokens,
  removeTokens,
  story as storyIs,
  succeeds,
  whenWon,
  winsStory,
  winsStruggle,
  would,
  you,
} from "@fhtagn/rules/dsl";
import type { Position } from "@fhtagn/rules/position";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { counter, freeStory } from "./free-cards.ts";
import { char } from "./story-cards.ts";
import { fuse } from "./timing-cards.ts";

const LORD = char("Lord", "3/");
const CLERK = char("Clerk", "1/");
const FIEND = char("Fiend", "1/T");
const at = (title: string) => ({ [title]: { story: "S1" } });
const resolving = (P1: readonly object[], P2: readonly object[] = []) =>
  ({ phase: "story", at: "resolution", P1: { play: P1 }, P2: { play: P2 } }) as Position;

test("SUCC-02 a disrupt to a success knows by how much", () => {
  const close = fuse("Close", (effect) =>
    disrupt({ when: would(succeeds(you, { margin: exactly(2) })), effect }),
  );
  const wide = fuse("Wide", (effect) =>
    disrupt({ when: would(succeeds(you, { margin: atLeast(3) })), effect }),
  );
  const cards = [LORD, CLERK, close, wide];
  const play = [at("Lord"), "Close", "Wide"] as readonly object[];
  given(resolving(play, [at("Clerk")]), { cards });
  then.offered("P1", ["Close"]);
  then.now({ S1: { P1: 0 } });
  given(resolving(play), { cards });
  then.offered("P1", ["Wide"]);
});

test("SUCC-02 a response to a success knows by how much", () => {
  const scale = counter("Scale", succeeds(you, { margin: exactly(2) }));
  given(resolving([at("Lord"), "Scale"] as readonly object[], [at("Clerk")]), {
    cards: [LORD, CLERK, scale],
  });
  when({ advance: "after resolution" });
  then.expect({ P1: { hand: 1 } });
});

test("SUCC-04 a challenged story is not unchallenged, and the opponent did not succeed", () => {
  const cards = [
    LORD,
    CLERK,
    counter("Cheer", isUnchallenged(you)),
    counter("Sigh", doesNotSucceed(opponent)),
  ];
  const play = [at("Lord"), "Cheer", "Sigh"] as readonly object[];
  given(resolving(play, [at("Clerk")]), { cards });
  when({ advance: "after resolution" });
  then.expect({ P1: { hand: 1 }, S1: { P1: 1 } });
  given(resolving(play), { cards });
  when({ advance: "after resolution" });
  then.expect({ P1: { hand: 2 }, S1: { P1: 2 } });
});

test("STRUG-26 after it is won and lost either may be disrupted, by each player", () => {
  const won = fuse("Won", (effect) => disrupt({ when: winsStruggle(anyPlayer, { icon: "terror" }), effect }));
  const lost = fuse("Lost", (effect) =>
    disrupt({ when: losesStruggle(anyPlayer, { icon: "terror" }), effect }),
  );
  given(resolving([at("Fiend"), "Won"] as readonly object[], [at("Clerk"), "Lost"] as readonly object[]), {
    cards: [FIEND, CLERK, won, lost],
  });
  then.offered("P1", ["Won"]);
  then.now({ Clerk: { state: "insane" } });
  when("P1 uses Won", "P2 uses Lost");
  then.expect({ Won: { in: "P1 discard" }, Lost: { in: "P2 discard" } });
});

const CALM = freeStory("Calm");
const EBB = freeStory("Ebb");
const stories = (P1: number, P2: number) => [{ Calm: { P1, P2 } }, "Ebb"];
const calm = each(storyIs({ title: "Calm" }));

test("COMP-20 who takes tokens of either side picks them one by one", () => {
  const cards = [CALM, EBB, eventThat("Theft", removeTokens(2, calm))];
  given({ stories: stories(2, 2), P1: { hand: ["Theft"] } }, { cards });
  when("P1 plays Theft", "P1 chooses P2", "P1 chooses P1");
  then.expect({ S1: { P1: 1, P2: 1 } });
  given({ stories: stories(1, 3), P1: { hand: ["Theft"] } }, { cards });
  when("P1 plays Theft", "P1 chooses P1");
  then.expect({ S1: { P1: 0, P2: 2 } });
  given({ stories: stories(0, 2), P1: { hand: ["Theft"] } }, { strict: true, cards });
  when("P1 plays Theft");
  then.now({ asked: "P2", S1: { P1: 0, P2: 0 } });
});

test("COMP-20 tokens that change sides do so on their story", () => {
  const cards = [CALM, EBB, eventThat("Turncoat", passTokens(1, calm))];
  given({ stories: stories(0, 3), P1: { hand: ["Turncoat"] } }, { cards });
  when("P1 plays Turncoat");
  then.expect({ S1: { P1: 1, P2: 2 } });
});

test("WIN-10 what the effect of a won story brings about is checked before the next is dealt", () => {
  const doom = freeStory("Doom", [whenWon(destroy(each(characterIs())))]);
  const omen = eventThat("Omen", placeTokens(1, choose(1, storyIs({ title: "Doom" }))));
  given(
    { stories: [{ Doom: { P1: 4 } }, "Ebb"], "story deck": ["Calm"], P1: { hand: ["Omen"], play: ["Lord"] } },
    { cards: [doom, EBB, CALM, omen, LORD] },
  );
  when("P1 plays Omen", "P1 chooses yes");
  then.expect({ S1: { title: "Calm", P1: 0 }, P1: { won: 1 }, Lord: { in: "P1 discard" } });
});

test("WIN-02 what a story does at other times is not its effect for the winner", () => {
  const omen = eventThat("Omen", placeTokens(1, choose(1, storyIs({ title: "Calm" }))));
  const herald = freeStory("Calm", [
    { timing: "forcedResponse", when: winsStory(you), effect: draw(opponent, 5) },
    whenWon(draw(you, 1)),
  ]);
  given({ stories: [{ Calm: { P1: 4 } }], P1: { hand: ["Omen"] } }, { cards: [herald, omen] });
  when("P1 plays Omen", "P1 chooses yes");
  then.expect({ P1: { hand: 1, won: 1 } });
});
