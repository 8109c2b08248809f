/** A game now: with whoever is there, or with a friend who gets a link. */
import type { NewTable } from "@fhtagn/protocol/online";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { matchQuickly, requestTable } from "../../online/online-api.ts";
import { clockOfHabit, deckOfHabit, deckToPlay, useOnlineHabits } from "../../online/online-habits.ts";
import { useDeed } from "../../online/use-deed.ts";
import { Button } from "../parts/button.tsx";
import { ChosenDeck } from "./chosen-deck.tsx";
import { ClockChoice } from "./clock-choice.tsx";
import styles from "./lobby-page.module.css";
import { MakeTable } from "./make-table.tsx";
import { TroubleLine } from "./trouble-line.tsx";

export function QuickMatch() {
  const t = useTranslations("lobby.quick");
  const navigate = useNavigate();
  const { busy, trouble, run } = useDeed();
  const habits = useOnlineHabits();
  const [chosen, clock] = [deckOfHabit(habits), clockOfHabit(habits)];
  const go = ({ id }: { readonly id: string }): Promise<void> =>
    navigate({ to: "/online/$id", params: { id } });
  const find = (): void =>
    run(() => matchQuickly({ deck: deckToPlay(chosen), clock, ruleset: "lcg", rated: false }), go);
  const open = (terms: Omit<NewTable, "deck" | "clock" | "games">): void =>
    run(() => requestTable({ deck: deckToPlay(chosen), clock, games: 1, ...terms }), go);
  return (
    <section aria-labelledby="quick" className={styles.quick}>
      <h2 id="quick">{t("title")}</h2>
      <ChosenDeck deck={chosen} />
      <ClockChoice clock={clock} />
      <div className={styles.deeds}>
        <Way note={t("findText")}>
          <Button look="main" disabled={busy} onClick={find}>
            {t(busy ? "busy" : "find")}
          </Button>
        </Way>
        <Way note={t("inviteText")}>
          <Button disabled={busy} onClick={() => open(AMONG_FRIENDS)}>
            {t("invite")}
          </Button>
        </Way>
      </div>
      <TroubleLine trouble={trouble} />
      <MakeTable busy={busy} onOpen={open} />
    </section>
  );
}

const AMONG_FRIENDS = {
  ruleset: "lcg",
  rated: false,
  takeBacks: true,
  watchers: true,
  for: { who: "link" },
} as const;

function Way({ note, children }: { readonly note: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.way}>
      {children}
      <p>{note}</p>
    </div>
  );
}
