import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import type { Language } from '../../src/text/language.ts';

/** The posting above the line that is read. */
const above: Readonly<Record<Language, string>> = {
  en: 'Specialist\n\nWhat you will do\n\n- Prepare reports for management\n- Coordinate work with suppliers\n\nRequirements\n\n- Experience with Excel\n',
  de: 'Fachkraft (m/w/d)\n\nIhre Aufgaben\n\n- Erstellung von Berichten\n- Abstimmung mit Lieferanten\n\nIhr Profil\n\n- Kenntnisse in Excel\n',
  fr: 'Technicien (H/F)\n\nVos missions\n\n- Rédiger les rapports\n- Coordonner les fournisseurs\n\nVotre profil\n\n- Connaissance de Excel\n',
  es: 'Técnico/a\n\nFunciones\n\n- Elaborar informes\n- Coordinar a los proveedores\n\nRequisitos\n\n- Conocimientos de Excel\n',
  zh: '技术员\n\n岗位职责\n\n- 编写报告\n- 协调供应商\n\n任职要求\n\n- 本科\n- 熟悉Excel\n',
};

const wordings: readonly (readonly [Language, 'must' | 'nice' | 'none', readonly string[]])[] = [
  [
    'en',
    'nice',
    [
      'SQL is a plus',
      'SQL preferred',
      'Ideally SQL',
      'SQL would be nice',
      'Nice to have: SQL',
      'Bonus points for SQL',
      'Some SQL would be helpful',
      'SQL an advantage',
      'SQL desirable',
      'Familiarity with SQL is beneficial',
      'Preferably with SQL',
      'We would love it if you knew SQL',
      'SQL (optional)',
      'Knowledge of SQL is welcome',
      'SQL a bonus',
      'Extra credit for SQL',
      'Desired: SQL',
      'It helps if you know SQL',
      'SQL is an asset',
    ],
  ],
  [
    'en',
    'must',
    [
      'SQL required',
      'You must know SQL',
      'SQL is essential',
      'Proficient in SQL',
      'Hands-on SQL',
      'Strong SQL skills',
      'SQL is a must',
      'Solid grasp of SQL',
      'You are fluent in SQL',
      'Deep understanding of SQL',
      'Demonstrated ability with SQL',
      'Working knowledge of SQL',
      'Minimum: SQL',
    ],
  ],
  ['en', 'none', ['SQL is not required', 'No SQL needed', 'You do not need SQL', 'We will teach you SQL']],
  [
    'de',
    'nice',
    [
      'SQL von Vorteil',
      'SQL wäre von Vorteil',
      'Idealerweise SQL',
      'Wünschenswert: SQL',
      'SQL wünschenswert',
      'Gerne auch SQL',
      'SQL ist ein Plus',
      'Optimalerweise SQL',
      'SQL-Kenntnisse sind hilfreich',
      'SQL nice to have',
      'SQL-Kenntnisse gern gesehen',
      'Bestenfalls SQL',
    ],
  ],
  [
    'de',
    'must',
    [
      'SQL zwingend erforderlich',
      'Sicherer Umgang mit SQL',
      'Sehr gute SQL-Kenntnisse',
      'Fundierte Kenntnisse in SQL',
      'SQL setzen wir voraus',
      'Sie beherrschen SQL',
      'Routine in SQL',
      'Erfahrung mit SQL',
    ],
  ],
  ['de', 'none', ['SQL ist nicht erforderlich', 'SQL bringen wir Ihnen bei']],
  [
    'fr',
    'nice',
    [
      'SQL serait un plus',
      'SQL souhaité',
      'Idéalement SQL',
      'SQL apprécié',
      'La connaissance de SQL est un atout',
      'SQL est un plus',
      'Si possible SQL',
      'De préférence SQL',
      'SQL bienvenu',
      'La maîtrise de SQL serait appréciée',
      'Un plus : SQL',
    ],
  ],
  [
    'fr',
    'must',
    [
      'Maîtrise de SQL',
      'SQL exigé',
      'SQL indispensable',
      'Bonne connaissance de SQL',
      'Vous maîtrisez SQL',
      'SQL obligatoire',
      'Vous êtes à l’aise avec SQL',
      'Expertise en SQL',
    ],
  ],
  ['fr', 'none', ['SQL non requis', "SQL n'est pas nécessaire"]],
  [
    'es',
    'nice',
    [
      'Se valorará SQL',
      'SQL deseable',
      'Deseable SQL',
      'Valorable SQL',
      'SQL es un plus',
      'Preferentemente SQL',
      'Se valora conocimiento de SQL',
      'Idealmente SQL',
      'SQL será un plus',
      'De preferencia SQL',
      'SQL opcional',
      'Plus: SQL',
    ],
  ],
  [
    'es',
    'must',
    [
      'Dominio de SQL',
      'SQL imprescindible',
      'Manejo de SQL',
      'Sólidos conocimientos de SQL',
      'SQL obligatorio',
      'Indispensable SQL',
      'Experiencia con SQL',
      'SQL avanzado',
    ],
  ],
  ['es', 'none', ['No se requiere SQL']],
  ['zh', 'nice', ['熟悉SQL优先', '有SQL经验者优先', '了解SQL更佳', '会SQL加分', 'SQL经验优先考虑']],
  ['zh', 'must', ['熟练掌握SQL', '精通SQL', '必须会SQL', '具备SQL经验', '能熟练使用SQL']],
];

describe.each(wordings)('%s, %s', (language, asked, lines) => {
  it.each(lines)('%s', (line) => {
    const jobDescription = `${above[language]}- ${line}\n`;
    const { requirements } = readPosting(standardLexicon(), {
      jobDescription,
      companyName: 'Westgate',
      position: '',
    });
    expect(requirements.find(({ term }) => term.includes('SQL'))?.class ?? 'none').toBe(asked);
  });
});
