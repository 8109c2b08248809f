import { credits } from "virtual:credits";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { usePageTitle } from "../../app/use-page-title.ts";
import { Page } from "../parts/page.tsx";
import type { Credit } from "./credit.ts";
import styles from "./credits-page.module.css";

const FONTS = credits.filter(({ font }) => font);
const LIBRARIES = credits.filter(({ font }) => !font);

export function CreditsPage() {
  const t = useTranslations("about.creditsPage");
  usePageTitle(t("title"));
  return (
    <Page title={t("title")} under={t("under")}>
      <CreditList title={t("fonts")} list={FONTS} />
      <CreditList title={t("libraries")} list={LIBRARIES} />
    </Page>
  );
}

function CreditList({ title, list }: { readonly title: string; readonly list: readonly Credit[] }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {list.map((credit) => (
          <CreditLine key={credit.name} credit={credit} />
        ))}
      </ul>
    </section>
  );
}

/** Letters that are no words, and a face that writes itself otherwise. */
const SPELT: Readonly<Record<string, string>> = { im: "IM", sc: "SC", opendyslexic: "OpenDyslexic" };
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** "@fontsource/im-fell-english" packs the face that is called IM Fell English. */
const faceOf = (name: string): string =>
  name
    .replace(/^.*\//, "")
    .split("-")
    .map((word) => SPELT[word] ?? capital(word))
    .join(" ");

function CreditLine({ credit }: { readonly credit: Credit }) {
  const t = useTranslations("about.creditsPage");
  const { name, font, version, licence, homepage, text } = credit;
  const packed = `${name} ${version}`;
  return (
    <li>
      <h3>
        {font ? faceOf(name) : name} <span className={styles.version}>{font ? packed : version}</span>
      </h3>
      <p>
        {t("licence", { licence })}
        {homepage === undefined ? null : (
          <>
            {" · "}
            <a href={homepage} rel="noreferrer">
              {t("home")}
            </a>
          </>
        )}
      </p>
      {text === "" ? null : <LicenceText text={text} />}
    </li>
  );
}

/** Long, and eighty of them: there only for whoever opens it, and in the language of its authors. */
function LicenceText({ text }: Pick<Credit, "text">) {
  const t = useTranslations("about.creditsPage");
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("text")}</summary>
      {open ? (
        <pre lang="en" className={styles.text}>
          {text}
        </pre>
      ) : null}
    </details>
  );
}
