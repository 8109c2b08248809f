import { apply, clone, hash, itemAt, makeRng, pending, playerAsked, type State, settle } from "@fhtagn/rules";
import { view, worldsOf } from "@fhtagn/rules/view";
import { eachQuestion, newMidgame, passTo, placesIn, tableOf } from "@fhtagn/testkit/tables";
import { describe, expect, test } from "vitest";
import { greedyBot } from "../src/greedy.ts";
import { instinct } from "../src/instinct/instinct.ts";
import { randomBot } from "../src/random.ts";

function playAgainstRandom(number: number): State {
  const { state, prior } = newMidgame(number);
  const bots = {
    P1: greedyBot({ prior, rng: makeRng(`greedy ${number}`) }),
    P2: randomBot({ prior, rng: makeRng(`random ${number}`) }),
  };
  for (;;) {
    settle(state);
    const { question } = state;
    if (question === null) return state;
    apply(state, bots[question.player].choose(view(state, question.player)));
  }
}

describe("the greedy player", () => {
  test("beats the random one", () => {
    let wins = 0;
    for (let game = 0; game < 12; game++) if (playAgainstRandom(game).result?.winner === "P1") wins++;
    expect(wins).toBeGreaterThanOrEqual(11);
  });

  test("plays the same game twice, and leaves what it looks at as it was", () => {
    expect(hash(playAgainstRandom(5))).toBe(hash(playAgainstRandom(5)));
    const { state, prior } = newMidgame(6);
    settle(state);
    const seen = view(state, "P1");
    const before = JSON.stringify(seen);
    greedyBot({ prior, rng: makeRng("look") }).choose(view(state, playerAsked(state)));
    expect(JSON.stringify(view(state, "P1"))).toBe(before);
  });

  test("chooses the same whatever the hidden cards are", () => {
    let asked = 0;
    for (let game = 30; game < 33; game++) {
      eachQuestion(game, instinct, ({ state, prior, player }) => {
        if (asked++ % 9 !== 0) return;
        const seen = view(state, player);
        const other = worldsOf(seen, prior).sample(makeRng(`exchange ${asked}`));
        const choose = (from: State) =>
          greedyBot({ prior, rng: makeRng(`peek ${asked}`) }).choose(view(from, player));
        expect(choose(other)).toEqual(choose(state));
      });
    }
    expect(asked).toBeGreaterThan(100);
  });

  test("takes the win that lies on the table", () => {
    const state = passTo(
      tableOf({
        active: "P1",
        phase: "story",
        at: "before commits",
        stories: ["Rotting Away", { "Opening Night": { P1: 4 } }, "Dreamwalkers"],
        P1: { won: ["The Other Path", "Frozen in Time"], play: ["Patsy"] },
        P2: { play: [{ "Hired Muscle": { exhausted: true } }] },
      }),
      "commit",
    );
    expect(placesIn(state, assigned(state))).toEqual(["Patsy S2"]);
  });

  test("does not use a free ability for nothing", () => {
    const state = tableOf({
      active: "P1",
      phase: "operations",
      P1: { play: ["Hound of Tindalos", "Demon Lover"], hand: [] },
      P2: { play: [] },
    });
    const { question } = state;
    expect(question?.kind).toBe("action");
    expect(chosenBy(state)).toBe("pass");
  });
});

/** A table made by hand knows no decks: the bot is shown the table with what lies there as its only belief. */
function botFor(state: State) {
  const codes = (player: "P1" | "P2") =>
    state.cards
      .filter(
        ({ owner, code, zone }) =>
          owner === player && code !== "" && zone !== "story" && zone !== "storyDeck" && zone !== "won",
      )
      .map(({ code }) => code);
  const stories = [...state.stories, ...state.storyDeck, ...state.P1.won, ...state.P2.won].map(
    (id) => state.cards[id]?.code ?? "",
  );
  const prior = { game: state.game, decks: { P1: codes("P1"), P2: codes("P2") }, stories };
  return greedyBot({ prior, rng: makeRng("table") });
}

function assigned(state: State): readonly number[] {
  const choice = botFor(state).choose(view(clone(state), playerAsked(state)));
  return "assign" in choice ? choice.assign : [];
}

function chosenBy(state: State): string {
  const choice = botFor(state).choose(view(clone(state), playerAsked(state)));
  const seen = view(state, "P1").question;
  if (!("choose" in choice) || seen?.form !== "choose") return "";
  const { do: verb } = itemAt(seen.options, choice.choose);
  expect(pending(state)).not.toBeNull();
  return verb;
}
