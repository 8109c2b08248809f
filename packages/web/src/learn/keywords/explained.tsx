/** A sentence in which every keyword says what it means: under the pointer, with the focus, at a tap. */
import { Fragment, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useTongue } from "../../table/table-context.ts";
import css from "./explained.module.css";
import { type ExplainedKeyword, splitKeywords } from "./split-keywords.ts";

export function Explained({ text }: { readonly text: string }) {
  const locale = useTongue();
  return splitKeywords(text, locale).map(({ text: part, keyword, at }) =>
    keyword === null ? <Fragment key={at}>{part}</Fragment> : <Term key={at} name={part} keyword={keyword} />,
  );
}

const WIDTH = 260;
const MARGIN = 8;
const GAP = 6;

interface Spot {
  readonly left: number;
  readonly bottom: number;
}

/** Above the word, and on the screen. */
function spotAt(word: Element): Spot {
  const { left, top } = word.getBoundingClientRect();
  return {
    left: Math.max(MARGIN, Math.min(left, innerWidth - WIDTH - MARGIN)),
    bottom: innerHeight - top + GAP,
  };
}

function Term({ name, keyword }: { readonly name: string; readonly keyword: ExplainedKeyword }) {
  const tip = useId();
  const [spot, setSpot] = useState<Spot | null>(null);
  const show = ({ currentTarget }: { readonly currentTarget: Element }): void =>
    setSpot(spotAt(currentTarget));
  const hide = (): void => setSpot(null);
  return (
    <>
      <button
        type="button"
        className={css.term}
        data-keyword={keyword}
        aria-describedby={tip}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={({ key }) => key === "Escape" && hide()}
      >
        {name}
      </button>
      <Tip id={tip} spot={spot} keyword={keyword} />
    </>
  );
}

interface TipProps {
  readonly id: string;
  readonly spot: Spot | null;
  readonly keyword: ExplainedKeyword;
}

/** Always there for those who hear it. */
function Tip({ id, spot, keyword }: TipProps) {
  const t = useTranslations("zoom.keywords");
  return (
    <span
      id={id}
      role="tooltip"
      className={spot === null ? "visually-hidden" : css.tip}
      style={spot === null ? undefined : { ...spot, width: WIDTH }}
    >
      {t(keyword)}
    </span>
  );
}
