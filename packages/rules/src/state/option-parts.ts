/** The parts of an option, for whoever does not care about its verb. Loads nothing of the engine. */
import type { OptionOn } from "./decisions.ts";
import type { AbilityRef } from "./types.ts";

/** The same for the same ability, whoever has it: for keys, never to be read back. */
export const abilityKey = ({ code, index }: AbilityRef): string => `${code}.${index}`;

export const isSameAbility = (a: AbilityRef, b: AbilityRef): boolean =>
  a.code === b.code && a.index === b.index;

/** The card it is about, if it is about one. */
export const cardIn = <C>(option: OptionOn<C>): C | undefined => ("card" in option ? option.card : undefined);

/** The domain, story or host beside it. */
export const placeIn = <C>(option: OptionOn<C>): C | undefined => ("on" in option ? option.on : undefined);

export const abilityIn = <C>(option: OptionOn<C>): AbilityRef | undefined =>
  "ability" in option ? option.ability : undefined;

/**
 * Of abilities to be ordered: the same for the same ability whenever it comes again. Cards that are only moved are
 * not remembered: they do nothing by their order but lie so.
 */
export const orderKey = <C>(option: OptionOn<C>): string | undefined =>
  option.do === "begin" ? abilityKey(option.ability) : undefined;

/** What it says beside its cards, as a short text for keys. `noteKey` names the note that an ability answers; notes are numbered differently from world to world. */
export function detailOf<C>(option: OptionOn<C>, noteKey = (id: number): string => `${id}`): string {
  switch (option.do) {
    case "use":
    case "begin":
      return option.note === undefined
        ? abilityKey(option.ability)
        : `${abilityKey(option.ability)}@${noteKey(option.note)}`;
    case "put":
      return option.to;
    case "placeToken":
    case "takeToken":
      return option.side;
    case "choosePlayer":
      return option.player;
    case "takePart":
      return `${option.part}`;
    case "name":
      return option.word;
    case "number":
      return `${option.x}`;
    case "pass":
    case "done":
    case "yes":
    case "no":
    case "keep":
    case "mulligan":
    case "play":
    case "choose":
    case "next":
    case "drain":
    case "resolve":
    case "attach":
    case "makeDormant":
      return "";
  }
}
