import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";

const NONE: readonly string[] = [];

/** Fetched when somebody looks: few cards have any. */
async function rulingsOf(code: string): Promise<readonly string[]> {
  const { default: rulings } = await import("../../cards/rulings.json");
  const all: Readonly<Record<string, readonly string[]>> = rulings;
  return all[code] ?? NONE;
}

function useRulings(code: string): readonly string[] {
  const [found, setFound] = useState({ code, rulings: NONE });
  useEffect(() => {
    let current = true;
    rulingsOf(code).then(
      (rulings) => current && setFound({ code, rulings }),
      () => undefined, // without a connection the card is shown without them
    );
    return () => {
      current = false;
    };
  }, [code]);
  return found.code === code ? found.rulings : NONE;
}

/** Errata and answers of the last FAQ; the page they come from is in English only. */
export function CardRulings({ code }: { readonly code: string }) {
  const t = useTranslations("zoom");
  const rulings = useRulings(code);
  if (rulings.length === 0) return null;
  return (
    <section>
      <h3>{t("rulings")}</h3>
      <ul lang="en">
        {rulings.map((ruling) => (
          <li key={ruling}>{ruling}</li>
        ))}
      </ul>
      <p>
        <small>{t("rulingsNote")}</small>
      </p>
    </section>
  );
}
