import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../parts/button.tsx";
import { drawSeed } from "./game-setup.ts";
import styles from "./setup-page.module.css";

interface Props {
  readonly seed: string | undefined;
  readonly onChange: (seed: string | undefined) => void;
}

/** Only whoever wants to play the same game again needs it. */
export function SeedField({ seed, onChange }: Props) {
  const t = useTranslations("setup.advanced");
  const field = useId();
  const help = useId();
  // The address follows a moment later; what is typed must not wait for it.
  const [text, setText] = useState(seed ?? "");
  const write = (typed: string) => {
    setText(typed);
    onChange(typed.trim() === "" ? undefined : typed);
  };
  return (
    <>
      <label htmlFor={field}>{t("seed")}</label>
      <div className={styles.seed}>
        <input
          id={field}
          aria-describedby={help}
          value={text}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => write(target.value)}
        />
        <Button onClick={() => write(drawSeed())}>{t("draw")}</Button>
      </div>
      <p id={help}>{t("seedHelp")}</p>
    </>
  );
}
