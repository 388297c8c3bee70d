import { describe, expect, it } from 'vitest';
import { createDocuments } from '../../../src/page/documents/documents.ts';
import { holdService } from './held-service.ts';

const resume = '/ui/resumes/res_1';
const drawn = { theme: 'ats', options: { accent: null, density: 'compact' }, pages: [] };
const theme = (name: string, live = true) => ({ name, live, options: [{ name: 'density' }] });
const pdf = (name: string, density: string) => `POST ${resume}/pdf?theme=${name}&density=${density}`;
const link = { pdf_url: 'https://resumes.example/1.pdf' };
const report = { pdf_check: { ok: true, pages: 1, missing: [], warnings: [] } };

async function openDocuments() {
  const fake = holdService();
  const failures: unknown[] = [];
  const documents = createDocuments('res_1', {
    service: fake.service,
    fail: (error) => void failures.push(error),
  });
  void documents.load();
  await fake.answer(`GET ${resume}`, { id: 'res_1' });
  await fake.answer('GET /ui/themes', { data: [theme('ats'), theme('compact'), theme('even', false)] });
  await fake.answer(`GET ${resume}/application`, { data: null });
  await fake.answer(`GET ${resume}/pages`, drawn);
  return { ...fake, documents, failures };
}

describe('the documents of a resume', () => {
  it('open with the stored look', async () => {
    const { documents } = await openDocuments();
    expect([documents.theme.value, documents.chosen.value]).toEqual(['ats', { density: 'compact' }]);
  });

  it('show a PDF that was made in the current look', async () => {
    const { documents, answer } = await openDocuments();
    void documents.makePdf();
    await answer(pdf('ats', 'compact'), link);
    await answer(`GET ${resume}/report`, report);
    expect([documents.made.value, documents.isMaking.value]).toEqual([
      { pdf: link, check: report.pdf_check },
      false,
    ]);
  });

  it.each([
    ['another theme', 'while it was made'],
    ['another theme', 'while it was proven'],
    ['another spacing', 'while it was made'],
    ['another spacing', 'while it was proven'],
  ])('do not show an outdated PDF: %s was chosen %s', async (what, when) => {
    const { documents, answer } = await openDocuments();
    const choose = () =>
      what === 'another theme' ? documents.choose('compact') : documents.chooseOption('density', null);
    void documents.makePdf();
    if (when === 'while it was made') choose();
    await answer(pdf('ats', 'compact'), link);
    if (when === 'while it was proven') choose();
    await answer(`GET ${resume}/report`, report);
    expect([documents.made.value, documents.isMaking.value]).toEqual([null, false]);
  });

  it('explain why a theme has no preview and draw the next one that has one', async () => {
    const { documents, open } = await openDocuments();
    documents.choose('even');
    expect([documents.noPages.value, open()]).toEqual([expect.stringMatching(/no preview here/), []]);
    documents.choose('compact');
    await expect.poll(open).toEqual([`GET ${resume}/pages?theme=compact&density=compact`]);
  });
});
