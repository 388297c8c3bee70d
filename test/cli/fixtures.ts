import path from 'node:path';
import { projectRoot } from '../support/project-root.ts';
import { preparedTerminals } from './memory-io.ts';

const example = (...parts: string[]) => path.join(projectRoot, 'examples', ...parts);

export const engineer = example('resumes', 'software-engineer.json');
export const nurse = example('resumes', 'nurse.yaml');
export const backendPosting = example('postings', 'backend-engineer.txt');
export const nursePosting = example('postings', 'icu-nurse.txt');

/** A file that fails only when it is written: no file system allows a name of this length. */
export const unwritable = `${'x'.repeat(300)}.md`;

/** A terminal with the engineer's base resume. */
export const terminalWithBase = preparedTerminals(async ({ run }) => {
  const { exitCode, stderr } = await run(['base', 'set', engineer]);
  if (exitCode !== 0) throw new Error(stderr);
});
