import { beforeEach, expect, test } from "vitest";
import { isBeginner, useFirstGames } from "./first-games.ts";

beforeEach(() => useFirstGames.setState({ finished: [] }));

test("after three different games somebody is no beginner", () => {
  const { finish } = useFirstGames.getState();
  for (const table of ["a", "a", "b"]) finish(table);
  expect(isBeginner(useFirstGames.getState())).toBe(true);
  finish("c");
  expect(isBeginner(useFirstGames.getState())).toBe(false);
});

test("what is stored and no list counts for nothing", async () => {
  localStorage.setItem("fhtagn.first-games", JSON.stringify({ state: { finished: { a: 1 } }, version: 0 }));
  await useFirstGames.persist.rehydrate();
  expect(useFirstGames.getState().finished).toEqual([]);
});
