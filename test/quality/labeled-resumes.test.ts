import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { measureLabeledResumes } from '../../eval/resumes/evaluate.ts';
import { comparableText, hanEndsOf, hashOfValuesIn } from '../../eval/resumes/hashed-value.ts';
import { valuesIn } from '../../eval/resumes/values-in.ts';

const resume = `# Mara Lindt

Baker

## Skills

- Sourdough
- Lamination

## Education

Oak College
`;

it('labeled resumes of any folder are measured by format and by producer', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'labeled-'));
  try {
    writeFileSync(path.join(folder, 'm1.md'), resume);
    mkdirSync(path.join(folder, 'corpus', 'labels'), { recursive: true });
    const cells = ['id', 'split', 'language', 'format', 'producer'];
    writeFileSync(
      path.join(folder, 'corpus', 'resumes.tsv'),
      `${cells.join('\t')}\nm1\tdev\ten\tmarkdown\thand\nm2\ttest\ten\tmarkdown\thand\n`,
    );
    const hash = hashOfValuesIn(new TextEncoder().encode(resume));
    const each = (...texts: readonly string[]) => texts.map((text) => hash(comparableText(text)));
    const labels = {
      ...{ name: each('Mara Lindt'), headline: each('Baker'), location: [], summary: [] },
      ...{ emails: [], phones: [], links: [], jobs: [], sections: [], hasMoreSkills: false },
      skills: [each('Sourdough'), each('Proofing')],
      schools: [{ school: each('Oak College'), degree: [], field: [], start: [], end: [hash('2019')] }],
    };
    writeFileSync(path.join(folder, 'corpus', 'labels', 'm1.json'), JSON.stringify(labels));
    const tables = await measureLabeledResumes({
      ...{ files: folder, split: 'dev', by: ['format', 'producer'] },
      labels: path.join(folder, 'corpus'),
    });
    const rows = tables.map((line) => line.trim().replace(/\s+/g, ' '));
    // Right: name, headline, a skill and a school. Missing: a skill and the school's end. Wrong: another skill.
    expect(rows).toEqual([
      '1 resumes of dev, 0 refused; 2 times asked where nothing is wrong, 1 of them where nothing is missing either',
      'right wrong asked fields',
      ...['markdown .571 .200 .000 7', 'all .571 .200 .000 7'],
      'right wrong asked fields',
      ...['markdown hand .571 .200 .000 7', 'all .571 .200 .000 7'],
    ]);
    await expect(
      measureLabeledResumes({ files: folder, split: 'dev', by: ['color'], labels: folder }),
    ).rejects.toThrow('--by takes format, producer');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('texts of labels are found in the lines of their file, also across two lines', () => {
  const hash = hashOfValuesIn(new TextEncoder().encode(resume));
  const said = valuesIn(['Baker, Oak College of', 'Baking | 2019', '面包师，橡树公司'], hash);
  const each = (...texts: readonly string[]) => texts.map((text) => hash(comparableText(text)));
  expect(said(each('Oak College of Baking'))).toBe('Oak College of Baking');
  expect(said(each('橡树公司'))).toBe('橡树公司');
  expect(said(each('Elm College', 'baker'))).toBe('Baker');
  expect(said([hash('2019-07')])).toBe('2019-07');
  expect([said([]), said(each('Elm College'))]).toEqual(['–', '?']);
});

it('a Chinese summary is compared by its first and last letters, because it has no blanks between words', () => {
  const ends = hanEndsOf('从事面包烘焙十年，熟悉门店管理。希望在总部工作。');
  expect(ends).toContain('从事面包烘焙十年希望在总部工作');
  expect(ends).toContain('从事面包在总部工作');
  expect(ends).not.toContain('面包烘焙在总部工作');
  expect(hanEndsOf('Ten years in bakeries')).toEqual([]);
});
