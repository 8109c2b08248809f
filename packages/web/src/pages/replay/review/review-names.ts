/** What the players are called on the page of a review. */
import type { Player } from "@fhtagn/rules";
import { createContext, useContext } from "react";

export type ReviewNames = Readonly<Record<Player, string>>;

const NamesContext = createContext<ReviewNames>({ P1: "P1", P2: "P2" });
export const NamesProvider = NamesContext.Provider;
export const useReviewNames = (): ReviewNames => useContext(NamesContext);
