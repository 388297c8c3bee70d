import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { zipOf } from '../support/zip.ts';

const oddIn = async (name: string, content: string | Uint8Array) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { notes } = await readResumeFile({ name, bytes });
  return notes.filter(({ kind, path }) => kind === 'odd' && path !== 'basics.email').map(({ path }) => path);
};

describe('A suspicious field is reported with its place in the file', () => {
  it('in JSON with other names', async () => {
    const written = {
      person: { name: 'Ana Ruiz', email: 'ana@example.com' },
      employment: [{ name: 'Barro', startDate: '2017' }, { position: 'Potter' }],
      projects: [{ name: 'Kiln', url: 'not an address' }],
    };
    expect(await oddIn('ana.json', JSON.stringify(written))).toEqual(['employment[1]', 'projects[0]']);
  });

  it('in a list that becomes a custom section', async () => {
    const written = {
      basics: { name: 'Ana Ruiz', email: 'ana@example.com' },
      talks: [{ name: 'Glazes' }, { name: 'Kilns', venue: 'Clay Hall' }],
    };
    const bytes = new TextEncoder().encode(JSON.stringify(written));
    const { notes } = await readResumeFile({ name: 'ana.json', bytes });
    expect(notes.filter(({ kind }) => kind === 'unplaced').map(({ path }) => path)).toEqual([
      'talks[1].venue',
    ]);
  });

  it('in a section of RenderCV, counting blank entries', async () => {
    const yaml = [
      ...['cv:', '  name: Ana Ruiz', '  email: ana@example.com', '  sections:'],
      ...['    Where I worked:', '      - ""', '      - position: Potter', '        start_date: 2017'],
    ].join('\n');
    expect(await oddIn('ana.yaml', `${yaml}\n`)).toEqual(['cv.sections.Where I worked[1]']);
  });

  it('in a row of a LinkedIn export, which is read in a thread', async () => {
    const csv = {
      name: 'Positions.csv',
      content: 'Company Name,Title,Started On\nBarro,Potter,2017\n,Teacher,2019\n',
    };
    const profile = { name: 'Profile.csv', content: 'First Name,Last Name\nAna,Ruiz\n' };
    const emails = { name: 'Email Addresses.csv', content: 'Email Address,Primary\nana@example.com,Yes\n' };
    expect(await oddIn('export.zip', zipOf([profile, emails, csv]))).toEqual(['Positions.csv, row 3']);
  });
});
