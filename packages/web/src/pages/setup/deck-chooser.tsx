/** One side's deck. */
import { useTranslations } from "use-intl";
import { ChoiceCards } from "../parts/choice-cards.tsx";
import { BuiltDecks } from "./built-decks.tsx";
import { BY_LOT, type DeckChoice } from "./deck-choice.ts";
import styles from "./deck-chooser.module.css";
import { FactionPair } from "./faction-pair.tsx";

const KINDS = ["lot", "pair", "built"] as const;
type Kind = (typeof KINDS)[number];

/** What stands there when a kind is chosen for the first time. */
const FIRST: Readonly<Record<Kind, DeckChoice>> = {
  lot: BY_LOT,
  pair: { kind: "pair", factions: ["agency", "miskatonic"], packet: 1 },
  built: { kind: "built", around: "agency" },
};

interface Props {
  readonly title: string;
  readonly deck: DeckChoice;
  readonly onChange: (deck: DeckChoice) => void;
}

export function DeckChooser({ title, deck, onChange }: Props) {
  const t = useTranslations("setup");
  return (
    <section className={styles.chooser} aria-label={title}>
      <h2>{title}</h2>
      <ChoiceCards
        legend={t("kind.label")}
        legendHidden
        layout="row"
        choices={KINDS.map((value) => ({ value, title: t(`kind.${value}`) }))}
        chosen={deck.kind}
        onChoose={(kind) => onChange(FIRST[kind])}
      />
      {deck.kind === "lot" ? <p className={styles.lot}>{t("lotText")}</p> : null}
      {deck.kind === "pair" ? <FactionPair deck={deck} onChange={onChange} /> : null}
      {deck.kind === "built" ? <BuiltDecks deck={deck} onChange={onChange} /> : null}
    </section>
  );
}
