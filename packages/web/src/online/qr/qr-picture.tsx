import { useMemo } from "react";
import { qrCode } from "./qr-code.ts";
import styles from "./qr-picture.module.css";

interface Props {
  readonly text: string;
  readonly label: string;
}

/** Light all around, as readers need it. */
const QUIET = 4;

/** One path: a square for each dark spot. Nothing where the text is too long. */
export function QrPicture({ text, label }: Props) {
  const drawn = useMemo(() => drawing(text), [text]);
  if (drawn === null) return null;
  const { size, path } = drawn;
  const whole = size + 2 * QUIET;
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
    >
      <path d={path} />
    </svg>
  );
}

function drawing(text: string): { readonly size: number; readonly path: string } | null {
  const code = qrCode(text);
  if (code === null) return null;
  const all = Array.from({ length: code.size }, (_, at) => at);
  const spots = all.flatMap((y) => all.filter((x) => code.isDark(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
  return { size: code.size, path: spots.join("") };
}
