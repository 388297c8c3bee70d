import { paragraphRuns, runsOfLines } from '../../resume/replace-runs.ts';
import type { DraftBlock } from './draft.ts';

/**
 * The paragraphs of an entry as a list: each line of the text is a bullet, those before `bulletsFrom` stay paragraphs. The
 * bullets that were there follow.
 */
export function listOf(blocks: readonly DraftBlock[], text: string, bulletsFrom: number): DraftBlock[] {
  const paragraphs = blocks.filter((block) => block.type === 'paragraph');
  const lines = runsOfLines(paragraphRuns(paragraphs), text.split('\n'));
  return [
    ...lines.slice(0, bulletsFrom).map((runs): DraftBlock => ({ type: 'paragraph', runs })),
    {
      type: 'list',
      ordered: false,
      items: [
        ...lines.slice(bulletsFrom).map((content) => ({ position: null, content })),
        ...blocks.flatMap((block) => (block.type === 'list' ? block.items : [])),
      ],
    },
  ];
}
