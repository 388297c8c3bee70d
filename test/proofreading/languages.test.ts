import { expect, it } from 'vitest';
import { Proofreading } from '../../src/contract/proofreading.ts';
import { supportedLanguageOf } from '../../src/lexicon/languages/detect-language.ts';
import { english } from '../../src/messages/proofreading/english.ts';
import { people } from '../cli/people.ts';
import { proofread } from './run-proofread.ts';

const englishAdvice = Object.values(english).flatMap((one) =>
  typeof one === 'object' && 'advice' in one ? [one.advice] : [],
);
const inOwnWords = { de: 'Ich', fr: 'Je', es: 'Yo', zh: '我', 'zh-Hant': '我' } as const;

it.each([
  ['de', 'Berufserfahrung, Stadt Lerche, Daten', 'Kontaktdaten', /^\d Fehler, /],
  ['fr', 'Expérience professionnelle, Ville d’Alouette, dates', 'Coordonnées', /^\d erreurs, /],
  ['es', 'Experiencia, Ayuntamiento de Alondra, fechas', 'Datos de contacto', /^\d errores, /],
  ['zh', '工作经历，云雀市园林局，日期', '联系方式', /^\d处错误，/],
  ['zh-Hant', '工作經歷，雲雀市公園處，日期', '聯絡方式', /^\d處錯誤，/],
] as const)('the findings about a resume in %s are in that language', async (tag, dates, contact, counts) => {
  const { resume } = people[tag];
  const [first = {}, second = {}] = resume.work;
  const faulty = JSON.stringify({
    ...resume,
    basics: { ...resume.basics, summary: `${inOwnWords[tag]} ${resume.basics['summary']}` },
    work: [
      { ...first, startDate: '2015-03', endDate: '2012-06' },
      { ...second, summary: '[Company] XX%' },
    ],
  });
  const { findings } = Proofreading.parse(JSON.parse((await proofread(faulty, ['--json'])).stdout));
  expect(findings.map(({ place }) => place)).toEqual(expect.arrayContaining([dates, contact]));
  const rules = findings.map(({ rule }) => rule);
  expect(rules).toEqual(expect.arrayContaining(['date_order', 'placeholder', 'missing_email']));
  const texts = findings.flatMap(({ message, advice }) => [message, advice]);
  expect(texts.filter((text) => englishAdvice.includes(text) || supportedLanguageOf(text) === 'en')).toEqual(
    [],
  );
  const shown = (await proofread(faulty, [], { columns: 100, environment: { NO_COLOR: '1' } })).stdout;
  expect(shown.trim().split('\n').at(-1)).toMatch(counts);
});

it.each([
  [
    'de',
    'Gartenpflege',
    'Berufserfahrung, Stadt Lerche, 2. Stichpunkt',
    'Dieser Stichpunkt besteht nur aus einem Wort.',
  ],
  [
    'fr',
    'Jardinage',
    'Expérience professionnelle, Ville d’Alouette, 2e point',
    'Ce point ne compte qu’un seul mot.',
  ],
  [
    'es',
    'Jardinería',
    'Experiencia, Ayuntamiento de Alondra, 2.º punto',
    'Este punto tiene una sola palabra.',
  ],
  ['zh', '修剪', '工作经历，云雀市园林局，第2条', '这一条只有一个词。'],
  ['zh-Hant', '修剪', '工作經歷，雲雀市公園處，第2條', '這一條只有一個詞。'],
] as const)('a bullet of one word is a hint in %s', async (tag, word, place, message) => {
  const { resume } = people[tag];
  const [first = {}, ...others] = resume.work;
  const highlights = ['AutoCAD, MS Excel', word];
  const short = JSON.stringify({ ...resume, work: [{ ...first, highlights }, ...others] });
  const { findings } = Proofreading.parse(JSON.parse((await proofread(short, ['--json'])).stdout));
  expect(findings.filter(({ rule }) => rule === 'one_word')).toMatchObject([
    { severity: 'hint', path: 'work[0].highlights[1]', place, message },
  ]);
});

it('a Chinese duty is reported as a duty, not as one word', async () => {
  const { resume } = people.zh;
  const duty = JSON.stringify({ ...resume, work: [{ ...resume.work[0], highlights: ['负责'] }] });
  const { findings } = Proofreading.parse(JSON.parse((await proofread(duty, ['--json'])).stdout));
  const rules = findings.filter(({ path }) => path === 'work[0].highlights[0]').map(({ rule }) => rule);
  expect(rules).toEqual(['weak_opening']);
});

it('a sentence without blanks is not one word in a language without messages', async () => {
  const thai = JSON.stringify({
    basics: { name: 'มะลิ' },
    work: [{ name: 'สวนริมน้ำ', position: 'คนสวน', highlights: ['ดูแลแปลงดอกไม้ทุกวัน'] }],
  });
  const { findings, language } = Proofreading.parse(JSON.parse((await proofread(thai, ['--json'])).stdout));
  expect(language).toBeNull();
  expect(findings.filter(({ path }) => path.startsWith('work[0].highlights'))).toEqual([]);
});
