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
