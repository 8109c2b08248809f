// npm run golden:records [-- NAME...]: plays the games of packages/testkit/records again, all or those named, and
// writes their records and their last hashes.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { botNamed } from "@fhtagn/bots";
import { constructedNamed, coreStories, library, presetNamed } from "@fhtagn/cards";
import {
  type GameRecord,
  makeGame,
  makeLibrary,
  makeRecorder,
  makeRng,
  PLAYERS,
  type Player,
  pending,
  type Result,
  type Setup,
  writeReadable,
} from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { recordTeller } from "@fhtagn/words";

const OUT = new URL("../packages/testkit/records/", import.meta.url);
const LIBRARY = makeLibrary(library());
const TELL = recordTeller(LIBRARY, "en");

interface Golden {
  readonly name: string;
  readonly decks: Readonly<Record<Player, string>>;
  readonly bots: Readonly<Record<Player, string>>;
  readonly ends: Result["because"] | null;
  readonly seed?: string;
  readonly rules?: Pick<Setup, "ruleset" | "turnLimit">;
  /** Somebody gives up after so many answers, or the game is left there. */
  readonly stops?: { readonly after: number; readonly concedes: Player | null };
}

const bots = (P1: string, P2 = P1) => ({ P1, P2 });
const decks = (P1: string, P2: string) => ({ P1, P2 });

/** Every faction of the box, built decks, every way a game can end that play can bring about, and one that has not ended. */
const GAMES: readonly Golden[] = [
  {
    name: "agency-against-cthulhu",
    decks: decks("agency-miskatonic", "cthulhu-hastur"),
    bots: bots("greedy"),
    seed: "arkham",
    ends: "stories",
  },
  {
    name: "syndicate-against-yog-sothoth",
    decks: decks("agency-syndicate", "yog-sothoth-shub-niggurath"),
    bots: bots("greedy"),
    ends: "stories",
  },
  {
    name: "second-packet",
    decks: decks("syndicate-hastur+2", "miskatonic-yog-sothoth+2"),
    bots: bots("greedy"),
    ends: "stories",
  },
  {
    name: "mirror",
    decks: decks("hastur-shub-niggurath", "hastur-shub-niggurath"),
    bots: bots("greedy"),
    seed: "glass",
    ends: "stories",
  },
  {
    name: "built-decks",
    decks: decks("agency", "hastur"),
    bots: bots("greedy"),
    ends: "stories",
  },
  {
    name: "a-search-against-instinct",
    decks: decks("cthulhu-shub-niggurath", "agency-yog-sothoth"),
    bots: bots("novice", "greedy"),
    ends: "stories",
  },
  {
    name: "chance-against-instinct",
    decks: decks("miskatonic-syndicate", "cthulhu-yog-sothoth"),
    bots: bots("greedy", "random"),
    ends: "stories",
  },
  {
    name: "chance-against-chance",
    decks: decks("agency-hastur", "miskatonic-shub-niggurath"),
    bots: bots("random"),
    ends: "stories",
  },
  {
    name: "an-empty-deck",
    decks: decks("miskatonic-hastur", "miskatonic-cthulhu"),
    bots: bots("random"),
    seed: "deck 2",
    ends: "deck",
  },
  {
    name: "a-concession",
    decks: decks("agency-shub-niggurath", "syndicate-cthulhu"),
    bots: bots("greedy"),
    ends: "concession",
    stops: { after: 70, concedes: "P2" },
  },
  {
    name: "the-last-turn",
    decks: decks("syndicate-yog-sothoth", "agency-cthulhu"),
    bots: bots("greedy"),
    rules: { turnLimit: 5 },
    ends: "turns",
  },
  {
    name: "eldritch-edition",
    decks: decks("hastur-yog-sothoth", "miskatonic-shub-niggurath+2"),
    bots: bots("greedy"),
    rules: { ruleset: "ccg" },
    ends: "stories",
  },
  {
    name: "not-finished",
    decks: decks("syndicate-shub-niggurath", "miskatonic-cthulhu+2"),
    bots: bots("greedy"),
    ends: null,
    stops: { after: 55, concedes: null },
  },
];

function deckNamed(name: string): readonly string[] {
  const codes = presetNamed(name)?.codes ?? constructedNamed(name)?.codes;
  if (codes === undefined) throw new Error(`no deck "${name}"`);
  return codes;
}

function play(golden: Golden): GameRecord {
  const codes = { P1: deckNamed(golden.decks.P1), P2: deckNamed(golden.decks.P2) };
  const stories = coreStories().map(({ code }) => code);
  const setup: Setup = { library: LIBRARY, decks: codes, stories, ...golden.rules };
  const prior = { game: makeGame(setup), decks: codes, stories };
  const sitting = PLAYERS.map((player) => {
    const rng = makeRng(`${golden.name} ${player}`);
    return [player, botNamed(golden.bots[player], { prior, rng, sims: 40 })] as const;
  });
  const seated = new Map(sitting);
  const recorder = makeRecorder(setup, golden.seed ?? golden.name);
  for (let given = 0; ; given++) {
    recorder.settle();
    const player = pending(recorder.state)?.player;
    const bot = player === undefined ? undefined : seated.get(player);
    if (player === undefined || bot === undefined) return recorder.record(TELL);
    if (given === golden.stops?.after) {
      if (golden.stops.concedes !== null) recorder.concede(golden.stops.concedes);
      return recorder.record(TELL);
    }
    recorder.answer(bot.choose(view(recorder.state, player)));
  }
}

const HASHES = new URL("hashes.json", OUT);

/** As the test reads them. */
interface Pinned {
  readonly decisions: number;
  readonly end: string;
  readonly result: GameRecord["result"];
}

function playAgain(golden: Golden): Pinned {
  const record = play(golden);
  const { answers, end, result } = record;
  if ((result?.because ?? null) !== golden.ends)
    throw new Error(`${golden.name} ended by ${result?.because ?? "nothing"}, not by ${golden.ends}`);
  writeFileSync(new URL(`${golden.name}.txt`, OUT), writeReadable(record, LIBRARY));
  console.log(`${golden.name}: ${answers.length} decisions, ${result?.winner} ${result?.because}, ${end}`);
  return { decisions: answers.length, end, result };
}

mkdirSync(OUT, { recursive: true });
const named = process.argv.slice(2);
const unknown = named.filter((name) => !GAMES.some((golden) => golden.name === name));
if (unknown.length > 0) throw new Error(`no game "${unknown.join('", "')}"`);
const pinned: Record<string, Pinned> = JSON.parse(readFileSync(HASHES, "utf8"));
for (const golden of GAMES)
  if (named.length === 0 || named.includes(golden.name)) pinned[golden.name] = playAgain(golden);
writeFileSync(HASHES, `${JSON.stringify(pinned, null, 2)}\n`);
