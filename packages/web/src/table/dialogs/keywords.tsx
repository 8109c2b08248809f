import type { Keyword } from "@fhtagn/rules";
import { FACTION_NAMES, keywordName } from "@fhtagn/rules/text";
import { useTranslations } from "use-intl";
import { cardByCode } from "../../cards/index.ts";
import { RuleLink } from "../../rules-book/rule-link.tsx";
import { RULE_OF_KEYWORD } from "../../rules-book/rules-at-the-table.ts";
import { useTongue } from "../table-context.ts";

interface Explained {
  readonly name: string;
  readonly what: Keyword | "Steadfast" | "Transient";
}

/** Those it has now; Steadfast and Transient are printed beside the title and the resource icon, and stay. */
function useExplained(code: string | null, keywords: readonly Keyword[]): readonly Explained[] {
  const t = useTranslations("zoom");
  const locale = useTongue();
  const facts = code === null ? undefined : cardByCode(code)?.facts;
  const explained: Explained[] = [...new Set(keywords)].map((what) => ({
    what,
    name: keywordName(what, locale),
  }));
  if (facts !== undefined && facts.steadfast > 0) {
    const faction = FACTION_NAMES[locale][facts.steadfastFaction ?? facts.faction];
    explained.push({ what: "Steadfast", name: t("steadfast", { count: facts.steadfast, faction }) });
  }
  if (facts?.transient === true) explained.push({ what: "Transient", name: t("transient") });
  return explained;
}

interface KeywordsProps {
  readonly code: string | null;
  readonly keywords: readonly Keyword[];
}

export function Keywords({ code, keywords }: KeywordsProps) {
  const t = useTranslations("zoom");
  const explained = useExplained(code, keywords);
  if (explained.length === 0) return null;
  return (
    <section>
      <h3>{t("keywordsTitle")}</h3>
      <dl>
        {explained.map(({ what, name }) => (
          <div key={what}>
            <dt>
              {name} <KeywordRule what={what} />
            </dt>
            <dd>{t(`keywords.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function KeywordRule({ what }: Pick<Explained, "what">) {
  const rule = RULE_OF_KEYWORD[what];
  return rule === undefined ? null : <RuleLink id={rule} />;
}
