import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { english } from '../../messages/dialogs/english.ts';
import type { Io } from './io.ts';
import { Cancelled, type ChoiceQuestion, type Questions } from './question-types.ts';
import { terminalText } from './terminal-text.ts';

type Streams = Pick<Io, 'stdin' | 'stderr' | 'interrupted'>;

/** The same questions without redrawing, for screen readers and simple terminals. */
export function lineQuestions(io: Streams): Questions {
  const say = (text: string): void => void io.stderr.write(`${terminalText(text)}\n`);
  const ask = async (message: string, problem: (answer: string) => string | null): Promise<string> => {
    for (;;) {
      io.stderr.write(`${terminalText(message)}: `);
      const answer = (await readLine(io)).trim();
      const wrong = problem(answer);
      if (wrong === null) return answer;
      say(wrong);
    }
  };
  return {
    text: async ({ message, draft, usual = draft, problem }) => {
      const answer = await ask(
        usual === undefined ? message : `${message} (Enter: ${usual})`,
        (typed) => problem?.(typed === '' ? (usual ?? '') : typed) ?? null,
      );
      return answer === '' ? (usual ?? '') : answer;
    },
    async secret(message) {
      io.stderr.write(`${terminalText(message)}: `);
      const secret = await readLine(io, 'hidden');
      io.stderr.write('\n');
      return secret.trim();
    },
    choose: (question) => choose(question, say, ask),
    async agree(message, usual = false) {
      const answer = await ask(`${message} yes or no (Enter: ${usual ? 'yes' : 'no'})`, (typed) =>
        /^(?:y|yes|n|no|)$/i.test(typed) ? null : 'Please type yes or no',
      );
      return answer === '' ? usual : /^y/i.test(answer);
    },
  };
}

const { number: englishNumber } = english.answering;

async function choose<T>(
  { message, choices, usual, number = englishNumber }: ChoiceQuestion<T>,
  say: (text: string) => void,
  ask: (message: string, problem: (answer: string) => string | null) => Promise<string>,
): Promise<T> {
  const preset = Math.max(
    choices.findIndex(({ value }) => value === usual),
    0,
  );
  say(message);
  for (const [index, { name, about }] of choices.entries()) {
    say(`  ${index + 1}: ${name}${about ? `. ${about}` : ''}`);
  }
  const chosen = (typed: string) => choices[typed === '' ? preset : Number(typed) - 1];
  const answer = await ask(number.ask(preset + 1), (typed) =>
    chosen(typed) ? null : number.outOfRange(choices.length),
  );
  const choice = chosen(answer);
  if (!choice) throw new Cancelled('nothing was selected');
  return choice.value;
}

/** Reads one line; the end of the input or an interruption counts as a cancellation. */
function readLine({ stdin, interrupted }: Streams, echo: 'shown' | 'hidden' = 'shown'): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  // With `terminal: true`, readline replaces the terminal's echo with its own output, which goes nowhere.
  const reader = createInterface({ input: stdin, output: nowhere, terminal: echo === 'hidden' });
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new Cancelled('no answer'));
    reader.once('line', resolve).once('close', stop).once('SIGINT', stop);
    interrupted.addEventListener('abort', stop, { once: true });
    // Node warns of a leak at the eleventh question otherwise.
    reader.once('close', () => interrupted.removeEventListener('abort', stop));
  }).finally(() => reader.close()) as Promise<string>;
}
