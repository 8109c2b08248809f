import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

/** The rule or heading that the address points at; it is brought into sight as soon as the text is there. */
export function useHere(there: boolean): string {
  const { hash } = useLocation();
  useEffect(() => {
    if (!there || hash === "") return;
    const target = document.getElementById(hash);
    target?.scrollIntoView({ block: "start" });
    target?.focus({ preventScroll: true });
  }, [there, hash]);
  return hash;
}
