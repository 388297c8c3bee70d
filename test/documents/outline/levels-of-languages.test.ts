import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import { languageLevel } from '../../../src/lexicon/languages/language-level.ts';

const sections = {
  en: ['Languages', 'German', 'Experience\nShift Lead, Harbor Logistics Ltd\n2012 - 2016'],
  de: ['Sprachen', 'Englisch', 'Berufserfahrung\nSchichtleiterin, Hafen Logistik GmbH\n2012 - 2016'],
  fr: ['Langues', 'Allemand', 'Expérience professionnelle\nComptable, Havre Logistique SARL\n2012 - 2016'],
  es: ['Idiomas', 'Inglés', 'Experiencia laboral\nContable, Puerto Logística S.L.\n2012 - 2016'],
  zh: ['语言能力', '英语', '工作经历\n2012.03 - 2016.02  海港物流有限公司  值班主管'],
} as const;

const wordings: readonly (readonly [keyof typeof sections, number, readonly string[]])[] = [
  ['en', 7, ['native', 'native speaker', 'mother tongue', 'first language', 'bilingual']],
  ['en', 6, ['near-native']],
  [
    'en',
    5,
    [
      'fluent',
      'fluent in speaking and writing',
      'full professional proficiency',
      'advanced',
      'excellent',
      'very good',
    ],
  ],
  ['en', 4, ['professional working proficiency', 'good command', 'upper-intermediate', 'professional']],
  ['en', 3, ['limited working proficiency', 'intermediate', 'conversational']],
  ['en', 2, ['elementary proficiency', 'pre-intermediate', 'basic knowledge', 'elementary', 'limited']],
  ['en', 1, ['beginner', 'novice']],
  ['de', 7, ['Muttersprache', 'muttersprachlich', 'zweisprachig']],
  ['de', 6, ['muttersprachliches Niveau']],
  ['de', 5, ['fließend', 'sehr gut in Wort und Schrift', 'verhandlungssicher', 'hervorragend']],
  ['de', 4, ['gut', 'gute Kenntnisse', 'konversationssicher']],
  ['de', 3, ['mittel', 'Mittelstufe', 'alltagstauglich']],
  ['de', 2, ['Grundkenntnisse', 'Basiskenntnisse', 'grundlegend', 'Schulkenntnisse']],
  ['fr', 7, ['langue maternelle']],
  ['fr', 6, ['quasi-bilingue']],
  ['fr', 5, ['courant', 'couramment', 'lu, écrit, parlé', 'très bon niveau']],
  ['fr', 4, ['bonne maîtrise', 'bonnes connaissances', 'professionnel', 'opérationnel']],
  ['fr', 2, ['notions', 'scolaire']],
  ['es', 7, ['nativo', 'lengua materna', 'bilingüe']],
  ['es', 6, ['casi nativo']],
  ['es', 5, ['fluido', 'muy bueno', 'muy buen nivel', 'nivel alto', 'alto']],
  ['es', 3, ['intermedio', 'medio', 'nivel medio']],
  ['es', 2, ['básico', 'nociones', 'bajo']],
  ['zh', 7, ['母语']],
  ['zh', 5, ['流利', '熟练', '高级']],
  ['zh', 4, ['良好', 'CET-6']],
  ['zh', 3, ['中级', '一般', '日常交流']],
  ['zh', 2, ['基础', '初级']],
];

const frames: readonly ((language: string, level: string) => string)[] = [
  (language, level) => `${language} (${level})`,
  (language, level) => `${language}: ${level}`,
  (language, level) => `${language} - ${level}`,
  (language, level) => `${language}, ${level}`,
];

/** The languages that a resume lists with each of the levels. */
async function readLevels(of: keyof typeof sections, lines: readonly string[]): Promise<unknown> {
  const [heading, , work] = sections[of];
  const text = `Ada Lind\nada.lind@example.org\n\n${work}\n\n${heading}\n${lines.join('\n')}\n`;
  const { source } = await readResumeFile({ name: 'me.txt', bytes: new TextEncoder().encode(text) });
  return source['languages'];
}

describe('The level of a language', () => {
  it.each(Object.keys(sections) as (keyof typeof sections)[])('is read as written: %s', async (of) => {
    const [, language] = sections[of];
    const levels = wordings.flatMap(([own, , words]) => (own === of ? words : []));
    for (const frame of frames) {
      const read = await readLevels(
        of,
        levels.map((level) => frame(language, level)),
      );
      expect(read).toEqual(levels.map((fluency) => ({ language, fluency })));
    }
  });

  it.each(wordings)('is recognized: %s, %i', (_, known, levels) => {
    expect(levels.map(languageLevel)).toEqual(levels.map(() => known));
  });
});
