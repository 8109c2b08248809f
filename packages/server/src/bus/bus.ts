/** What nodes tell each other: names of things that have changed, never the things. Whoever hears it looks for himself. */

export type BusMessage =
  /** What everybody may know of this table has changed. */
  | { readonly of: "table"; readonly table: string }
  /** Nodes close tables of somebody who is no longer welcome. */
  | { readonly of: "banned"; readonly identity: string }
  /** All of them go down in so many seconds. */
  | { readonly of: "closing"; readonly seconds: number };

export interface Bus {
  /** Reaches this node as well. What cannot be sent is lost: nothing that must not be lost goes over it. */
  publish(message: BusMessage): void;
  follow(listen: (message: BusMessage) => void): void;
  close(): Promise<void>;
}

/** Where there is one node only. */
export function openLocalBus(): Bus {
  const listeners = new Set<(message: BusMessage) => void>();
  return {
    publish: (message) => {
      for (const listen of listeners) setImmediate(listen, message);
    },
    follow: (listen) => void listeners.add(listen),
    close: async () => listeners.clear(),
  };
}

/** Null for anything else that comes over a shared channel. */
export function readBusMessage(text: string): BusMessage | null {
  try {
    const read: unknown = JSON.parse(text);
    return isBusMessage(read) ? read : null;
  } catch {
    return null;
  }
}

function isBusMessage(read: unknown): read is BusMessage {
  if (typeof read !== "object" || read === null || !("of" in read)) return false;
  if (read.of === "table") return "table" in read && typeof read.table === "string";
  if (read.of === "banned") return "identity" in read && typeof read.identity === "string";
  return read.of === "closing" && "seconds" in read && typeof read.seconds === "number";
}
