import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

const readText = async (...lines: readonly string[]) => {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  return readResumeFile({ name: 'me.txt', bytes });
};

describe('A plain text resume', () => {
  it('is read by its rules, blank lines and capitals', async () => {
    const { source, format } = await readText(
      ...['MARA LINDT', 'Baker', '', 'mara@example.at', '+43 316 555 010', ''],
      ...['EXPERIENCE', '----------', '', 'Bakery Manager', 'Crust & Co', '2019-Present', ''],
      ...['Apprentice', 'Mill Lane Bakery', '2016', ''],
      ...['BREAD COMPETITIONS', '------------------', '* Gold in Graz', '* Silver in Linz', ''],
      ...['SKILLS', '------', 'Sourdough, Lamination'],
    );
    expect(format).toBe('text');
    expect(source).toMatchObject({
      basics: { name: 'MARA LINDT', label: 'Baker', email: 'mara@example.at', phone: '+43 316 555 010' },
      work: [
        { name: 'Crust & Co', position: 'Bakery Manager', startDate: '2019' },
        { name: 'Mill Lane Bakery', position: 'Apprentice', date: '2016' },
      ],
      skills: [{ name: 'Sourdough' }, { name: 'Lamination' }],
    });
    expect(source['work']).toHaveLength(2);
    expect(JSON.stringify(source)).toContain('"name":"BREAD COMPETITIONS"');
  });

  it('has only its wrapped lines joined', async () => {
    const { source } = await readText(
      ...['Mara Lindt', '', 'SUMMARY', ''],
      ...[
        'Baker with eleven years at the oven, from small villages to a hotel with',
        'four hundred rooms.',
        '',
      ],
      ...['EXPERIENCE', '', 'Bakery Manager, Crust & Co          2019 - 2022'],
      ...['  - Led nine people who baked two thousand loaves in each and every', '    night.'],
      ...['  - Wrote the recipes.', '', 'SKILLS', '', 'Sourdough'],
    );
    expect(source).toMatchObject({
      basics: {
        summary:
          'Baker with eleven years at the oven, from small villages to a hotel with four hundred rooms.',
      },
      work: [
        {
          name: 'Crust & Co',
          position: 'Bakery Manager',
          startDate: '2019',
          endDate: '2022',
          highlights: [
            'Led nine people who baked two thousand loaves in each and every night.',
            'Wrote the recipes.',
          ],
        },
      ],
    });
  });
});

it('joins wrapped lines even if another paragraph is one long line', async () => {
  const { source } = await readText(
    ...['Mara Lindt', '', `Baker ${'who bakes all kinds of bread '.repeat(9)}well.`, ''],
    ...['EXPERIENCE', '', '2018-2020    Crust & Co, Baker ------------ Leeds OH'],
    ...[
      '     Led the ovens and the night shift, and set up the rooms for',
      '     Cakes. Wrote the books of the house.',
    ],
  );
  expect(JSON.stringify(source['work'])).toContain('set up the rooms for Cakes. Wrote');
});

it('does not continue a line that begins with a label', async () => {
  const { source } = await readText(
    'Apellido y nombre: De La Fuente López, Luciano Nicolás',
    'Domicilio: Calle del Sol 12, Córdoba',
    'Correo: luciano@example.com',
  );
  expect(source['basics']).toMatchObject({
    name: 'De La Fuente López, Luciano Nicolás',
    location: { address: 'Calle del Sol 12, Córdoba' },
    email: 'luciano@example.com',
  });
});

it('reads text below the label of a network as a username, unless it is an address', async () => {
  const { source } = await readText(
    ...['Mara Lindt', 'Skype: mara.lindt', 'Telegram: mara.bakes', 'mara@example.at'],
    ...['GitHub: mara.github.io', 'LinkedIn: linkedin.com/in/mara-lindt', 'Homepage: mara.example'],
  );
  const { url, profiles } = source['basics'] as { url: string; profiles: object[] };
  expect(url).toBe('mara.example');
  expect(profiles).toEqual([
    { network: 'Skype', username: 'mara.lindt' },
    { network: 'Telegram', username: 'mara.bakes' },
    { network: 'GitHub', username: 'mara.github.io', url: 'mara.github.io' },
    { network: 'LinkedIn', username: 'mara-lindt', url: 'linkedin.com/in/mara-lindt' },
  ]);
});
