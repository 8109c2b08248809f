/** Decks drawn at random from a whole set: fifty cards, at most three of a title. */
import {
  type CardFacts,
  FACTIONS,
  type Faction,
  type Library,
  makeRng,
  type Rng,
  type Setup,
} from "@fhtagn/rules";

const DECK_SIZE = 50;
const MOST_COPIES = 3;

/** Every other deck keeps to two factions and what is neutral, so that its cards can be paid for. */
export function randomMatch(cards: readonly CardFacts[], library: Library, seed: string): Setup {
  const rng = makeRng(`random match ${seed}`);
  const deckCards = cards.filter(({ type }) => type !== "story");
  const stories = cards.filter(({ type }) => type === "story").map(({ code }) => code);
  const deck = (): readonly string[] => drawDeck(rng.below(2) === 0 ? deckCards : ofTwo(deckCards, rng), rng);
  return { library, decks: { P1: deck(), P2: deck() }, stories };
}

function ofTwo(cards: readonly CardFacts[], rng: Rng): readonly CardFacts[] {
  const factions = FACTIONS.filter((faction) => cards.some((card) => card.faction === faction));
  const chosen = pickSome<Faction | "neutral">(factions, 2, rng);
  return cards.filter(({ faction }) => faction === "neutral" || chosen.includes(faction));
}

const drawDeck = (cards: readonly CardFacts[], rng: Rng): readonly string[] =>
  pickSome(
    cards.flatMap(({ code }) => Array.from({ length: MOST_COPIES }, () => code)),
    DECK_SIZE,
    rng,
  );

/** So many different places of the list, at random; all of it if there are fewer. */
export function pickSome<T>(list: readonly T[], count: number, rng: Rng): readonly T[] {
  const left = [...list];
  const picked: T[] = [];
  while (picked.length < count && left.length > 0) picked.push(...left.splice(rng.below(left.length), 1));
  return picked;
}
