import { memo } from "react";
import { cardByCode } from "./card-book.ts";
import { drawPicture } from "./picture/draw-picture.ts";

const drawn = new Map<string, string>();

/** The picture as an address of its own: drawn once, and its inner names cannot meet those of another. */
function pictureAddress(code: string): string | undefined {
  const known = drawn.get(code);
  if (known !== undefined) return known;
  const card = cardByCode(code);
  if (card === undefined) return undefined;
  const address = `data:image/svg+xml,${encodeURIComponent(drawPicture(card.facts))}`;
  drawn.set(code, address);
  return address;
}

/** Decoration: hidden from assistive technology. */
export const Picture = memo(function Picture({
  code,
  className,
}: {
  code: string;
  className?: string | undefined;
}) {
  const address = pictureAddress(code);
  if (address === undefined) return null;
  return <img className={className} src={address} alt="" draggable={false} decoding="async" />;
});
