import { expect, it } from 'vitest';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

it.each([
  ['MARA LINDT', undefined],
  ['Storyteller', 'Storyteller'],
])('keeps a headline unless it repeats the name: %s', async (below, label) => {
  const bytes = Buffer.from(
    `# Mara Lindt\n\n${below}\n\nmara@bread.example\n\n## Education\n\nBSc, University of Graz`,
  );
  const { source } = await readResumeFile({ name: 'mara.md', bytes });
  expect((source['basics'] as Record<string, unknown>)['label']).toBe(label);
});

it.each([
  ['Permis B, véhiculée', undefined],
  ['Licencia de conducir B1 vigente hasta 08/2028', undefined],
  ['HGV driver, driving licence C', 'HGV driver, driving licence C'],
])('keeps a driving license among the personal details: %s', async (below, label) => {
  const bytes = Buffer.from(
    `# Mara Lindt\n\n${below}\n\nmara@bread.example\n\n## Education\n\nBSc, University of Graz`,
  );
  const { source } = await readResumeFile({ name: 'mara.md', bytes });
  expect((source['basics'] as Record<string, unknown>)['label']).toBe(label);
  expect(JSON.stringify(source)).toContain(below);
});

it('does not keep the name of a network whose address is lost', async () => {
  const bytes = Buffer.from(
    '# Mara Lindt\n\nmara@bread.example | LinkedIn | Graz\n\n## Education\n\nBSc, University of Graz',
  );
  const { source } = await readResumeFile({ name: 'mara.md', bytes });
  expect(JSON.stringify(source)).not.toContain('LinkedIn');
});
