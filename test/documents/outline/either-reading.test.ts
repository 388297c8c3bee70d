import { expect, it } from 'vitest';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';

const layouts = {
  large: { isBold: true, larger: 10, gap: null },
  heading: { isBold: true, larger: 4, gap: 2.2 },
  strong: { isBold: true, larger: 0, gap: 1.6 },
  text: { isBold: false, larger: 0, gap: 1 },
  bullet: { isBold: false, larger: 0, gap: 1 },
};

function line(
  text: string,
  style: keyof typeof layouts = 'text',
  at: { readonly indent?: number; readonly face?: string } = {},
): SourceLine {
  const layout = { ...layouts[style], isItalic: false, face: at.face ?? style, indent: at.indent ?? 0 };
  return { place: `line of ${text}`, text, aside: '', style, links: [], layout };
}

const person = [line('Mara Lindt', 'large'), line('mara@example.org')];

it('keeps an entry only as a job if one reading takes it for a school', () => {
  const { source } = readOutline([
    ...person,
    line('HABILIDADES', 'heading'),
    ...['Excel', 'Word', 'Contabilidad'].map((text) => line(text, 'bullet')),
    line('FORMACIÓN ACADÉMICA', 'heading'),
    line('TÉCNICO EN PANADERÍA', 'strong'),
    line('2017-2020'),
    line('Instituto Roble'),
    line('FORMACIÓN LABORAL', 'heading'),
    line('PROGRAMADORA JUNIOR', 'strong'),
    line('Abril-Julio 2021'),
    line('Panadería Lindt S.L'),
    line('Ciudad: Sevilla,España.'),
    line('IDIOMAS', 'heading'),
    line('Español nativo'),
  ]);
  expect(source['work']).toMatchObject([{ name: 'Panadería Lindt S.L', position: 'PROGRAMADORA JUNIOR' }]);
  expect(source['education']).toMatchObject([{ institution: 'Instituto Roble' }]);
});

it('keeps all jobs of a section if the rules read some of its groups as jobs without dates', () => {
  const job = (name: string, period: string, title: string) => [
    line(name, 'text', { face: 'name' }),
    line('Supervisora: Ada Roe', 'text', { indent: 20 }),
    line('ada@example.org', 'text', { indent: 27, face: 'mail' }),
    line(`Periodo: ${period}`, 'text', { indent: 27 }),
    line(`Cargo: ${title}`, 'text', { indent: 27 }),
  ];
  const bakeries = ['Molino Roble S.A.', 'Horno Olmo S.L.', 'Panadería Lindt S.A.', 'Hotel Abedul S.L.'];
  const guilds = ['Gremio de Panaderos', 'Unión de Cocineros', 'Gremio de Molineros', 'Unión de Meseros'];
  const { source } = readOutline([
    ...person,
    line('EXPERIENCIA PROFESIONAL', 'heading'),
    ...bakeries.flatMap((name, index) =>
      job(name, `01 mayo ${2012 + index} - 15 junio ${2013 + index}.`, 'Panadera'),
    ),
    line('ACTIVIDADES GREMIALES', 'strong'),
    ...guilds.flatMap((name, index) =>
      job(name, `10 abril ${2016 + index} - 11 abril ${2017 + index}`, 'Tesorera'),
    ),
    line('CURSOS DICTADOS', 'strong'),
    line('Nivel inicial', 'text', { face: 'name' }),
    line('Harinas y masas de los molinos antiguos. Diez semanas', 'text', { indent: 20 }),
    line('CHARLAS Y FERIAS', 'strong'),
    line('El pan y el frío del invierno', 'text', { face: 'name' }),
    line('FORMACIÓN', 'heading'),
    line('Diploma en Panadería', 'text', { face: 'name' }),
    line('Instituto Roble | 2010', 'text', { indent: 20 }),
  ]);
  const jobs = [
    ...bakeries.map((name) => ({ name, position: 'Panadera' })),
    ...guilds.map((name) => ({ name, position: 'Tesorera' })),
  ];
  expect(source['work']).toEqual(expect.arrayContaining(jobs.map((job) => expect.objectContaining(job))));
});
