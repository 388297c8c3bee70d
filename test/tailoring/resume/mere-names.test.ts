import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { isInformative } from '../../../src/tailoring/resume/mere-names.ts';
import { readResume } from '../../../src/tailoring/resume/read-resume.ts';
import { documentOf } from '../cases.ts';

interface Sketch {
  readonly company?: string;
  readonly bullets: readonly string[];
  readonly skills?: readonly string[];
}

/** True if `term` in the first bullet may show a skill. */
function tells({ company = 'Pond Ltd', bullets, skills = [] }: Sketch, term: string): boolean {
  const base = documentOf({
    resume: {
      basics: { name: 'Ann Poe' },
      work: [{ name: company, position: 'Clerk', startDate: '2020-01', highlights: bullets }],
      education: [{ institution: 'Oracle College', studyType: 'Diploma', area: 'History' }],
      skills: [{ name: 'Skills', keywords: skills }],
    },
  });
  const model = readResume(standardLexicon(), base);
  const [chunk] = model.chunks.filter(({ path }) => path === 'work[0].highlights[0]');
  if (!chunk) throw new Error('no bullet');
  const start = chunk.text.indexOf(term);
  return isInformative(chunk, { start, end: start + term.length }, model);
}

describe('names that only sound like a skill', () => {
  test.each([
    ['an employer', { company: 'Kafka Coffee', bullets: ['Ran the till of Kafka Coffee'] }, 'Kafka'],
    ['an employer by one word', { company: 'Oracle', bullets: ['Filed letters at Oracle'] }, 'Oracle'],
    [
      'part of a name with its legal form',
      { bullets: ['Later Delta Customer Support GmbH'] },
      'Customer Support',
    ],
    ['a school', { bullets: ['Spoke at Oracle College'] }, 'Oracle'],
    ['a product with that name', { bullets: ['Sold a shoe named Swift'] }, 'Swift'],
    ['a product in German', { bullets: ['Verkaufte einen Schuh namens Swift'] }, 'Swift'],
    ['a thing named after it', { bullets: ['Showed the Python exhibit'] }, 'Python'],
    ['half of a longer name', { bullets: ['Sang in Kafka Hall on Sundays'] }, 'Kafka'],
  ])('%s', (_what, sketch, term) => {
    expect(tells(sketch, term)).toBe(false);
  });

  test.each([
    ['a tool before such a name', { bullets: ['Wrote SQL Delta Logistics GmbH'] }, 'SQL'],
    ['a controller spelled like a legal form', { bullets: ['Maintained Siemens PLC systems'] }, 'PLC'],
    ['a tool that is used', { bullets: ['Wrote scripts in Python'] }, 'Python'],
    ['a thing made with a tool', { bullets: ['Wrote Python scripts'] }, 'Python'],
    [
      'a tool that the skills list names',
      { bullets: ['Showed the Python exhibit'], skills: ['Python'] },
      'Python',
    ],
    [
      'a tool among tools of its trade',
      { bullets: ['Ran the Kafka upgrade', 'Tuned Java services'] },
      'Kafka',
    ],
    ['a product of the employer', { company: 'Oracle', bullets: ['Tuned Oracle databases'] }, 'Oracle'],
    [
      'a term that contains the name of the employer',
      { company: 'Red Hat', bullets: ['Ran Red Hat Enterprise Linux'] },
      'Red Hat Enterprise Linux',
    ],
  ])('but not %s', (_what, sketch, term) => {
    expect(tells(sketch, term)).toBe(true);
  });
});
