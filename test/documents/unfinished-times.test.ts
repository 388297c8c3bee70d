import { expect, it } from 'vitest';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';

async function sourceOf(...lines: readonly string[]) {
  const text = ['# Mara Lindt', 'mara@a.example', '', ...lines].join('\n');
  return (await readResumeFile({ name: 'mara.md', bytes: Buffer.from(text) })).source;
}

it('reads studies until "al presente" as unfinished and keeps their remark', async () => {
  const { education } = await sourceOf(
    ...['## Experiencia', '', '### Panadera', 'Hornos del Sur S.A.', 'abril 2013 - agosto 2017', ''],
    ...['- Masas y hornos.', '', '## Estudios', ''],
    ...['### Instituto Oakhurst', '2021 - al presente', 'Curso superior de Panadería (Cursando)', ''],
    ...['### Instituto Millfield', '2019 - al presente', 'Profesorado de Inglés (Cursando)', ''],
    ...['### Escuela Birchwood', '2004 - 2007', 'Bachiller en Letras (Graduado)'],
  );
  expect(education).toMatchObject([{ startDate: '2021' }, { startDate: '2019' }, { endDate: '2007' }]);
  expect(education).not.toHaveProperty('0.endDate');
  expect(JSON.stringify(education).match(/Cursando/g)).toHaveLength(2);
});

it('keeps the end of a period that wraps before its dash', async () => {
  const html = `<h1>Mara Lindt</h1><p>mara@a.example</p><h2>Expérience professionnelle</h2>
    <table><tr><td><b>Boulangère - Alternance</b></td><td>Octobre 2021</td></tr>
    <tr><td>Fournil Dubois</td><td>- Mai 2022</td></tr></table><ul><li>Pains et pâtes</li></ul>
    <table><tr><td><b>Stagiaire en pâtisserie</b></td><td>Mars 2020 - Mai 2020</td></tr>
    <tr><td>Four et Fils</td><td>Lyon</td></tr></table><ul><li>Tartes</li></ul>`;
  const { source } = await readResumeFile({ name: 'mara.html', bytes: Buffer.from(html) });
  expect(source['work']).toMatchObject([
    { startDate: '2021-10', endDate: '2022-05' },
    { startDate: '2020-03', endDate: '2020-05' },
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
  'does not read an employer for a career break: %s',
  async (time) => {
    const { source } = await readResumeFile({ name: 'mara.txt', bytes: Buffer.from(jobs(time)) });
    const entry = (source['work'] as Record<string, unknown>[]).find(({ position }) => position === time);
    expect(entry).toMatchObject({ position: time, startDate: '2011-09', endDate: '2013-02' });
    expect(entry).not.toHaveProperty('name');
  },
);
