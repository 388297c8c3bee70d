import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';

/** Reads a plain text resume in which blank lines separate sections. */
async function read(...lines: readonly string[]) {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  return (await readResumeFile({ name: 'resume.txt', bytes })).source;
}

const spanish = ['Marta Olivares Peña', 'Administrativa', 'marta@correo.example', ''];
const german = ['Nora Keller', 'Redakteurin', 'nora@post.example', ''];
const chinese = ['林育如', '會計助理', 'yuru@mail.example', ''];

describe('Dates', () => {
  it('include months before "del" or "del año" and a Spanish word for unfinished studies', async () => {
    const source = await read(
      ...spanish,
      'Experiencia laboral',
      'Conserveras del Sur S.L.',
      'Auxiliar administrativa',
      'MARZO DEL 2012 - JUNIO DEL AÑO 2015',
      '',
      'Formación',
      'Tecnicatura en Gestión de Bodegas',
      'Instituto Superior Vallehondo',
      '03/2021-Cursando',
    );
    expect(source['work']).toMatchObject([{ startDate: '2012-03', endDate: '2015-06' }]);
    // The word means that the degree is not finished.
    expect(source['education']).toMatchObject([{ startDate: '2021-03', summary: 'Cursando' }]);
  });

  it('include full-width tildes and Taiwanese years after an employer', async () => {
    const source = await read(
      ...chinese,
      '工作經歷',
      '晨光文具股份有限公司（2021.03 ～ 2023.04）',
      '會計助理',
      '負責每月對帳',
      '青禾茶業有限公司(109.8~110.12)',
      '門市人員',
      '負責門市盤點',
    );
    expect(source['work']).toMatchObject([
      { name: '晨光文具股份有限公司', position: '會計助理', startDate: '2021-03', endDate: '2023-04' },
      { name: '青禾茶業有限公司', position: '門市人員', startDate: '2020-08', endDate: '2021-12' },
    ]);
  });

  it.each(['98.6 - 101.9', '12.5~11.3', '87.5~89.1 MHz'])(
    'do not include numbers like %s',
    async (figures) => {
      const source = await read(...german, 'Kenntnisse', `Messbereich ${figures}`, 'Löten');
      expect(JSON.stringify(source)).toContain(figures.slice(0, 4));
    },
  );
});

describe('Languages', () => {
  it('keep text after the level, and other lines are moved to a separate section', async () => {
    const source = await read(
      ...spanish,
      'Idiomas',
      'Español: nativo',
      'Inglés: Nivel Alto, hablado y escrito (80%)',
      'Quechua',
      'Auxiliar de biblioteca',
      'Estimada señora Rivas:',
    );
    expect(source['languages']).toEqual([
      { language: 'Español', fluency: 'nativo' },
      { language: 'Inglés', fluency: 'Nivel Alto, hablado y escrito (80%)' },
      { language: 'Quechua' },
    ]);
    expect(JSON.stringify(source['custom'])).toContain('Auxiliar de biblioteca');
  });

  it('include a rare one that is a single word or has a level', async () => {
    const source = await read(...german, 'Sprachen', 'Deutsch', 'Ladinisch', 'Alt Preußisch (fließend)');
    expect(source['languages']).toMatchObject([
      { language: 'Deutsch' },
      { language: 'Ladinisch' },
      { language: 'Alt Preußisch' },
    ]);
  });
});

describe('The header', () => {
  it.each([
    [...chinese.slice(0, 1), '聯絡資料', '0911222333'],
    ['Marta Olivares Peña', 'CE. 6540983', 'marta@correo.example'],
    ['Marta Olivares Peña', 'Mi perfil', 'marta@correo.example'],
  ])('has no headline from a heading or a number: %s, %s', async (...lines) => {
    const source = await read(...lines, '', 'Idiomas', 'Inglés');
    expect(source['basics']).not.toHaveProperty('label');
  });

  it('has no phone number from an identity number', async () => {
    const source = await read(
      'Marta Olivares Peña',
      'Administrativa',
      '1045.222.333',
      '',
      'Idiomas',
      'Inglés',
    );
    expect(source['basics']).not.toHaveProperty('phone');
  });
});

describe('Schools', () => {
  it('in Chinese are split from their level, department and kind of degree', async () => {
    const source = await read(
      ...chinese,
      '學歷',
      '大學：遠山科技大學 資訊管理系',
      '高中：松林高級中學 資訊科',
      '',
      '工作經歷',
      '晨光科技有限公司 會計助理 2021.03-2023.04',
    );
    expect(source['education']).toMatchObject([
      { institution: '遠山科技大學', area: '資訊管理系' },
      { institution: '松林高級中學', area: '資訊科' },
    ]);
  });

  it('in Chinese keep their brackets, and a degree in brackets is split off', async () => {
    const source = await read(
      ...chinese,
      '教育背景',
      '青川大学（双一流，211工程） 2019.09-2023.06',
      '计算机科学与技术（本科）',
    );
    expect(source['education']).toMatchObject([
      { institution: '青川大学（双一流，211工程）', studyType: '本科', area: '计算机科学与技术' },
    ]);
  });

  it('are split from the degree that they granted', async () => {
    const source = await read(
      ...spanish,
      'Educación',
      'Licenciada en Psicología por la Universidad de Valdeoro, 2009',
    );
    expect(source['education']).toMatchObject([
      { institution: 'Universidad de Valdeoro', studyType: 'Licenciada', area: 'Psicología' },
    ]);
  });

  it('lose the label of their degree', async () => {
    const source = await read(
      ...german,
      'Berufserfahrung',
      'Redakteurin',
      'Lindenverlag GmbH, Kiel',
      '03/2019 - 06/2019',
      'Köchin bei der Firma Rosenhof GmbH 2015 - 2016',
      '',
      'Ausbildung',
      '2010 – 2014 Lindengymnasium Kiel, Abschluss: Abitur',
      '',
      'Kenntnisse',
      'Textverarbeitung',
    );
    expect(source['education']).toEqual([
      { institution: 'Lindengymnasium Kiel', studyType: 'Abitur', startDate: '2010', endDate: '2014' },
    ]);
  });
});

describe('Jobs', () => {
  it('lose the duration in their title and are split at a bar without a space before it', async () => {
    const ofGerman = await read(
      ...german,
      'Berufserfahrung',
      'Redakteurin – 3 Monate',
      'Lindenverlag GmbH, Kiel',
      '03/2019 - 06/2019',
    );
    expect(ofGerman['work']).toMatchObject([{ name: 'Lindenverlag GmbH', position: 'Redakteurin' }]);
    const ofSpanish = await read(
      ...spanish,
      'Experiencia',
      'Hotel Bahía Clara, C.A.| Puerto Verde',
      'Cocinera',
      '2015 - 2018',
    );
    expect(ofSpanish['work']).toMatchObject([{ name: 'Hotel Bahía Clara, C.A.', location: 'Puerto Verde' }]);
  });
});

describe('Skills', () => {
  it('lose the numbers of Chinese list items', async () => {
    const source = await read(...chinese, '个人技能', '1、内容策划', '2、Excel、Word');
    expect(JSON.stringify(source['skills'])).not.toMatch(/"[12]"/);
  });

  it('do not include a known heading among names in bold', async () => {
    const text = [
      ...['# Marta Olivares Peña', '', '## Habilidades', ''],
      ...['**Herramientas**', '', '**Figma**', '', '**Excel**'],
    ].join('\n');
    const { source } = await readResumeFile({ name: 'resume.md', bytes: new TextEncoder().encode(text) });
    expect(source['skills']).not.toContainEqual({ name: 'Herramientas' });
  });
});
