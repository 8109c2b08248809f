/** "ability 2": which of a card's abilities an option uses. */
import {
  abilityIn,
  abilityKey,
  cardIn,
  cardOf,
  type Option,
  options,
  printedOf,
  type State,
} from "@fhtagn/rules";

const refOf = (option: Option): string => {
  const ability = abilityIn(option);
  return ability === undefined ? "" : abilityKey(ability);
};

/** Counted from 1 over the abilities that can be used, own ones first, gained ones after them. */
export function abilityNumber(state: State, option: Option): number {
  const card = cardIn(option);
  if (card === undefined) return 0;
  const printed = printedOf(state.game, cardOf(state, card).code);
  const own = printed.own.filter(({ ability }) => ability.timing !== "passive");
  const ownRefs = own.map(abilityKey);
  const at = ownRefs.indexOf(refOf(option));
  if (at >= 0) return at + 1;
  const offered = options(state).filter((other) => other.do === "use" && other.card === card);
  const gained = offered
    .map(refOf)
    .filter((ref, index, refs) => !ownRefs.includes(ref) && refs.indexOf(ref) === index);
  return own.length + gained.indexOf(refOf(option)) + 1;
}
