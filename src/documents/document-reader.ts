import type { DocumentReader, RevisedBase, Revision } from '../service/ports.ts';
import { plainLine } from './markup/read-markup.ts';
import { hasContent, readAgain, readBaseResume } from './read-base-resume.ts';

/** What PUT /base-resume and scoring read with. The writers are loaded by the first revision. */
export const documentReader = {
  read: readBaseResume,
  readAgain,
  hasContent,
  readLine: plainLine,
  revise: async (source: Readonly<Record<string, unknown>>, revision: Revision): Promise<RevisedBase> => {
    const { reviseSource } = await import('./revise/revise-source.ts');
    return reviseSource(source, revision);
  },
} satisfies DocumentReader;
