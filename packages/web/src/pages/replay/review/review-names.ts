/** What the players are called on the page of a review. */
import type { Player } from "@fhtagn/rules";
import { createContext, useContext } from "react";

export type Names = Readonly<Record<Player, string>>;

const NamesContext = createContext<Names>({ P1: "P1", P2: "P2" });
export const NamesProvider = NamesContext.Provider;
export const useNames = (): Names => useContext(NamesContext);
