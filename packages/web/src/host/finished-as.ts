import { type FinishedGame, finishedForm, type SavedGame } from "@fhtagn/protocol";

type Facts = Omit<FinishedGame, "format" | "id" | "seats" | "decks" | "ruleset">;

/** What stays of a stored game for statistics. */
export const finishedAs = ({ id, seats, decks, ruleset }: SavedGame, facts: Facts): FinishedGame =>
  finishedForm({ id, seats: { P1: whoSat(seats.P1), P2: whoSat(seats.P2) }, decks, ruleset, ...facts });

/** Names of people are nothing that statistics need. */
const whoSat = ({ kind, level }: SavedGame["seats"]["P1"]): FinishedGame["seats"]["P1"] => ({
  kind,
  ...(level !== undefined && { level }),
});
