/** The game and the gestures, for everything on the table. */
import type { Locale, Player } from "@fhtagn/rules";
import type { CardRef, View } from "@fhtagn/rules/view";
import { createContext, type ReactNode, useContext, useMemo, useRef } from "react";
import { useLocale } from "use-intl";
import { useStore } from "zustand";
import { cardByCode } from "../cards/card-book.ts";
import { keepSame } from "../session/same-parts.ts";
import type { Session, SessionStore } from "../session/session.ts";
import type { GestureStore, Gestures } from "./gestures.ts";
import { type Board, boardOf } from "./model/board.ts";

/** What the table is told from outside: nothing on it knows routes or how games are made. */
export interface TableExits {
  readonly leave: () => void;
  readonly rematch: (how: { readonly swapped: boolean; readonly sameSeed: boolean }) => void;
  readonly saveRecord: () => void;
  /** What is stored of a game that cannot be played, as a file. */
  readonly saveStored: () => void;
  /** Throws the stored game away and leaves. */
  readonly remove: () => void;
  /** Looking at a finished game again; absent where that leads nowhere. */
  readonly lookBack?: (how: "replay" | "review") => void;
}

/** A table that is only looked at: nothing can be done on it, and it has controls of its own. */
export interface Watching {
  /** Where the prompt stands otherwise. */
  readonly controls: ReactNode;
  /** The other hand, where it lies open. */
  readonly otherHand: ReactNode;
  /** It is the looker's own game: he is still spoken to as its player. */
  readonly own?: true;
}

/** What a table needs whose seats are across a network: pieces for which it has the places. */
export interface AcrossNetwork {
  /** At the piles of a seat: its clock, and whether somebody is there. */
  readonly atSeat: (player: Player) => ReactNode;
  /** Beside the name of the other side: how many watch. */
  readonly crowd: ReactNode;
  /** Behind the log. */
  readonly talk: ReactNode;
  /** On its tab: that something was said. */
  readonly unread: ReactNode;
  /** Over the table: what has become of the connection, and what follows from it. */
  readonly notes: ReactNode;
  /** After the end, in the place of playing the same cards again. */
  readonly next: ReactNode;
  /** What going back means here. */
  readonly undoText: string;
  /** Where one goes who leaves, and what becomes of the game then. */
  readonly leaveText: string;
}

export interface TableTools {
  readonly across?: AcrossNetwork;
  readonly watching?: Watching;
  /** What the table is called, in the tab and as its heading, where it is not just any table. */
  readonly title?: string;
  /** Somebody stands beside the table and explains it. */
  readonly coached?: boolean;
  readonly session: SessionStore;
  readonly gestures: GestureStore;
  readonly exits: TableExits;
}

const ToolsContext = createContext<TableTools | null>(null);
export const ToolsProvider = ToolsContext.Provider;

export function useTools(): TableTools {
  const tools = useContext(ToolsContext);
  if (tools === null) throw new Error("A part of the table stands outside of it");
  return tools;
}

export const useAcross = (): AcrossNetwork | undefined => useTools().across;

export const useWatching = (): Watching | undefined => useTools().watching;
/** Somebody else's game is looked at: nobody in it is "you". */
export function useLooksOn(): boolean {
  const watching = useWatching();
  return watching !== undefined && watching.own !== true;
}

export const useGame = <T>(selector: (session: Session) => T): T => useStore(useTools().session, selector);
export const useGestures = <T>(selector: (gestures: Gestures) => T): T =>
  useStore(useTools().gestures, selector);

export const useTongue = (): Locale => useLocale();

const isCharacter = (code: string | null): boolean =>
  code !== null && cardByCode(code)?.facts.type === "character";

interface LaidTable {
  readonly view: View;
  readonly you: Player;
  readonly board: Board;
}

const LaidContext = createContext<LaidTable | null>(null);
export const LaidProvider = LaidContext.Provider;

export function useLaid(): LaidTable {
  const laid = useContext(LaidContext);
  if (laid === null) throw new Error("There is no view on this table");
  return laid;
}

/** Parts of the board that are as before are the same objects: what shows them need not be drawn again. */
export function useLayingOut(view: View | null, you: Player): LaidTable | null {
  const last = useRef<Board>(undefined);
  return useMemo(() => {
    if (view === null) return null;
    const board = keepSame(last.current, boardOf(view, you, isCharacter));
    last.current = board;
    return { view, you, board };
  }, [view, you]);
}

/** Cards, stories and domains that lie open on the table itself, not in a pile. */
export function isHandleOnTable({ inPlay, stories, conspiracies, P1, P2 }: View, ref: CardRef): boolean {
  const laid = [...inPlay, ...conspiracies, ...P1.domains, ...P2.domains, ...P1.hand.cards, ...P2.hand.cards];
  return laid.some(({ handle }) => handle === ref) || stories.some((story) => story?.handle === ref);
}

/** The code of a card by its handle, wherever it lies open. */
export function codeOnTable(view: View, ref: CardRef): string | null {
  const { inPlay, conspiracies, limbo, stories } = view;
  const piles = [view.P1, view.P2].flatMap(({ hand, discard, domains, resources, won, removed }) => [
    ...hand.cards,
    ...discard,
    ...domains,
    ...resources,
    ...won,
    ...removed,
  ]);
  const found = [...inPlay, ...conspiracies, ...limbo, ...stories, ...piles].find(
    (card) => card?.handle === ref,
  );
  return found?.code ?? null;
}
