/** What a language has for `--help` of every command, and for the frame that it stands in. */

interface Playing {
  readonly sims: string;
  readonly ms: string;
  readonly seed: string;
  readonly workers: string;
}

export interface CommandHelpWords {
  readonly titles: {
    readonly usage: string;
    readonly arguments: string;
    readonly options: string;
    readonly commands: string;
  };
  /** "(default: en)", "(choices: en, fr)". */
  readonly usually: (value: string) => string;
  readonly choices: (values: string) => string;
  readonly about: string;
  readonly version: string;
  readonly help: string;
  readonly helpOf: string;
  readonly lang: string;
  readonly json: string;
  readonly deckOrFile: string;
  readonly decks: (fields: string) => string;
  readonly contestant: (names: string) => string;
  readonly playing: Playing;
  readonly play: {
    readonly about: string;
    readonly deck: string;
    readonly vs: string;
    readonly bot: (names: string) => string;
    readonly ruleset: string;
    readonly seed: string;
    readonly save: string;
  };
  readonly serve: {
    readonly about: string;
    readonly port: string;
    readonly host: string;
    readonly db: string;
  };
  readonly db: {
    readonly about: string;
    readonly backup: string;
    readonly backupFile: string;
    readonly restore: string;
    readonly restoreFile: string;
    readonly check: string;
    readonly place: string;
  };
  readonly cards: {
    readonly about: string;
    readonly words: string;
    readonly set: string;
    readonly faction: string;
  };
  readonly card: { readonly about: string; readonly title: string };
  readonly rules: { readonly about: string; readonly words: string; readonly coverage: string };
  readonly deck: {
    readonly about: string;
    readonly list: string;
    readonly check: string;
    readonly format: string;
    readonly ruleset: string;
    readonly minimum: string;
    readonly show: string;
    readonly convert: string;
    readonly to: string;
  };
  readonly scenario: { readonly about: string; readonly files: string };
  readonly replay: {
    readonly about: string;
    readonly file: string;
    readonly to: string;
    readonly verify: string;
  };
  readonly bench: { readonly about: string; readonly anchors: string };
  readonly soak: {
    readonly about: string;
    readonly bots: (names: string) => string;
    readonly games: string;
    readonly seed: string;
    readonly decks: string;
    readonly ruleset: string;
    readonly allEvery: string;
    readonly quick: string;
  };
  readonly exhaust: {
    readonly about: string;
    readonly set: string;
    readonly seed: string;
    readonly games: string;
    readonly times: string;
  };
  readonly arena: {
    readonly about: string;
    readonly other: string;
    readonly games: string;
    readonly sweeps: string;
    readonly sprt: string;
    readonly ms: string;
    readonly out: string;
    readonly matrix: string;
  };
  readonly lab: {
    readonly about: string;
    readonly games: string;
    readonly bot: (names: string) => string;
    readonly out: string;
    readonly html: string;
  };
  readonly bot: {
    readonly about: string;
    readonly against: string;
    readonly games: string;
    readonly seed: string;
    readonly timeout: string;
  };
}
