import { cardIn } from "@fhtagn/rules/options";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { useLooking } from "../card/use-looking.ts";
import type { Numbered } from "../model/options.ts";
import { codeOnTable, useGame, useGestures, useLaid, useTools } from "../table-context.ts";
import { useOrderedWords } from "../table-words.ts";
import { moveInOrder, type Ordering, takeOrder, useOrdering } from "../use-ordering.ts";
import css from "./order-list.module.css";
import { PromptButton } from "./prompt-button.tsx";

/** Things that come at once, to be put in order; sent as a whole from the prompt. */
export function OrderList() {
  const ordering = useOrdering();
  return ordering === null ? null : <List {...ordering} />;
}

function List({ things, canKeep, kept }: Ordering) {
  const t = useTranslations("ordering");
  return (
    <div className={css.order}>
      <p className={css.note}>{t(useNote())}</p>
      <ol aria-label={t("list")}>
        {things.map((one, at) => (
          <Thing key={one.index} one={one} at={at} of={things.length} />
        ))}
      </ol>
      {canKeep && <Keep kept={kept} />}
    </div>
  );
}

/** What being first means. */
function useNote(): "effects" | "deck" | "cards" {
  const about = useGame(({ asked }) => asked?.about.about);
  if (about === "sort") return "deck";
  return about === "orderOfCards" ? "cards" : "effects";
}

interface ThingProps {
  readonly one: Numbered;
  /** Counted from 0. */
  readonly at: number;
  readonly of: number;
}

function Thing({ one: { option }, at, of }: ThingProps) {
  const t = useTranslations("ordering");
  const words = useOrderedWords();
  const { view } = useLaid();
  const { code } = option;
  const card = cardIn(option) ?? 0;
  const { isClick: _, ...looking } = useLooking({ code: code ?? codeOnTable(view, card), handle: card });
  const name = words(option);
  const place = { name, place: at + 1, of };
  return (
    <li {...looking}>
      <span className={css.place} aria-hidden="true">
        {at + 1}
      </span>
      <span className={css.name}>{name}</span>
      <Step label={t("up", place)} at={at} step={-1} disabled={at === 0} />
      <Step label={t("down", place)} at={at} step={1} disabled={at === of - 1} />
    </li>
  );
}

interface StepProps {
  readonly label: string;
  readonly at: number;
  readonly step: 1 | -1;
  readonly disabled: boolean;
}

/** The focus goes with the thing, so that it can be moved on by the same key. */
function Step({ label, at, step, disabled }: StepProps) {
  const tools = useTools();
  const button = useRef<HTMLButtonElement>(null);
  const Icon = step < 0 ? ArrowUp : ArrowDown;
  return (
    <button
      ref={button}
      type="button"
      className={css.step}
      data-item=""
      title={label}
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && moveInOrder(tools, at, step)}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}

function Keep({ kept }: { readonly kept: boolean }) {
  const t = useTranslations("ordering");
  const change = useGestures((gestures) => gestures.change);
  return (
    <label className={css.keep}>
      <input type="checkbox" data-item="" checked={kept} onChange={() => change({ keepOrder: !kept })} />
      <span>{t("keep")}</span>
    </label>
  );
}

export function OrderButton() {
  const t = useTranslations();
  const tools = useTools();
  return (
    <PromptButton kind="default" keyName={t("table.keys.space")} onClick={() => takeOrder(tools)}>
      {t("ordering.take")}
    </PromptButton>
  );
}
