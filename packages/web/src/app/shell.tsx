/** The frame of every page but the table. */
import { Link, useLocation } from "@tanstack/react-router";
import { Menu, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { LanguageSwitch } from "./language-switch.tsx";
import { OfflineNote } from "./notes/offline-note.tsx";
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
      <OfflineNote />
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
  { to: "/lobby", words: "online" },
  { to: "/learn", words: "learn" },
  { to: "/replay", words: "games" },
  { to: "/rules/{-$section}", words: "rules" },
  { to: "/stats", words: "stats" },
  { to: "/settings", words: "settings" },
  { to: "/about", words: "about" },
] as const;

/** On a phone the links stand behind a button; whoever has followed one sees the page. */
function useMenu() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  return { isOpen, toggle: () => setOpenAt(isOpen ? null : pathname), close: () => setOpenAt(null) };
}

const NAV = "site-links";

function Header() {
  const t = useTranslations("common.nav");
  const { isOpen, toggle, close } = useMenu();
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.wordmark} aria-label={`Fhtagn, ${t("home")}`}>
        <Wordmark />
      </Link>
      <nav id={NAV} aria-label={t("label")} className={styles.nav} data-open={isOpen}>
        {LINKS.map(({ to, words }) => (
          <Link key={to} to={to} className={styles.link} onClick={close}>
            {t(words)}
          </Link>
        ))}
      </nav>
      <div className={styles.tools}>
        <LanguageSwitch />
        <ThemeSwitch />
        <button
          type="button"
          className={styles.menu}
          aria-expanded={isOpen}
          aria-controls={NAV}
          aria-label={t("menu")}
          onClick={toggle}
        >
          {isOpen ? <X size={20} aria-hidden="true" /> : <Menu size={20} aria-hidden="true" />}
        </button>
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
