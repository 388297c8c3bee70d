/** Places to look for a browser, for themes that need one. */
export interface BrowserPlaces {
  /** Set by an environment variable; if so, nothing else is tried. */
  readonly named: { readonly file: string; readonly place: string } | null;
  /** Files, best first. */
  readonly files: readonly string[];
  /** Download folders of other tools, and the path of the browser below each version. */
  readonly caches: readonly { readonly folder: string; readonly executable: string }[];
}
