import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import { readJsonResume } from '../../src/documents/json-resume/read-json-resume.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';
import { createRenderer } from '../../src/rendering/create-renderer.ts';
import { listThemes, readTheme } from '../../src/rendering/themes/theme-registry.ts';
import { resumeDocument } from '../documents/support/document-arbitrary.ts';
import { usualResume } from '../documents/support/usual-resume.ts';
import { folders } from '../rendering/folders.ts';
import { runs } from '../support/how-long.ts';
import { projectRoot } from '../support/project-root.ts';

const { themesFolder } = folders;
const themes = listThemes(themesFolder).filter((name) => readTheme(themesFolder, name).kind === 'typst');
const renderer = createRenderer(folders);
const examples = path.join(projectRoot, 'examples', 'resumes');

afterAll(() => renderer.close());

async function lost(document: ResumeDocument, theme: string): Promise<readonly string[] | undefined> {
  return (await renderer.render({ document, look: { theme } })).check?.missing;
}

describe.each(themes)('theme %s loses nothing', (theme) => {
  it('of the examples', async () => {
    for (const name of readdirSync(examples)) {
      const { source } = await readResumeFile({ name, bytes: readFileSync(path.join(examples, name)) });
      expect(await lost(readBaseResume(source).document, theme)).toEqual([]);
    }
  });

  it('of a usual resume', async () => {
    const document = usualResume.map((source) => readJsonResume(source));
    await fc.assert(
      fc.asyncProperty(document, async (one) => {
        expect(await lost(one, theme)).toEqual([]);
      }),
      { numRuns: runs(2, 30) },
    );
  });

  it('of any resume', async () => {
    await fc.assert(
      fc.asyncProperty(resumeDocument, async (one) => {
        expect(await lost(one, theme)).toEqual([]);
      }),
      { numRuns: runs(4, 60) },
    );
  });
});
