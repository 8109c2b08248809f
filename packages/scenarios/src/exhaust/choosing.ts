/** Players of the exhaustive runner: at random, but with an eye on what is still to be used. */
import {
  abilityKey,
  type Choice,
  cardIn,
  cardOf,
  type Option,
  options,
  pending,
  type Rng,
  randomAssign,
  type State,
} from "@fhtagn/rules";

/** One pass in so many is taken where something else could be done. */
const SELDOM = 4;

/** `sought` is a key of `Wanted`: its card is played, chosen, and its ability used whenever that is offered. */
export function chooseEagerly(state: State, rng: Rng, sought?: string): Choice {
  if (pending(state)?.form === "assign") return { assign: randomAssign(state, rng) };
  const listed = options(state);
  const any = rng.below(listed.length);
  if (sought !== undefined && rng.below(SELDOM) > 0) {
    const found = listed.flatMap((option, at) => (leadsTo(state, option, sought) ? [at] : []));
    const [first] = found;
    if (first !== undefined) return { choose: found[rng.below(found.length)] ?? first };
  }
  const isIdle = listed[any]?.do === "pass" || listed[any]?.do === "no";
  return { choose: isIdle && rng.below(SELDOM) > 0 ? rng.below(listed.length) : any };
}

function leadsTo(state: State, option: Option, sought: string): boolean {
  if (option.do === "yes") return true;
  if (option.do === "use") return abilityKey(option.ability) === sought;
  const card = cardIn(option);
  if (card === undefined) return false;
  const { code, zone } = cardOf(state, card);
  const isPlay = option.do === "play";
  const isChosen = option.do === "choose" || option.do === "next" || option.do === "begin";
  if (sought.startsWith(`${code}.`)) return isPlay || (isChosen && zone === "play");
  return isPlay && code === sought;
}
