/** An answer in parts that can be put into words: cards by title, stories and domains by number. */
import { type Choice, cardIn, type Game, PLAYERS, type Player, placeIn, type Verb } from "@fhtagn/rules";
import type { CardRef, OptionView, QuestionView, View } from "@fhtagn/rules/view";
import type { Label, NamedCard, NamedPlace } from "./hint.ts";

export function labelOf(view: View, choice: Choice, game: Game): Label {
  const { question } = view;
  if ("assign" in choice) return labelOfAssign(view, choice.assign, game);
  const option = question?.form === "choose" ? question.options[choice.choose] : undefined;
  return option === undefined ? { do: "pass" } : labelOfOption(view, option, game);
}

/** What is told beside cards and places. */
function valueIn(option: OptionView): Pick<Label & { readonly do: Verb }, "value"> {
  switch (option.do) {
    case "name":
      return { value: option.word };
    case "number":
      return { value: option.x };
    case "takePart":
      return { value: option.part + 1 };
    case "placeToken":
    case "takeToken":
      return { value: option.side };
    case "choosePlayer":
      return { value: option.player };
    case "put":
      return { value: option.to };
    default:
      return {};
  }
}

function labelOfOption(view: View, option: OptionView, game: Game): Label {
  const { do: verb, code } = option;
  const card = cardIn(option);
  const on = placeIn(option);
  const place =
    code === undefined ? placeOf(view, card, game) : { in: "card" as const, card: nameOf(code, game) };
  const to = placeOf(view, on, game);
  return {
    do: verb,
    ...(place !== undefined && { on: place }),
    ...(to !== undefined && { to }),
    ...valueIn(option),
  };
}

type Assigned = Extract<QuestionView, { readonly form: "assign" }>;

const kindOf = ({ kind }: Assigned): "commit" | "oppose" | "setup" =>
  kind === "setup" ? "setup" : kind === "oppose" ? "oppose" : "commit";

function labelOfAssign(view: View, assign: readonly number[], game: Game): Label {
  const { question } = view;
  if (question?.form !== "assign") return { do: "pass" };
  const places = question.items.flatMap((item, at) => {
    const to = question.places[at]?.[assign[at] ?? -1];
    const place = placeOf(view, to, game);
    return place === undefined ? [] : [{ card: cardNamed(view, item, game), at: place }];
  });
  return { do: kindOf(question), places };
}

const UNKNOWN: NamedCard = { code: "", title: "" };

const nameOf = (code: string, { library }: Game): NamedCard => ({
  code,
  title: library.cards.get(code)?.title ?? code,
});

function cardNamed(view: View, ref: CardRef, game: Game): NamedCard {
  const code = codeOf(view, ref);
  return code === null ? UNKNOWN : nameOf(code, game);
}

/** Wherever a viewer can point at a card. */
function codeOf(view: View, ref: CardRef): string | null {
  const piles = PLAYERS.flatMap((seat) => {
    const { hand, discard, resources, won, removed } = view[seat];
    return [...hand.cards, ...discard, ...resources, ...won, ...removed];
  });
  const all = [...piles, ...view.inPlay, ...view.limbo];
  return all.find(({ handle }) => handle === ref)?.code ?? null;
}

function placeOf(view: View, ref: CardRef | undefined, game: Game): NamedPlace | undefined {
  if (ref === undefined || ref === 0) return undefined;
  return (
    storyNamed(view, ref, game) ??
    PLAYERS.map((seat) => domainNamed(view, ref, seat)).find((domain) => domain !== undefined) ?? {
      in: "card",
      card: cardNamed(view, ref, game),
    }
  );
}

function storyNamed(view: View, ref: CardRef, game: Game): NamedPlace | undefined {
  const rows = [
    { in: "story", row: view.stories },
    { in: "conspiracy", row: view.conspiracies },
  ] as const;
  for (const { in: where, row } of rows) {
    const at = row.findIndex((story) => story?.handle === ref);
    const found = row[at];
    if (found) return { in: where, number: at + 1, title: nameOf(found.code, game).title };
  }
  return undefined;
}

function domainNamed(view: View, ref: CardRef, of: Player): NamedPlace | undefined {
  const at = view[of].domains.findIndex(({ handle }) => handle === ref);
  return at < 0 ? undefined : { in: "domain", number: at + 1, of };
}
