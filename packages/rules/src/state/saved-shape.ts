/** Shapes that data from outside must have: the first thing that is wrong is told with its place. */

/** Where it is wrong and what should stand there. */
export interface StateFault {
  readonly place: string;
  readonly message: string;
}

export type Check = (value: unknown, place: string) => StateFault | null;
export type RecordShape = Readonly<Record<string, Check>>;

/** A check for each field of a record. */
export type FieldChecks<T> = { readonly [K in keyof T]-?: Check };

/** The fields of each member of a union, by the word under its key. */
export type VariantChecks<T, Key extends keyof T> = {
  readonly [Word in T[Key] & string]: FieldChecks<Omit<Extract<T, Readonly<Record<Key, Word>>>, Key>>;
};

export const fault = (place: string, message: string): StateFault => ({ place, message });

export const isNumber: Check = (value, place) =>
  Number.isInteger(value) ? null : fault(place, "must be a whole number");
export const isBoolean: Check = (value, place) =>
  typeof value === "boolean" ? null : fault(place, "must be true or false");
export const isText: Check = (value, place) =>
  typeof value === "string" ? null : fault(place, "must be text");
export const isObject: Check = (value, place) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? null
    : fault(place, "must be an object");

export const oneOf =
  (words: readonly string[]): Check =>
  (value, place) =>
    words.includes(String(value)) ? null : fault(place, `must be one of ${words.join(", ")}`);

export const orNull =
  (check: Check): Check =>
  (value, place) =>
    value === null ? null : check(value, place);

export const everyItem =
  (check: Check): Check =>
  (value, place) => {
    if (!Array.isArray(value)) return fault(place, "must be a list");
    for (const [at, item] of value.entries()) {
      const found = check(item, `${place}[${at}]`);
      if (found !== null) return found;
    }
    return null;
  };

export const shaped =
  (shape: RecordShape): Check =>
  (value, place) => {
    const wrong = isObject(value, place);
    if (wrong !== null) return wrong;
    const fields: Readonly<Record<string, unknown>> = { ...(value as object) }; // just tested
    const prefix = place === "" ? "" : `${place}.`;
    for (const [key, check] of Object.entries(shape)) {
      const found = check(fields[key], `${prefix}${key}`);
      if (found !== null) return found;
    }
    const unknown = Object.keys(fields).find((key) => !(key in shape));
    return unknown === undefined ? null : fault(`${prefix}${unknown}`, "is not a field of a state");
  };

/** One shape for each word that a record may have under this key. */
export const oneOfShapes =
  (key: string, shapes: Readonly<Record<string, RecordShape>>): Check =>
  (value, place) => {
    const wrong = isObject(value, place);
    if (wrong !== null) return wrong;
    const fields: Readonly<Record<string, unknown>> = { ...(value as object) }; // just tested
    const word = fields[key];
    const shape = typeof word === "string" && Object.hasOwn(shapes, word) ? shapes[word] : undefined;
    if (shape === undefined) return oneOf(Object.keys(shapes))(word, `${place}.${key}`);
    return shaped({ [key]: isText, ...shape })(value, place);
  };

/** Every key by its name, every value of one kind. */
export const recordOf =
  (check: Check): Check =>
  (value, place) => {
    const wrong = isObject(value, place);
    if (wrong !== null) return wrong;
    for (const [key, item] of Object.entries({ ...(value as object) })) {
      const found = check(item, `${place}.${key}`);
      if (found !== null) return found;
    }
    return null;
  };
