import { expect, it } from 'vitest';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';

async function sourceOf(...lines: readonly string[]) {
  const text = ['# Mara Lindt', 'mara@a.example', '', ...lines].join('\n');
  return (await readResumeFile({ name: 'mara.md', bytes: Buffer.from(text) })).source;
}

it('studies that last until "al presente" have no end, and are still called unfinished', async () => {
  const { education } = await sourceOf(
    ...['## Experiencia', '', '### Panadera', 'Hornos del Sur S.A.', 'mayo 2015 - diciembre 2019', ''],
    ...['- Masas y hornos.', '', '## Estudios', ''],
    ...['### Instituto Oakhurst', '2022 - al presente', 'Tecnicatura en Desarrollo Web (Cursando)', ''],
    ...['### Instituto Millfield', '2018 - al presente', 'Profesorado de Inglés (Cursando)', ''],
    ...['### Escuela Birchwood', '2006 - 2008', 'Bachiller en Economía (Graduado)'],
  );
  expect(education).toMatchObject([{ startDate: '2022' }, { startDate: '2018' }, { endDate: '2008' }]);
  expect(education).not.toHaveProperty('0.endDate');
  expect(JSON.stringify(education).match(/Cursando/g)).toHaveLength(2);
});

it('a period that wraps before its dash keeps its end', async () => {
  const html = `<h1>Mara Lindt</h1><p>mara@a.example</p><h2>Expérience professionnelle</h2>
    <table><tr><td><b>Boulangère - Alternance</b></td><td>Septembre 2024</td></tr>
    <tr><td>Fournil Dubois</td><td>- Juillet 2025</td></tr></table><ul><li>Pains et pâtes</li></ul>
    <table><tr><td><b>Stagiaire en pâtisserie</b></td><td>Avril 2023 - Juin 2023</td></tr>
    <tr><td>Four et Fils</td><td>Lyon</td></tr></table><ul><li>Tartes</li></ul>`;
  const { source } = await readResumeFile({ name: 'mara.html', bytes: Buffer.from(html) });
  expect(source['work']).toMatchObject([
    { startDate: '2024-09', endDate: '2025-07' },
    { startDate: '2023-04', endDate: '2023-06' },
  ]);
});

const jobs = (time: string) =>
  [
    ...['Mara Lindt', 'mara@a.example', '', 'Berufserfahrung', '', '03.2015 – heute Acme Foods GmbH'],
    ...['Head Cook', '', '03.2013 – 02.2015 Kiln & Ash', 'Verkaufsleiterin', '', '09.2011 – 02.2013', time],
    ...['', '05.2008 – 08.2011 Oak Foods', 'Köchin', '', '02.2005 – 05.2008 Rye Foods', 'Kellnerin', ''],
    ...['Sprachen', '', 'Deutsch'],
  ].join('\n');

it.each(['Elternzeit', 'Babypause', 'Congé parental', 'Career break', 'Excedencia'])(
  'a time out has no employer: %s',
  async (time) => {
    const { source } = await readResumeFile({ name: 'mara.txt', bytes: Buffer.from(jobs(time)) });
    const entry = (source['work'] as Record<string, unknown>[]).find(({ position }) => position === time);
    expect(entry).toMatchObject({ position: time, startDate: '2011-09', endDate: '2013-02' });
    expect(entry).not.toHaveProperty('name');
  },
);
