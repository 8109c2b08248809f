/** The id of a rule: a link to itself, and the same link to give away. */
import { Link, useRouter } from "@tanstack/react-router";
import { Check, Link2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import css from "./blocks.module.css";

export function IdLink({ id }: { readonly id: string }) {
  const t = useTranslations("rules");
  return (
    <>
      <Link to="." hash={id} id={`${id}-id`} className={css.id} aria-label={t("link", { id })}>
        {id}
      </Link>
      <CopyLink id={id} />
    </>
  );
}

type Outcome = "copied" | "copyFailed" | null;

/** The whole address, for somebody who is elsewhere. */
function useCopy(id: string): readonly [Outcome, () => void] {
  const router = useRouter();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const copy = (): void => {
    const address = new URL(`${router.state.location.pathname}#${id}`, location.origin);
    navigator.clipboard.writeText(address.href).then(
      () => setOutcome("copied"),
      () => setOutcome("copyFailed"),
    );
  };
  return [outcome, copy];
}

function CopyLink({ id }: { readonly id: string }) {
  const t = useTranslations("rules");
  const [outcome, copy] = useCopy(id);
  const label = t("copyLink", { id });
  const Icon = outcome === "copied" ? Check : Link2;
  return (
    <>
      <button type="button" className={css.copy} aria-label={label} title={label} onClick={copy}>
        <Icon size={15} aria-hidden="true" />
      </button>
      <span role="status" className={css.outcome}>
        {outcome === null ? "" : t(outcome)}
      </span>
    </>
  );
}
