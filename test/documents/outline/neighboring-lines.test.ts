import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

const job = 'Experiencia laboral\nContable, Molinos del Sur, 2018 – 2023\n- Llevanza de la contabilidad';

async function read(...parts: readonly string[]) {
  const { source, notes } = await readResumeFile({
    name: 'me.txt',
    bytes: Buffer.from(`${parts.join('\n\n')}\n`),
  });
  return { source, notes };
}

describe('degrees on neighboring lines', () => {
  it('are separate without schools and dates', async () => {
    const { source } = await read(
      'Lucía Prados Vega\nlucia@prados.example',
      job,
      'Formación\nGrado en Derecho\nMáster en Fiscalidad',
    );
    expect(source['education']).toEqual([
      { studyType: 'Grado', area: 'Derecho' },
      { studyType: 'Máster', area: 'Fiscalidad' },
    ]);
  });

  it('are not joined to a school below because they are long', async () => {
    const { source } = await read(
      'Lucía Prados Vega\nlucia@prados.example',
      job,
      'Educación\nGrado en Administración y Dirección de Empresas\nUniversidad de Jaén\n2011 – 2015\nMáster en Contabilidad y Auditoría\nUniversidad de Granada\n2015 – 2016',
    );
    expect(source['education']).toMatchObject([
      { institution: 'Universidad de Jaén', area: 'Administración y Dirección de Empresas', endDate: '2015' },
      { institution: 'Universidad de Granada', area: 'Contabilidad y Auditoría', endDate: '2016' },
    ]);
  });
});

it('a line that begins after a date is not joined to it', async () => {
  const { source } = await read(
    'Tom Halvard\ntom@halvard.example',
    'Work history\nElectrician, Northgate Wiring, 2018 – 2023\n- Installed lighting',
    'Education\nCity & Guilds Level 3 Electrical Work, Leeds College, 2014 – 2016\nGold Card ECS',
  );
  expect(JSON.stringify(source)).toContain('"Gold Card ECS"');
  expect(source['education']).not.toMatchObject([{ institution: expect.stringContaining('Gold Card') }]);
});

describe('a headline beside contact details', () => {
  it('is read and not reported as lost', async () => {
    const { source, notes } = await read(
      'Mara Lindqvist\nSenior Bread Engineer | mara@lindqvist.example | +43 660 1234567 | Linz, Austria',
      'Experience\nBaker, Harbour Bakery, 2019 – 2023\n- Baked bread for 400 guests',
    );
    expect(source).toMatchObject({
      basics: { label: 'Senior Bread Engineer', email: 'mara@lindqvist.example' },
    });
    expect(notes.filter(({ kind }) => kind === 'unplaced')).toEqual([]);
  });
});
