import { cardIn } from "@fhtagn/rules/options";
import type { CardRef } from "@fhtagn/rules/view";
import { useTranslations } from "use-intl";
import { Card } from "../../cards/index.ts";
import type { Lane } from "../model/board.ts";
import { type Numbered, numbered } from "../model/options.ts";
import { answerWith } from "../player-moves.ts";
import { CARD_RATIO, useSizes } from "../sizes.ts";
import { codeOnTable, useGame, useLaid, useTools } from "../table-context.ts";
import { useOptionWords } from "../table-words.ts";
import css from "./lanes.module.css";

const refsOf = ({ story, committed }: Lane): readonly CardRef[] => [
  ...(story === null ? [] : [story.handle]),
  ...[...committed.you, ...committed.opponent].map(({ card }) => card.handle),
];

export interface Targets {
  /** The answers that lie in lanes. Free actions stay where they are. */
  readonly targets: readonly Numbered[];
  /** The lanes in which they lie, by their place in the row. */
  readonly lanes: readonly number[];
}

const NOWHERE: Targets = { targets: [], lanes: [] };

/** On a phone one lane is in sight: where are the answers? */
export function useTargets(): Targets {
  const { board } = useLaid();
  const asked = useGame((game) => game.asked);
  if (asked === null || asked.form !== "choose" || asked.kind === "action") return NOWHERE;
  const laneOf = (card: CardRef | undefined): number =>
    board.lanes.findIndex((lane) => card !== undefined && refsOf(lane).includes(card));
  const targets = numbered(asked).filter(({ option }) => laneOf(cardIn(option)) >= 0);
  return { targets, lanes: [...new Set(targets.map(({ option }) => laneOf(cardIn(option))))] };
}

/** The lanes as a list of what can be chosen, and nothing else. */
export function TargetList({ targets }: { readonly targets: readonly Numbered[] }) {
  const t = useTranslations("table");
  const tools = useTools();
  const { view } = useLaid();
  const { lane: height } = useSizes();
  const words = useOptionWords();
  return (
    <ul className={css.targets} aria-label={t("lanes.targets")}>
      {targets.map((one) => (
        <li key={one.index}>
          <button type="button" data-item="" onClick={() => answerWith(tools, one)}>
            <span style={{ width: Math.round(height * CARD_RATIO), height }}>
              <Card code={codeOnTable(view, cardIn(one.option) ?? 0)} face="token" ring="canBeChosen" />
            </span>
            {words(one.option).label}
          </button>
        </li>
      ))}
    </ul>
  );
}
