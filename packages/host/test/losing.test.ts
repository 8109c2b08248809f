import { type CardDefinition, cardCode, hash, makeRng } from "@fhtagn/rules";
import { withCards } from "@fhtagn/rules/position";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { LIBRARY } from "@fhtagn/testkit/tables";
import { expect, test } from "vitest";
import { sitDown, stateOf } from "../src/index.ts";
import { FULL, openTable, setupOfPresets, someAnswer, takeSeat } from "./host-table.ts";

/** Whoever plays it has no deck any more. */
const DRAWS_ALL: CardDefinition = {
  facts: {
    code: cardCode("test-draws-all"),
    title: "Draws All",
    descriptor: null,
    unique: false,
    faction: "neutral",
    type: "event",
    cost: 0,
    skill: null,
    icons: null,
    boosters: null,
    struggles: null,
    subtypes: [],
    keywords: [],
    steadfast: 0,
    steadfastFaction: null,
    transient: false,
  },
  text: { abilities: [{ timing: "action", effect: { do: "draw", who: "you", count: 99 } }] },
};

function openShortGame() {
  const setup = setupOfPresets();
  const deck = Array.from({ length: 20 }, () => DRAWS_ALL.facts.code);
  const decks = { P1: deck, P2: deck };
  const sitting = sitDown({ ...setup, library: withCards(LIBRARY, [DRAWS_ALL]), decks }, "short");
  const { host } = openTable({ seats: TWO_PEOPLE, sitting, passing: { P1: FULL, P2: FULL } });
  return { sitting, host, seats: [takeSeat(host, "P1"), takeSeat(host, "P2")] as const };
}

test("an answer that loses the game is asked back for, and taken from who is sure", async () => {
  const { sitting, host, seats } = openShortGame();
  const rng = makeRng("losing");
  for (let answers = 0; answers < 30; answers++) {
    await host.settled();
    const seat = seats.find((one) => one.asked() !== null);
    const asked = seat?.asked();
    if (!seat || !asked) break;
    const before = hash(stateOf(sitting));
    const play = asked.options.findIndex((option) => option.do === "play");
    const choice = play < 0 ? someAnswer(asked, rng) : { choose: play };
    seat.say({ type: "answer", decision: asked.id, choice });
    if (play < 0) continue;
    expect(seat.replies.at(-1)).toMatchObject({ type: "refused", refusal: "loses the game", refusals: 0 });
    expect(hash(stateOf(sitting))).toBe(before);
    expect(seat.asked()).toEqual(asked);
    seat.say({ type: "answer", decision: asked.id, choice, sure: true });
    await host.settled();
    expect(seat.last().result).toMatchObject({ winner: seat.seat === "P1" ? "P2" : "P1", because: "deck" });
    return;
  }
  throw new Error("nobody could play the card");
});
