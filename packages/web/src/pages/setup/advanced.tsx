/** What only few want to choose. */
import { USUAL_RULESET } from "@fhtagn/rules/words";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { GameSetup } from "./game-setup.ts";
import { RulesChoice } from "./rules-choice.tsx";
import { SeedField } from "./seed-field.tsx";
import styles from "./setup-page.module.css";

interface Props {
  readonly setup: GameSetup;
  readonly onChange: (part: Partial<GameSetup>) => void;
}

/** Open at first where something is chosen already; from then on it is as the player leaves it. */
export function Advanced({ setup: { ruleset, seed }, onChange }: Props) {
  const t = useTranslations("setup.advanced");
  const [open] = useState(seed !== undefined || ruleset !== USUAL_RULESET);
  return (
    <details className={styles.advanced} open={open}>
      <summary>{t("title")}</summary>
      <RulesChoice ruleset={ruleset} onChange={(chosen) => onChange({ ruleset: chosen })} />
      <SeedField seed={seed} onChange={(typed) => onChange({ seed: typed })} />
    </details>
  );
}
