/** A deck in a narrow place: sigils and letters for the eye, its name for everybody else, and where it has no factions. */
import { FactionSigil } from "../../../cards/faction-sigil.tsx";
import { FACTION_LETTERS } from "../../../cards/factions.ts";
import { factionsIn } from "../record/own-games.ts";
import { useDeckName } from "../use-deck-name.ts";
import styles from "./map.module.css";

const SIZE = 16;

export function DeckMark({ deck, letters = false }: { readonly deck: string; readonly letters?: boolean }) {
  const nameOf = useDeckName();
  const factions = factionsIn(deck);
  if (factions.length === 0) return <span className={styles.mark}>{nameOf(deck)}</span>;
  return (
    <span className={styles.mark} title={nameOf(deck)}>
      <span className="visually-hidden">{nameOf(deck)}</span>
      {factions.map((faction) => (
        <span key={faction} aria-hidden="true">
          <FactionSigil faction={faction} size={SIZE} />
          {letters && FACTION_LETTERS[faction]}
        </span>
      ))}
    </span>
  );
}
