import { CLOCK_CHOICES, type ClockTerms } from "@fhtagn/protocol/online";
import { useTranslations } from "use-intl";
import { nameOfClock, readClockName } from "../../online/clock-names.ts";
import { rememberClock } from "../../online/online-habits.ts";
import { ChoiceCards } from "../parts/choice-cards.tsx";
import { useClockWords } from "./terms-words.ts";

interface Props {
  readonly clock: ClockTerms;
}

/** What is chosen is chosen for the next time as well. */
export function ClockChoice({ clock }: Props) {
  const t = useTranslations("lobby.clock");
  const words = useClockWords();
  const choose = (name: string): void => {
    const terms = readClockName(name);
    if (terms !== null) rememberClock(terms);
  };
  return (
    <ChoiceCards
      legend={t("legend")}
      layout="row"
      choices={CLOCK_CHOICES.map((terms) => ({ value: nameOfClock(terms), title: words(terms) }))}
      chosen={nameOfClock(clock)}
      onChoose={choose}
    />
  );
}
