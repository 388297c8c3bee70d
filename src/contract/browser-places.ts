/** Where a browser may be, for themes that need one. */
export interface BrowserPlaces {
  /** What a variable names; nothing else is tried then. */
  readonly named: { readonly file: string; readonly place: string } | null;
  /** Files, best first. */
  readonly files: readonly string[];
  /** Where other tools keep the browsers that they downloaded: a folder, and the path below each version. */
  readonly caches: readonly { readonly folder: string; readonly executable: string }[];
}
