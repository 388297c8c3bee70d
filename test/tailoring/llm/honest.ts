import { editsOf } from '../../support/model-server/asked-lines.ts';
import type { Asked } from '../../support/model-server/wire-formats.ts';

/** Valid wordings for the engineer at `super`, as a good model would answer. */
export function honest(asked: Asked): string {
  return editsOf(asked, ({ text }) => honestWording.of(text));
}

const wordings: Readonly<Record<string, string>> = {
  'Worked on REST endpoints in Node.js used by 3 mobile apps':
    'Worked on REST APIs in Node.js that 3 mobile apps used',
  'Helped to introduce Terraform for the staging environment':
    'For the staging environment, helped introduce Terraform',
};

export const honestWording = {
  of: (text: string): string | null => wordings[text] ?? null,
  accepted: Object.keys(wordings).length,
} as const;
