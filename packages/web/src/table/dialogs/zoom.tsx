import type { NumberPart } from "@fhtagn/protocol";
import { parseKeywords } from "@fhtagn/rules/figures";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Card, cardByCode, StoryCard } from "../../cards/index.ts";
import { RulingsPlace } from "../../rules-book/rulings-place.tsx";
import { figuresOnCard } from "../card/use-card-marks.ts";
import type { Looked } from "../gestures.ts";
import { useGame, useGestures, useLaid, useTools } from "../table-context.ts";
import { Keywords } from "./keywords.tsx";
import { Sheet } from "./sheet.tsx";
import css from "./zoom.module.css";

/** So wide that the text of a card is not smaller than 16 pixels. */
const WIDTH = 330;
const LANDSCAPE = 380;

export function ZoomDialog() {
  const zoomed = useGestures((gestures) => gestures.zoomed);
  return zoomed === null ? null : <Zoomed looked={zoomed} />;
}

/** Abilities a player is asked about. */
const ASKED: readonly string[] = ["action", "response", "disrupt"];

/** The large card with what its numbers are made of, its keywords explained, what is attached to it. */
function Zoomed({ looked: { code, handle = 0 } }: { readonly looked: Looked }) {
  const t = useTranslations("zoom");
  const change = useGestures((gestures) => gestures.change);
  const facts = code === null ? undefined : cardByCode(code)?.facts;
  const figures = useGame((game) => figuresOnCard(game.figures?.inPlay, handle));
  const keywords = figures?.keywords ?? parseKeywords(facts?.keywords ?? []).names;
  const landscape = facts?.type === "story" || facts?.type === "conspiracy";
  return (
    <Sheet title={facts?.title ?? t("hidden")} size="large" onClose={() => change({ zoomed: null })}>
      <div className={css.zoom} data-landscape={landscape}>
        <div className={css.card}>
          {landscape && code !== null ? (
            <StoryCard code={code} width={LANDSCAPE} />
          ) : (
            <Card code={code} width={WIDTH} />
          )}
        </div>
        <div className={css.facts}>
          <Numbers handle={handle} />
          <Keywords code={code} keywords={keywords} />
          <Attached handle={handle} />
          {code !== null && <RulingsPlace code={code} />}
          {code !== null && <AskLess code={code} />}
        </div>
      </div>
    </Sheet>
  );
}

/** Icons that it has not and that nothing gives it are no news. */
const isWorthTelling = (parts: readonly NumberPart[]): boolean =>
  parts[0]?.what === "skill" || parts.some(({ amount }) => amount !== 0);

/** "skill 3 = 2 printed + 1 Ritual". */
function Numbers({ handle }: { readonly handle: Looked["handle"] }) {
  const t = useTranslations("zoom");
  const { session } = useTools();
  const inPlay = useLaid().view.inPlay.some((card) => card.handle === handle);
  const [parts, setParts] = useState<readonly NumberPart[]>([]);
  useEffect(() => {
    let current = true;
    setParts([]);
    if (inPlay && typeof handle === "number")
      void session
        .getState()
        .explain(handle)
        .then((found) => current && setParts(found));
    return () => {
      current = false;
    };
  }, [handle, inPlay, session]);
  const partsOf = (kind: NumberPart["what"]) => parts.filter(({ what }) => what === kind);
  const kinds = [...new Set(parts.map(({ what }) => what))].filter((what) => isWorthTelling(partsOf(what)));
  if (kinds.length === 0) return null;
  return (
    <section>
      <h3>{t("numbers")}</h3>
      <ul>
        {kinds.map((what) => (
          <Sum key={what} what={what} parts={partsOf(what)} />
        ))}
      </ul>
    </section>
  );
}

function Sum({ what, parts }: { readonly what: NumberPart["what"]; readonly parts: readonly NumberPart[] }) {
  const t = useTranslations("zoom");
  const ledger = useTranslations("table.ledger");
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const said = parts.map(({ amount, code }, at) => {
    const source = code === undefined ? t("printed") : (cardByCode(code)?.facts.title ?? code);
    const sign = amount < 0 ? "−" : at === 0 ? "" : "+";
    return `${sign} ${Math.abs(amount)} ${source}`.trim();
  });
  return (
    <li>
      <b>
        {ledger(what)} {total}
      </b>{" "}
      = {said.join(" ")}
    </li>
  );
}

function Attached({ handle }: { readonly handle: Looked["handle"] }) {
  const t = useTranslations("zoom");
  const { view } = useLaid();
  const change = useGestures((gestures) => gestures.change);
  const attached = view.inPlay.filter(({ host }) => host !== 0 && host === handle);
  if (attached.length === 0) return null;
  return (
    <section>
      <h3>{t("attached")}</h3>
      <ul>
        {attached.map(({ code, handle: under }) => (
          <li key={under}>
            <button
              type="button"
              className={css.link}
              onClick={() => change({ zoomed: { code, handle: under } })}
            >
              {code === null ? t("hidden") : (cardByCode(code)?.facts.title ?? code)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For passing "less often": a card whose windows are passed as if it could not be used. */
function AskLess({ code }: { readonly code: string }) {
  const t = useTranslations("zoom");
  const { session } = useTools();
  const less = useGame(({ passing }) => passing.less);
  const hasAction = (cardByCode(code)?.text?.abilities ?? []).some(({ timing }) => ASKED.includes(timing));
  if (!hasAction) return null;
  const marked = less.includes(code);
  const toggle = (): void =>
    session.getState().setPassing({ less: marked ? less.filter((one) => one !== code) : [...less, code] });
  return (
    <label className={css.less}>
      <input type="checkbox" checked={marked} onChange={toggle} />
      <span>{t("askLess")}</span>
    </label>
  );
}
