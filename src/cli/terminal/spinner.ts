import type { Ora } from 'ora';
import type { OutputStream } from './io.ts';

export interface SpinnerPlace {
  readonly stream: OutputStream;
  /** It shows more than ASCII. */
  readonly unicode: boolean;
}

/** Turns while the work goes on, and leaves nothing behind. */
export async function withSpinner<T>(
  text: string,
  { stream, unicode }: SpinnerPlace,
  work: (progress: Progress) => Promise<T>,
): Promise<T> {
  // In a terminal of unknown size, ora would erase lines without end.
  if (!stream.columns) return work(unseenProgress);
  const { default: ora } = await import('ora');
  // ora would take the input stream over and swallow Ctrl-C.
  const spinner = ora({
    text,
    stream,
    discardStdin: false,
    // Whether somebody looks on was decided before; ora would look at the environment again.
    isEnabled: true,
    ...(!unicode && { spinner: 'line' }),
  }).start();
  const clock = showSeconds(spinner);
  try {
    return await work({
      say(news) {
        spinner.text = news;
        // At once: the next turn of the spinner may be too late for news that does not stay.
        spinner.render();
      },
      async aside(write) {
        spinner.stop();
        await write();
        spinner.start();
      },
    });
  } finally {
    clearInterval(clock);
    spinner.stop();
  }
}

const minSecondsShown = 3;

/** Work that takes its time says for how long it has. */
function showSeconds(spinner: Ora): NodeJS.Timeout {
  let seconds = 0;
  return setInterval(() => {
    seconds += 1;
    if (seconds >= minSecondsShown) spinner.suffixText = `${seconds} s`;
  }, 1000).unref();
}

/** How work under way reports its progress. */
export interface Progress {
  /** Replaces the text beside the spinner. */
  say(text: string): void;
  /** Writes something that stays, without the spinner in its way. */
  aside(write: () => Promise<void>): Promise<void>;
}

/** Where nobody looks on. */
export const unseenProgress: Progress = { say: () => undefined, aside: (write) => write() };
