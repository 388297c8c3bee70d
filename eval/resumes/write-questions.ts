import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { structureQuestion } from '../../src/documents/outline/structured/structure-question.ts';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';
import { readLabeledResumes } from './corpus.ts';

/*
 * Writes the questions that a language model gets about labeled resumes, as OUT/ID.txt, outside the project: node
 * --import tsx eval/resumes/write-questions.ts --files DIR --split train --out OUT [--every 3]
 */

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '' },
    split: { type: 'string', default: 'train' },
    out: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    labels: { type: 'string', default: import.meta.dirname },
  },
});

const resumes = readLabeledResumes(values.files, values.split, values.labels);
for (const { id, file } of resumes.filter((_, index) => index % Number(values.every) === 0)) {
  const structure = async (lines: readonly string[]) => {
    const { system, prompt } = structureQuestion(lines);
    await writeFile(path.join(values.out, `${id}.txt`), `${system}\n\n${prompt}\n`);
    return { failure: 'only the question is written' };
  };
  await readResumeFile(file, { nameless: true, template: true, structure });
}
