import { describe, expect, test } from 'vitest';
import type { FinetuneLevel } from '../../../src/contract/finetune-level.ts';
import { readInput } from '../../../src/tailoring/read-input.ts';
import { tailorResume } from '../../../src/tailoring/tailor-resume.ts';
import { asOf, documentOf } from '../cases.ts';

interface Person {
  readonly language: string;
  readonly label: string;
  readonly summary: string;
  readonly bullets: readonly string[];
  readonly group: string;
  readonly keywords: readonly string[];
  readonly posting: string;
  /** The position, where it is not what the person is called. */
  readonly target?: string;
  readonly languages?: readonly Record<string, string>[];
  /** Of the job before the last two. */
  readonly olderBullets?: readonly string[];
}

const german: Person = {
  language: 'de',
  label: 'Industriemechaniker',
  summary: 'Industriemechaniker mit elf Jahren in der Instandhaltung von Pressen.',
  bullets: [
    'Wartung und Reparatur von Pressen und Anlagen',
    'Fehlersuche an Steuerungen mit den Elektrikern',
  ],
  group: 'Technik',
  keywords: ['Hydraulik', 'MAG-Schweißen', 'Drehen'],
  posting: 'Ihr Profil\n- Sicherer Umgang mit Hydraulik und Pneumatik\n- Kenntnisse im MAG-Schweißen',
};
const french: Person = {
  language: 'fr',
  label: 'Comptable',
  summary: 'Comptable depuis cinq ans dans une entreprise de transport',
  bullets: ['Tenue de la comptabilité et des déclarations pour trois sociétés', 'Suivi des notes de frais'],
  group: 'Outils',
  keywords: ['Excel', 'Sage'],
  posting: 'Profil recherché\n- Maîtrise de Sage\n- Vous avez une expérience avec Excel',
};
const chinese: Person = {
  language: 'zh',
  label: '会计',
  summary: '三年会计工作经验。',
  bullets: ['负责公司的日常账务处理和月度报表', '配合审计并整理凭证'],
  group: '软件',
  keywords: ['Excel', '金蝶'],
  posting: '任职要求：\n1. 熟练使用Excel\n2. 熟悉金蝶软件',
};

function olderJobs(position: string, highlights: readonly string[]) {
  return [
    { name: 'Initech', position, startDate: '2014-01', endDate: '2017-12' },
    { name: 'Hooli', position, startDate: '2010-01', endDate: '2013-12', highlights },
  ];
}

function tailored(
  {
    label,
    summary,
    bullets,
    group,
    keywords,
    posting,
    target: position,
    language,
    languages = [],
    olderBullets,
  }: Person,
  level: FinetuneLevel,
) {
  const resume = {
    basics: { name: 'Pat Doe', label, email: 'pat@example.org', summary },
    work: [
      { name: 'Acme', position: label, startDate: '2018-01', highlights: bullets },
      ...(olderBullets ? olderJobs(label, olderBullets) : []),
    ],
    skills: [{ name: group, keywords }],
    languages,
  };
  const asked = position ?? label;
  const target = { companyName: 'Delta', position: asked, jobDescription: `${asked}\n\n${posting}\n` };
  const input = { base: documentOf({ resume }), target, level, asOf };
  expect(readInput(input).model.language).toBe(language);
  const { document, report } = tailorResume(input);
  const change = report.changes.find(({ op }) => op === 'summary');
  return { summary: document.sections.summary.content.replace(/<[^>]+>/g, ''), change };
}

describe('a summary in another language than English', () => {
  test.each([
    [german, `${german.summary} Technik: Hydraulik, MAG-Schweißen.`],
    [french, `${french.summary}. Outils : Excel, Sage.`],
    [chinese, `${chinese.summary}软件：Excel、金蝶。`],
  ])('names what only the list of skills shows, in the words of the list: $0.language', (person, summary) => {
    expect(tailored(person, 'good').summary).toBe(summary);
    expect(tailored(person, 'super').summary).toBe(summary);
    expect(tailored(person, 'basic').summary.replace(/\.$/, '')).toBe(person.summary.replace(/\.$/, ''));
  });

  test('spells what it names as the list does now', () => {
    const posting = 'Ihr Profil\n- Domain-Driven Design und Git';
    const person = { ...german, keywords: ['DDD', 'Git'], posting };
    expect(tailored(person, 'good').summary).toBe(`${german.summary} Technik: Domain-Driven Design, Git.`);
  });

  test.each([
    [german, 'Englischkenntnisse', 'Englisch', 'verhandlungssicher', ' Englisch (verhandlungssicher).'],
    [french, 'Anglais courant', 'Anglais', 'C1', ' Anglais (C1).'],
    [chinese, '英语流利', '英语', 'CET-6', '英语（CET-6）。'],
  ])(
    'names a language that the posting must have: $0.language',
    (person, asked, language, fluency, named) => {
      const posting = person.posting.replace(/\n(- |1\. )/, `\n$1${asked}\n$1`);
      const summary = (level: string) =>
        tailored({ ...person, posting, languages: [{ language, fluency: level }] }, 'good').summary;
      expect(summary(fluency).endsWith(named)).toBe(true);
      for (const level of ['Muttersprache', 'langue maternelle', '母语']) {
        expect(summary(level)).toContain(level);
      }
    },
  );

  test('says of a native language nothing but beside other things', () => {
    const posting = 'Ihr Profil\n- Deutschkenntnisse\n- Pneumatik';
    const languages = [{ language: 'Deutsch', fluency: 'Muttersprache' }];
    expect(tailored({ ...german, posting, languages }, 'good').change).toBeUndefined();
    const both = `${posting}\n- Hydraulik`;
    expect(tailored({ ...german, posting: both, languages }, 'good').summary).toContain(
      ' Technik: Hydraulik. Deutsch (Muttersprache).',
    );
  });

  test('does not say the name of a list twice', () => {
    const person = {
      ...french,
      group: 'Gestion',
      keywords: ['gestion de projet'],
      posting: french.posting.replace(/Excel/, 'Gestion de projet'),
    };
    expect(tailored(person, 'good').summary).toBe(`${french.summary}. Gestion de projet.`);
  });

  test('names what only an older job shows, among its likes or for itself', () => {
    const olderBullets = ['Pneumatik und Zahnräder an Pressen'];
    const posting = 'Ihr Profil\n- Hydraulik und Pneumatik';
    const person = { ...german, posting, olderBullets };
    expect(tailored(person, 'good').summary).toBe(`${german.summary} Technik: Hydraulik, Pneumatik.`);
  });

  test('does not say of a list that it is the rest', () => {
    expect(tailored({ ...german, group: 'Sonstiges' }, 'good').summary).toBe(
      `${german.summary} Hydraulik, MAG-Schweißen.`,
    );
  });

  test('names what stands in no group for itself', () => {
    const flat = { ...german, group: 'Hydraulik', keywords: [] };
    expect(tailored(flat, 'good').summary).toBe(`${german.summary} Hydraulik.`);
  });

  test('rests on the own summary, the name of the list and its items', () => {
    const quotes = tailored(german, 'good').change?.evidence.map(({ quote }) => quote);
    expect(quotes).toEqual([german.summary, 'Technik', 'Hydraulik', 'MAG-Schweißen']);
  });

  test('stays as it is where the jobs show it all, and where nothing is asked for', () => {
    const shown = { ...german, bullets: [...german.bullets, 'Hydraulik und MAG-Schweißen an Pressen'] };
    expect(tailored(shown, 'good').change).toBeUndefined();
    expect(tailored({ ...german, posting: 'Ihr Profil\n- Pneumatik' }, 'good').change).toBeUndefined();
  });
});

describe('a summary in another language for who has none', () => {
  const none = (person: Person) => ({ ...person, summary: '' });

  test.each([
    [german, 'Industriemechaniker: Hydraulik, MAG-Schweißen.'],
    [french, 'Comptable : Sage, Excel.'],
    [chinese, '会计：金蝶、Excel。'],
  ])('is the title and what the list shows: $0.language', (person, summary) => {
    expect(tailored(none(person), 'good').summary).toBe(summary);
    expect(tailored(none(person), 'basic').summary).toBe('');
  });

  test('names languages that the posting must have', () => {
    const posting = `${german.posting}\n- Deutschkenntnisse`;
    const languages = [{ language: 'Deutsch', fluency: 'Muttersprache' }];
    expect(tailored({ ...none(german), posting, languages }, 'good').summary).toBe(
      'Industriemechaniker: Hydraulik, MAG-Schweißen. Deutsch (Muttersprache).',
    );
  });

  test('is filled up with what the list names and the posting only speaks of', () => {
    const posting = 'Ihre Aufgaben\n- Arbeit an der Quonsetpresse\n\nIhr Profil\n- Hydraulik';
    const keywords = ['Hydraulik', 'Quonsetpresse', 'Drehen'];
    expect(tailored({ ...none(german), posting, keywords }, 'good').summary).toBe(
      'Industriemechaniker: Hydraulik, Quonsetpresse.',
    );
  });

  test('is none where the jobs show it all, where one thing alone is asked for, and in another trade', () => {
    const shown = { ...german, bullets: [...german.bullets, 'Hydraulik und MAG-Schweißen an Pressen'] };
    expect(tailored(none(shown), 'good').change).toBeUndefined();
    expect(tailored({ ...none(german), posting: 'Ihr Profil\n- Hydraulik' }, 'good').change).toBeUndefined();
    const target = 'Steuerberater';
    expect(tailored({ ...none(german), target }, 'good').change).toBeUndefined();
  });
});
