import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type Aim, aimsOf } from "../model/aims.ts";
import { useGame, useGestures, useLaid } from "../table-context.ts";
import css from "./aim-lines.module.css";
import { curve, middleOf } from "./measure.ts";

interface Line {
  readonly aim: Aim;
  readonly path: string;
  readonly end: { readonly x: number; readonly y: number };
}

function measured(table: HTMLElement, aims: readonly Aim[]): readonly Line[] {
  return aims.flatMap((aim) => {
    const from = middleOf(table, aim.from);
    const end = middleOf(table, aim.to);
    return from === null || end === null ? [] : [{ aim, path: curve(from, end), end }];
  });
}

/** Milliseconds after which a card that glides has come to rest, at any speed. */
const AT_REST: readonly number[] = [150, 300, 650];

/** From the source of the current effect to its targets. What it shows is also in the labels of the cards. */
export function AimLines() {
  const { view } = useLaid();
  const asked = useGame((game) => game.asked);
  const looked = useGestures((gestures) => gestures.looked?.handle);
  const aims = aimsOf(view, asked, looked);
  return aims.length === 0 ? null : <Lines key={JSON.stringify(aims)} aims={aims} />;
}

/** Measured when they change, when cards come to rest, and whenever the page moves under them. */
function useLines(svg: RefObject<SVGSVGElement | null>, aims: readonly Aim[]): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const latest = useRef(aims);
  latest.current = aims;
  useLayoutEffect(() => {
    const measure = (): void => {
      const table = svg.current?.closest("main");
      if (table) setLines(measured(table, latest.current));
    };
    measure();
    const timers = AT_REST.map((delay) => setTimeout(measure, delay));
    addEventListener("resize", measure);
    addEventListener("scroll", measure, { capture: true, passive: true });
    return () => {
      for (const timer of timers) clearTimeout(timer);
      removeEventListener("resize", measure);
      removeEventListener("scroll", measure, { capture: true });
    };
  }, [svg]);
  return lines;
}

function Lines({ aims }: { readonly aims: readonly Aim[] }) {
  const svg = useRef<SVGSVGElement>(null);
  const lines = useLines(svg, aims);
  return (
    <svg ref={svg} className={css.lines} aria-hidden="true">
      {lines.map(({ aim, path, end }) => (
        <g key={`${aim.from} ${aim.to}`} data-aim={aim.how}>
          <path d={path} className={css.under} />
          <path d={path} />
          <circle cx={end.x} cy={end.y} r={7} />
        </g>
      ))}
    </svg>
  );
}
