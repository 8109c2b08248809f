import { memo, useRef } from "react";
import { useTranslations } from "use-intl";
import { cardByCode, DomainPile } from "../../cards/index.ts";
import { useDrop } from "../card/drag.ts";
import { figuresOnCard } from "../card/use-card-marks.ts";
import type { Domain, Side } from "../model/board.ts";
import { keyed } from "../model/keyed.ts";
import { markOf } from "../model/options.ts";
import { stagedAt } from "../model/staging.ts";
import { clickThing } from "../player-moves.ts";
import { codeOnTable, useGame, useGestures, useTools } from "../table-context.ts";
import css from "./rail.module.css";

/** A card laid there for the opening, not yet sent. */
function useStagedCodes({ domain }: Domain): readonly (string | null)[] {
  const asked = useGame((game) => (game.asked?.kind === "setup" ? game.asked : null));
  const staged = useGame((game) => game.staged);
  const view = useGame((game) => (game.asked?.kind === "setup" ? game.view : null));
  if (asked === null || view === null) return [];
  return stagedAt(asked, staged, domain.handle).map((ref) => codeOnTable(view, ref));
}

/** What it can pay: undrained and not as many as its cards. */
function usePays({ domain, resources }: Domain): number | undefined {
  const pays = useGame((game) => figuresOnCard(game.figures?.domains, domain.handle));
  return domain.drained || pays === resources.length ? undefined : pays;
}

const titleOf = (code: string | null): string => cardByCode(code ?? "")?.facts.title ?? "?";

interface DomainProps {
  readonly domain: Domain;
  readonly side: Side;
}

export const DomainButton = memo(function DomainButton({ domain, side }: DomainProps) {
  const t = useTranslations("table");
  const tools = useTools();
  const button = useRef<HTMLButtonElement>(null);
  const { handle, drained } = domain.domain;
  const picked = useGestures((gestures) => gestures.picked);
  const mark = useGame(({ asked }) => markOf(asked, handle, picked));
  const codes = [...domain.resources.map(({ code }) => code), ...useStagedCodes(domain)];
  const pays = usePays(domain);
  useDrop(button, side === "you" ? handle : null);
  const label = t("domains.label", {
    number: domain.number,
    side,
    count: codes.length,
    cards: codes.map(titleOf).join(", "),
    drained: drained ? "yes" : "no",
    choosable: mark === null ? "no" : "yes",
  });
  return (
    <button
      ref={button}
      type="button"
      className={css.domain}
      data-item=""
      data-handle={handle}
      aria-label={label}
      onClick={({ currentTarget }) => clickThing(tools, handle, currentTarget)}
    >
      <DomainPile
        resources={codes}
        number={domain.number}
        drained={drained}
        {...(pays !== undefined && { pays })}
        {...(mark !== null && { ring: "canBeChosen" })}
      />
      {mark === "place" && (
        <span className={css.total}>{t("domains.newTotal", { total: codes.length + 1 })}</span>
      )}
      {codes.length > 0 && <Fan codes={codes} />}
    </button>
  );
});

/** The resources by name, for who points at the domain. */
function Fan({ codes }: { readonly codes: readonly (string | null)[] }) {
  return (
    <span className={css.fan} aria-hidden="true">
      {keyed(codes, titleOf).map(({ key, item }) => (
        <span key={key}>{titleOf(item)}</span>
      ))}
    </span>
  );
}
