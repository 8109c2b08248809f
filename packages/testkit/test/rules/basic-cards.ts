/** Test cards for the chapters from COMP to PAY: neutral and free unless a test says otherwise. */
import type { Ability, CardText } from "@fhtagn/rules";

interface Facts {
  readonly faction?: string;
  readonly cost?: number | "X";
  readonly skill?: number;
  readonly icons?: string;
  readonly subtypes?: readonly string[];
  readonly keywords?: readonly string[];
  readonly steadfast?: number;
  readonly transient?: boolean;
  readonly unique?: boolean;
  readonly struggles?: string;
  readonly resourceIcons?: number;
  readonly resourceFaction?: string;
  readonly abilities?: readonly Ability[] | CardText;
}

const testCard =
  (type: string) =>
  (title: string, facts: Facts = {}): object => ({ title, type, faction: "neutral", ...facts });

export const testCharacter = testCard("character");
export const testSupport = testCard("support");
export const testEvent = testCard("event");
export const testStory = testCard("story");
export const testConspiracy = testCard("conspiracy");
