import { EdgePattern } from "./edge-pattern.tsx";
import { FactionSigil } from "./faction-sigil.tsx";
import { CostDisc, IconColumn, SkillHexagon } from "./figures.tsx";
import { type FaceProps, UniqueMark } from "./full-face.tsx";
import { useCardLocale, useTextOnly } from "./look.ts";
import { Picture } from "./picture.tsx";
import { BoldText, textLines } from "./printed-text.tsx";
import css from "./table-face.module.css";

/** Name, numbers and picture: what is needed across the table. */
export function TableFace({ card, state }: FaceProps) {
  const { facts } = card;
  const textOnly = useTextOnly();
  return (
    <span className={css.face} data-text-only={textOnly} data-type={facts.type}>
      {textOnly ? (
        <ShortText card={card} state={state} />
      ) : (
        <Picture code={facts.code} className={css.picture} />
      )}
      <CostDisc card={card} state={state} />
      <span className={css.sigil}>
        <FactionSigil faction={facts.faction} paint="current" />
      </span>
      <IconColumn card={card} state={state} most={4} />
      <span className={css.plate}>
        <EdgePattern faction={facts.faction} />
        <span className={css.title} data-long={facts.title.length > 20}>
          {facts.unique && <UniqueMark />}
          {facts.title}
        </span>
      </span>
      <SkillHexagon card={card} state={state} />
    </span>
  );
}

function ShortText({ card }: FaceProps) {
  const locale = useCardLocale();
  return (
    <span className={css.text}>
      {textLines(card, locale).map((line) => (
        <span key={line}>
          <BoldText text={line} />
        </span>
      ))}
    </span>
  );
}
