/** A host in the same thread that sits at a scene: what the table shows is what a game would show there. */
import { botNamed } from "@fhtagn/bots";
import { ALL_RIGHTS, type Mind, openHost, type Sitting } from "@fhtagn/host";
import { makeRng } from "@fhtagn/rules";
import { clockThatTicks } from "@fhtagn/testkit/seats";
import { recordTeller } from "@fhtagn/words";
import type { Link } from "../../session/link.ts";

const mindAt = ({ setup: { decks, stories }, recorder }: Sitting): Mind => ({
  choose: async ({ view, seed }) => {
    const prior = { game: recorder.state.game, decks, stories };
    return { choice: botNamed("greedy", { prior, rng: makeRng(seed) }).choose(view) };
  },
  advise: async () => null,
});

export function sceneLink(sitting: Sitting): Link {
  const host = openHost({
    table: "scene",
    seats: {
      P1: { kind: "person", name: "" },
      P2: { kind: "bot", name: "", level: "investigator" },
    },
    sitting,
    mind: mindAt(sitting),
    clock: clockThatTicks(),
    chance: () => 0,
    mindSeed: "scene",
    save: async () => undefined,
    report: () => undefined,
    tellLog: recordTeller(sitting.setup.library, "en"),
    rights: ALL_RIGHTS,
    passPause: 0,
    pace: 0,
  });
  let receive: ((request: unknown) => void) | null = null;
  return {
    open: (listen) => {
      ({ receive } = host.connect("P1", (reply) => listen({ type: "reply", seat: "P1", reply })));
      listen({ type: "opened", people: ["P1"] });
    },
    say: (_seat, request) => receive?.(request),
    close: () => host.close(),
  };
}
