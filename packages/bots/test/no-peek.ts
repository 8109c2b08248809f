/** A bot is asked the same question in the true game and in another world that looks the same to it. */
import { type Choice, hash, makeRng } from "@fhtagn/rules";
import { sampleWorld, view } from "@fhtagn/rules/view";
import { botNamed } from "../src/levels/registry.ts";
import type { Position } from "./positions.ts";

export interface Compared {
  readonly truth: Choice;
  readonly elsewhere: Choice;
  /** The other world has other hidden cards. */
  readonly differs: boolean;
  /** The game that was looked at is as it was. */
  readonly untouched: boolean;
}

export function compare(name: string, { state, player, prior }: Position, sims: number): Compared {
  const before = hash(state);
  const world = sampleWorld(view(state, player), prior, makeRng("elsewhere"));
  const ask = (from: typeof state): Choice =>
    botNamed(name, { prior, rng: makeRng("same"), sims }).choose(view(from, player));
  const truth = ask(state);
  return {
    truth,
    elsewhere: ask(world),
    differs: hash(world) !== before,
    untouched: hash(state) === before,
  };
}
