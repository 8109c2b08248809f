/** What can change in a game, and in which manner. */
import type { Until } from "../language/effects.ts";

export const CHANGES = [
  "wound",
  "goInsane",
  "restore",
  "ready",
  "exhaust",
  "commit",
  "uncommit",
  "destroy",
  "sacrifice",
  "discard",
  "draw",
  "enterPlay",
  "moveCard",
  "attach",
  "attachResource",
  "takeControl",
  "addDomain",
  "placeSuccess",
  "removeSuccess",
  "moveSuccess",
  "placeToken",
  "removeToken",
  "removeWound",
  "moveWound",
  "drain",
  "refresh",
  "moveDrain",
  "reveal",
  "lookAt",
  "shuffle",
  "returnStory",
  "scoreStory",
  "goDormant",
] as const;
export type ChangeKind = (typeof CHANGES)[number];

/** What the kind of a change leaves open. */
export type Manner =
  /** The one draw of the draw phase (DRAW-05). */
  | { readonly as: "framework" }
  /** Committed in the commit step, not by an effect (STORY-25). */
  | { readonly as: "step" }
  /** Destroyed by wounds: disrupts were offered to the wound (TRIG-42). */
  | { readonly as: "fatal" }
  /** Control goes back where no text can hinder it (CTRL-16). */
  | { readonly as: "fallsBack" }
  /** Success tokens go to the other player's side. */
  | { readonly as: "passed" }
  | { readonly as: "faceDown" }
  /** Revealed for a while, it lies face up for that while (COMP-31). */
  | { readonly as: "until"; readonly until: Until }
  | {
      readonly as: "deck";
      readonly where: "top" | "bottom" | "shuffled";
      readonly faceUp: boolean;
    }
  /** Played, or found, onto a host: known as this was proposed, or chosen on the way into play (ATT-14). It is `other`. */
  | { readonly as: "onto"; readonly host: "given" | "chosen" }
  /** Put into play as an effect says; `other` is the host, or else the story it is committed to. */
  | {
      readonly as: "put";
      readonly exhausted: boolean;
      readonly insane: boolean;
      readonly committed: boolean;
      readonly host: "none" | "given" | "chosen";
    };
