/** Something that others made and let us use. */
export interface Credit {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly font: boolean;
  readonly homepage?: string;
  /** Empty where the package carries none. */
  readonly text: string;
}
