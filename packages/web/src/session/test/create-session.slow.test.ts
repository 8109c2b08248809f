import type { Asked } from "@fhtagn/protocol";
import { type Choice, cardIn, makeRng, type Rng } from "@fhtagn/rules";
import { TWO_PEOPLE } from "@fhtagn/testkit/seats";
import { expect, test } from "vitest";
import { newSavedGame } from "../../host/test/stored.ts";
import { createSession } from "../create-session.ts";
import { forecastLanes } from "../forecast.ts";
import type { SessionStore } from "../session.ts";
import { type NearLink, nearLink } from "./near-link.ts";

function sitDown(game = newSavedGame()): { session: SessionStore; link: NearLink } {
  const link = nearLink(game);
  return { session: createSession({ table: game.id, link }), link };
}

function someAnswer(asked: Asked, rng: Rng): Choice {
  const playable = asked.options.findIndex(({ do: verb }) => verb === "play");
  if (asked.form === "choose") return { choose: playable >= 0 ? playable : rng.below(asked.options.length) };
  if (asked.kind === "setup") return { assign: asked.items.map((_, at) => (at < 3 ? at : -1)) };
  return {
    assign: asked.places.map((places, at) =>
      (asked.must[at] ?? -1) >= 0 ? (asked.must[at] ?? -1) : rng.below(places.length + 1) - 1,
    ),
  };
}

/** Answers until the question is of this kind, or the game is over. */
async function playUntil(
  { session, link }: ReturnType<typeof sitDown>,
  stop: (asked: Asked) => boolean,
  rng = makeRng("page"),
) {
  for (let answers = 0; answers < 3000; answers++) {
    await link.host().settled();
    const { asked, status, curtain, liftCurtain, answer } = session.getState();
    if (curtain !== null) liftCurtain();
    else if (asked === null || status === "over") return answers;
    else if (stop(asked)) return answers;
    else answer(someAnswer(asked, rng));
  }
  return -1;
}

test("a whole game against a computer player", async () => {
  const table = sitDown();
  await playUntil(table, () => false);
  const { status, result, notice, fault, log, view } = table.session.getState();
  expect({ status, notice, fault }).toEqual({ status: "over", notice: null, fault: null });
  expect(result).toEqual(view?.result);
  expect(log.at(-1)?.happening.what).toBe("gameOver");
  expect(log.map(({ at }) => at)).toEqual(log.map((_, at) => at));
  expect(table.link.kept.game).toMatchObject({ finished: true, turn: view?.turn });
});

test("the host says by which rules the game is, also when it comes back", async () => {
  const table = sitDown(newSavedGame(undefined, "older", "ccg"));
  await table.link.host().settled();
  const { asked, ruleset } = table.session.getState();
  expect({ kind: asked?.kind, ruleset }).toEqual({ kind: "setup", ruleset: "ccg" });
  expect(sitDown().session.getState().ruleset).toBe("lcg");
});

test("characters are staged here, taken back here, and sent together", async () => {
  const table = sitDown();
  await playUntil(table, ({ kind, items }) => kind === "commit" && items.length > 0);
  const { asked, stage, stepBack, answerStaged, figures } = table.session.getState();
  if (asked === null || figures === null) throw new Error("nobody can commit");
  stage(0, 1);
  stage(0, 0);
  expect(table.session.getState()).toMatchObject({ canStepBack: true, staged: { decision: asked.id } });
  const skill = figures.inPlay[Number(asked.items[0])]?.skill ?? 0;
  const forecast = forecastLanes(figures, "P1", table.session.getState());
  expect(forecast.map((lane) => lane.skill.P1)).toEqual([skill, 0, 0]);
  stepBack();
  expect(table.session.getState()).toMatchObject({ canStepBack: false });
  expect(table.session.getState().staged?.places).toEqual(asked.items.map(() => -1));
  stage(0, 2);
  answerStaged();
  await table.link.host().settled();
  const { view, log } = table.session.getState();
  expect(
    log.filter(({ happening: { what, turn: _, player } }) => what === "committed" && player === "P1").length,
  ).toBeGreaterThan(0);
  expect(view?.question).not.toMatchObject({ id: asked.id });
});

test("a move is made step by step and taken back before it is paid", async () => {
  const table = sitDown();
  await playUntil(table, ({ options }) =>
    options.some(({ do: verb, pays }) => verb === "play" && pays === undefined),
  );
  const { asked, view, answer } = table.session.getState();
  const at = asked?.options.findIndex(({ do: verb, pays }) => verb === "play" && pays === undefined) ?? -1;
  answer({ choose: at });
  await table.link.host().settled();
  expect(table.session.getState()).toMatchObject({ canStepBack: true, asked: { steps: [{ do: "play" }] } });
  table.session.getState().stepBack();
  await table.link.host().settled();
  expect(table.session.getState()).toMatchObject({ canStepBack: false, asked, view });
});

test("an undo goes back to an own decision and marks the lines", async () => {
  const table = sitDown();
  await playUntil(table, ({ kind }) => kind === "resource");
  const before = table.session.getState();
  before.answer({ choose: 1 });
  await table.link.host().settled();
  const played = table.session.getState();
  expect(played.log.length).toBeGreaterThan(before.log.length);
  played.undo();
  await table.link.host().settled();
  const after = table.session.getState();
  expect(after.view).toEqual(before.view);
  expect(after.asked).toEqual(before.asked);
  const undone = after.log.filter((entry) => entry.undone);
  expect(undone.length).toBe(played.log.length - before.log.length);
  expect(after.log.filter((entry) => !entry.undone)).toEqual(before.log);
});

test("going back over a drawn card is remembered", async () => {
  const table = sitDown();
  await playUntil(table, ({ kind }) => kind === "mulligan");
  table.session.getState().answer({ choose: 1 });
  await table.link.host().settled();
  expect(table.session.getState().assisted).toBe(false);
  table.session.getState().undo();
  await table.link.host().settled();
  expect(table.session.getState().assisted).toBe(true);
});

test("a host that breaks down is brought back where it was", async () => {
  const table = sitDown();
  await playUntil(table, ({ kind }) => kind === "commit");
  const { view, asked, log } = table.session.getState();
  table.link.cut();
  await table.link.host().settled();
  expect(table.session.getState()).toMatchObject({ status: "playing", view, asked, log });
});

test("a game that another tab has opened is not played here any more, until it is taken back", async () => {
  const table = sitDown();
  await playUntil(table, ({ kind }) => kind === "setup");
  const { view, asked, log } = table.session.getState();
  table.link.take();
  expect(table.session.getState()).toMatchObject({ status: "taken", asked: null, view });
  table.session.getState().reopen();
  await table.link.host().settled();
  expect(table.session.getState()).toMatchObject({ status: "playing", view, asked, log, busy: false });
});

test("a host that breaks down again and again is left alone until somebody tries again", async () => {
  const table = sitDown();
  await playUntil(table, ({ kind }) => kind === "setup");
  const { asked } = table.session.getState();
  for (let times = 0; times < 4; times++) table.link.cut();
  expect(table.session.getState()).toMatchObject({ status: "stuck", asked: null });
  table.session.getState().reopen();
  await table.link.host().settled();
  expect(table.session.getState()).toMatchObject({ status: "playing", asked });
});

test("why, preview, numbers and hint are told; the record when the game is over", async () => {
  const table = sitDown();
  await playUntil(table, ({ kind, options }) => kind === "action" && options.length > 1);
  const { why, foresee, hint, record, view, asked, concede } = table.session.getState();
  const held =
    view?.P1.hand.cards.filter(({ handle }) => !asked?.options.some((option) => cardIn(option) === handle)) ??
    [];
  expect((await why({ do: "play", card: held[0]?.handle ?? 0 })).length).toBeGreaterThan(0);
  expect((await foresee({ choose: 0 })).happenings[0]).toMatchObject({ what: "passed", player: "P1" });
  expect(await hint()).toHaveProperty("choice");
  expect(await record()).toBeNull();
  concede();
  await table.link.host().settled();
  expect(table.session.getState().status).toBe("over");
  expect(await record()).toMatch(/^fhtagn record 1/);
});

test("two people at one screen: a curtain before a hand is shown, none where no hidden card matters", async () => {
  const table = sitDown(newSavedGame(TWO_PEOPLE, "two"));
  await table.link.host().settled();
  const first = table.session.getState();
  expect(first).toMatchObject({ status: "curtain", shared: true, asked: null });
  expect(first.view?.[first.seat].hand.cards).toEqual([]);
  first.liftCurtain();
  const lifted = table.session.getState();
  expect(lifted.status).toBe("playing");
  expect(lifted.view?.[lifted.seat].hand.cards.length).toBeGreaterThan(0);
  let open = 0;
  let hidden = 0;
  await playUntil(table, () => {
    const { masked, view, seat } = table.session.getState();
    if (masked) open++;
    else hidden++;
    if (masked) expect(view?.[seat].hand.cards).toEqual([]);
    return false;
  });
  expect(table.session.getState()).toMatchObject({ status: "over", notice: null });
  expect(open).toBeGreaterThan(0);
  expect(hidden).toBeGreaterThan(0);
});
