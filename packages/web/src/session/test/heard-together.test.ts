import { expect, test } from "vitest";
import { newSavedGame } from "../../host/test/stored.ts";
import { createSession } from "../create-session.ts";
import type { Link, LinkEvent } from "../link.ts";
import { nearLink } from "./near-link.ts";

/** Everything the host says is held back until it is let go, and then comes at once. */
function holdingLink() {
  const near = nearLink(newSavedGame());
  let held: LinkEvent[] = [];
  let listen: (...events: LinkEvent[]) => void = () => undefined;
  const link: Link = {
    ...near,
    open: (listener) => {
      listen = listener;
      near.open((event) => void held.push(event));
    },
  };
  const letGo = async (): Promise<readonly LinkEvent[]> => {
    await near.host().settled();
    const events = held;
    held = [];
    listen(...events);
    return events;
  };
  return { link, letGo };
}

test("what comes at once is one change with all its news", async () => {
  const { link, letGo } = holdingLink();
  const session = createSession({ table: "g", link });
  await letGo();
  await letGo();
  const { asked, answer, log } = session.getState();
  expect(asked?.kind).toBe("mulligan");
  answer({ choose: 0 });
  const said = await letGo();
  const updates = said.flatMap((event) =>
    event.type === "reply" && event.reply.type === "update" ? [event.reply] : [],
  );
  expect(updates.length).toBeGreaterThan(1);
  const { lastChanges, view, busy, log: after } = session.getState();
  expect(lastChanges.news).toEqual(updates.flatMap((update) => update.log));
  expect(after.slice(log.length).map(({ at }) => at)).toEqual(lastChanges.news.map(({ at }) => at));
  expect(view).toEqual(updates.at(-1)?.view);
  expect(busy).toBe(false);
});
