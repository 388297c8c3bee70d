import { describe, expect, it } from 'vitest';
import { readPosting } from '../../../src/tailoring/posting/read-posting.ts';

function classUnder(heading: string): string | undefined {
  const jobDescription = `Title\n\n${heading}\n- Docker\n- Terraform\n\nHow to apply\nWrite to us.`;
  const { requirements } = readPosting({ jobDescription, position: '', companyName: '' });
  return requirements.find(({ term }) => term === 'Docker')?.class;
}

const must = [
  'Person specification',
  'Essential criteria:',
  'ESSENTIAL',
  '## What you bring',
  '**Applicants must have**',
  '🎯 You should have',
  "What we'd like to see",
  'Minimum qualifications',
  "You'll probably do well here if you",
  'You probably have',
  'Was wir uns wünschen',
  'Das bringen Sie mit:',
  'Ce que nous attendons',
  'Qué pedimos',
  '应聘条件',
];
const nice = [
  'Desirable criteria:',
  "We'd love",
  'EXTRA CREDIT',
  '### Great, but you can learn it here',
  '⭐ Bonus points',
  'You might also bring',
  'Skills that would be a plus',
  'Schön wäre',
  'Seraient un plus',
  'Qué nos gustaría',
  'Requisitos deseables',
  'Lovely, not vital',
  'Highly regarded',
  "It'd be lovely if you also know",
  '加分项',
];
const responsibility = [
  'Essential duties and responsibilities',
  'Essential functions',
  'You will:',
  'Principal accountabilities',
  'What the job looks like',
  'Your day-to-day',
  'Das erwartet Sie:',
  'Vos missions',
  'Qué harás',
  '岗位职责',
];
const nothing = [
  'The deal',
  'In return',
  'Rewards:',
  'Not part of this job:',
  'How we work',
  'Das haben Sie davon:',
  'Nous vous proposons',
  'Qué ofrecemos',
  'Qué no hace falta',
  '团队情况',
];

describe('a heading', () => {
  it.each(must)('%s opens what is required', (heading) => expect(classUnder(heading)).toBe('must'));
  it.each(nice)('%s opens what is nice to have', (heading) => expect(classUnder(heading)).toBe('nice'));
  it.each(responsibility)('%s opens duties', (heading) => expect(classUnder(heading)).toBe('responsibility'));
  it.each(nothing)('%s opens what is not asked for', (heading) =>
    expect(classUnder(heading)).toBeUndefined(),
  );
});
