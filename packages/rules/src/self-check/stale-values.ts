/** What a state has kept of what it worked out, compared with the same worked out afresh. */
import { options, pending } from "../decide.ts";
import { PLAYERS, type Player } from "../language/words.ts";
import { abilitiesOf } from "../queries/abilities-of.ts";
import { continuousOf, isBlank } from "../queries/continuous.ts";
import { factionOf, subtypesOf } from "../queries/faction-and-subtypes.ts";
import { isDay, isNight } from "../queries/filters.ts";
import { boostersOf, iconsOf } from "../queries/icons-of.ts";
import { fatedOf, keywordsOf, toughnessOf } from "../queries/keywords-of.ts";
import { billForCard, costFor, matchingOn, resourcesFor } from "../queries/payment.ts";
import { costOf } from "../queries/printed-values.ts";
import { netSkillOf } from "../queries/skill-of.ts";
import { storiesNeeded } from "../queries/stories.ts";
import { typeOf } from "../queries/type-of.ts";
import { faceOf, openStories } from "../state/access.ts";
import { clone } from "../state/clone.ts";
import { type CardState, NOBODY, type State } from "../state/types.ts";

/** What is asked of a state, by a name for it. The answers are plain data. */
type Asked = Readonly<Record<string, () => unknown>>;

const ofCard = (state: State, { id, code }: CardState): Asked => ({
  [`type of card ${id} (${code})`]: () => typeOf(state, id),
  [`blank on card ${id} (${code})`]: () => isBlank(state, id),
  [`faction of card ${id} (${code})`]: () => factionOf(state, id),
  [`subtypes of card ${id} (${code})`]: () => subtypesOf(state, id),
  [`keywords of card ${id} (${code})`]: () => [
    ...keywordsOf(state, id),
    toughnessOf(state, id),
    fatedOf(state, id),
  ],
  [`icons of card ${id} (${code})`]: () => [...iconsOf(state, id), ...boostersOf(state, id)],
  [`skill of card ${id} (${code})`]: () => netSkillOf(state, id),
  [`cost of card ${id} (${code})`]: () => costOf(state, id),
});

const ofAbilities = (state: State, card: CardState): Asked => ({
  [`abilities of card ${card.id} (${card.code})`]: () =>
    abilitiesOf(state, card).map(({ code, index }) => `${code} ${index}`),
});

/** What each domain can pay, and what each card in hand costs with it. */
function ofPurse(state: State, player: Player): Asked {
  const { domains, hand } = state[player];
  const prices = (domain: CardState["id"]): readonly number[] =>
    hand.map((id) => costFor(state, billForCard(state, player, id), domain));
  const asked: Record<string, () => unknown> = { [`costs of ${player}`]: () => prices(NOBODY) };
  for (const domain of domains)
    asked[`domain ${domain} of ${player}`] = () => [
      resourcesFor(state, domain, "card"),
      resourcesFor(state, domain, "ability"),
      ...hand.map((id) => {
        const { faction } = faceOf(state, id);
        return faction === "neutral" ? 0 : matchingOn(state, domain, faction);
      }),
      ...prices(domain),
    ];
  return asked;
}

const ofGame = (state: State): Asked => ({
  texts: () =>
    continuousOf(state).map(({ prepared: { code, index }, node, source, you, modifier }) => [
      ...[code, index, node, source, you],
      modifier?.id ?? 0,
    ]),
  day: () => [isDay(state), isNight(state)],
  stories: () => [storiesNeeded(state), openStories(state)],
  question: () => pending(state),
  options: () => options(state),
});

function everythingOf(state: State): readonly (readonly [string, () => unknown])[] {
  const parts: Asked[] = [ofGame(state)];
  for (const card of state.cards) {
    if (card.zone === "deck" || card.zone === "storyDeck") continue;
    parts.push(ofCard(state, card), ofAbilities(state, card));
  }
  for (const player of PLAYERS) parts.push(ofPurse(state, player));
  return parts.flatMap((part) => Object.entries(part));
}

/** Afresh on a clone, and from the last to the first: no answer may depend on what was asked before. */
export function staleValues(state: State): readonly string[] {
  const kept = new Map(everythingOf(state).map(([name, ask]) => [name, shown(ask())]));
  const faults: string[] = [];
  for (const [name, ask] of everythingOf(clone(state)).toReversed()) {
    const afresh = shown(ask());
    if (afresh !== kept.get(name)) faults.push(`${name}: kept ${kept.get(name)}, worked out ${afresh}`);
  }
  return faults;
}

const shown = (answer: unknown): string => JSON.stringify(answer) ?? "nothing";
