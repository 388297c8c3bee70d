import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';
import { runs, sample } from '../support/how-long.ts';
import { projectRoot } from '../support/project-root.ts';
import { recoveredFields } from './support/recovered-fields.ts';

const originals = [
  path.join(projectRoot, 'examples', 'resumes'),
  path.join(projectRoot, 'bench', 'import', 'resumes'),
];
const others = path.join(projectRoot, 'bench', 'import', 'others');

async function documentOf(file: string): Promise<ResumeDocument> {
  const { source } = await readResumeFile({ name: path.basename(file), bytes: readFileSync(file) });
  return readBaseResume(source).document;
}

async function originalOf(name: string): Promise<ResumeDocument> {
  const files = originals.flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)));
  const file = files.find((one) => path.parse(one).name === name.split('.')[0]);
  return documentOf(file ?? '');
}

describe('Files made by other programs', () => {
  it.each(['.pdf', '.docx'])(
    'in %s format keep at least 85 percent of the fields of their resumes',
    async (extension) => {
      const made = readdirSync(others).filter((one) => one.endsWith(extension));
      let [fields, found] = [0, 0];
      for (const name of sample(made, 3)) {
        const recovered = recoveredFields(await originalOf(name), await documentOf(path.join(others, name)));
        fields += recovered.fields;
        found += recovered.found;
      }
      expect(fields).toBeGreaterThan(runs(75, 500));
      expect(found / fields).toBeGreaterThanOrEqual(0.85);
    },
  );
});
