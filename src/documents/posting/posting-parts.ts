/** What one reading of a posting gives. */
export interface PostingParts {
  readonly text: string;
  readonly company?: string | undefined;
  readonly position?: string | undefined;
}
