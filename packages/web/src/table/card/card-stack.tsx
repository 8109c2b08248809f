import { AttachedStack } from "../../cards/index.ts";
import type { Stack } from "../model/board.ts";
import { LEAST_HIT } from "../model/grouping.ts";
import { CARD_RATIO } from "../sizes.ts";
import { TableCard, type TableCardProps } from "./table-card.tsx";

interface CardStackProps extends Pick<TableCardProps, "height" | "at" | "lane" | "copies"> {
  readonly stack: Stack;
}

/** Each attached card peeks out so far, in pixels; the host shrinks for it, but not below this share, nor below a finger. */
const PEEK = 18;
const LEAST = 0.62;

const hostHeight = (height: number, attached: number): number =>
  Math.max(height * LEAST, height - attached * PEEK, Math.min(height, LEAST_HIT / CARD_RATIO));

/** A card, and what is attached to it peeking out below. */
export function CardStack({ stack: { card, attached }, ...place }: CardStackProps) {
  if (attached.length === 0) return <TableCard card={card} {...place} />;
  const height = hostHeight(place.height, attached.length);
  return (
    <AttachedStack
      attached={attached.map((under) => (
        <TableCard key={under.handle} card={under} height={height} at="under" />
      ))}
    >
      <TableCard card={card} attached={attached} {...place} height={height} />
    </AttachedStack>
  );
}
