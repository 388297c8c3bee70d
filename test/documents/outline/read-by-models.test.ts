import { describe, expect, it } from 'vitest';
import { markdownSourceLines } from '../../../src/documents/markdown/markdown-source-lines.ts';
import { readByModels } from '../../../src/documents/outline/read-by-models.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import { readTwoWays } from '../../../src/documents/outline/read-two-ways.ts';

const jobs = `# Mara Lindt

mara@example.at | +43 316 555 010

## Wo ich war

**Bäckerin**
Nordbrot GmbH, Graz
03/2019 – heute

- Backt Brot für 40 Filialen

**Lehrling**
Müller & Sohn, Linz
09/2015 – 02/2019

- Lernte alle Öfen
`;

describe('what models make of lines', () => {
  it('are jobs below a heading that nobody knows, where nothing else holds periods', async () => {
    const { source } = readOutline(await markdownSourceLines(jobs));
    expect(source['work']).toMatchObject([
      { position: 'Bäckerin', name: 'Nordbrot GmbH', location: 'Graz', startDate: '2019-03' },
      { position: 'Lehrling', name: 'Müller & Sohn', location: 'Linz', endDate: '2019-02' },
    ]);
  });

  it('keeps each word in a field or says where it stands', async () => {
    const lines = await markdownSourceLines(jobs);
    const { source, notes } = readByModels(lines);
    const said = `${JSON.stringify(source)} ${notes.map(({ message }) => message).join(' ')}`;
    for (const word of ['Lindt', 'Wo ich war', 'Filialen', 'Öfen', 'Sohn']) expect(said).toContain(word);
  });

  it('reads the same resume alike each time', async () => {
    const lines = await markdownSourceLines(jobs);
    expect(readByModels(lines)).toEqual(readByModels(lines));
  });
});

describe('a resume in a block of code', () => {
  it('is read line by line, as it was set by hand', async () => {
    const text = ['MARA LINDT', 'Baker', '', 'SKILLS', '', 'Sourdough', 'Night shifts', 'Ovens'].join('\n');
    const { source } = readOutline(await markdownSourceLines(`\`\`\`text\n${text}\n\`\`\`\n`));
    expect(source['basics']).toMatchObject({ name: 'MARA LINDT' });
    expect(source['skills']).toMatchObject([
      { name: 'Sourdough' },
      { name: 'Night shifts' },
      { name: 'Ovens' },
    ]);
  });
});

describe('a school that two readings name otherwise', () => {
  const reading = (...schools: string[]) => ({ education: schools.map((institution) => ({ institution })) });

  it('is one to look at', () => {
    expect(readTwoWays(reading('Oak College', 'Linz'), reading('Oak College', 'BSc'))).toMatchObject([
      { kind: 'odd', path: 'education[1]' },
    ]);
  });

  it('is none where both say the same', () => {
    expect(readTwoWays(reading('Oak College'), reading('Linz', 'Oak College'))).toEqual([]);
    expect(readTwoWays({}, reading('Linz'))).toEqual([]);
  });
});
