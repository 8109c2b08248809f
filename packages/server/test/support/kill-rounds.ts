/** Games under way while their server is killed at moments nobody chose. */
import { gameLibrary } from "@fhtagn/cards";
import { makeRng, readRecord, replay } from "@fhtagn/rules";
import { type Client, type TwoAtTable, twoAtTable } from "./client.ts";
import { type LastingPlayer, playThroughLosses } from "./lasting-player.ts";
import type { MortalServer } from "./mortal-server.ts";

interface KillTerms {
  readonly games: number;
  readonly kills: number;
  readonly seed: string;
}

export interface KillReport {
  readonly games: number;
  readonly kills: number;
  /** Times that a player had to come back. */
  readonly returns: number;
  readonly lost: readonly string[];
  /** Games that ended otherwise than their record says. */
  readonly faults: readonly string[];
}

const LEAST_PAUSE = 100;
const MORE_PAUSE = 900;

export async function killRounds(
  server: MortalServer,
  { games, kills, seed }: KillTerms,
): Promise<KillReport> {
  const tables = await Promise.all(Array.from({ length: games }, () => twoAtTable(server.address)));
  const playing = tables.map((table, at) => playOne(table, `${seed} ${at}`));
  let isOver = false;
  const all = Promise.all(playing).finally(() => {
    isOver = true;
  });
  const rng = makeRng(seed);
  let killed = 0;
  while (killed < kills && !isOver) {
    await new Promise((resolve) => setTimeout(resolve, LEAST_PAUSE + rng.below(MORE_PAUSE)));
    if (isOver) break;
    await server.kill();
    killed++;
    await server.begin();
  }
  const ended = await all;
  return {
    games,
    kills: killed,
    returns: ended.reduce((sum, { returns }) => sum + returns, 0),
    lost: ended.flatMap(({ lost }) => lost),
    faults: ended.flatMap(({ fault }) => (fault === null ? [] : [fault])),
  };
}

interface OneGame {
  readonly returns: number;
  readonly lost: readonly string[];
  readonly fault: string | null;
}

async function playOne({ first, second, id }: TwoAtTable, seed: string): Promise<OneGame> {
  const [one, other] = await Promise.all([
    playThroughLosses(first, id, makeRng(`${seed} first`)),
    playThroughLosses(second, id, makeRng(`${seed} second`)),
  ]);
  const record = await recordOf(first, id);
  return {
    returns: one.returns + other.returns,
    lost: [...one.lost, ...other.lost],
    fault: faultOf(record, [one, other]),
  };
}

/** The server may be down just now. */
async function recordOf(client: Client, id: string): Promise<string> {
  for (;;) {
    const answered = await client.ask<string>(`/api/tables/${id}/record`).catch(() => null);
    if (answered?.status === 200) return answered.body;
    await new Promise((resolve) => setTimeout(resolve, LEAST_PAUSE));
  }
}

function faultOf(text: string, players: readonly LastingPlayer[]): string | null {
  const read = readRecord(text);
  if (!read.ok) return `the record does not read: ${JSON.stringify(read)}`;
  const played = replay(read.record, gameLibrary());
  if (!played.ok) return `the record leads elsewhere: ${JSON.stringify(played)}`;
  const results = players.map(({ end }) => JSON.stringify(end.result));
  const wanted = JSON.stringify(read.record.result);
  return results.every((result) => result === wanted)
    ? null
    : `told ${results.join(" and ")}, recorded ${wanted}`;
}
