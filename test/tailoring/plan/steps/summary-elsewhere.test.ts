import { describe, expect, test } from 'vitest';
import type { FinetuneLevel } from '../../../../src/contract/choices.ts';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { readInput } from '../../../../src/tailoring/read-input.ts';
import { tailorResume } from '../../../../src/tailoring/tailor-resume.ts';
import { asOf, documentOf } from '../../cases.ts';

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
  expect(readInput(standardLexicon(), input).model.language).toBe(language);
  const { document, report } = tailorResume(standardLexicon(), input);
  const change = report.changes.find(({ op }) => op === 'summary');
  return { summary: document.sections.summary.content.replace(/<[^>]+>/g, ''), change };
}

describe('a summary in another language than English', () => {
  test.each([german, french, chinese])('stays as it is, whatever the lists name: $language', (person) => {
    for (const level of ['basic', 'good', 'super'] as const) {
      const { summary, change } = tailored(person, level);
      expect([summary, change]).toEqual([person.summary, undefined]);
    }
  });

  test.each([german, french, chinese])('is not added for people without one: $language', (person) => {
    for (const level of ['good', 'super'] as const)
      expect(tailored({ ...person, summary: '' }, level).summary).toBe('');
  });

  test('names no languages and no programs beside duties', () => {
    const posting = `${french.posting}\n- Anglais courant\n- Déclarations de TVA`;
    const person = {
      ...french,
      posting,
      keywords: ['Excel', 'Sage', 'Déclarations de TVA'],
      languages: [{ language: 'Anglais', fluency: 'C1' }],
    };
    expect(tailored(person, 'super').summary).toBe(french.summary);
  });

  test.each(['nur Terminierung', 'in Vertretung', 'als Teil des Teams eines Beraters'])(
    'keeps what limits a fact in brackets: %s',
    (limit) => {
      const fact = `Planung von Schulungen in Hydraulik für 40 Leute (${limit})`;
      const other = 'Einführung von MAG-Schweißen an 3 Standorten in Hessen';
      const { summary } = tailored({ ...german, olderBullets: [fact, other] }, 'super');
      expect(summary).toContain(`${other}.`);
      expect(summary).toContain(`${fact}.`);
    },
  );

  test('takes the posting’s spelling of what it names', () => {
    const posting = 'Ihr Profil\n- Kubernetes und Hydraulik';
    const person = { ...german, summary: `${german.summary} Betrieb von k8s.`, posting };
    expect(tailored(person, 'good').summary).toBe(`${german.summary} Betrieb von Kubernetes.`);
  });
});
