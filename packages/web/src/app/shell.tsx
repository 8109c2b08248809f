/** The frame of every page but the table. */
import { Link, useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./shell.module.css";
import { ThemeSwitch } from "./theme-switch.tsx";
import { Wordmark } from "./wordmark.tsx";

const MAIN = "page";

export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("common");
  const main = useFocusOnNewPage();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href={`#${MAIN}`}>
        {t("nav.skip")}
      </a>
      <Header />
      <main id={MAIN} ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** A reader who followed a link goes on from the top of the new page, not from the link. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

const LINKS = [
  { to: "/play/ai", words: "play" },
  { to: "/settings", words: "settings" },
  { to: "/about", words: "about" },
] as const;

function Header() {
  const t = useTranslations("common.nav");
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.wordmark} aria-label={`Fhtagn, ${t("home")}`}>
        <Wordmark />
      </Link>
      <nav aria-label={t("label")} className={styles.nav}>
        {LINKS.map(({ to, words }) => (
          <Link key={to} to={to} className={styles.link}>
            {t(words)}
          </Link>
        ))}
      </nav>
      <div className={styles.tools}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}

function Footer() {
  const t = useTranslations("common");
  return (
    <footer className={styles.footer}>
      <p>{t("footer.unofficial")}</p>
      <p className={styles.footerLinks}>
        <Link to="/about">{t("nav.about")}</Link>
        <Link to="/credits">{t("nav.credits")}</Link>
      </p>
    </footer>
  );
}
