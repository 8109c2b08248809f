import { CARD_TYPE_NAMES, describeKeywords, describeSubtypes } from "@fhtagn/rules/text";
import { useTranslations } from "use-intl";
import type { BookPage } from "./card-book.ts";
import type { PicturedState } from "./card-state.ts";
import { EdgePattern } from "./edge-pattern.tsx";
import { FactionSigil } from "./faction-sigil.tsx";
import { CostDisc, IconColumn, SkillHexagon } from "./figures.tsx";
import { FittedText } from "./fitted-text.tsx";
import css from "./full-face.module.css";
import { useCardLocale, useTextOnly } from "./look.ts";
import { Picture } from "./picture.tsx";
import { BoldText, textLines } from "./printed-text.tsx";

export interface FaceProps {
  readonly card: BookPage;
  readonly state: PicturedState;
}

/** Everything that is printed, as on paper. */
export function FullFace({ card, state }: FaceProps) {
  const { facts } = card;
  const textOnly = useTextOnly();
  return (
    <span className={css.face} data-text-only={textOnly} data-type={facts.type}>
      <Heading card={card} state={state} />
      {textOnly ? (
        <IconColumn card={card} state={state} most={5} />
      ) : (
        <span className={css.window}>
          <Picture code={facts.code} className={css.picture} />
          <IconColumn card={card} state={state} most={5} />
        </span>
      )}
      <TypeBar card={card} />
      <TextBox card={card} />
      <span className={css.foot}>
        <span>{`${facts.pack} ${facts.number}`}</span>
        <SkillHexagon card={card} state={state} />
        <span>{`${facts.copies}×`}</span>
      </span>
    </span>
  );
}

function Heading({ card, state }: FaceProps) {
  const { facts } = card;
  return (
    <span className={css.heading}>
      <CostDisc card={card} state={state} />
      <span className={css.names}>
        <span className={css.title} data-long={facts.title.length > 22}>
          {facts.unique && <UniqueMark />}
          {facts.title}
        </span>
        {facts.descriptor !== null && <span className={css.descriptor}>{facts.descriptor}</span>}
      </span>
      <span className={css.sigil}>
        <FactionSigil faction={facts.faction} />
      </span>
    </span>
  );
}

export function UniqueMark() {
  return (
    <svg className={css.unique} viewBox="0 0 10 10" aria-hidden="true" data-mark="unique">
      <path d="M5 .5 9.5 5 5 9.5.5 5Z" />
    </svg>
  );
}

function TypeBar({ card: { facts } }: { card: BookPage }) {
  const locale = useCardLocale();
  const t = useTranslations("cards");
  return (
    <span className={css.bar}>
      <EdgePattern faction={facts.faction} />
      <span className={css.kind}>
        {`${t(`sides.${facts.faction}`)} · ${CARD_TYPE_NAMES[locale][facts.type]}`}
      </span>
      <EdgePattern faction={facts.faction} />
    </span>
  );
}

function TextBox({ card }: { card: BookPage }) {
  const locale = useCardLocale();
  const t = useTranslations("cards");
  const subtypes = describeSubtypes(card.facts, locale);
  const keywords = describeKeywords(card.facts, locale);
  return (
    <FittedText className={css.text} more={t("more")} of={`${card.facts.code} ${locale}`}>
      {subtypes.length > 0 && <span className={css.subtypes}>{`${subtypes.join(". ")}.`}</span>}
      {keywords.length > 0 && <span className={css.keywords}>{`${keywords.join(". ")}.`}</span>}
      {textLines(card, locale).map((line) => (
        <span key={line} className={css.line}>
          <BoldText text={line} />
        </span>
      ))}
      {card.text === undefined && <span className={css.line}>{t("notWritten")}</span>}
    </FittedText>
  );
}
