import { beforeEach, describe, expect, it } from 'vitest';
import { storedDocument } from '../../src/service/resumes/stored-resumes.ts';
import type { Caller, UseCases } from '../../src/service/use-cases.ts';
import { failureOf } from './failure-of.ts';
import { noon, order, source, useService } from './service-fixture.ts';

const fixture = useService();
let caller: Caller;

beforeEach(async () => {
  caller = await fixture().caller();
  await fixture().service.putBaseResume(caller, source);
});

async function made(changes: Parameters<typeof order>[0] = {}) {
  return (await fixture().service.generateResume(caller, order({ finetune_level: 'basic', ...changes }), {}))
    .resume;
}

describe('a PDF', () => {
  it('is made on request, in the theme that stays with the resume', async () => {
    const { service, advance } = fixture();
    const { id } = await made();
    advance(1000);
    const classic = await service.generatePdf(caller, id, { theme: 'classic' });
    expect(classic).toMatchObject({ look: { theme: 'classic' }, pdfGeneratedAt: noon + 1000 });
    const again = await service.generatePdf(caller, id, {});
    expect(again).toMatchObject({ look: { theme: 'classic' }, pdfVersion: classic.pdfVersion });
    expect(await service.getResume(caller, id)).toEqual(again);
  });

  it('gets a new version when its bytes change, and the old version is not found', async () => {
    const { service } = fixture();
    const { id } = await made();
    const ats = await service.generatePdf(caller, id, {});
    const classic = await service.generatePdf(caller, id, { theme: 'classic' });
    expect(classic.pdfVersion).not.toBe(ats.pdfVersion);
    expect((await failureOf(service.readPdf(id, String(ats.pdfVersion)))).name).toBe('not_found');
  });

  it.each([
    ['lost', (files: { remove(id: string): Promise<void> }, id: string) => files.remove(id)],
    [
      'damaged',
      (files: { write(id: string, pdf: Uint8Array): Promise<void> }, id: string) =>
        files.write(id, Buffer.from('%PD')),
    ],
  ])('is made again when its file is %s', async (_, harm) => {
    const { service, ports } = fixture();
    const { id, pdfVersion } = await made({ include_pdf: true });
    const { bytes: before } = await service.readPdf(id, String(pdfVersion));
    await harm(ports.files, id);
    expect((await service.readPdf(id, String(pdfVersion))).bytes).toEqual(before);
    expect(await ports.files.read(id)).toEqual(before);
  });

  it('is checked when it is made again, unless its check was turned off before', async () => {
    const { service, ports, rooms } = fixture();
    const { id, pdfVersion } = await made({ include_pdf: true });
    await ports.files.remove(id);
    rooms.missingText = ['"Ada"'];
    const failure = await failureOf(service.readPdf(id, String(pdfVersion)));
    expect(failure.message).toContain('would lose text: "Ada"');
    const unchecked = await service.generatePdf(caller, id, { check: false });
    await ports.files.remove(id);
    expect((await service.readPdf(id, String(unchecked.pdfVersion))).bytes).toBeInstanceOf(Uint8Array);
  });

  it('gets a new version when a newer renderer draws it differently', async () => {
    const { service, ports, rooms } = fixture();
    const { id, pdfVersion } = await made({ include_pdf: true });
    await ports.files.remove(id);
    rooms.rendererRelease = '2';
    const { bytes } = await service.readPdf(id, String(pdfVersion));
    const now = await service.getResume(caller, id);
    expect(now.pdfVersion).not.toBe(pdfVersion);
    expect((await service.readPdf(id, String(now.pdfVersion))).bytes).toEqual(bytes);
  });

  it('has its check in the report, unless the check was turned off', async () => {
    const { service } = fixture();
    const { id } = await made();
    await service.generatePdf(caller, id, {});
    expect((await service.getReport(caller, id)).pdf_check).toMatchObject({ ok: true });
    await service.generatePdf(caller, id, { check: false });
    expect(await service.getReport(caller, id)).not.toHaveProperty('pdf_check');
  });

  it('is not kept when its resume is deleted during drawing', async () => {
    const { service, ports, rooms } = fixture();
    const { id } = await made();
    rooms.beforeRender = () => service.deleteResume(caller, id);
    expect((await failureOf(service.generatePdf(caller, id, {}))).name).toBe('not_found');
    expect(await ports.files.read(id)).toBeNull();
  });

  it('in an unknown theme is refused', async () => {
    const { id } = await made();
    const failure = await failureOf(fixture().service.generatePdf(caller, id, { theme: 'x' }));
    expect(failure).toMatchObject({ name: 'validation_error' });
  });
});

describe('undoing changes', () => {
  it('returns the document, score and report without them, and is free', async () => {
    const { service } = fixture();
    const before = await made();
    const after = await service.revertChanges(caller, before.id, { change_ids: ['ch2'] });
    expect(after).toMatchObject({
      atsScore: 60,
      pdfVersion: null,
      creditsRemaining: 9,
      createdAt: before.createdAt,
    });
    expect(storedDocument(after.resumeData)).toMatchObject({ ...source, changed: ['ch1', 'ch3'] });
    expect((await service.getReport(caller, before.id)).changes.map(({ id }) => id)).toEqual(['ch1', 'ch3']);
    expect((await service.getUsage(caller)).credits_remaining).toBe(9);
  });

  it('uses the date and the base resume of the generation', async () => {
    const { service, rooms, advance } = fixture();
    const { id } = await made();
    await service.putBaseResume(caller, { ...source, basics: { name: 'Bob' } });
    advance(40 * 86_400_000);
    await service.revertChanges(caller, id, { change_ids: ['ch1'] });
    expect(rooms.asked.at(-1)).toBe('offline revert');
    expect(rooms.inputs.at(-1)).toMatchObject({
      base: source,
      asOf: '2026-11-21',
      target: { companyName: 'Globex' },
    });
  });

  it('renews the PDF of a resume that has one', async () => {
    const { service, ports } = fixture();
    const before = await made({ include_pdf: true });
    const after = await service.revertChanges(caller, before.id, { change_ids: ['ch1'] });
    expect(after.pdfVersion).not.toBe(before.pdfVersion);
    expect(String(await ports.files.read(before.id))).toContain('["ch2","ch3"]');
  });

  it.each([
    ['fails in its theme', new Error('no such file: /home/ada/themes/mine'), 'Theme "ats" failed.'],
    [
      'is too slow',
      Object.assign(new Error('It took too long.'), { forCaller: true }),
      'could not be made again: It took too long. To make it',
    ],
    ['loses text', null, 'would lose text: "Ada". To make it'],
  ])('continues without a PDF that %s, warns, and makes it with a later change', async (_, failure, said) => {
    const { service, rooms, ports } = fixture();
    const before = await made({ include_pdf: true });
    rooms.beforeRender = async () => {
      if (failure) throw failure;
    };
    rooms.missingText = failure ? [] : ['"Ada"'];
    const after = await service.revertChanges(caller, before.id, { change_ids: ['ch1'] });
    expect(after).toMatchObject({ pdfVersion: null, pdfGeneratedAt: null });
    expect(storedDocument(after.resumeData)).toMatchObject({ changed: ['ch2', 'ch3'] });
    expect(await ports.files.read(before.id)).toBeNull();
    expect((await failureOf(service.readPdf(before.id, String(before.pdfVersion)))).name).toBe('not_found');
    const report = await service.getReport(caller, before.id);
    expect(report.warnings).toEqual([{ code: 'pdf_due', message: expect.stringContaining(said) }]);
    expect(report).not.toHaveProperty('pdf_due');

    rooms.beforeRender = async () => {};
    rooms.missingText = [];
    const { pdfVersion } = await service.revertChanges(caller, before.id, { change_ids: ['ch2'] });
    expect(String((await service.readPdf(before.id, String(pdfVersion))).bytes)).toContain('["ch3"]');
    expect(await service.getReport(caller, before.id)).toMatchObject({
      warnings: [],
      pdf_check: { ok: true },
    });
  });

  it('removes the warning about a missing PDF once it is made in another theme', async () => {
    const { service, rooms } = fixture();
    const { id } = await made({ include_pdf: true });
    rooms.beforeRender = () => Promise.reject(new Error('broken'));
    await service.revertChanges(caller, id, { change_ids: ['ch1'] });
    rooms.beforeRender = async () => {};
    await service.generatePdf(caller, id, { theme: 'classic', check: false });
    expect(await service.getReport(caller, id)).toMatchObject({ warnings: [] });
  });

  it('does not check a PDF whose check was turned off, even if it is made later', async () => {
    const { service, rooms } = fixture();
    const { id } = await made();
    rooms.missingText = ['"Ada"'];
    await service.generatePdf(caller, id, { check: false });
    expect((await service.revertChanges(caller, id, { change_ids: ['ch1'] })).pdfVersion).not.toBeNull();
    rooms.beforeRender = () => Promise.reject(new Error('broken'));
    expect((await service.revertChanges(caller, id, { change_ids: ['ch2'] })).pdfVersion).toBeNull();
    rooms.beforeRender = async () => {};
    expect((await service.revertChanges(caller, id, { change_ids: ['ch3'] })).pdfVersion).not.toBeNull();
    expect(await service.getReport(caller, id)).not.toHaveProperty('pdf_check');
  });

  it('applies all of several simultaneous requests', async () => {
    const { service } = fixture();
    const { id } = await made();
    await Promise.all(
      ['ch1', 'ch2', 'ch3'].map((change) => service.revertChanges(caller, id, { change_ids: [change] })),
    );
    expect(storedDocument((await service.getResume(caller, id)).resumeData)).toMatchObject({ changed: [] });
  });
});

describe('deleting', () => {
  it('removes the PDF, and a second deletion finds nothing', async () => {
    const { service, ports } = fixture();
    const { id, pdfVersion } = await made({ include_pdf: true });
    await service.deleteResume(caller, id);
    expect(await ports.files.read(id)).toBeNull();
    expect((await failureOf(service.readPdf(id, String(pdfVersion)))).name).toBe('not_found');
    expect((await failureOf(service.deleteResume(caller, id))).name).toBe('not_found');
  });
});

describe('the PDF of a deleted resume', () => {
  it('is removed even if the store fails to delete the resume', async () => {
    const { service, ports } = fixture();
    const { id } = await made({ include_pdf: true });
    ports.store.deleteResume = () => Promise.reject(new Error('the power went'));
    expect((await failureOf(service.deleteResume(caller, id))).name).toBe('internal_server_error');
    expect(await ports.files.read(id)).toBeNull();
  });

  it('is removed even if it was drawn just before the deletion', async () => {
    const { service, ports } = fixture();
    const { id } = await made();
    const { deleteResume } = ports.store;
    ports.store.deleteResume = async (...input) => {
      await service.generatePdf(caller, id, {});
      return deleteResume(...input);
    };
    await service.deleteResume(caller, id);
    expect(await ports.files.read(id)).toBeNull();
  });
});

describe('preview and score', () => {
  it('preview shows the result and cost of generate and changes nothing', async () => {
    const { service, rooms } = fixture();
    const preview = await service.previewResume(caller, order({ include_pdf: true }), {});
    expect(preview).toEqual({
      object: 'resume.preview',
      warnings: [],
      base: 'default',
      score: { before: 40, after: 70, ceiling: 80 },
      changes: [{ id: 'ch1' }, { id: 'ch2' }, { id: 'ch3' }],
      gaps: [],
      cost: 2,
      credits_remaining: 10,
    });
    expect(rooms.asked).toEqual(['offline tailor']);
    expect(rooms.rendered).toEqual([]);
    expect((await service.listResumes(caller, { limit: 20 })).data).toEqual([]);
    expect(await service.getUsage(caller)).toMatchObject({ credits_used: 0, resumes_generated_this_week: 0 });
  });

  it('score uses the stored base resume, or the resume that is sent along', async () => {
    const { service, rooms } = fixture();
    const { job_description } = order();
    await service.scoreResume(caller, { job_description });
    await service.scoreResume(caller, {
      job_description,
      position: ' Nurse ',
      resume: { basics: { name: 'Bob' } },
    });
    expect(rooms.inputs).toMatchObject([
      { base: source, target: { companyName: '', position: '' } },
      { base: { basics: { name: 'Bob' } }, target: { position: 'Nurse' } },
    ]);
  });

  it('preview uses a resume that is sent along, but not together with a stored version', async () => {
    const { service, rooms } = fixture();
    const sent = order({ include_pdf: true });
    const resume = { basics: { name: 'Bob' } };
    await service.previewResume(caller, { ...sent, resume }, {});
    expect(rooms.inputs).toMatchObject([{ base: resume, level: sent.finetune_level }]);
    expect(await service.getBaseResume(caller)).toMatchObject({ source: JSON.stringify(source) });
    const both = service.previewResume(caller, { ...sent, resume }, { baseVersion: 'a' });
    expect((await failureOf(both)).message).toBe('resume: cannot be combined with base_version');
  });

  it('both need a base resume that exists, and a resume that can be read', async () => {
    const { service } = fixture();
    const unreadable = { job_description: order().job_description, resume: {} };
    expect((await failureOf(service.scoreResume(caller, unreadable))).message).toBe('basics: is missing');
    await service.deleteBaseResume(caller);
    const { job_description } = order();
    expect((await failureOf(service.scoreResume(caller, { job_description }))).message).toContain(
      'base set FILE',
    );
    expect((await failureOf(service.previewResume(caller, order(), {}))).name).toBe('validation_error');
  });
});

const strangerUses: [string, (service: UseCases, stranger: Caller, id: string) => Promise<unknown>][] = [
  ['get', (service, stranger, id) => service.getResume(stranger, id)],
  ['delete', (service, stranger, id) => service.deleteResume(stranger, id)],
  ['pdf', (service, stranger, id) => service.generatePdf(stranger, id, {})],
  ['report', (service, stranger, id) => service.getReport(stranger, id)],
  ['base', (service, stranger, id) => service.getResumeBase(stranger, id)],
  ['revert', (service, stranger, id) => service.revertChanges(stranger, id, { change_ids: ['ch1'] })],
];

describe.each(strangerUses)('%s', (_, use) => {
  it('does not find resumes of another account or mode, or a malformed id', async () => {
    const { service, caller: callerOf, ports } = fixture();
    const { id } = await made({ include_pdf: true });
    const failures = [
      await failureOf(use(service, await callerOf('live', 'acc_two'), id)),
      await failureOf(use(service, await callerOf('test'), id)),
      await failureOf(use(service, caller, '../store.db')),
    ];
    const unknown = {
      name: 'not_found',
      message: 'There is no resume with this id. `resume-tailor list` or GET /resumes shows yours.',
    };
    expect(failures).toMatchObject([unknown, unknown, unknown]);
    expect(await ports.files.read(id)).not.toBeNull();
  });
});

describe('listing', () => {
  it('goes back and forth with ids as positions', async () => {
    const { service } = fixture();
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.unshift((await made()).id);
    const older = await service.listResumes(caller, { limit: 2, after: ids[0] });
    expect(older.data.map(({ id }) => id)).toEqual(ids.slice(1, 3));
    const newer = await service.listResumes(caller, { limit: 2, before: ids[4] });
    expect(newer.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
    expect([older.hasMore, newer.hasMore]).toEqual([true, true]);
  });

  it('refuses two cursors', async () => {
    const both = { limit: 2, after: 'res_a', before: 'res_b' };
    expect((await failureOf(fixture().service.listResumes(caller, both))).name).toBe('validation_error');
  });
});

describe('the look of a PDF', () => {
  it('keeps each option until another value is requested', async () => {
    const { service } = fixture();
    const asked = { accent: '0f5c5c', density: 'tight' };
    const { resume } = await service.generateResume(caller, order(), asked);
    expect(resume.look).toEqual({ theme: 'ats', accent: '#0f5c5c', density: 'tight' });
    const { look } = await service.generatePdf(caller, resume.id, { theme: 'classic', font_size: '11' });
    expect(look).toEqual({ theme: 'classic', accent: '#0f5c5c', density: 'tight', font_size: 11 });
    await service.generatePdf(caller, resume.id, { accent: 'default' });
    expect((await service.getResume(caller, resume.id)).look).toEqual({
      theme: 'classic',
      density: 'tight',
      font_size: 11,
    });
  });
});
