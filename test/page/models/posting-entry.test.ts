import { describe, expect, it } from 'vitest';
import { createPostingEntry } from '../../../src/page/start/posting-entry.ts';
import { holdService } from './held-service.ts';

const posting = 'We look for a baker who has baked bread in a bakery.';
const reads = 'POST /ui/postings/read';
const found = (job_description: string, company_name = 'Crumb') => ({ job_description, company_name });

function openEntry() {
  const fake = holdService();
  const draft = { read: () => ({ text: '' }), write: () => undefined };
  return { ...fake, entry: createPostingEntry({ service: fake.service, draft }) };
}

describe('the entered posting', () => {
  it('is read once, and again only after the text has changed', async () => {
    const { entry, answer, open } = openEntry();
    entry.setText(posting, true);
    const both = [entry.read(), entry.read()];
    await answer(reads, found('As it was read'));
    await Promise.all(both);
    expect([entry.posting.value, open()]).toEqual(['As it was read', []]);
    await entry.read();
    entry.setText(`${posting} `, false);
    expect([entry.posting.value, open()]).toEqual([null, []]);
    void entry.read();
    expect(open()).toEqual([reads]);
  });

  it('ignores the answer for a previous text', async () => {
    const { entry, answer } = openEntry();
    entry.setText(posting, true);
    void entry.read();
    entry.setText('Another text', false);
    await answer(reads, found(posting));
    expect([entry.posting.value, entry.company.value]).toEqual([null, '']);
  });

  it('keeps the company that the user entered for the same posting', async () => {
    const { entry, answer } = openEntry();
    const readAs = async (company: string) => {
      void entry.read();
      await answer(reads, found(posting, company));
    };
    entry.setTarget({ company: 'Rose Hall' });
    entry.setText(posting, true);
    await readAs('Crumb');
    expect(entry.company.value).toBe('Rose Hall');
    entry.setText(`${posting} Apply.`, false);
    await readAs('Crumb');
    expect(entry.company.value).toBe('Rose Hall');
    entry.setText('', false);
    entry.setText(posting, true);
    await readAs('Crumb');
    expect(entry.company.value).toBe('Crumb');
    entry.setTarget({ company: 'Rose Hall' });
    entry.setText(`${posting} Another one.`, true);
    await readAs('Loaf');
    expect(entry.company.value).toBe('Loaf');
  });
});
