import type { Posting } from '../../src/posting/posting.ts';
import type { Target } from '../../src/service/ports.ts';

/** A short posting of a small employer with one more requirement. */
export function yardHand(item: string): Target {
  return {
    jobDescription: [
      'Yard Hand',
      '',
      'Pelican Timber is a family yard of nine people. We cut and deliver boards for half the county.',
      '',
      'Your tasks:',
      '- Load and unload lorries',
      '- Keep the stock list in order',
      '',
      'Requirements:',
      '- Two years of experience in a timber yard',
      '- Basics of bookkeeping',
      `- ${item}`,
      '- Able to lift 25 kg',
      '',
      'We offer a pension and a warm canteen.',
    ].join('\n'),
    companyName: 'Pelican Timber',
    position: 'Yard Hand',
  };
}

/** The class of each requirement by the first word of its term: `{ Forklift: 'nice' }`. */
export function classesIn({ requirements }: Posting): Readonly<Record<string, string>> {
  return Object.fromEntries(
    requirements.map(({ term, class: asked }) => [term.split(' ')[0] ?? term, asked]),
  );
}
