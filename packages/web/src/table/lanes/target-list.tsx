import type { CardRef } from "@fhtagn/rules/view";
import { useTranslations } from "use-intl";
import { Card } from "../../cards/index.ts";
import { answerWith } from "../deeds.ts";
import type { Lane } from "../model/board.ts";
import { type Numbered, numbered } from "../model/options.ts";
import { CARD_RATIO, useSizes } from "../sizes.ts";
import { codeOf, useGame, useLaid, useTools } from "../table-context.ts";
import { useOptionWords } from "../words.ts";
import css from "./lanes.module.css";

const refsOf = ({ story, committed }: Lane): readonly CardRef[] => [
  ...(story === null ? [] : [story.handle]),
  ...[...committed.you, ...committed.opponent].map(({ card }) => card.handle),
];

/** On a phone: the answers that lie in lanes, if one of them is not in sight. Free actions stay where they are. */
export function useHiddenTargets(shown: Lane | undefined): readonly Numbered[] {
  const { board } = useLaid();
  const asked = useGame((game) => game.asked);
  if (asked === null || asked.form !== "choose" || asked.kind === "action") return [];
  const everywhere = board.lanes.flatMap(refsOf);
  const inSight = shown === undefined ? [] : refsOf(shown);
  const targets = numbered(asked).filter(
    ({ option }) => option.card !== undefined && everywhere.includes(option.card),
  );
  const hidden = targets.some(({ option }) => option.card !== undefined && !inSight.includes(option.card));
  return hidden ? targets : [];
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
              <Card code={codeOf(view, one.option.card ?? 0)} face="token" ring="canBeChosen" />
            </span>
            {words(one.option).label}
          </button>
        </li>
      ))}
    </ul>
  );
}
