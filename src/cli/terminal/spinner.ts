import type { Ora } from 'ora';
import ora from 'ora';
import { type Progress, unseenProgress } from '../progress.ts';
import type { OutputStream } from './io.ts';

export interface SpinnerPlace {
  readonly stream: OutputStream;
  /** The stream shows more than ASCII. */
  readonly unicode: boolean;
}

/** Shows a spinner during the work and removes it afterwards. */
export async function withSpinner<T>(
  text: string,
  { stream, unicode }: SpinnerPlace,
  work: (progress: Progress) => Promise<T>,
): Promise<T> {
  // In a terminal of unknown size, ora would erase lines endlessly.
  if (!stream.columns) return work(unseenProgress);
  // ora would take over stdin and swallow Ctrl-C.
  const spinner = ora({
    text,
    stream,
    discardStdin: false,
    // Already decided by the caller; ora would check the environment again.
    isEnabled: true,
    ...(!unicode && { spinner: 'line' }),
  }).start();
  const clock = showSeconds(spinner);
  try {
    return await work({
      say(news) {
        spinner.text = news;
        // Render now: the next frame may be too late for short-lived text.
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

/** Shows the elapsed seconds of long work. */
function showSeconds(spinner: Ora): NodeJS.Timeout {
  let seconds = 0;
  return setInterval(() => {
    seconds += 1;
    if (seconds >= minSecondsShown) spinner.suffixText = `(${seconds} s)`;
  }, 1000).unref();
}
