import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import { storedDocument } from '../../src/service/resumes/stored-resumes.ts';
import type { Caller, ResumeRecord } from '../../src/service/use-cases.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { type RealService, serviceWithPlainEngine } from '../support/real-service.ts';
import { namedCases } from '../tailoring/cases.ts';
import { failureOf } from './failure-of.ts';

const { resume, target } = namedCases.engineer;
let service: RealService;
let caller: Caller;

beforeEach(async () => {
  service = await serviceWithPlainEngine({ engine: createRulesEngine() });
  caller = await service.useCases.authenticate(service.apiKey);
  await service.useCases.putBaseResume(caller, resume);
});

afterEach(() => service.close());

async function made(options: { readonly pdf?: boolean } = {}) {
  const request = {
    job_description: target.jobDescription,
    company_name: target.companyName,
    position: target.position,
    finetune_level: 'good',
    include_pdf: options.pdf ?? false,
  } as const;
  return (await service.useCases.generateResume(caller, request, {})).resume;
}

const headline = (text: string) => ({ basics: { headline: text } });

function documentOf({ resumeData }: ResumeRecord): ResumeDocument {
  return storedDocument(resumeData);
}

describe('editing', () => {
  it('merges the patch into the document, updates score and report, and is free', async () => {
    const { useCases } = service;
    const before = await made();
    service.clock.time += 86_400_000;
    const after = await useCases.editResume(caller, before.id, {
      basics: { headline: 'Backend Engineer' },
      sections: { experience: { items: [] } },
    });
    const document = documentOf(before);
    document.basics.headline = 'Backend Engineer';
    document.sections.experience.items = [];
    expect(documentOf(after)).toEqual(document);
    expect(after.atsScore).toBeLessThan(before.atsScore);
    expect(after).toMatchObject({
      id: before.id,
      pdfVersion: null,
      pdfGeneratedAt: null,
      creditsRemaining: before.creditsRemaining,
      createdAt: before.createdAt,
    });
    expect(await useCases.getResume(caller, before.id)).toEqual(after);
    const report = await useCases.getReport(caller, before.id);
    expect(report).toMatchObject({
      object: 'resume.report',
      id: before.id,
      score: { after: after.atsScore },
    });
    expect(report.changes.filter(({ engine }) => engine === 'user').map(({ path }) => path)).toEqual([
      '/basics/headline',
      '/sections/experience/items',
      '/sections/experience/items',
      '/sections/experience/items',
    ]);
    expect((await useCases.getUsage(caller)).credits_remaining).toBe(before.creditsRemaining);
  });

  it('can be undone like any other change', async () => {
    const { useCases } = service;
    const before = await made();
    await useCases.editResume(caller, before.id, headline('One'));
    const { changes } = await useCases.getReport(caller, before.id);
    const undone = await useCases.revertChanges(caller, before.id, {
      change_ids: [String(changes.at(-1)?.id)],
    });
    expect({ ...undone }).toEqual(before);
  });

  it('renews the PDF of a resume that has one', async () => {
    const before = await made({ pdf: true });
    service.clock.time += 1000;
    const after = await service.useCases.editResume(caller, before.id, headline('Boss'));
    expect(after.pdfVersion).not.toBe(before.pdfVersion);
    expect(after.pdfGeneratedAt).toBe(service.clock.time);
    const { bytes: pdf } = await service.useCases.readPdf(after.id, String(after.pdfVersion));
    expect(Buffer.from(pdf).toString()).toContain('Boss');
  });

  it.each([
    ['nothing', () => ({})],
    ['the values it already has', (document: ResumeDocument) => ({ ...document })],
    [
      'only markup that a document cannot contain',
      ({ sections }: ResumeDocument) => ({
        sections: { summary: { content: `${sections.summary.content}<script>x</script>` } },
      }),
    ],
  ])('with %s leaves the resume, its report and its PDF unchanged', async (_, patchOf) => {
    const { useCases } = service;
    const before = await made({ pdf: true });
    const report = await useCases.getReport(caller, before.id);
    service.clock.time += 1000;
    expect(await useCases.editResume(caller, before.id, patchOf(documentOf(before)))).toEqual(before);
    expect(await useCases.getResume(caller, before.id)).toEqual(before);
    expect(await useCases.getReport(caller, before.id)).toEqual(report);
  });

  it('keeps all of several simultaneous edits', async () => {
    const { useCases } = service;
    const { id } = await made();
    const patches = [headline('Boss'), { basics: { phone: '1' } }, { metadata: { notes: 'x' } }];
    await Promise.all(patches.map((patch) => useCases.editResume(caller, id, patch)));
    expect(documentOf(await useCases.getResume(caller, id))).toMatchObject({
      basics: { headline: 'Boss', phone: '1' },
      metadata: { notes: 'x' },
    });
    const { changes } = await useCases.getReport(caller, id);
    expect(new Set(changes.map((change) => change.id)).size).toBe(changes.length);
  });
});

describe('a refused edit', () => {
  const skill = {
    id: 's00000000000000000000001',
    visible: true,
    name: 'A',
    description: '',
    level: 0,
    keywords: [],
  };
  const custom = { ...skill, columns: 1, separateLinks: true, items: [] };
  it.each<[string, string, string]>([
    [
      'an unknown field',
      '{"basics":{"nmae":"x"}}',
      'resume_data.basics.nmae: is not a field of the resume document; did you mean name?',
    ],
    ['a removed field', '{"basics":{"phone":null}}', 'resume_data.basics.phone: is required'],
    ['a wrong type', '{"basics":{"phone":5}}', 'resume_data.basics.phone: must be a string'],
    [
      'an invalid e-mail address',
      '{"basics":{"email":"nope"}}',
      'resume_data.basics.email: must be an e-mail address, or empty',
    ],
    [
      'a removed e-mail address',
      '{"basics":{"email":null}}',
      'resume_data.basics.email: must be a string, empty for none',
    ],
    [
      'an unsafe link',
      '{"basics":{"url":{"href":"javascript:x()"}}}',
      'resume_data.basics.url.href: must start with https:, http:, mailto: or tel:',
    ],
    [
      'a relative link',
      '{"basics":{"url":{"href":"/me"}}}',
      'resume_data.basics.url.href: must be a full address such as https://example.org, or empty',
    ],
    [
      'an unknown page format',
      '{"metadata":{"page":{"format":"a5"}}}',
      'resume_data.metadata.page.format: must be one of a4, letter',
    ],
    [
      'a control character',
      String.raw`{"basics":{"headline":"a\u0007"}}`,
      'resume_data.basics.headline: must not contain control characters',
    ],
    [
      'half a character',
      String.raw`{"basics":{"headline":"a\ud800"}}`,
      'resume_data.basics.headline: must be well-formed Unicode (it has a lone surrogate)',
    ],
    [
      'a repeated id',
      JSON.stringify({ sections: { skills: { items: [skill, skill] } } }),
      'resume_data.sections.skills.items[1].id: "s00000000000000000000001" is also the id of another item',
    ],
    [
      'an invalid id',
      JSON.stringify({ sections: { skills: { items: [{ ...skill, id: 'X' }] } } }),
      'resume_data.sections.skills.items[0].id: must be 24 lower-case letters and digits, a letter first',
    ],
    [
      'a level too high',
      JSON.stringify({ sections: { skills: { items: [{ ...skill, level: 9 }] } } }),
      'resume_data.sections.skills.items[0].level: must be at most 5',
    ],
    [
      'the prototype',
      '{"__proto__":{"basics":{}}}',
      'resume_data.__proto__: is not a field of the resume document',
    ],
    [
      'a prototype in a record',
      `{"sections":{"custom":{"__proto__":${JSON.stringify(custom)}}}}`,
      'resume_data.sections.custom.__proto__',
    ],
    [
      'very deep nesting',
      `${'{"basics":'.repeat(5000)}1${'}'.repeat(5000)}`,
      'resume_data: is nested too deeply',
    ],
  ])('for %s names the place and the reason, and leaves the resume unchanged', async (_, patch, message) => {
    const before = await made();
    const failure = await failureOf(service.useCases.editResume(caller, before.id, JSON.parse(patch)));
    expect(failure.name).toBe('validation_error');
    expect(failure.message).toContain(message);
    expect(await service.useCases.getResume(caller, before.id)).toEqual(before);
  });

  it('names at most twenty paths', async () => {
    const { id } = await made();
    const two = { basics: { phone: 5, headline: 5 } };
    expect((await failureOf(service.useCases.editResume(caller, id, two))).message).toBe(
      'resume_data.basics.headline: must be a string; resume_data.basics.phone: must be a string',
    );
    const many = { basics: Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`x${index}`, 1])) };
    expect((await failureOf(service.useCases.editResume(caller, id, many))).message).toMatch(
      /basics\.x19: is not a field of the resume document; and 10 more$/,
    );
  });

  it('of an unknown resume is not_found', async () => {
    const failure = await failureOf(service.useCases.editResume(caller, 'res_none', headline('x')));
    expect(failure.name).toBe('not_found');
  });
});
