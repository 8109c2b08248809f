/** The only file that knows the motion library: cards glide from zone to zone, and nothing waits for them. */

import type { CardRef } from "@fhtagn/rules/view";
import { LayoutGroup, LazyMotion, MotionConfig } from "motion/react";
import * as m from "motion/react-m";
import { createContext, type ReactNode, useContext } from "react";
import { useSettings } from "../../settings/settings-store.ts";
import css from "./moving.module.css";
import { millisecondsOf } from "./speeds.ts";

const features = () => import("./features.ts").then(({ domMax }) => domMax);

const StillContext = createContext(false);

/** Everything that moves stands on it. With motion off it is not there at all. */
export function MotionFloor({ children }: { readonly children: ReactNode }) {
  const speed = useSettings(({ motion }) => motion);
  if (speed === "off") return <StillContext value={true}>{children}</StillContext>;
  return (
    <LazyMotion features={features} strict>
      <MotionConfig
        reducedMotion="user"
        transition={{ duration: millisecondsOf("zone", speed) / 1000, ease: [0.2, 0.7, 0.2, 1] }}
      >
        <LayoutGroup>{children}</LayoutGroup>
      </MotionConfig>
    </LazyMotion>
  );
}

/** A card by its handle: wherever it is drawn next, it comes from where it was. */
export function Moving({ id, children }: { readonly id: CardRef; readonly children: ReactNode }) {
  const still = useContext(StillContext);
  if (still) return <div className={css.still}>{children}</div>;
  return (
    <m.div layout layoutId={`card-${id}`} className={css.moving}>
      {children}
    </m.div>
  );
}

/** Something that appears for a moment: it rises, or with motion off it is just there. */
export function Appearing({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  const still = useContext(StillContext);
  if (still) return <div className={className}>{children}</div>;
  return (
    <m.div className={className} initial={{ opacity: 0, y: 12 }} animate={{ opacity: 1, y: 0 }}>
      {children}
    </m.div>
  );
}
