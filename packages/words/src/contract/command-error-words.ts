/** What a language has for a command that cannot do what it was told. */

/** What the system said of a file, as far as it has a word of its own. */
export type FileTrouble = "missing" | "folder" | "forbidden" | "noRoom" | "other";

/** What is wrong with a database or with a backup, as far as there are words for it. */
type DatabaseTroubleTold =
  | "unreachable"
  | "forbidden"
  | "missing"
  | "newer"
  | "older"
  | "no backup"
  | "not empty"
  | "foreign"
  | "damaged"
  | "no room"
  | "busy";

export interface CommandErrorWords {
  /** Before every one of them. */
  readonly error: (message: string) => string;
  readonly usage: {
    readonly unknownOption: (option: string) => string;
    readonly unknownCommand: (command: string) => string;
    readonly missingArgument: (argument: string) => string;
    readonly missingValue: (option: string) => string;
    readonly missingOption: (option: string) => string;
    readonly wrongValue: (option: string, value: string, why: string) => string;
    readonly allowed: (values: string) => string;
    readonly tooMany: (found: string) => string;
    readonly didYouMean: (words: string) => string;
    readonly wholeNumber: string;
    readonly positiveNumber: string;
    readonly port: (largest: number) => string;
    readonly exclude: (flags: string) => string;
    readonly twoPlayers: string;
    readonly coverageAlone: string;
    readonly noContestant: (text: string, names: string) => string;
  };
  readonly files: {
    readonly trouble: { readonly [T in FileTrouble]: string };
    readonly none: (file: string) => string;
    readonly unread: (file: string, why: string) => string;
    readonly unwritten: (file: string, why: string) => string;
    readonly noFolder: (folder: string, why: string) => string;
    readonly tooLarge: (file: string, most: string) => string;
  };
  readonly decks: {
    readonly none: (name: string, near: string) => string;
    readonly noJson: (file: string) => string;
    readonly tooMuch: (file: string, why: string) => string;
    readonly line: (file: string, line: number, text: string) => string;
    readonly empty: (file: string) => string;
    readonly noCard: (file: string, title: string) => string;
    readonly notPlayable: (file: string, rule: string, why: string) => string;
  };
  readonly noRecord: (file: string, why: string) => string;
  readonly seedTooLong: (most: string) => string;
  readonly noCard: (title: string, near: string) => string;
  readonly noRule: (words: string) => string;
  readonly nobodyPlays: string;
  readonly notBuilt: string;
  readonly noBalancePage: string;
  readonly portTaken: (port: number) => string;
  readonly portForbidden: (port: number) => string;
  readonly cannotListen: (place: string, why: string) => string;
  /** Of the database or the backup at this place. */
  readonly database: { readonly [T in DatabaseTroubleTold]: (place: string) => string };
  readonly results: {
    readonly begunOtherwise: (file: string) => string;
    readonly noHeader: (file: string, wanted: string) => string;
    readonly noResult: (file: string, line: number) => string;
    readonly otherRun: (file: string, differences: string) => string;
    readonly otherValue: (field: string, kept: string, wanted: string) => string;
    readonly otherList: (field: string) => string;
  };
  readonly program: {
    readonly notStarted: (command: string) => string;
    readonly notReady: (said: string) => string;
    readonly givesUp: (message: string) => string;
    readonly cannotBeTaken: (tries: number, why: string) => string;
    readonly helloAnswer: (command: string, said: string) => string;
    readonly ended: (command: string) => string;
    readonly silent: (command: string, seconds: number) => string;
    readonly said: (command: string, line: string) => string;
    readonly tooLong: (command: string, most: string) => string;
  };
  readonly nothingDone: (set: string) => string;
  readonly noChess: string;
  readonly worker: (message: string) => string;
  readonly unexpected: (message: string) => string;
}
