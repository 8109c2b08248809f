/** Results as one types: up and down choose, Enter goes there, Escape clears, "/" comes back here. */
import { useNavigate } from "@tanstack/react-router";
import { Search as Lens } from "lucide-react";
import { type FocusEvent, useEffect, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import type { FoundEntry } from "./find.ts";
import { ResultList } from "./result-list.tsx";
import css from "./search.module.css";
import { type Combobox, useCombobox } from "./use-combobox.ts";

export function SearchBox() {
  const list = useId();
  const navigate = useNavigate();
  const goTo = ({ entry: { section, hash } }: FoundEntry): void => {
    box.leave();
    void navigate({ to: "/rules/{-$section}", params: { section }, hash });
  };
  const box: Combobox = useCombobox(goTo);
  return (
    <search className={css.search} onBlur={(event) => leaves(event) && box.leave()}>
      <Field box={box} list={list} />
      <ResultList id={list} box={box} onGoTo={goTo} />
    </search>
  );
}

const leaves = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

function Field({ box, list }: { readonly box: Combobox; readonly list: string }) {
  const t = useTranslations("rules.search");
  const input = useSlash();
  const { shown, chosen, state } = box;
  return (
    <div className={css.field}>
      <Lens size={18} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={t("label")}
        aria-expanded={state !== "hidden"}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={state === "shown" && shown.length > 0 ? `${list}-${chosen}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={t("hint")}
        value={box.query}
        onFocus={box.enter}
        onChange={({ target }) => box.type(target.value)}
        onKeyDown={box.press}
      />
      <span className={css.key} aria-hidden="true">
        /
      </span>
    </div>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName));

function useSlash() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey || isTyping(target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return input;
}
