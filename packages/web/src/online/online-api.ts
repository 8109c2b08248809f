/** What the page asks a server over HTTP. What goes wrong is a value; every answer is read through its schema. */
import {
  type Invitation,
  type JoinTable,
  type LobbyView,
  type Me,
  type NewTable,
  type OnlineTable,
  readGamesAnswer,
  readLobbyView,
  readMe,
  readMeAnswer,
  readOnlineTable,
  readTrouble,
  type TableTrouble,
} from "@fhtagn/protocol/online";

/** `no server`: nobody answers there, or something that is no server of ours, such as a host of plain files. */
export type ApiTrouble = TableTrouble | "no server" | "offline" | "server fault";

export type ApiAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: ApiTrouble };

interface Asking<T> {
  readonly path: string;
  readonly read: (answer: unknown) => T | null;
  readonly method?: "POST" | "PUT";
  readonly body?: unknown;
}

const failed = (trouble: ApiTrouble): { readonly ok: false; readonly trouble: ApiTrouble } => ({
  ok: false,
  trouble,
});

async function ask<T>({ path, read, method = "POST", body }: Asking<T>): Promise<ApiAnswer<T>> {
  const sent = { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body ?? {}) };
  return fetched(path, sent, read);
}

const look = <T>(path: string, read: (answer: unknown) => T | null): Promise<ApiAnswer<T>> =>
  fetched(path, {}, read);

async function fetched<T>(
  path: string,
  request: RequestInit,
  read: (answer: unknown) => T | null,
): Promise<ApiAnswer<T>> {
  if (!navigator.onLine) return failed("offline");
  try {
    const response = await fetch(`/api${path}`, request);
    return answerOf(response, read);
  } catch {
    return failed(navigator.onLine ? "no server" : "offline");
  }
}

const SERVER_FAULT = 500;

async function answerOf<T>(response: Response, read: (answer: unknown) => T | null): Promise<ApiAnswer<T>> {
  const answer = await jsonOf(response);
  const value = response.ok ? read(answer) : null;
  if (value !== null) return { ok: true, value };
  const trouble = readTrouble(answer)?.trouble;
  return failed(trouble ?? (response.status >= SERVER_FAULT ? "server fault" : "no server"));
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null; // a page of somebody else is no answer
  }
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const fetchMe = async (): Promise<ApiAnswer<{ readonly me: Me | null }>> => look("/me", readMeAnswer);
export const becomeGuest = (): Promise<ApiAnswer<Me>> => ask({ path: "/session", read: readMe });
export const renameMe = (name: string): Promise<ApiAnswer<{ readonly me: Me | null }>> =>
  ask({ path: "/me", read: readMeAnswer, method: "PUT", body: { name } });

export const fetchLobby = (): Promise<ApiAnswer<LobbyView>> => look("/lobby", readLobbyView);
export const fetchOwnGames = (): Promise<ApiAnswer<{ readonly games: readonly OnlineTable[] }>> =>
  look("/games", readGamesAnswer);
export const fetchTable = (id: string): Promise<ApiAnswer<OnlineTable>> => look(at(id), readOnlineTable);

export const requestTable = (body: NewTable): Promise<ApiAnswer<OnlineTable>> =>
  ask({ path: "/tables", read: readOnlineTable, body });
export const joinTableAt = (id: string, body: JoinTable): Promise<ApiAnswer<OnlineTable>> =>
  ask({ path: `${at(id)}/join`, read: readOnlineTable, body });
export const withdrawTable = (id: string): Promise<ApiAnswer<OnlineTable>> =>
  ask({ path: `${at(id)}/close`, read: readOnlineTable });
export const askRematch = (id: string, deck?: string): Promise<ApiAnswer<OnlineTable>> =>
  ask({ path: `${at(id)}/rematch`, read: readOnlineTable, body: deck === undefined ? {} : { deck } });
export const matchQuickly = (body: Invitation): Promise<ApiAnswer<OnlineTable>> =>
  ask({ path: "/quick", read: readOnlineTable, body });

/** The record as the text it is, once the game is over. */
export async function fetchOnlineRecord(id: string): Promise<ApiAnswer<string>> {
  if (!navigator.onLine) return failed("offline");
  try {
    const response = await fetch(`/api${at(id)}/record`);
    const isText = response.headers.get("Content-Type")?.startsWith("text/plain") === true;
    if (response.ok && isText) return { ok: true, value: await response.text() };
    return answerOf<string>(response, () => null);
  } catch {
    return failed(navigator.onLine ? "no server" : "offline");
  }
}
