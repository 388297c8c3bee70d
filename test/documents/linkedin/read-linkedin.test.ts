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

describe('A LinkedIn export', () => {
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

  it('has one note for all columns without a field, and its messages are not read', async () => {
    const { notes } = await read();
    const unplaced = notes.filter(({ kind }) => kind === 'unplaced').map(({ message }) => message);
    expect(unplaced).toEqual([
      'left out, because a resume has no place for them: industry, license numbers, other e-mail addresses',
      'not read, because they do not belong in a resume: messages.csv',
    ]);
    expect(JSON.stringify(notes)).not.toContain('Private');
  });

  it('has a field for every table about the person', async () => {
    const { source, notes } = await read([
      { name: 'Phone Numbers.csv', content: 'Extension,Number,Type\n12,+34 611 222 333,Work\n' },
      {
        name: 'Organizations.csv',
        content: 'Name,Position,Description,Started On,Finished On\nGuild of Cooks,Chair,Led it.,Jan 2018,\n',
      },
      {
        name: 'Patents.csv',
        content:
          'Title,Url,Description,Number,Issued On\nCold oven,https://patents.example/7,Bakes.,ES 77,May 2021\n',
      },
      { name: 'Courses.csv', content: 'Name,Number\nBread chemistry,BC-1\n' },
      { name: 'Test Scores.csv', content: 'Name,Score,Description\nTasting exam,98,Blind.\n' },
      {
        name: 'Honors.csv',
        content: 'Title,Description,Issuer,Issue Date\nGolden spoon,For soup.,Fair,Aug 2018\n',
      },
      {
        name: 'Projects.csv',
        content:
          'Title,Description,Url,Start Date,End Date\nSoup map,Maps soups.,https://soup.example,Aug 2016,\n',
      },
      {
        name: 'Publications.csv',
        content:
          'Name,Published On,Description,Publisher,Url\nSoups,"Aug 1, 2019",A book.,Pot Press,https://pot.example\n',
      },
      {
        name: 'Volunteering.csv',
        content:
          'Company Name,Role,Cause,Started On,Finished On,Description\nSoup kitchen,Cook,Health,Jan 2015,Dec 2016,Fed many.\n',
      },
      { name: 'Causes You Care About.csv', content: 'Supported Cause\nHealth\nEducation\n' },
      {
        name: 'Recommendations_Received.csv',
        content:
          'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\n' +
          'Bea,Soto,Bar Sol,Owner,Cooks with care.,"1/2/20, 3:04 PM",VISIBLE\n' +
          'Ivo,Paz,Bar Sol,Waiter,Kept to himself.,"1/2/20, 3:04 PM",HIDDEN\n',
      },
      { name: 'Jobs/Saved Jobs.csv', content: 'Title\nSecret wish\n' },
    ]);
    expect(source['basics']).toMatchObject({ phone: '+34 611 222 333 ext. 12' });
    expect(source).toMatchObject({
      awards: [{ title: 'Golden spoon', awarder: 'Fair', date: '2018-08', summary: 'For soup.' }],
      projects: [
        { name: 'Soup map', url: 'https://soup.example', startDate: '2016-08', summary: 'Maps soups.' },
      ],
      publications: [
        { name: 'Soups', publisher: 'Pot Press', releaseDate: '2019-08-01', summary: 'A book.' },
      ],
      volunteer: [{ organization: 'Soup kitchen', position: 'Cook', summary: 'Health\n\nFed many.' }],
      interests: [{ name: 'Causes', keywords: ['Health', 'Education'] }],
      references: [{ name: 'Bea Soto', description: 'Owner, Bar Sol', reference: 'Cooks with care.' }],
      custom: [
        {
          name: 'Organizations',
          items: [{ name: 'Guild of Cooks', description: 'Chair', startDate: '2018-01' }],
        },
        {
          name: 'Patents',
          items: [
            { name: 'Cold oven', description: 'ES 77', date: '2021-05', url: 'https://patents.example/7' },
          ],
        },
        { name: 'Courses', items: [{ name: 'Bread chemistry', description: 'BC-1' }] },
        { name: 'Test scores', items: [{ name: 'Tasting exam', description: '98', summary: 'Blind.' }] },
      ],
    });
    expect(source['references']).toHaveLength(1);
    const unplaced = notes.filter(({ kind }) => kind === 'unplaced').map(({ path }) => path);
    expect(unplaced).toEqual(['personal facts', 'Recommendations_Received.csv', 'archive']);
    expect(JSON.stringify(notes)).not.toMatch(/Secret|himself/);
  });

  it('has degree and subject split, and a bullet for each bullet character', async () => {
    const { source } = await read([
      {
        name: 'more/Education.csv',
        content:
          'School Name,Start Date,End Date,Degree Name\nUni,2010,2012,"Master of Arts, Food History"\n',
      },
      {
        name: 'more/Positions.csv',
        content:
          'Company Name,Title,Description,Location,Started On,Finished On\nFair,Cook,• Fried fish. • Baked pies.,"Lugo" ,2016,2017\n',
      },
    ]);
    expect(source).toMatchObject({
      education: [{}, { institution: 'Uni', studyType: 'Master of Arts', area: 'Food History' }],
      work: [{}, {}, { location: 'Lugo', startDate: '2016', highlights: ['Fried fish.', 'Baked pies.'] }],
    });
  });

  it.each([
    ['Positions.csv', 'Company Name,Title\nFair,Cook\n', { work: [{ name: 'Fair', position: 'Cook' }] }],
    ['export-7.csv', 'Company Name,Title\nFair,Cook\n', { work: [{ name: 'Fair' }] }],
    ['export-8.csv', 'School Name,Degree Name\nESHOB,Diploma\n', { education: [{ institution: 'ESHOB' }] }],
    ['export-9.csv', 'Name\nSauces\n', { skills: [{ name: 'Sauces' }] }],
    [
      'a.csv',
      'Title,Description,Issuer,Issue Date\nSpoon,,Fair,Aug 2018\n',
      { awards: [{ title: 'Spoon' }] },
    ],
    ['b.csv', 'Title,Description,Url,Start Date,End Date\nMap,,,,\n', { projects: [{ name: 'Map' }] }],
    ['c.csv', 'Name,Number\nBread,BC-1\n', { custom: [{ name: 'Courses' }] }],
    ['d.csv', 'Extension,Number,Type\n,600,Mobile\n', { basics: { phone: '600' } }],
  ])('is read from a single table: %s', async (name, text, expected) => {
    const file = { name, bytes: new TextEncoder().encode(text) };
    const { source, format } = await readResumeFile(file, { nameless: true });
    expect(format).toBe('linkedin');
    expect(source).toMatchObject(expected);
  });

  it('is not read from an unrelated table', async () => {
    const file = { name: 'prices.csv', bytes: new TextEncoder().encode('Fish,Price\nCod,3\n') };
    await expect(readResumeFile(file)).rejects.toThrow(
      /^prices\.csv: is not a table of LinkedIn's data export/,
    );
  });

  it('without a name is refused with its file name', async () => {
    const bytes = zipOf([{ name: 'Profile.csv', content: 'First Name,Last Name\n' }]);
    await expect(readResumeFile({ name: 'e.zip', bytes })).rejects.toThrow(
      /^e\.zip: basics\.name: is missing/,
    );
  });
});
