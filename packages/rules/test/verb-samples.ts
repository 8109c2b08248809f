/** Effects beside the words that a card has for them. */
import { expect, test } from "vitest";
import type { Effect, EffectKind, EffectOf } from "../src/language/effects.ts";
import type { Locale } from "../src/language/words.ts";
import { sayIn } from "../src/text/describe.ts";
import { tellEffect } from "../src/text/verbs/all-verbs.ts";
import type { Tellings } from "../src/text/verbs/telling.ts";

/** One of each kind as a character's own ability says it; the table is total, so a new kind needs a line. */
export type Samples<Table> = {
  readonly [K in keyof Table & EffectKind]: {
    readonly effect: EffectOf<K>;
    readonly en: string;
    readonly fr: string;
  };
};

export const told = (effect: Effect, locale: Locale): string =>
  tellEffect(effect, sayIn(locale, { type: "character" }));

type Sample = Samples<Tellings<EffectKind>>[EffectKind];

export function testSamples(table: object, samples: Readonly<Record<string, Sample>>): void {
  test.each(Object.entries(samples))(
    "%s reads as a card would in both languages",
    (_kind, { effect, en, fr }) => {
      expect({ en: told(effect, "en"), fr: told(effect, "fr") }).toEqual({ en, fr });
    },
  );

  test("the table of verbs has a sample for each kind and nothing else", () => {
    expect(Object.keys(samples).sort()).toEqual(Object.keys(table).sort());
  });
}
