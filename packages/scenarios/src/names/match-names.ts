/** Names inside a line of words: longest title first, so that a comma or "to" in a title separates nothing. */
import { type CardId, NOBODY, type Player, type State } from "@fhtagn/rules";
import { plainTitle } from "@fhtagn/rules/position";
import { MalformedScenario } from "../scenario/malformed.ts";
import { type CardInTable, type NameTable, RESOURCE_KINDS } from "./name-table.ts";

/** What a name may mean: cards in the order of listing, the likeliest first. */
export interface Name {
  readonly text: string;
  readonly ids: readonly CardId[];
}

/** From where a name is read: `D1` alone is the mover's own; where nobody moves it must say whose. */
export interface Reader {
  readonly state: State;
  readonly names: NameTable;
  readonly mover: Player | null;
  /** Which of several copies a name without a number means; all that fit, unless this says otherwise. */
  readonly narrow?: (ids: readonly CardId[]) => readonly CardId[];
}

interface Found {
  readonly name: Name;
  /** What stands behind the name. */
  readonly rest: string;
}

const ENDS = /^(?:$|[\s,;:#()])/;
const PLAYER = /^(P[12])\s+/;
const DOMAIN = /^(?:(P[12])\.)?D([1-9]\d*)(?![\w])/;
const LANE = /^([SK])([1-9]\d*)(?![\w])/;
const CODE = /^\s+\(([^()\s]+)\)/;
const COPY = /^#([1-9]\d*)(?![\w])/;

/** The name with which the text begins, or nothing. */
export function matchName(reader: Reader, given: string): Found | undefined {
  const text = plainTitle(given);
  const [prefix = "", who] = PLAYER.exec(text) ?? [];
  const side = who === "P1" || who === "P2" ? who : undefined;
  if (side === undefined)
    return (
      matchPlace(reader, text) ??
      matchResource(reader, text, undefined) ??
      matchTitle(reader, text, undefined)
    );
  const rest = text.slice(prefix.length);
  return (
    matchResource(reader, rest, side) ?? matchTitle(reader, rest, side) ?? matchTitle(reader, text, undefined)
  );
}

function ownerIn({ mover }: Reader, written: string | undefined, place: string): Player {
  const owner = written === "P1" || written === "P2" ? written : mover;
  if (owner !== null) return owner;
  throw new MalformedScenario("", { is: "whose", text: place });
}

function matchPlace(reader: Reader, text: string): Found | undefined {
  const { state } = reader;
  const lane = LANE.exec(text);
  if (lane !== null) {
    const [whole, letter, number] = lane;
    const list = letter === "S" ? state.stories : state.conspiracies;
    return found(text, whole, numbered(list, number));
  }
  const domain = DOMAIN.exec(text);
  if (domain === null) return undefined;
  const [whole, player, number] = domain;
  const owner = ownerIn(reader, player, whole);
  return found(text, whole, numbered(state[owner].domains, number));
}

/** The one with this number, counted from 1; none where there are not so many. */
const numbered = (list: readonly CardId[], number: string | undefined): readonly CardId[] =>
  list.slice(Number(number) - 1, Number(number));

const found = (text: string, whole: string, ids: readonly CardId[]): Found => ({
  name: { text: whole, ids: ids.filter((id) => id !== NOBODY) },
  rest: text.slice(whole.length),
});

/** "hastur at D1", "P2 hastur at D1", "hastur at P2.D1", each perhaps with "#2". */
function matchResource(reader: Reader, text: string, side: Player | undefined): Found | undefined {
  const kind = RESOURCE_KINDS.find((word) => text.startsWith(`${word} at `));
  if (kind === undefined) return undefined;
  const before = kind.length + " at ".length;
  const domain = DOMAIN.exec(text.slice(before));
  if (domain === null) return undefined;
  const [place, player, number] = domain;
  const owner = ownerIn(reader, player ?? side, place);
  const there = reader.names.resources.filter(
    (one) => one.kind === kind && one.side === owner && one.domain === Number(number),
  );
  return withCopy(text, text.slice(0, before + place.length), there);
}

function matchTitle(reader: Reader, text: string, side: Player | undefined): Found | undefined {
  const { names } = reader;
  const quoted = text.startsWith('"') && !names.titles.some((title) => startsWithTitle(text, title));
  const body = quoted ? text.slice(1) : text;
  const end = quoted ? '"' : "";
  const title = names.titles.find(
    (one) => body.startsWith(one + end) && (quoted || startsWithTitle(body, one)),
  );
  if (title === undefined) return undefined;
  const length = (quoted ? 2 : 0) + title.length;
  const cards = (names.cards.get(title) ?? []).filter((card) => side === undefined || card.side === side);
  const match = withCode(text, text.slice(0, length), cards);
  const isNumbered = COPY.test(match.name.text.slice(length)) || match.name.text.includes(")#");
  return isNumbered || reader.narrow === undefined
    ? match
    : { ...match, name: { ...match.name, ids: reader.narrow(match.name.ids) } };
}

const startsWithTitle = (text: string, title: string): boolean =>
  text.startsWith(title) && ENDS.test(text.slice(title.length));

function withCode(text: string, whole: string, cards: readonly CardInTable[]): Found {
  const [written, code] = CODE.exec(text.slice(whole.length)) ?? [];
  if (written === undefined) return withCopy(text, whole, cards);
  return withCopy(
    text,
    whole + written,
    cards.filter((card) => card.code === code),
  );
}

function withCopy(text: string, whole: string, cards: readonly { readonly id: CardId }[]): Found {
  const [written, number] = COPY.exec(text.slice(whole.length)) ?? [];
  const ids = cards.map(({ id }) => id);
  if (written === undefined) return found(text, whole, ids);
  return found(text, whole + written, ids.slice(Number(number) - 1, Number(number)));
}
