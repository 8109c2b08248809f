/**
 * Cards as they are drawn. Everything here only draws: whoever shows a card makes it a button, labels it with
 * `useCardLabel`, and decides what happens. All of it fills its box unless a width in pixels is given. The props
 * of each are described in its own file.
 *
 * - `Card`: any card of the player decks, by code and state; `face` or `width` picks one of three faces.
 * - `CardBack`: a card nobody here knows; `StoryCard`: stories and conspiracies with both tracks;
 * - `DomainPile`: a domain and its resources; `AttachedStack`: a card with what is attached to it;
 * - `FactionSigil`, `StruggleIcon`: the marks alone; `Picture`: the picture alone;
 * - `cardByCode`: facts and text of a card.
 */
export { AttachedStack } from "./attached.tsx";
export { Card } from "./card.tsx";
export { CardBack } from "./card-back.tsx";
export { cardByCode } from "./card-book.ts";
export { DomainPile } from "./domain-pile.tsx";
export { FactionSigil } from "./faction-sigil.tsx";
export { FACTION_LETTERS, type FactionSide } from "./factions.ts";
export { useCardLabel } from "./label.ts";
export { Picture } from "./picture.tsx";
export { StoryCard } from "./story-card.tsx";
export { StruggleIcon } from "./struggle-icon.tsx";
