import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { measureLabeledResumes } from '../../eval/resumes/evaluate.ts';
import { comparableText, hashOfValuesIn } from '../../eval/resumes/hashed-value.ts';

const resume = `# Mara Lindt

Baker

## Skills

- Sourdough
- Lamination
`;

it('Labeled resumes are measured by format and by producer, from whatever folder', async () => {
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
      ...{ emails: [], phones: [], links: [], jobs: [], schools: [], sections: [], hasMoreSkills: false },
      skills: [each('Sourdough'), each('Proofing')],
    };
    writeFileSync(path.join(folder, 'corpus', 'labels', 'm1.json'), JSON.stringify(labels));
    const tables = await measureLabeledResumes({
      ...{ files: folder, split: 'dev', by: ['format', 'producer'] },
      labels: path.join(folder, 'corpus'),
    });
    const rows = tables.map((line) => line.trim().replace(/\s+/g, ' '));
    // Name, headline and a skill are right; one skill is missing, and another is in its place.
    expect(rows).toEqual([
      '1 resumes of dev, 0 refused; 1 times asked about what is right',
      'right wrong asked fields',
      ...['markdown .600 .250 .000 5', 'all .600 .250 .000 5'],
      'right wrong asked fields',
      ...['markdown hand .600 .250 .000 5', 'all .600 .250 .000 5'],
    ]);
    await expect(
      measureLabeledResumes({ files: folder, split: 'dev', by: ['color'], labels: folder }),
    ).rejects.toThrow('--by takes format, producer');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
