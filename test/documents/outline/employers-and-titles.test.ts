import { expect, it } from 'vitest';
import { fittingJobs } from '../../../src/documents/outline/corrections/fitting-jobs.ts';
import { cutsOf } from '../../../src/documents/outline/heads/head-cuts.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

it.each([
  ['Acme Foods, S.A.', 'Globex Foods, S.A.'],
  ['Acme Foods GmbH', 'Agencia de viajes y cruceros'],
])('a second company is not a title: %s and %s', (name, position) => {
  expect(fittingJobs([{ name, position, startDate: '2014' }], 'name')).toEqual([
    { name, startDate: '2014', summary: position },
  ]);
});

it('a title beside a company is kept', () => {
  const job = { name: 'Acme Foods, S.A.', position: 'Analista de datos', startDate: '2014' };
  expect(fittingJobs([job], 'name')).toEqual([job]);
});

it('a title that was read as the place is the title', () => {
  const read = { position: 'Acme Cloud', location: 'Software Engineer', startDate: '2014' };
  expect(fittingJobs([read], 'name')).toEqual([
    { name: 'Acme Cloud', position: 'Software Engineer', startDate: '2014' },
  ]);
});

it('a dash in brackets separates nothing', () => {
  const cuts = cutsOf('Acme Foods, S.L. - Head Cook - (Linz – Parque empresarial)', []);
  expect(cuts.find(({ kind }) => kind === 'dash')?.left).toEqual(['(Linz – Parque empresarial)']);
});

it.each([
  ['Oak State Hospital- Provo UT', 'Oak State Hospital', 'Provo UT'],
  ['Oak State Hospital -Provo, UT', 'Oak State Hospital', 'Provo, UT'],
  ['Oak Remote-Care Hospital', 'Oak Remote-Care Hospital', undefined],
])('a hyphen without one of its blanks separates only a place: %s', async (head, name, location) => {
  const text = `Mara Lindt\nmara@lindt.example\n\nExperience\nNurse, 2016 - 2019\n${head}\n- Cared for forty patients\n`;
  const { source } = await readResumeFile({ name: 'me.txt', bytes: new TextEncoder().encode(text) });
  const [job] = source['work'] as readonly Readonly<Record<string, unknown>>[];
  expect([job?.['name'], job?.['location']]).toEqual([name, location]);
});
