/** The seven decks built for tournaments, with what each of them is after. */
import { constructedDecks } from "@fhtagn/cards";
import { useTranslations } from "use-intl";
import { FactionSigil } from "../../cards/faction-sigil.tsx";
import { ChoiceCards } from "../parts/choice-cards.tsx";
import { BOX_FACTIONS, type DeckChoice } from "./deck-choice.ts";

interface Props {
  readonly deck: Extract<DeckChoice, { kind: "built" }>;
  readonly onChange: (deck: DeckChoice) => void;
}

export function BuiltDecks({ deck, onChange }: Props) {
  const t = useTranslations("setup");
  const words = useTranslations("builtDecks");
  const built = new Map(constructedDecks().map((each) => [each.name, each]));
  const choices = BOX_FACTIONS.map((value) => {
    const { factions = [] } = built.get(value) ?? {};
    const picture = factions.map((faction) => <FactionSigil key={faction} faction={faction} size={24} />);
    return { value, title: words(`${value}.title`), text: words(`${value}.description`), picture };
  });
  return (
    <ChoiceCards
      legend={t("builtLegend")}
      choices={choices}
      chosen={deck.around}
      onChoose={(around) => onChange({ kind: "built", around })}
    />
  );
}
