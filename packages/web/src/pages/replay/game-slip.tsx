import type { Player } from "@fhtagn/rules";
import { useFormatter, useTranslations } from "use-intl";
import { useNamedSeats } from "../../replay/use-named-seats.ts";
import { useNamedDeck } from "../home/use-deck-words.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { RemoveButton } from "../parts/remove-button.tsx";
import { useUnusualRules } from "../setup/use-unusual-rules.ts";
import { saveRecord } from "../table/save-record.ts";
import styles from "./games-page.module.css";
import type { ShelfGame } from "./use-shelf.ts";

interface Props {
  readonly game: ShelfGame;
  readonly onRemove: () => void;
}

/** A slip of paper for each game. */
export function GameSlip({ game, onRemove }: Props) {
  const t = useTranslations("replay.list");
  const end = useTranslations("table.end");
  const format = useFormatter();
  const deck = useNamedDeck();
  const result = useResultWords(game);
  const { decks, turns, when, kind } = game;
  const rules = useUnusualRules()(game.ruleset);
  const title = t("against", { own: deck(decks.P1), other: deck(decks.P2) });
  return (
    <li className={styles.game} data-kind={kind}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>
          <strong>{result}</strong>
          {game.result !== undefined && ` · ${end(`because.${game.result.because}`)}`}
        </p>
        <p className={styles.facts}>
          {rules === null ? "" : `${rules} · `}
          <Players game={game} /> · {t("turns", { count: turns })} ·{" "}
          {format.dateTime(when, { dateStyle: "medium", timeStyle: "short" })}
        </p>
      </div>
      <SlipButtons game={game} title={title} onRemove={onRemove} />
    </li>
  );
}

const SEATS: readonly Player[] = ["P1", "P2"];

/** Whose game it was: the one person against the computer; nobody's where two persons shared the screen. */
function ownSeat({ kind, seats }: ShelfGame): Player | null {
  if (kind === "loaded") return null;
  const people = SEATS.filter((player) => seats[player].kind === "person");
  return people.length === 1 ? (people[0] ?? null) : null;
}

function Players({ game }: { readonly game: ShelfGame }) {
  const t = useTranslations("replay");
  const named = useNamedSeats(game.seats);
  const own = ownSeat(game);
  return SEATS.map((player) => (player === own ? t("you") : named[player].name)).join(" – ");
}

function useResultWords(game: ShelfGame): string {
  const t = useTranslations("replay.result");
  const { kind, result, seats } = game;
  const named = useNamedSeats(seats);
  const own = ownSeat(game);
  if (result === undefined) return t(kind === "finished" ? "finished" : "open");
  if (result.winner === "draw") return t("draw");
  if (own !== null) return t(result.winner === own ? "youWon" : "youLost");
  return t("won", { name: named[result.winner].name });
}

function SlipButtons({ game: { id, kind }, title, onRemove }: Props & { readonly title: string }) {
  const t = useTranslations("replay.list");
  const named = (deed: string): string => `${deed}: ${title}`;
  return (
    <div className={styles.deeds}>
      {kind === "open" ? (
        <ButtonLink look="main" to="/table/$id" params={{ id }} aria-label={named(t("resume"))}>
          {t("resume")}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink look="main" to="/replay/$id" params={{ id }} aria-label={named(t("replay"))}>
            {t("replay")}
          </ButtonLink>
          <ButtonLink to="/replay/$id/review" params={{ id }} aria-label={named(t("review"))}>
            {t("review")}
          </ButtonLink>
        </>
      )}
      <Button aria-label={named(t("save"))} onClick={() => void saveRecord(id)}>
        {t("save")}
      </Button>
      <RemoveButton title={title} word={t} onRemove={onRemove} />
    </div>
  );
}
