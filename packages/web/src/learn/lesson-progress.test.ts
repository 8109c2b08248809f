import { beforeEach, expect, test } from "vitest";
import { nextLesson, useProgress } from "./lesson-progress.ts";

beforeEach(() => useProgress.setState({ lessons: {} }));

test("the first lesson that is not done is next", () => {
  const { reach, finish } = useProgress.getState();
  expect(nextLesson(useProgress.getState().lessons)).toBe("table");
  reach("table", 4);
  expect(nextLesson(useProgress.getState().lessons)).toBe("table");
  finish("table");
  expect(nextLesson(useProgress.getState().lessons)).toBe("resources");
});

test("a lesson that was done stays so while it is read again", () => {
  const { reach, finish } = useProgress.getState();
  finish("table");
  reach("table", 2);
  expect(useProgress.getState().lessons.table).toEqual({ beat: 2, done: true });
});

test("of damaged progress what can be read is kept", async () => {
  const lessons = { table: { beat: 3, done: false }, timing: { beat: "x" }, nonsense: { beat: 1 } };
  localStorage.setItem("fhtagn.lessons", JSON.stringify({ state: { lessons }, version: 0 }));
  await useProgress.persist.rehydrate();
  expect(useProgress.getState().lessons).toEqual({ table: { beat: 3, done: false } });
});
