import { FactionSigil } from "./faction-sigil.tsx";
import { IconColumn, SkillHexagon } from "./figures.tsx";
import type { FaceProps } from "./full-face.tsx";
import { useTextOnly } from "./look.ts";
import { Picture } from "./picture.tsx";
import { shortTitle } from "./short-title.ts";
import css from "./token-face.module.css";

/** The least that can be played with: whose, who, how strong. */
export function TokenFace({ card, state }: FaceProps) {
  const { facts } = card;
  const textOnly = useTextOnly();
  return (
    <span className={css.face} data-text-only={textOnly} data-type={facts.type}>
      {!textOnly && <Picture code={facts.code} className={css.picture} />}
      <span className={css.sigil}>
        <FactionSigil faction={facts.faction} paint="current" />
      </span>
      <IconColumn card={card} state={state} most={3} />
      <span className={css.title}>{shortTitle(facts)}</span>
      <SkillHexagon card={card} state={state} />
    </span>
  );
}
