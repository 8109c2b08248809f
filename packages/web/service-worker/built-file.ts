/** A file of the built page, as the build tells the service worker of it. */
export interface BuiltFile {
  /** "/" is the page itself. */
  readonly path: string;
  readonly size: number;
  readonly hash: string;
}
