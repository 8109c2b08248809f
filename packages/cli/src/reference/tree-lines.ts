/** A tree of the card language as people read it: on one line where it fits, otherwise a field a line. */

const WIDTH = 100;
type Fields = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The word by which a part is known: what an effect does, or when an ability works, its effect last. */
function headOf(tree: Fields): readonly [string, Fields] {
  const { timing, effect, ...others } = tree;
  if (typeof timing === "string" && effect !== undefined) return [timing, { ...others, effect }];
  const { do: verb, ...fields } = tree;
  return typeof verb === "string" ? [verb, fields] : ["", tree];
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (!isTree(value)) return String(value);
  const [head, rest] = headOf(value);
  const fields = Object.entries(rest).map(([key, one]) => (one === true ? key : `${key}: ${inline(one)}`));
  if (fields.length === 0) return head === "" ? "{}" : head;
  return `${head}${head === "" ? "" : " "}{ ${fields.join(", ")} }`;
}

/** `label` stands before it: the name of a field, or the mark of an item. */
export function treeLines(value: unknown, label = "", indent = ""): readonly string[] {
  const short = `${indent}${label}${inline(value)}`;
  if (short.length <= WIDTH || (!isTree(value) && !Array.isArray(value))) return [short];
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return [`${indent}${label}`.trimEnd(), ...value.flatMap((one) => treeLines(one, "- ", inner))];
  const [head, rest] = headOf(value as Fields); // neither a list nor a plain value
  return [
    `${indent}${label}${head}`.trimEnd(),
    ...Object.entries(rest).flatMap(([key, one]) => treeLines(one, `${key}: `, inner)),
  ];
}
