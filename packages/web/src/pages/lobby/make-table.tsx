/** A table to one's liking: for whom, by which rules, with what allowed. */
import type { NewTable, OnlineTable } from "@fhtagn/protocol/online";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../parts/button.tsx";
import { ChoiceCards } from "../parts/choice-cards.tsx";
import { RulesChoice } from "../setup/rules-choice.tsx";
import { CheckLine } from "./check-line.tsx";
import styles from "./make-table.module.css";
import { useRecentOpponents } from "./use-recent-opponents.ts";

type Terms = Omit<NewTable, "deck" | "clock" | "games">;
type For = "link" | "lobby" | "player";

interface Props {
  readonly busy: boolean;
  readonly onOpen: (terms: Terms) => void;
}

interface Wish {
  readonly who: For;
  readonly name: string;
  readonly ruleset: OnlineTable["ruleset"];
  readonly rated: boolean;
  readonly takeBacks: boolean;
  readonly watchers: boolean;
}

const FIRST: Wish = {
  who: "link",
  name: "",
  ruleset: "lcg",
  rated: false,
  takeBacks: true,
  watchers: true,
};

/** A rated game has fixed rules: nothing is taken back in it. */
const termsOf = ({ who, name, ruleset, rated, takeBacks, watchers }: Wish): Terms => ({
  ruleset,
  rated,
  takeBacks: takeBacks && !rated,
  watchers,
  for: who === "player" ? { who, name: name.trim() } : { who },
});

export function MakeTable({ busy, onOpen }: Props) {
  const t = useTranslations("lobby.make");
  const [wish, setWish] = useState(FIRST);
  const change = (part: Partial<Wish>): void => setWish({ ...wish, ...part });
  const isReady = wish.who !== "player" || wish.name.trim() !== "";
  return (
    <details className={styles.make}>
      <summary>{t("show")}</summary>
      <form
        className={styles.form}
        aria-label={t("title")}
        onSubmit={(event) => {
          event.preventDefault();
          onOpen(termsOf(wish));
        }}
      >
        <ForWhom wish={wish} onChange={change} />
        <RulesChoice ruleset={wish.ruleset} onChange={(ruleset) => change({ ruleset })} />
        <Allowed wish={wish} onChange={change} />
        <Button type="submit" disabled={busy || !isReady}>
          {t("open")}
        </Button>
      </form>
    </details>
  );
}

interface PartProps {
  readonly wish: Wish;
  readonly onChange: (part: Partial<Wish>) => void;
}

const WAYS = ["link", "lobby", "player"] as const satisfies readonly For[];

function ForWhom({ wish: { who, name }, onChange }: PartProps) {
  const t = useTranslations("lobby.make");
  return (
    <>
      <ChoiceCards
        legend={t("for")}
        choices={WAYS.map((value) => ({ value, title: t(value), text: t(`${value}Text`) }))}
        chosen={who}
        onChoose={(chosen) => onChange({ who: chosen })}
      />
      {who === "player" ? <PlayerField name={name} onChange={(next) => onChange({ name: next })} /> : null}
    </>
  );
}

interface FieldProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

const LONGEST = 64;

/** Whoever was played before is known by more than his name, also as a guest. */
function PlayerField({ name, onChange }: FieldProps) {
  const t = useTranslations("lobby.make");
  const field = useId();
  const help = useId();
  const recent = useRecentOpponents();
  return (
    <div className={styles.player}>
      <label htmlFor={field}>{t("name")}</label>
      <input
        id={field}
        aria-describedby={help}
        value={recent.find(({ id }) => id === name)?.name ?? name}
        maxLength={LONGEST}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={help}>{t("nameHelp")}</p>
      {recent.length === 0 ? null : (
        <fieldset>
          <legend>{t("recent")}</legend>
          {recent.map((player) => (
            <Button key={player.id} aria-pressed={name === player.id} onClick={() => onChange(player.id)}>
              {player.name}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function Allowed({ wish: { rated, takeBacks, watchers }, onChange }: PartProps) {
  const t = useTranslations("lobby.make");
  return (
    <fieldset className={styles.allowed}>
      <legend>{t("more")}</legend>
      <CheckLine
        label={t("rated")}
        text={t("ratedText")}
        checked={rated}
        onChange={(on) => onChange({ rated: on })}
      />
      <CheckLine
        label={t("takeBacks")}
        text={t("takeBacksText")}
        checked={takeBacks && !rated}
        disabled={rated}
        onChange={(on) => onChange({ takeBacks: on })}
      />
      <CheckLine
        label={t("watchers")}
        text={t("watchersText")}
        checked={watchers}
        onChange={(on) => onChange({ watchers: on })}
      />
    </fieldset>
  );
}
