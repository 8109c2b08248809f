import { useTranslations } from "use-intl";

const NAMED = ["Space", "Escape", "Control", "Shift", "Alt"] as const;

/** "Control+Z" as it is printed on a keyboard of this language. */
export function useKeyWords(): (chords: readonly string[]) => string {
  const t = useTranslations("settings.keys");
  const partWords = (part: string): string => {
    const named = NAMED.find((name) => name === part);
    return named === undefined ? part : t(`names.${named}`);
  };
  const chordWords = (chord: string): string =>
    chord === "0-9"
      ? t("names.digits")
      : chord
          .split(/(?<=.)\+/)
          .map(partWords)
          .join(" + ");
  return (chords) => (chords.length === 0 ? t("off") : chords.map(chordWords).join(", "));
}
