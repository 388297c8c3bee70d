import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { languageOfSpelling } from '../../src/lexicon/packed/skill-index.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import type { Language } from '../../src/text/language.ts';
import { readSkills } from '../../tools/lexicon/read-lexicon.ts';
import { sample } from '../support/how-long.ts';

interface Frame {
  /** The posting above the lines that ask for something. */
  readonly above: string;
  readonly line: (name: string) => string;
}

const frames: Readonly<Record<Language, Frame>> = {
  en: {
    above:
      'Specialist\n\nWhat you will do\n\n- Prepare reports for management\n- Coordinate work with suppliers\n\nRequirements\n\n',
    line: (name) => `- Experience with ${name}\n`,
  },
  de: {
    above:
      'Fachkraft (m/w/d)\n\nIhre Aufgaben\n\n- Erstellung von Berichten\n- Abstimmung mit Lieferanten\n\nIhr Profil\n\n',
    line: (name) => `- Kenntnisse in ${name}\n`,
  },
  fr: {
    above:
      'Technicien (H/F)\n\nVos missions\n\n- Rédiger les rapports\n- Coordonner les fournisseurs\n\nVotre profil\n\n',
    line: (name) => `- Connaissance de ${name}\n`,
  },
  es: {
    above: 'Técnico/a\n\nFunciones\n\n- Elaborar informes\n- Coordinar a los proveedores\n\nRequisitos\n\n',
    line: (name) => `- Conocimientos de ${name}\n`,
  },
  zh: {
    above: '技术员\n\n岗位职责\n\n- 编写报告\n- 协调供应商\n\n任职要求\n\n',
    line: (name) => `- 熟悉${name}\n`,
  },
};

const perPosting = 8;

/** The names that a posting with a line for each of them is not read to ask for. */
function unreadNames(names: readonly string[], { above, line }: Frame): string[] {
  const unread: string[] = [];
  for (let from = 0; from < names.length; from += perPosting) {
    const own = names.slice(from, from + perPosting);
    const jobDescription = above + own.map(line).join('');
    const { requirements } = readPosting(standardLexicon(), {
      jobDescription,
      companyName: 'Westgate',
      position: '',
    });
    const read = requirements
      .flatMap(({ term, alternatives, alsoWritten = [] }) => [term, ...alternatives, ...alsoWritten])
      .map((term) => term.toLowerCase());
    unread.push(...own.filter((name) => !read.some((term) => term.includes(name.toLowerCase()))));
  }
  return unread;
}

const spellings = readSkills().flatMap(({ rows }) => rows.flatMap((row) => row.spellings));

/** A name without a language, such as `Kubernetes`, is tried in English. */
function namesIn(language: Language): readonly string[] {
  const own = spellings.filter((spelling) => (languageOfSpelling(spelling) ?? 'en') === language);
  return own.map(({ text }) => text);
}

/** Such as `ability to work in a team`, of which a posting is read to ask for teamwork. */
const maxShareUnread = 0.01;

describe('a known name that a line asks for is required', () => {
  it.each(Object.keys(frames) as Language[])('%s', (language) => {
    const names = sample(namesIn(language), 300);
    const unread = unreadNames(names, frames[language]);
    expect(unread.length, unread.join(', ')).toBeLessThanOrEqual(maxShareUnread * names.length);
  });
});
