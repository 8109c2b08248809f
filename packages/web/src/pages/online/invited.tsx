/** An open table of somebody else: who it is, how it is played, and one click to sit down. */
import type { OnlineTable } from "@fhtagn/protocol/online";
import { useTranslations } from "use-intl";
import { usePageTitle } from "../../app/use-page-title.ts";
import { joinTableAt } from "../../online/online-api.ts";
import { deckOfHabit, deckToPlay, useOnlineHabits } from "../../online/online-habits.ts";
import type { OnlineRoom } from "../../online/online-room.ts";
import { useDeed } from "../../online/use-deed.ts";
import { useWhoAmI } from "../../online/who-am-i.ts";
import { ChosenDeck } from "../lobby/chosen-deck.tsx";
import { TroubleLine } from "../lobby/trouble-line.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Page } from "../parts/page.tsx";
import styles from "./online-page.module.css";
import { TermsList } from "./terms-list.tsx";

interface Props {
  readonly room: OnlineRoom;
  readonly table: OnlineTable;
  /** It was taken by somebody else: what is it now? */
  readonly onMissed: () => void;
}

export function Invited({ room, table, onMissed }: Props) {
  const t = useTranslations("online.invitation");
  const { busy, trouble, run } = useDeed();
  const deck = deckOfHabit(useOnlineHabits());
  const isNobody = useWhoAmI(({ me }) => me === null);
  const { name } = table.by;
  const title = t(table.for === "lobby" ? "waits" : "title", { name });
  usePageTitle(title);
  const sitDown = (): void =>
    run(
      async () => {
        const answer = await joinTableAt(table.id, { deck: deckToPlay(deck) });
        if (!answer.ok && answer.trouble === "not open") onMissed();
        return answer;
      },
      (begun) => room.noteTable(begun),
    );
  return (
    <Page title={title} {...(table.for === "player" && { under: t("meant") })}>
      <div className={styles.invited}>
        <TermsList table={table} />
        <Button look="main" disabled={busy} onClick={sitDown}>
          {t(busy ? "sitting" : "sitDown")}
        </Button>
        {isNobody ? <p className={styles.note}>{t("note")}</p> : null}
        <TroubleLine trouble={trouble} />
        <ChosenDeck deck={deck} />
        <ButtonLink look="quiet" to="/lobby">
          {t("lobby")}
        </ButtonLink>
      </div>
    </Page>
  );
}
