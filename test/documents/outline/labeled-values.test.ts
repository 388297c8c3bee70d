import { describe, expect, it } from 'vitest';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';

function line(text: string, style: SourceLine['style'] = 'text', aside = ''): SourceLine {
  return { place: `line of ${text.slice(0, 20)}`, text, aside, style, links: [] };
}

const read = (...lines: readonly SourceLine[]) => readOutline([line('Mara Lindt', 'large'), ...lines]);

describe('A labeled value inside a school', () => {
  it.each([
    ['Centro de estudios: Instituto Roble', 'Lugar: Sevilla, España', 'Instituto Roble', 'Sevilla, España'],
    ['School: Oakhurst College', 'Location: Provo, Utah', 'Oakhurst College', 'Provo, Utah'],
    ['Hochschule: Hochschule Eichberg', 'Ort: Linz, Österreich', 'Hochschule Eichberg', 'Linz, Österreich'],
    ['Établissement : Lycée du Chêne', 'Lieu : Lyon, France', 'Lycée du Chêne', 'Lyon, France'],
  ])('is read without its label from %s', (school, place, institution, where) => {
    const { source } = read(
      line('Education', 'heading'),
      line('Bachelor of Botany', 'strong'),
      line('2016 – 2019'),
      line(school),
      line(place),
    );
    expect(source['education']).toMatchObject([{ institution, startDate: '2016', endDate: '2019' }]);
    expect(JSON.stringify(source['education'])).toContain(where);
  });
});

describe('A labeled value inside a job', () => {
  it('fills its field even if it is a bullet', () => {
    const { source } = read(
      line('Experiencia laboral', 'heading'),
      line('Horno Lindt S.L.', 'strong', '2019 – 2021'),
      line('Cargo: Panadera', 'bullet'),
      line('Horneó pan para toda la ciudad', 'bullet'),
      line('Molino Roble S.A.', 'strong', '2016 – 2018'),
      line('Cargo: Vendedora', 'bullet'),
      line('Vendió harina en el mercado', 'bullet'),
    );
    expect(source['work']).toMatchObject([
      { name: 'Horno Lindt S.L.', position: 'Panadera', highlights: ['Horneó pan para toda la ciudad'] },
      { name: 'Molino Roble S.A.', position: 'Vendedora', highlights: ['Vendió harina en el mercado'] },
    ]);
  });

  it('is not read as the employer if its label is a place', () => {
    const { source } = read(
      line('Experience', 'heading'),
      line('Head Baker', 'strong', '2019 – 2021'),
      line('Company: Oakhurst Mill'),
      line('Location: Provo, Utah'),
      line('Baked the bread of the town', 'bullet'),
    );
    expect(source['work']).toMatchObject([
      { name: 'Oakhurst Mill', position: 'Head Baker', location: 'Provo, Utah' },
    ]);
  });

  it('stays in the text if the field has another value', () => {
    const { source } = read(
      line('Experience', 'heading'),
      line('Oakhurst Mill', 'strong', '2019 – 2021'),
      line('Head Baker', 'quiet'),
      line('Position: Deputy of the master', 'bullet'),
      line('Baked the bread of the town', 'bullet'),
    );
    expect(source['work']).toMatchObject([
      {
        position: 'Head Baker',
        highlights: ['Position: Deputy of the master', 'Baked the bread of the town'],
      },
    ]);
  });
});

it('reads a level with its label before or after the skill', () => {
  const { source } = read(
    line('Habilidades', 'heading'),
    line('Nivel medio en Excel', 'bullet'),
    line('Nivel medio bajo de contabilidad', 'bullet'),
    line('AutoCAD nivel avanzado', 'bullet'),
  );
  const text = JSON.stringify(source['skills']);
  expect(text).toContain('"Excel"');
  expect(text).toContain('"contabilidad"');
  expect(text).toContain('"AutoCAD"');
});

it('removes the preposition between degree and subject in capitals too', () => {
  const { source } = read(
    line('Formación', 'heading'),
    line('BACHILLERATO DE CIENCIAS NATURALES', 'strong', '2016 – 2019'),
    line('Instituto Roble'),
  );
  expect(source['education']).toMatchObject([{ area: 'CIENCIAS NATURALES' }]);
});
