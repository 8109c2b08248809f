/** What the exhaustive runner wants to see used: every card, and every ability printed on it or granted by it. */
import type { Library, Printed } from "@fhtagn/rules";

export interface WantedUse {
  /** "core-set-12" for the card, "core-set-12.0" for its first ability. */
  readonly key: string;
  readonly code: string;
  readonly title: string;
  /** "played" or "won" for the card, the timing word for an ability. */
  readonly what: string;
}

export const keyOfAbility = ({ code, index }: { readonly code: string; readonly index: number }): string =>
  `${code}.${index}`;

export function wantedUseOf(library: Library, codes: readonly string[]): readonly WantedUse[] {
  return codes.flatMap((code) => {
    const printed = library.cards.get(code);
    return printed === undefined ? [] : [cardItself(printed), ...abilitiesOf(printed)];
  });
}

/** Nobody plays a story; it counts when it is won. */
const cardItself = ({ code, title, type }: Printed): WantedUse => ({
  key: code,
  code,
  title,
  what: type === "story" ? "won" : "played",
});

const abilitiesOf = ({ code, title, abilities, own }: Printed): readonly WantedUse[] =>
  abilities.map(({ index, ability: { timing } }) => ({
    key: keyOfAbility({ code, index }),
    code,
    title,
    what: index < own.length ? timing : `granted ${timing}`,
  }));
