/** Every effect that a state begins, also those that are over before anybody is asked. */
import { type CardId, printedOf, type State } from "@fhtagn/rules";

type Effect = State["effects"][number];

/** Those seen before, the effects under way and all that begin from now on, each as it is when it is looked at. */
export function watchEffects(state: State, before: readonly Effect[] = []): readonly Effect[] {
  const { effects } = state;
  const ids = new Set(before.map(({ id }) => id));
  const seen = before.map((old) => effects.find(({ id }) => id === old.id) ?? old);
  seen.push(...effects.filter(({ id }) => !ids.has(id)));
  effects.push = (...begun: Effect[]): number => {
    seen.push(...begun);
    return Array.prototype.push.apply(effects, begun);
  };
  return seen;
}

/** Whether a card was chosen for an effect or its cost, by a player or as the only possible answer. */
export function wasChosenFor({ game }: State, { chosen, ability }: Effect, id: CardId): boolean {
  return Object.entries(chosen).some(([key, cards]) => cards.includes(id) && isChoice(key));

  /** "#3.who" is a selection of the third part of the text, "#c0.what" one of its cost. */
  function isChoice(key: string): boolean {
    const [, node, field] = /^#(\d+)\.(\w+)$/.exec(key) ?? [];
    if (node === undefined || field === undefined) return key.startsWith("#c") || key === "#host";
    if (ability === null) return false;
    const part = printedOf(game, ability.code).abilities[ability.index]?.nodes[Number(node)];
    const fields: Readonly<Record<string, unknown>> = { ...part };
    const selection = fields[field];
    return typeof selection === "object" && selection !== null && !("each" in selection);
  }
}
