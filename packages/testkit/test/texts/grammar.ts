/** What a type of the card language may hold, as data: from it trees are made, and altered part by part. */

/** A tree in which one part is missing or is another. */
export interface Alteration<T> {
  readonly path: readonly string[];
  /** The type and its key: "Filter.ready". */
  readonly part: string;
  readonly from: unknown;
  /** Undefined where the part is missing now. */
  readonly to: unknown;
  readonly tree: T;
}

export interface Grammar<T> {
  /** One value for each form, and one for each part that may be there. */
  readonly samples: () => readonly T[];
  readonly alter: (value: T) => readonly Alteration<T>[];
}

/** For keys that may be absent. */
export interface Maybe<T> {
  readonly maybe: Grammar<T>;
}
export const maybe = <T>(grammar: Grammar<T>): Maybe<T> => ({ maybe: grammar });

const exchanged = <T>(from: T, to: T): Alteration<T> => ({ path: [], part: "", from, to, tree: to });

/** Closed lists, and samples of open ones. Samples are compared with one another, so that one other is enough here. */
export const word = <const T>(...all: readonly T[]): Grammar<T> => ({
  samples: () => all,
  alter: (value) => {
    const next = all[(all.indexOf(value) + 1) % all.length];
    return next === undefined || next === value ? [] : [exchanged(value, next)];
  },
});

export const numeral: Grammar<number> = {
  samples: () => [2],
  alter: (value) => [exchanged(value, value + 1)],
};

/** Where a type speaks of itself. */
export const lazy = <T>(grammar: () => Grammar<T>): Grammar<T> => ({
  samples: () => grammar().samples(),
  alter: (value) => grammar().alter(value),
});

/** With samples of one's own: what else the part may be is tried elsewhere. */
export const sampled = <T>(grammar: Grammar<T>, ...samples: readonly T[]): Grammar<T> => ({
  samples: () => samples,
  alter: (value) => grammar.alter(value),
});

type Fields<T> = {
  readonly [K in keyof T]-?: { readonly [P in K]?: never } extends Pick<T, K>
    ? Maybe<Exclude<T[K], undefined>>
    : Grammar<T[K]>;
};
type AnyRecord = Readonly<Record<string, unknown>>;
type AnyFields = Readonly<Record<string, Grammar<unknown> | Maybe<unknown>>>;

const grammarOf = (field: Grammar<unknown> | Maybe<unknown>): Grammar<unknown> =>
  "maybe" in field ? field.maybe : field;

const without = (record: AnyRecord, key: string): AnyRecord =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));

function alterKey(name: string, record: AnyRecord, { key, field }: { key: string; field: Grammar<unknown> }) {
  return field.alter(record[key]).map((one) => ({
    ...one,
    path: [key, ...one.path],
    part: one.part === "" ? `${name}.${key}` : one.part,
    tree: { ...record, [key]: one.tree },
  }));
}

function alterRecord(name: string, fields: AnyFields, record: AnyRecord): readonly Alteration<AnyRecord>[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (record[key] === undefined) return [];
    const removed = {
      path: [key],
      part: `${name}.${key}`,
      from: record[key],
      to: undefined,
      tree: without(record, key),
    };
    return [
      ...("maybe" in field ? [removed] : []),
      ...alterKey(name, record, { key, field: grammarOf(field) }),
    ];
  });
}

function sampleRecords(fields: AnyFields, start: AnyRecord): readonly AnyRecord[] {
  const keys = Object.entries(fields);
  const required = keys.flatMap(([key, field]) =>
    "maybe" in field ? [] : [[key, grammarOf(field).samples()[0]] as const],
  );
  const base: AnyRecord = { ...Object.fromEntries(required), ...start };
  const others = keys.flatMap(([key, field]) =>
    grammarOf(field)
      .samples()
      .filter((value) => value !== base[key])
      .map((value) => ({ ...base, [key]: value })),
  );
  return [base, ...others];
}

/** Of a type whose keys may all be absent one at least is there. */
export const notEmpty = <T extends object>({ samples, alter }: Grammar<T>): Grammar<T> => ({
  samples: () => samples().filter((value) => Object.keys(value).length > 0),
  alter: (value) => alter(value).filter(({ tree }) => Object.keys(tree).length > 0),
});

/** A key of the type that the table does not name does not compile. */
export function record<T>(name: string, fields: Fields<T>, start: Partial<T> = {}): Grammar<T> {
  // The table has the keys of T and a grammar for the value of each; that pairing is lost to the checker here.
  const table = fields as unknown as AnyFields;
  return {
    samples: () => sampleRecords(table, start as AnyRecord) as readonly T[],
    alter: (value) => alterRecord(name, table, value as AnyRecord) as unknown as readonly Alteration<T>[],
  };
}

export interface Member<T> {
  readonly is: (value: unknown) => boolean;
  readonly grammar: Grammar<T>;
}

/** A closed list of words, of which none may be forgotten. */
export const allWords = <T extends string>(all: { readonly [W in T]: true }): Grammar<T> =>
  word(...(Object.keys(all) as T[]));

/** A union: a member that is not listed does not compile where the grammar of the whole is asked for. */
export function unionOf<const Members extends readonly unknown[]>(
  ...members: { readonly [I in keyof Members]: Member<Members[I]> }
): Grammar<Members[number]> {
  const all = members as readonly Member<unknown>[];
  return {
    samples: () => all.flatMap(({ grammar }) => grammar.samples()) as readonly Members[number][],
    alter: (value) => {
      const member = all.find(({ is }) => is(value));
      if (member === undefined) throw new Error(`no grammar for ${JSON.stringify(value)}`);
      return member.grammar.alter(value) as readonly Alteration<Members[number]>[];
    },
  };
}

export const member = <T>(is: (value: unknown) => boolean, grammar: Grammar<T>): Member<T> => ({
  is,
  grammar,
});

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
export const isString = (value: unknown): boolean => typeof value === "string";
export const isNumeral = (value: unknown): boolean => typeof value === "number";
export const isList = (value: unknown): boolean => Array.isArray(value);
export const has =
  (...keys: readonly string[]) =>
  (value: unknown): boolean =>
    isObject(value) && keys.every((key) => key in value);

/** Each item altered, and each left out where others remain. */
export function list<T>(item: Grammar<T>): Grammar<readonly T[]> {
  return {
    samples: () => [item.samples().slice(0, 2)],
    alter: (items) =>
      items.flatMap((one, at) => {
        const left = items.toSpliced(at, 1);
        const shorter = { path: [String(at)], part: "", from: one, to: undefined, tree: left };
        const altered = item.alter(one).map((other) => ({
          ...other,
          path: [String(at), ...other.path],
          tree: items.with(at, other.tree),
        }));
        return left.length > 0 ? [shorter, ...altered] : altered;
      }),
  };
}

/** Exactly two, as numbers are joined. */
export function pair<T>(item: Grammar<T>, first: T, second: T): Grammar<readonly [T, T]> {
  const both = list(item);
  return {
    samples: () => [[first, second]],
    alter: (items) =>
      both
        .alter(items)
        .filter(({ tree }) => tree.length === 2)
        .map((one) => ({ ...one, tree: [one.tree[0] as T, one.tree[1] as T] as const })),
  };
}
