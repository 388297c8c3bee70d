import { expect, it } from 'vitest';
import { fittingJobs } from '../../../src/documents/outline/corrections/fitting-jobs.ts';
import { cutsOf } from '../../../src/documents/outline/heads/head-cuts.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

it.each([
  ['Acme Foods, S.A.', 'Globex Foods, S.A.'],
  ['Acme Foods GmbH', 'Agencia de viajes y cruceros'],
])('does not read a second company as a job title: %s and %s', (name, position) => {
  expect(fittingJobs([{ name, position, startDate: '2014' }], 'name')).toEqual([
    { name, startDate: '2014', summary: position },
  ]);
});

it('keeps a job title next to a company', () => {
  const job = { name: 'Acme Foods, S.A.', position: 'Analista de datos', startDate: '2014' };
  expect(fittingJobs([job], 'name')).toEqual([job]);
});

it('does not split at a dash inside brackets', () => {
  const cuts = cutsOf('Acme Foods, S.L. - Head Cook - (Linz – Parque empresarial)', []);
  expect(cuts.find(({ kind }) => kind === 'dash')?.left).toEqual(['(Linz – Parque empresarial)']);
});

it.each([
  ['Oak State Hospital- Provo UT', 'Oak State Hospital', 'Provo UT'],
  ['Oak State Hospital -Provo, UT', 'Oak State Hospital', 'Provo, UT'],
  ['Oak Remote-Care Hospital', 'Oak Remote-Care Hospital', undefined],
])('splits at a hyphen with a space on one side only before a place: %s', async (head, name, location) => {
  const text = `Mara Lindt\nmara@lindt.example\n\nExperience\nNurse, 2016 - 2019\n${head}\n- Cared for forty patients\n`;
  const { source } = await readResumeFile({ name: 'me.txt', bytes: new TextEncoder().encode(text) });
  const [job] = source['work'] as readonly Readonly<Record<string, unknown>>[];
  expect([job?.['name'], job?.['location']]).toEqual([name, location]);
});
