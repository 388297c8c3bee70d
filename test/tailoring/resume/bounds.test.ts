import { expect, it } from 'vitest';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { createRulesEngine } from '../../../src/tailoring/rules-engine.ts';

const engine = createRulesEngine();
const target = {
  jobDescription: 'Requirements\n- Wound care\n- Triage',
  companyName: 'Northgate',
  position: 'Nurse',
};

function resumeOf(bullets: readonly string[]) {
  const highlights = [bullets.map((bullet) => `- ${bullet}`).join('\n')];
  const work = [{ name: 'Red Tent', position: 'Nurse', startDate: '2020-01', highlights }];
  return readBaseResume({ basics: { name: 'Ana Lo' }, work }).document;
}

const rota = Array.from({ length: 2500 }, (_, index) => `Kept rota ${index} of the ward`);
const codesOf = (warnings: readonly { readonly code: string }[]) => warnings.map(({ code }) => code);

it('reads only the first 2,000 texts of a resume, warns, and does not tailor it', async () => {
  const base = resumeOf([...rota, 'Responsible for wound care']);
  const tailored = await engine.tailor({ base, target, level: 'super', asOf: '2026-11-21' });
  expect(codesOf(tailored.report.warnings)).toContain('partly_read');
  expect(tailored.report.requirements.map(({ state }) => state)).toEqual(['missing', 'missing']);
  expect(tailored.report.changes).toEqual([]);
  expect(tailored.document).toEqual(base);
});

it('warns if edits by the person make a resume too long', async () => {
  const base = resumeOf(rota.slice(0, 5));
  const request = { base, target, level: 'basic', asOf: '2026-11-21' } as const;
  const { plan } = await engine.tailor(request);
  const edited = await engine.edit({ ...request, plan, document: resumeOf(rota) });
  expect(codesOf(edited.report.warnings)).toContain('partly_read');
});

it('reads all of a resume with 1,500 texts', async () => {
  const base = resumeOf([...rota.slice(0, 1500), 'Responsible for wound care']);
  const { requirements, warnings } = await engine.score({ base, target, asOf: '2026-11-21' });
  expect(codesOf(warnings)).not.toContain('partly_read');
  expect(requirements.map(({ state }) => state)).toEqual(['evidenced', 'missing']);
});
