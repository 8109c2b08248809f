/** Given, when, then: each step on a line of its own. */
import css from "./rule.module.css";
import { RunningText } from "./running-text.tsx";

const STEP = /\*(Given|When|Then)\*/;

interface Step {
  readonly sign: string;
  readonly text: string;
}

/** "*Given* a *When* b *Then* c" is three steps; words before the first sign belong to none. */
export function stepsOf(example: string): readonly Step[] {
  const [before = "", ...rest] = example.split(STEP);
  const steps: Step[] = before.trim() === "" ? [] : [{ sign: "", text: before.trim() }];
  for (let at = 0; at < rest.length; at += 2)
    steps.push({ sign: rest[at] ?? "", text: (rest[at + 1] ?? "").trim() });
  return steps;
}

/** Examples are written in English only. */
export function Example({ text }: { readonly text: string }) {
  return (
    <ul className={css.example} lang="en">
      {stepsOf(text).map(({ sign, text: words }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of an example never change.
        <li key={at} data-sign={sign}>
          {sign === "" ? null : <span className={css.sign}>{sign}</span>}
          <span>
            <RunningText text={words} />
          </span>
        </li>
      ))}
    </ul>
  );
}
