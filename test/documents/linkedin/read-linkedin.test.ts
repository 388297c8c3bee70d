import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { zipOf } from '../support/zip.ts';

const parts = [
  {
    name: 'Profile.csv',
    content:
      'First Name,Last Name,Headline,Summary,Industry,Geo Location,Twitter Handles,Websites\n' +
      'Ana,"Ruiz, PhD",Head Chef,"Cooks.\nWrites, too.",Restaurants,"Madrid, Spain",[anacooks],[PERSONAL:https://ana.example]\n',
  },
  {
    name: 'Positions.csv',
    content:
      'Company Name,Title,Description,Location,Started On,Finished On\n' +
      'Casa Pepe,Head Chef,"Led the ""pass"".\n• Led twelve cooks.\n• Cut waste by 20%.",Madrid,Mar 2019,\n' +
      'Bar Sol,Cook,,Sevilla,2017,Feb 2019\n',
  },
  {
    name: 'Education.csv',
    content: 'School Name,Start Date,End Date,Notes,Degree Name,Activities\nESHOB,2013,2015,,Diploma,Chess\n',
  },
  { name: 'Skills.csv', content: 'Name\nSauces\nBread\n' },
  { name: 'Languages.csv', content: 'Name,Proficiency\nSpanish,Native or bilingual proficiency\n' },
  {
    name: 'Certifications.csv',
    content:
      'Name,Url,Authority,Started On,Finished On,License Number\nHACCP,https://aenor.example,AENOR,May 2020,,AB-12\n',
  },
  {
    name: 'Email Addresses.csv',
    content:
      'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,1\nana@example.com,Yes,Yes,1\n',
  },
  { name: 'messages.csv', content: 'FROM,CONTENT\nSomebody,Private words\n' },
];

const read = (more: readonly { name: string; content: string }[] = []) =>
  readResumeFile({ name: 'export.zip', bytes: zipOf([...parts, ...more]) });

describe("LinkedIn's export", () => {
  it('is read table by table', async () => {
    const { source, format } = await read();
    expect(format).toBe('linkedin');
    expect(source).toEqual({
      basics: {
        name: 'Ana Ruiz, PhD',
        label: 'Head Chef',
        email: 'ana@example.com',
        url: 'https://ana.example',
        summary: 'Cooks.\nWrites, too.',
        location: { address: 'Madrid, Spain' },
        profiles: [{ network: 'X', username: 'anacooks' }],
      },
      work: [
        {
          name: 'Casa Pepe',
          position: 'Head Chef',
          location: 'Madrid',
          startDate: '2019-03',
          summary: 'Led the "pass".',
          highlights: ['Led twelve cooks.', 'Cut waste by 20%.'],
        },
        { name: 'Bar Sol', position: 'Cook', location: 'Sevilla', startDate: '2017', endDate: '2019-02' },
      ],
      education: [
        { institution: 'ESHOB', studyType: 'Diploma', startDate: '2013', endDate: '2015', summary: 'Chess' },
      ],
      skills: [{ name: 'Sauces' }, { name: 'Bread' }],
      languages: [{ language: 'Spanish', fluency: 'Native or bilingual proficiency' }],
      certificates: [{ name: 'HACCP', issuer: 'AENOR', date: '2020-05', url: 'https://aenor.example' }],
    });
  });

  it('lists every cell that has no place, and never looks into messages', async () => {
    const { notes } = await read();
    const unplaced = notes.filter(({ kind }) => kind === 'unplaced').map(({ path }) => path);
    expect(unplaced).toEqual([
      'Profile.csv, row 2, Industry',
      'Profile.csv, row 2, Websites',
      'Certifications.csv, row 2, License Number',
      'Email Addresses.csv, row 2, Email Address',
    ]);
    expect(JSON.stringify(notes)).not.toContain('Private');
  });

  it('of nobody is refused, by the name of the file', async () => {
    const bytes = zipOf([{ name: 'Profile.csv', content: 'First Name,Last Name\n' }]);
    await expect(readResumeFile({ name: 'e.zip', bytes })).rejects.toThrow(
      /^e\.zip: basics\.name: is missing/,
    );
  });
});
