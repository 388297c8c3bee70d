import { describe, expect, test } from 'vitest';
import type { FinetuneLevel } from '../../../src/contract/choices.ts';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../src/posting/read-posting.ts';
import { describesOrganization } from '../../../src/tailoring/framing/describes-organization.ts';
import { readResume } from '../../../src/tailoring/resume/read-resume.ts';
import { scoreResume } from '../../../src/tailoring/score/score-resume.ts';
import { prepareResume } from '../../../src/tailoring/tailor-resume.ts';
import type { Language } from '../../../src/text/language.ts';
import { splitSentences } from '../../../src/text/split-sentences.ts';
import { isLong, runs, sample } from '../../support/how-long.ts';
import { asOf, documentOf } from '../cases.ts';
import { frames, terms } from './frames.ts';

/** What the rest of the person's resume says, and how a posting of the same language asks. */
const people: Readonly<Record<Language, Person>> = {
  en: {
    title: 'Operations Engineer',
    duties: [
      'Kept the duty roster of the site for nine people',
      'Wrote the weekly report on what was delivered',
    ],
    summary: 'Operations engineer who keeps the machines of a busy site running.',
    skills: ['Excel', 'Outlook'],
    asking: 'Requirements:',
  },
  de: {
    title: 'Betriebsingenieur',
    duties: ['Führung des Dienstplans für neun Personen', 'Erstellung des Wochenberichts für die Leitung'],
    summary: 'Betriebsingenieur mit Erfahrung in der Instandhaltung und in der Planung von Schichten.',
    skills: ['Excel', 'Outlook'],
    asking: 'Anforderungen:',
  },
  fr: {
    title: "Ingénieur d'exploitation",
    duties: [
      'Gestion du planning de neuf personnes sur le site',
      'Rédaction du rapport de la semaine pour la direction',
    ],
    summary:
      "Ingénieur d'exploitation qui assure la marche des machines du site et la planification des équipes.",
    skills: ['Excel', 'Outlook'],
    asking: 'Compétences requises :',
  },
  es: {
    title: 'Ingeniero de operaciones',
    duties: [
      'Gestión de los turnos de nueve personas en la planta',
      'Redacción del informe semanal para la dirección',
    ],
    summary:
      'Ingeniero de operaciones que mantiene en marcha las máquinas de la planta y planifica los turnos.',
    skills: ['Excel', 'Outlook'],
    asking: 'Requisitos:',
  },
  zh: {
    title: '运维工程师',
    duties: ['负责九人团队的排班工作', '每周向管理层提交工作报告'],
    summary: '运维工程师，负责现场设备的日常运行和排班。',
    skills: ['Excel', 'Outlook'],
    asking: '任职要求：',
  },
};

interface Person {
  readonly title: string;
  readonly duties: readonly string[];
  readonly summary: string;
  readonly skills: readonly string[];
  readonly asking: string;
}

interface Said {
  /** What is above the bullets of the job. */
  readonly introduction?: string;
  readonly bullets?: readonly string[];
  readonly summary?: readonly string[];
  readonly skills?: readonly {
    readonly name: string;
    readonly level?: string;
    readonly keywords?: readonly string[];
  }[];
}

function requestOf(language: Language, asked: readonly string[], said: Said) {
  const { title, duties, summary, skills, asking } = people[language];
  const resume = {
    basics: {
      name: 'Pat Doe',
      label: title,
      email: 'pat@example.org',
      summary: [summary, ...(said.summary ?? [])].join(language === 'zh' ? '' : ' '),
    },
    work: [
      {
        name: 'Acme',
        position: title,
        startDate: '2018-01',
        summary: said.introduction,
        highlights: [...duties, ...(said.bullets ?? [])],
      },
    ],
    skills: [{ name: 'Office', keywords: skills }, ...(said.skills ?? [])],
  };
  const jobDescription = `${title}\n\n${asking}\n${asked.map((term) => `- ${term}`).join('\n')}`;
  return {
    base: documentOf({ resume }),
    target: { companyName: 'Delta', position: title, jobDescription },
    asOf,
  };
}

/** What tailoring writes anew as headline, in the summary (by sentence) and in the skills. */
function written(
  language: Language,
  asked: readonly string[],
  said: Said,
  level: FinetuneLevel,
): readonly string[] {
  const request = requestOf(language, asked, said);
  const own = new Set(
    readResume(standardLexicon(), request.base).chunks.flatMap(({ text }) => sentencesOf(text)),
  );
  const { edits } = prepareResume(standardLexicon(), { ...request, level });
  return edits
    .flatMap((edit) => (ofTheWhole.has(edit.op) && 'text' in edit ? sentencesOf(edit.text) : []))
    .filter((text) => !own.has(text));
}

const ofTheWhole: ReadonlySet<string> = new Set(['headline', 'summary', 'surface_skill']);

function sentencesOf(text: string): readonly string[] {
  return splitSentences(text).map(({ start, end }) => text.slice(start, end));
}

/** What of the posting counts as shown by a job. */
function counted(language: Language, asked: readonly string[], said: Said): readonly string[] {
  const { base, target } = requestOf(language, asked, said);
  const score = scoreResume({
    posting: readPosting(standardLexicon(), target),
    model: readResume(standardLexicon(), base),
    target,
    asOf,
  });
  return asked.filter((term) =>
    score.requirements.some((row) => row.term === term && row.state === 'evidenced'),
  );
}

function named(asked: readonly string[], texts: readonly string[]): readonly string[] {
  return asked.filter((term) => texts.some((text) => text.includes(term)));
}

const languages = Object.keys(frames) as Language[];
const groups = terms.map((line) => line.split(', '));
const all = groups.flat();
/** What `good` may write `super` may too. */
const levels: readonly FinetuneLevel[] = runs(1, 2) === 1 ? ['super'] : ['good', 'super'];

function filled(frame: string, term: string): string {
  return frame.replace('X', term);
}

function stopped(sentence: string, language: Language): string {
  return language === 'zh' ? `${sentence}。` : `${sentence}.`;
}

/** What is claimed at one of the places, at one of the levels: at each place in the long run, else they take turns. */
function lifted(places: readonly Said[], language: Language, turn: number): readonly string[] {
  const tried = isLong ? places : places.filter((_, index) => index === turn % places.length);
  return tried.flatMap((said) => levels.flatMap((level) => named(all, written(language, all, said, level))));
}

describe.each(languages)('what %s limits', (language) => {
  const { limiting, claiming, counting, levels: lowLevels } = frames[language];

  test.each(limiting.map((frame, turn) => [frame, turn] as const))(
    'is no skill, headline or claim of the summary: %s',
    (frame, turn) => {
      const sentences = all.map((term) => filled(frame, term));
      const places: readonly Said[] = [
        { bullets: sentences },
        { summary: sentences.map((each) => stopped(each, language)) },
        { skills: [{ name: 'IT', keywords: sentences }] },
      ];
      expect(lifted(places, language, turn)).toEqual([]);
    },
  );

  test.each(lowLevels.map((low, turn) => [low, turn] as const))(
    'is no claim from a job either where the skill is called: %s',
    (low, turn) => {
      const bullets = all.map((term) => filled(claiming[0] ?? '', term));
      const places: readonly Said[] = [
        { bullets, skills: all.map((name) => ({ name, level: low })) },
        { bullets, skills: [{ name: 'IT', keywords: all.map((term) => `${term} (${low})`) }] },
        { bullets, skills: [{ name: low, keywords: all }] },
      ];
      expect(lifted(places, language, turn)).toEqual([]);
    },
  );

  test.each(claiming)('leaves what is claimed: %s', (frame) => {
    for (const asked of sample(groups, 3)) {
      const bullets = asked.map((term) => filled(frame, term));
      expect(named(asked, written(language, asked, { bullets }, 'super'))).toEqual(asked);
    }
  });

  test.each([...claiming, ...counting])('counts what is claimed: %s', (frame) => {
    const bullets = all.map((term) => filled(frame, term));
    expect(counted(language, all, { bullets })).toEqual(all);
  });

  test.each(limiting)('does not count in full: %s', (frame) => {
    const bullets = all.map((term) => filled(frame, term));
    expect(counted(language, all, { bullets })).toEqual([]);
  });
});

describe('a limit', () => {
  const asked = ['Kafka', 'Docker', 'Python'];
  const claims = (said: Said) => named(asked, written('en', asked, said, 'super'));

  test.each([
    ['Basics of Kafka, Docker and Python', []],
    ['Kafka, Docker and Python basics', []],
    ['Helped the release team with Kafka, Docker and Python', []],
    ['Ran Kafka for three years, learned Docker, assisted with Python', ['Kafka']],
    ['Built the feeds in Kafka; hobby project: Docker and Python on a small board', ['Kafka']],
    ['Ran Docker, worked with the Kafka and Python teams', ['Docker']],
  ])('reaches every name of its list and no other clause: %s', (bullet, left) => {
    expect(claims({ bullets: [bullet] })).toEqual(left);
  });

  test('in one text leaves what another text of the job claims', () => {
    const bullets = ['Assisted with Kafka under supervision', 'Built the order feeds with Kafka'];
    expect(claims({ bullets })).toEqual(['Kafka']);
  });

  test('of the whole ability holds for every job', () => {
    const bullets = ['Built the order feeds with Kafka', 'Packed the services with Docker'];
    expect(claims({ bullets, summary: ['Docker at home only.'] })).toEqual(['Kafka']);
    expect(claims({ bullets, skills: [{ name: 'Docker', level: 'Beginner' }] })).toEqual(['Kafka']);
    expect(claims({ bullets, skills: [{ name: 'Beginner', keywords: ['Docker'] }] })).toEqual(['Kafka']);
  });
});

describe('what an employer is and offers', () => {
  const asked = ['Kafka', 'Docker', 'Python'];

  test.each<[Language, string]>([
    ['en', 'A school with courses in Kafka, Docker and Python.'],
    ['en', 'Leading provider of training for Kafka, Docker and Python'],
    ['en', 'Acme offers hosting for Kafka, Docker and Python.'],
    ['en', 'The company sells licenses of Kafka, Docker and Python to banks.'],
    ['de', 'Ein Anbieter von Schulungen zu Kafka, Docker und Python.'],
    ['de', 'Acme ist ein Unternehmen mit Schulungen zu Kafka, Docker und Python'],
    ['fr', 'Une école privée avec des ateliers Kafka, Docker et Python.'],
    ['es', 'Empresa de servicios con talleres de Kafka, Docker y Python.'],
    ['zh', '一家提供 Kafka、Docker 和 Python 培训的公司'],
  ])('is nothing that the person did, in %s: %s', (language, introduction) => {
    for (const level of levels) {
      expect(named(asked, written(language, asked, { introduction }, level))).toEqual([]);
    }
    expect(counted(language, asked, { introduction })).toEqual([]);
  });

  test('is found by its name without the ending of its address', () => {
    const told = { organization: 'Divelog.io', introduces: true };
    expect(describesOrganization('Divelog is an ERP for dive centers.', told)).toBe(true);
    expect(describesOrganization('Dive log is an ERP for dive centers.', told)).toBe(false);
  });

  test.each([
    'A small agency where I ran Kafka, Docker and Python services',
    'Ran Kafka, Docker and Python services for a school',
    'A role with full responsibility for Kafka, Docker and Python services',
    'A small company, built its Kafka, Docker and Python services',
  ])('is told from what the person did there: %s', (introduction) => {
    expect(counted('en', asked, { introduction })).toEqual(asked);
  });
});
