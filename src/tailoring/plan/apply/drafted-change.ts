/** A change as it happened; its path is known when everything has its last place. */
export interface DraftedChange {
  readonly path: () => string;
  readonly before: string | null;
  readonly after: string | null;
}
