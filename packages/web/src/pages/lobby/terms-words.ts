/** What a table is played by, in words. */
import type { ClockTerms, OnlineTable } from "@fhtagn/protocol/online";
import { useTranslations } from "use-intl";
import { useUnusualRules } from "../setup/use-unusual-rules.ts";

export function useClockWords(): (clock: ClockTerms) => string {
  const t = useTranslations("lobby.clock");
  return (clock) => {
    switch (clock.kind) {
      case "none":
        return t("none");
      case "minutes":
        return t("minutes", { minutes: clock.minutes, increment: clock.increment });
      case "days":
        return t("days", { days: clock.days });
    }
  };
}

const listed = (words: string | null): readonly string[] => (words === null ? [] : [words]);

/** What is usual is not said in a list of many tables. */
export function useShortTerms(): (table: OnlineTable) => string {
  const t = useTranslations("lobby.terms");
  const clockWords = useClockWords();
  const unusual = useUnusualRules();
  return ({ clock, rated, ruleset, games }) =>
    [
      clockWords(clock),
      t(rated ? "rated" : "casual"),
      ...listed(unusual(ruleset)),
      ...(games === 3 ? [t("match")] : []),
    ].join(" · ");
}

/** Before somebody sits down he is told everything. */
export function useAllTerms(): (table: OnlineTable) => readonly string[] {
  const t = useTranslations("lobby.terms");
  const clockWords = useClockWords();
  const unusual = useUnusualRules();
  return ({ clock, rated, ruleset, games, takeBacks, watchers }) => [
    clockWords(clock),
    t(rated ? "rated" : "casual"),
    ...listed(unusual(ruleset)),
    ...(games === 3 ? [t("match")] : []),
    t(takeBacks ? "takeBacks" : "noTakeBacks"),
    t(watchers ? "watchers" : "noWatchers"),
  ];
}
