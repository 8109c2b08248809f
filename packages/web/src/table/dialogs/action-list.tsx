import type { Asked } from "@fhtagn/protocol";
import { cardIn } from "@fhtagn/rules/options";
import type { CardRef } from "@fhtagn/rules/view";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type Numbered, numbered } from "../model/options.ts";
import { isComplete, stagedPlace } from "../model/staging.ts";
import { answerWith, putAt, sendStaged } from "../player-moves.ts";
import { useSendLabel } from "../prompt/use-send-label.ts";
import { useGame, useGestures, useTools } from "../table-context.ts";
import { useNames, useOptionWords, useQuestionWords } from "../table-words.ts";
import css from "./lists.module.css";
import { Sheet } from "./sheet.tsx";

/** Every legal option as a plain list with search: the complete way to play without pointing at anything. */
export function ActionList() {
  const t = useTranslations("table");
  const asked = useGame((game) => game.asked);
  const change = useGestures((gestures) => gestures.change);
  const question = useQuestionWords();
  const close = (): void => change({ panel: null });
  return (
    <Sheet
      title={t("actions.title")}
      description={asked === null ? t("actions.nothing") : question(asked)}
      onClose={close}
    >
      {asked?.form === "choose" && <Options />}
      {asked?.form === "assign" && <Assignment asked={asked} />}
    </Sheet>
  );
}

interface Group {
  readonly source: string;
  readonly options: readonly { readonly one: Numbered; readonly label: string; readonly warning?: string }[];
}

/** By the card they belong to, in the order of the question. */
function useGroups(): readonly Group[] {
  const t = useTranslations("table");
  const asked = useGame((game) => game.asked);
  const words = useOptionWords();
  const names = useNames();
  const groups = new Map<string, Group["options"]>();
  for (const one of asked === null ? [] : numbered(asked)) {
    const { code } = one.option;
    const card = cardIn(one.option);
    const source = card === undefined && code === undefined ? t("actions.general") : names(card ?? 0, code);
    groups.set(source, [...(groups.get(source) ?? []), { one, ...words(one.option) }]);
  }
  return [...groups].map(([source, options]) => ({ source, options }));
}

/** Keyboards type the straight apostrophe, French labels show the other. */
const folded = (text: string): string => text.toLocaleLowerCase().replaceAll("’", "'");
const fits = (text: string, wanted: string): boolean => folded(text).includes(folded(wanted.trim()));

function Options() {
  const t = useTranslations("table");
  const [wanted, setWanted] = useState("");
  const groups = useGroups()
    .map(({ source, options }) => ({
      source,
      options: options.filter(({ label }) => fits(label, wanted) || fits(source, wanted)),
    }))
    .filter(({ options }) => options.length > 0);
  return (
    <>
      <input
        type="search"
        data-first=""
        className={css.search}
        aria-label={t("actions.search")}
        placeholder={t("actions.search")}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {groups.map((group) => (
        <OptionsOfCard key={group.source} {...group} />
      ))}
      {groups.length === 0 && <p>{t("actions.none")}</p>}
    </>
  );
}

function OptionsOfCard({ source, options }: Group) {
  const tools = useTools();
  return (
    <section className={css.group}>
      <h3>{source}</h3>
      <ul>
        {options.map(({ one, label, warning }) => (
          <li key={one.index}>
            <button
              type="button"
              className={css.action}
              data-option={one.index}
              onClick={() => answerWith(tools, one)}
            >
              {label}
              {warning !== undefined && <em>{warning}</em>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One line for each item: where it goes. */
function Assignment({ asked }: { readonly asked: Asked }) {
  const tools = useTools();
  const complete = useGame(({ staged }) => isComplete(asked, staged));
  const label = useSendLabel();
  return (
    <>
      <ul className={css.assign}>
        {asked.items.map((item) => (
          <li key={item}>
            <PlaceOf asked={asked} item={item} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={css.send}
        data-send=""
        aria-disabled={!complete}
        onClick={() => sendStaged(tools)}
      >
        {label}
      </button>
    </>
  );
}

function PlaceOf({ asked, item }: { readonly asked: Asked; readonly item: CardRef }) {
  const t = useTranslations("table");
  const tools = useTools();
  const names = useNames();
  const at = asked.items.indexOf(item);
  const places = asked.places[at] ?? [];
  const place = useGame(({ staged }) => stagedPlace(asked, staged, item));
  const put = (value: string): void => {
    const to = places[Number(value)];
    if (to === undefined) tools.session.getState().stage(at, -1);
    else putAt(tools, asked, { item, place: to });
  };
  return (
    <label>
      <span>{names(item)}</span>
      <select value={String(places.indexOf(place ?? -1))} onChange={({ target }) => put(target.value)}>
        <option value="-1">{t("actions.stays")}</option>
        {places.map((one, index) => (
          <option key={one} value={String(index)}>
            {names(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
