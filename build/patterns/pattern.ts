/** A regular expression and the place where it is written or built. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** `src/api/paths.ts:54` */
  readonly at: string;
}
