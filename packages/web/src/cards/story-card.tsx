import type { Icon } from "@fhtagn/rules";
import { memo } from "react";
import { useTranslations } from "use-intl";
import { type BookPage, cardByCode } from "./card-book.ts";
import { cssVariables, sideColours } from "./factions.ts";
import { FittedText } from "./fitted-text.tsx";
import { emptyPlaces, inPlaces } from "./in-places.ts";
import { useCardLocale, useTextOnly } from "./look.ts";
import { Picture } from "./picture.tsx";
import { BoldText, textLines } from "./printed-text.tsx";
import css from "./story-card.module.css";
import { StruggleIcon } from "./struggle-icon.tsx";

export interface StoryCardProps {
  readonly code: string;
  /** In pixels; without it the card fills its box. */
  readonly width?: number | undefined;
  /** Success tokens on each side; without them no track is drawn. */
  readonly success?: { readonly opponent: number; readonly you: number };
  /** Tokens that win the story. */
  readonly needed?: number;
  /** The struggles now fought, in their order; those printed on the card if left out. */
  readonly struggles?: readonly Icon[];
  /** The struggle now being resolved, by its place in the order. */
  readonly current?: number;
  readonly ring?: "canBeChosen" | "chosen" | "source";
}

/** A story or conspiracy, landscape: title, struggles, text, and a track of success tokens on either side. */
export const StoryCard = memo(function StoryCard(props: StoryCardProps) {
  const { code, width, success, needed = 5 } = props;
  const card = cardByCode(code);
  const textOnly = useTextOnly();
  if (card === undefined) return null;
  return (
    <span
      className={css.story}
      style={{
        ...sideColours(card.facts.faction),
        ...(width !== undefined && cssVariables({ "--card-width": `${width}px` })),
      }}
      data-type={card.facts.type}
      data-ring={props.ring}
    >
      {!textOnly && <Picture code={code} className={css.picture} />}
      {success && <Track side="opponent" count={success.opponent} needed={needed} />}
      <StoryBody card={card} {...props} />
      {success && <Track side="you" count={success.you} needed={needed} />}
    </span>
  );
});

function StoryBody({ card, struggles, current }: StoryCardProps & { card: BookPage }) {
  const locale = useCardLocale();
  const t = useTranslations("cards");
  const fought = struggles ?? card.facts.struggles ?? [];
  return (
    <span className={css.body}>
      <span className={css.title}>{card.facts.title}</span>
      <span className={css.struggles}>
        {inPlaces(fought).map(({ item: icon, at, key }) => (
          <span key={key} className={css.struggle} data-current={at === current}>
            <StruggleIcon icon={icon} />
          </span>
        ))}
      </span>
      <FittedText className={css.text} more={t("more")} of={`${card.facts.code} ${locale}`}>
        {textLines(card, locale).map((line) => (
          <span key={line}>
            <BoldText text={line} />
          </span>
        ))}
      </FittedText>
    </span>
  );
}

interface TrackProps {
  readonly side: "opponent" | "you";
  readonly count: number;
  readonly needed: number;
}

/** One socket for each token needed; a side one short of winning has a ring. */
function Track({ side, count, needed }: TrackProps) {
  return (
    <span className={css.track} data-side={side} data-close={count === needed - 1} data-won={count >= needed}>
      <span className={css.sockets} aria-hidden="true">
        {emptyPlaces(Math.max(needed, count)).map(({ key, at }) => (
          <i key={key} data-filled={at < count} />
        ))}
      </span>
      <b>{`${count}/${needed}`}</b>
    </span>
  );
}
