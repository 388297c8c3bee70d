import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { withSpinner } from '../../../src/cli/terminal/spinner.ts';

it.each([0, undefined])(
  'a spinner in a terminal of %s columns stops without drawing anything',
  async (columns) => {
    const stream = new PassThrough();
    const terminal = Object.assign(stream, { isTTY: true, ...(columns !== undefined && { columns }) });
    expect(await withSpinner('Tailoring', { stream: terminal, unicode: true }, async () => 'done')).toBe(
      'done',
    );
    expect(stream.read()).toBeNull();
  },
);
