import { memo } from "react";
import css from "./card.module.css";
import { CardBack } from "./card-back.tsx";
import { type BookPage, cardByCode } from "./card-book.ts";
import { type Face, faceForWidth, liesExhausted, type PicturedState } from "./card-state.ts";
import { cssVariables, sideColours } from "./factions.ts";
import { FullFace } from "./full-face.tsx";
import { CardMarks } from "./marks.tsx";
import { StoryCard } from "./story-card.tsx";
import { TableFace } from "./table-face.tsx";
import { TokenFace } from "./token-face.tsx";

export interface CardProps extends PicturedState {
  /** Null for a face-down card nobody here knows. */
  readonly code: string | null;
  /** In pixels: sets the width and picks the face. Without it the card fills its box. */
  readonly width?: number;
  /** Picks the face where the width is a matter of CSS. */
  readonly face?: Face;
}

const FACES: Readonly<Record<Face, typeof FullFace>> = { full: FullFace, table: TableFace, token: TokenFace };

const upright = (state: PicturedState): boolean => state.committed === true || !liesExhausted(state);

function Front({ card, face, state }: { card: BookPage; face: Face; state: PicturedState }) {
  const Shown = FACES[face];
  return <Shown card={card} state={state} />;
}

/**
 * A card of the player decks, drawn only: whoever shows it makes it a button and labels it (`useCardLabel`).
 * Insane characters show the back with a spiral; stories and conspiracies are `StoryCard`s.
 */
export const Card = memo(function Card({ code, width, face, ...state }: CardProps) {
  const card = code === null ? undefined : cardByCode(code);
  const shown = face ?? faceForWidth(width ?? 0);
  const isLandscape = card?.facts.type === "story" || card?.facts.type === "conspiracy";
  const insane = state.condition === "insane";
  if (card && isLandscape && shown === "full") return <StoryCard code={card.facts.code} width={width} />;
  return (
    <span
      className={css.card}
      style={{
        ...sideColours(card?.facts.faction ?? "neutral"),
        ...(width !== undefined && cssVariables({ "--card-width": `${width}px` })),
      }}
      data-face={shown}
      data-type={card?.facts.type ?? "back"}
      data-upright={upright(state)}
      data-ring={state.ring}
      data-unusable={state.unusable}
      data-changed={state.changed}
    >
      {card === undefined || insane ? (
        <CardBack face={shown} insane={insane} {...(card && { title: card.facts.title })} />
      ) : (
        <Front card={card} face={shown} state={state} />
      )}
      <CardMarks card={card} face={shown} state={state} />
    </span>
  );
});
