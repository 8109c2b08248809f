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
  for (let at = 0; at < rest.length; at += 2) {
    const [sign = "", text = "", next] = rest.slice(at);
    steps.push(...(sign === next ? twoCases(sign, text) : [stepOf(sign, text)]));
  }
  return steps;
}

const stepOf = (sign: string, text: string): Step => ({ sign, text: text.trim().replace(/;$/, "") });

/** "*Then* illegal; 50 *Then* legal": the words after the last semicolon are another case. */
function twoCases(sign: string, text: string): readonly Step[] {
  const at = text.lastIndexOf(";");
  return at < 0 ? [stepOf(sign, text)] : [stepOf(sign, text.slice(0, at)), stepOf("Or", text.slice(at + 1))];
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
