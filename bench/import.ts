import path from 'node:path';
import { parseArgs } from 'node:util';

/*
 * Measures how well resumes are imported: npm run bench:import -- [--lost]
 * measures the files of the repository; --lost lists the fields that were lost.
 *
 * npm run bench:import -- --files DIR [--split dev] [--by format,producer] [--labels DIR]
 * measures labeled resumes from other sources (eval/README.md), whose files are in DIR as ID.*. With --answers DIR only
 * those with an answer of a language model (DIR/ID.json) are read, with it, or with --unanswered without it.
 */

const { values } = parseArgs({
  options: {
    files: { type: 'string' },
    split: { type: 'string', default: 'dev' },
    by: { type: 'string', default: 'format,producer' },
    labels: { type: 'string', default: path.join(import.meta.dirname, '..', 'eval', 'resumes') },
    answers: { type: 'string' },
    unanswered: { type: 'boolean', default: false },
    lost: { type: 'boolean', default: false },
  },
});

if (values.files === undefined) {
  const { measurePublicFiles } = await import('./import/public-files.ts');
  await measurePublicFiles(values.lost);
} else {
  const { measureLabeledResumes } = await import('../eval/resumes/evaluate.ts');
  const { files, by } = values;
  const tables = await measureLabeledResumes({ ...values, files, by: by.split(',') });
  console.log(tables.join('\n'));
}
