/** Two factions of the box and a packet of neutral cards (SETUP-11, DECK-10). */
import { type CSSProperties, useState } from "react";
import { useTranslations } from "use-intl";
import { FactionSigil } from "../../cards/faction-sigil.tsx";
import { ChoiceCards } from "../parts/choice-cards.tsx";
import { BOX_FACTIONS, type BoxFaction, type DeckChoice, pairOf } from "./deck-choice.ts";
import styles from "./deck-chooser.module.css";

type Pair = Extract<DeckChoice, { kind: "pair" }>;

interface Props {
  readonly deck: Pair;
  readonly onChange: (deck: DeckChoice) => void;
}

/** A third faction takes the place of the one chosen first; a faction taken back leaves one. */
function afterToggle(chosen: readonly BoxFaction[], faction: BoxFaction): readonly BoxFaction[] {
  if (chosen.includes(faction)) return chosen.filter((each) => each !== faction);
  return [...chosen, faction].slice(-2);
}

export function FactionPair({ deck, onChange }: Props) {
  const t = useTranslations("setup.pair");
  return (
    <>
      <Factions deck={deck} onChange={onChange} />
      <ChoiceCards
        legend={t("packet")}
        layout="row"
        choices={[
          { value: "1", title: t("packet1") },
          { value: "2", title: t("packet2") },
        ]}
        chosen={String(deck.packet)}
        onChoose={(packet) => onChange({ ...deck, packet: packet === "2" ? 2 : 1 })}
      />
    </>
  );
}

function Factions({ deck, onChange }: Props) {
  const t = useTranslations("setup.pair");
  const names = useTranslations("common.factions");
  const [chosen, setChosen] = useState<readonly BoxFaction[]>(deck.factions);
  const [first, second] = chosen;
  const toggle = (faction: BoxFaction) => {
    const next = afterToggle(chosen, faction);
    const [one, other] = next;
    setChosen(next);
    if (one !== undefined && other !== undefined) onChange({ ...deck, factions: pairOf(one, other) });
  };
  const isPair = first !== undefined && second !== undefined;
  return (
    <fieldset className={styles.factions}>
      <legend>{t("legend")}</legend>
      <div className={styles.factionGrid}>
        {BOX_FACTIONS.map((each) => (
          <FactionBox
            key={each}
            faction={each}
            checked={chosen.includes(each)}
            onToggle={() => toggle(each)}
          />
        ))}
      </div>
      <p role="status" className={styles.chosen}>
        {isPair ? t("chosen", { first: names(first), second: names(second) }) : t("needTwo")}
      </p>
    </fieldset>
  );
}

interface BoxProps {
  readonly faction: BoxFaction;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

const coloursOf = (faction: BoxFaction): CSSProperties =>
  ({ "--faction": `var(--${faction})`, "--on-faction": `var(--on-${faction})` }) as CSSProperties;

function FactionBox({ faction, checked, onToggle }: BoxProps) {
  const names = useTranslations("common.factions");
  return (
    <label className={styles.faction} style={coloursOf(faction)}>
      <input type="checkbox" checked={checked} onChange={onToggle} />
      <span className={styles.sigil}>
        <FactionSigil faction={faction} size={26} paint="current" />
      </span>
      <span>{names(faction)}</span>
    </label>
  );
}
