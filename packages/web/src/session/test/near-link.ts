/** A link to a host in the same thread, which can be cut. */
import type { Host } from "@fhtagn/host";
import type { SavedGame } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import { openGame } from "../../host/open-game.ts";
import { means } from "../../host/test/stored.ts";
import type { Link, LinkEvent } from "../link.ts";

export interface NearLink extends Link {
  readonly kept: { game: SavedGame | null };
  host(): Host;
  /** Another tab opens the same game. */
  take(): void;
  /** The host breaks down; the session opens another, which reads what was stored. */
  cut(): void;
}

export function nearLink(first: SavedGame): NearLink {
  const kept: { game: SavedGame | null } = { game: first };
  let host: Host | null = null;
  let listen: (event: LinkEvent) => void = () => undefined;
  const wires = new Map<Player, (request: unknown) => void>();

  return {
    kept,
    host: () => {
      if (host === null) throw new Error("the link is closed");
      return host;
    },
    open: (listener) => {
      listen = listener;
      const saved = structuredClone(kept.game);
      const opened = saved === null ? "form" : openGame(saved, means(kept));
      if (saved === null || typeof opened === "string") {
        listen({ type: "missing", why: typeof opened === "string" ? opened : "form" });
        return;
      }
      host = opened;
      const people = (["P1", "P2"] as const).filter((seat) => saved.seats[seat].kind === "person");
      for (const seat of people) {
        const connection = opened.connect(seat, (reply) =>
          listen({ type: "reply", seat, reply: structuredClone(reply) }),
        );
        wires.set(seat, connection.receive);
      }
      listen({ type: "opened", people, seed: saved.seed });
    },
    say: (seat, request) => wires.get(seat)?.(structuredClone(request)),
    close: () => host?.close(),
    take: () => {
      host?.close();
      listen({ type: "taken" });
    },
    cut: () => {
      host?.close();
      listen({ type: "lost" });
    },
  };
}
