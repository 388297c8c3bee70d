import { describe, expect, it } from 'vitest';
import { markdownSourceLines } from '../../../src/documents/markdown/markdown-source-lines.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import { plainSourceLines } from '../../../src/documents/plain-text/plain-source-lines.ts';

const readMarkdown = async (text: string) => readOutline(await markdownSourceLines(text)).source;

describe('Schools in lines without marks', () => {
  it('keep their own dates in Markdown, where lines may be wrapped', async () => {
    const { education } = await readMarkdown(`# Marta Soler

marta.soler@example.es

## Formación

Grado en Administración de Empresas, Universidad de Robledal, 2011 - 2015
Bachillerato de Ciencias Sociales, IES Monte Alto, 2009 - 2011
`);
    expect(education).toMatchObject([
      { institution: 'Universidad de Robledal', startDate: '2011', endDate: '2015' },
      { institution: 'IES Monte Alto', startDate: '2009', endDate: '2011' },
    ]);
  });

  it('are read from cells between full-width blanks, also where the name has the word of a degree', async () => {
    const { education } = await readMarkdown(`# 林曉雯

電話：0912-555-010

## 學歷

遠山護理大學　護理系　學士　2013.09 – 2017.06
青木健康管理專科學校　護理科　2008 – 2013
`);
    expect(education).toMatchObject([
      { institution: '遠山護理大學', studyType: '學士', area: '護理系', startDate: '2013-09' },
      { institution: '青木健康管理專科學校', startDate: '2008', endDate: '2013' },
    ]);
  });
});

describe('Spanish jobs in one line', () => {
  it('have an employer behind `en` and dates between prepositions', async () => {
    const { work } = await readMarkdown(`# Elena Prado

elena.prado@example.com

## Experiencia

**Enfermera** en Hospital San Lucas, desde marzo 2019 hasta la actualidad
- Cuidado de pacientes

**Auxiliar de enfermería** en Clínica del Sol, de 2015 a 2019
- Apoyo en planta
`);
    expect(work).toMatchObject([
      { name: 'Hospital San Lucas', position: 'Enfermera', startDate: '2019-03' },
      { name: 'Clínica del Sol', position: 'Auxiliar de enfermería', startDate: '2015', endDate: '2019' },
    ]);
  });

  it('keep in the title what somebody is trained in', async () => {
    const { work } = await readMarkdown(`# Elena Prado

## Experiencia

Técnico en Refrigeración
Frío Norte S.A.
2015 - 2019
- Montaje de cámaras
`);
    expect(work).toMatchObject([{ name: 'Frío Norte S.A.', position: 'Técnico en Refrigeración' }]);
  });
});

it('A title that is set in brackets is read without them', async () => {
  const { work } = await readMarkdown(`# Elena Prado

## Experiencia

### Restaurante El Faro, S.L.
(Jefa de cocina)
2015 - 2019
- Menús diarios
`);
  expect(work).toMatchObject([{ name: 'Restaurante El Faro, S.L.', position: 'Jefa de cocina' }]);
});

describe('Headings with blanks between their letters', () => {
  it.each(['E X P E R I E N C I A   L A B O R A L', 'E X P E R I E N C I A  L A B O R A L'])(
    '%s',
    (heading) => {
      const { source, notes } = readOutline(
        plainSourceLines(`TOMÁS ALBORNOZ
tomas.albornoz@example.com

${heading}

Hotel Miramar - Cocinero 2016 - 2018
Restaurante El Faro - Jefe de partida 2018 - 2021

I D I O M A S

Inglés intermedio
`),
      );
      expect(source['work']).toMatchObject([{ name: 'Hotel Miramar' }, { name: 'Restaurante El Faro' }]);
      expect(source['languages']).toEqual([{ language: 'Inglés', fluency: 'intermedio' }]);
      expect(notes.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
    },
  );
});
