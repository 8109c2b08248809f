/** A game that is over: how it ended, and everything that can follow. */
import type { OnlineTable } from "@fhtagn/protocol/online";
import { useTranslations } from "use-intl";
import { usePageTitle } from "../../app/use-page-title.ts";
import { useNamedDeck } from "../home/use-deck-words.ts";
import { usePlayerName } from "../lobby/use-player-name.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Page } from "../parts/page.tsx";
import styles from "./online-page.module.css";
import { TermsList } from "./terms-list.tsx";
import { useAfterGame } from "./use-after-game.ts";
import { useOtherName } from "./use-other-name.ts";

interface Props {
  readonly table: OnlineTable;
  readonly onLook: () => void;
}

export function OverPage({ table, onLook }: Props) {
  const t = useTranslations("online.over");
  const nameOf = usePlayerName();
  const { seats } = table;
  const one = seats === null ? "" : nameOf(seats.P1.player);
  const other = seats === null ? "" : nameOf(seats.P2.player);
  const title = t("title", { one, other });
  usePageTitle(title);
  return (
    <Page title={title}>
      <div className={styles.over}>
        <Outcome table={table} names={{ P1: one, P2: other }} />
        <Decks table={table} names={{ P1: one, P2: other }} />
        <TermsList table={table} />
        <WhatNext table={table} onLook={onLook} />
      </div>
    </Page>
  );
}

interface Named {
  readonly table: OnlineTable;
  readonly names: Readonly<Record<"P1" | "P2", string>>;
}

function Outcome({ table: { result, turn }, names }: Named) {
  const t = useTranslations("online.over");
  const because = useTranslations("table.end.because");
  if (result === null) return null;
  return (
    <p className={styles.outcome}>
      <b>{result.winner === "draw" ? t("draw") : t("won", { name: names[result.winner] })}</b>{" "}
      {because(result.because)} {t("turns", { turn })}.
    </p>
  );
}

function Decks({ table: { seats }, names }: Named) {
  const t = useTranslations("online.over");
  const deckName = useNamedDeck();
  if (seats === null) return null;
  return (
    <ul className={styles.decks}>
      {(["P1", "P2"] as const).map((seat) => {
        const { deck } = seats[seat];
        return deck === undefined ? null : (
          <li key={seat}>{t("decks", { name: names[seat], deck: deckName(deck) })}</li>
        );
      })}
    </ul>
  );
}

function WhatNext({ table, onLook }: Props) {
  const t = useTranslations("online.over");
  const { busy, trouble, again, look, save } = useAfterGame(table);
  const name = useOtherName(table);
  return (
    <>
      <div className={styles.deeds}>
        <Button look="main" disabled={busy} onClick={() => look("replay")}>
          {t("replay")}
        </Button>
        <Button disabled={busy} onClick={() => look("review")}>
          {t("review")}
        </Button>
        <Button onClick={onLook}>{t("look")}</Button>
        <Button disabled={busy} onClick={save}>
          {t("record")}
        </Button>
      </div>
      {again === null ? null : (
        <div className={styles.deeds}>
          <Button disabled={busy} onClick={() => again(false)}>
            {table.next === null ? t("rematch") : t("accept", { name })}
          </Button>
          <Button disabled={busy} onClick={() => again(true)}>
            {t("swap")}
          </Button>
        </div>
      )}
      <AfterTrouble trouble={trouble} />
      <ButtonLink look="quiet" to="/lobby">
        {t("lobby")}
      </ButtonLink>
    </>
  );
}

function AfterTrouble({ trouble }: Pick<ReturnType<typeof useAfterGame>, "trouble">) {
  const t = useTranslations("online.over");
  const troubles = useTranslations("lobby.troubles");
  const words = trouble === null ? "" : trouble === "not kept" ? t("notKept") : troubles(trouble);
  return <p role="alert">{words}</p>;
}
