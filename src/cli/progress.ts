/** Reports the progress of running work. */
export interface Progress {
  /** Replaces the text next to the spinner. */
  say(text: string): void;
  /** Prints permanent output while the spinner is paused. */
  aside(write: () => Promise<void>): Promise<void>;
}

/** For runs without a terminal. */
export const unseenProgress: Progress = { say: () => undefined, aside: (write) => write() };
