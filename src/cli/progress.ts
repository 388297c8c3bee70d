/** How work under way reports its progress. */
export interface Progress {
  /** Replaces the text beside the spinner. */
  say(text: string): void;
  /** Writes something that stays, without the spinner in its way. */
  aside(write: () => Promise<void>): Promise<void>;
}

/** Where nobody looks on. */
export const unseenProgress: Progress = { say: () => undefined, aside: (write) => write() };
