/** What a person should know about how a file was read. */
export interface ReadingNote {
  /** `read`: taken over. `unplaced`: kept for exports only. `odd`: taken over, but look at it. */
  readonly kind: 'read' | 'unplaced' | 'odd';
  /** Path in the file: `work[0].highlights[2]`. */
  readonly path: string;
  readonly message: string;
}
