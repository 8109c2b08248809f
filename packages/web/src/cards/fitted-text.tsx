import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

/** In the units of the design box, 250 wide: as large as can be, then the end is cut off with dots. */
const LARGEST = 12.2;
const SMALLEST = 9.5;
const STEP = 0.3;

interface FittedTextProps {
  readonly children: ReactNode;
  readonly className: string | undefined;
  /** What the dots mean. */
  readonly more: string;
  /** Fitted anew when this changes. */
  readonly of: string;
}

const overflows = (box: HTMLElement): boolean => box.scrollHeight > box.clientHeight + 1;

function fit(box: HTMLElement): boolean {
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    box.style.setProperty("--text-size", size.toFixed(1));
    if (!overflows(box)) return false;
  }
  return true;
}

/** A box of text that shrinks until it fits. */
export function FittedText({ children, className, more, of }: FittedTextProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` stands for the children, which are new each time.
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const refit = () => setCut(fit(current));
    refit();
    const watching = new ResizeObserver(refit);
    watching.observe(current);
    return () => watching.disconnect();
  }, [of]);
  return (
    <span className={className} ref={box} data-cut={cut}>
      {children}
      {cut && (
        <span data-mark="more" title={more}>
          …
        </span>
      )}
    </span>
  );
}
