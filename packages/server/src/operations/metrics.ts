/** Figures for whoever watches the server: no name, no card, no address is among them. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  count(what: "messages" | "refusals" | "faults"): void;
  /** Read when somebody asks. */
  watch(name: "tables" | "sockets", read: () => number): void;
}

const HELP = {
  messages: "Messages that came in over sockets",
  refusals: "Messages that were refused",
  faults: "Things that broke",
  tables: "Tables that are in memory",
  sockets: "Sockets that are open",
} as const;

export function openMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const counter = (name: "messages" | "refusals" | "faults") =>
    new Counter({ name: `fhtagn_${name}_total`, help: HELP[name], registers: [register] });
  const counters = {
    messages: counter("messages"),
    refusals: counter("refusals"),
    faults: counter("faults"),
  };
  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    count: (what) => counters[what].inc(),
    watch: (name, read) => {
      new Gauge({
        name: `fhtagn_${name}`,
        help: HELP[name],
        registers: [register],
        collect() {
          this.set(read());
        },
      });
    },
  };
}
