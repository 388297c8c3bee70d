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
  'To be considered you must have',
  'What will you bring?',
  'You might be a fit if you',
  'Applicant requirements',
  'So überzeugen Sie uns',
  'Wen wir suchen',
  'On vous attend si',
  '¿Quién eres?',
  '硬性要求',
  'Licensure/Certification:',
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
  'What makes us look twice',
  'Not needed, but handy',
  'Things that make you stand out',
  'Schön, aber kein Muss:',
  'Nicht zwingend, aber hilfreich',
  'Ce qui fera la différence',
  'Sumarás puntos si',
  '更好的是',
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
  'So, what will you actually do all day?',
  'Was Sie bei uns bewegen',
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
  'The good stuff',
  'Supplemental information',
  'Worauf du dich freuen kannst',
  '你将得到',
];

describe('a heading', () => {
  it.each(must)('%s opens what is required', (heading) => expect(classUnder(heading)).toBe('must'));
  it.each(nice)('%s opens what is nice to have', (heading) => expect(classUnder(heading)).toBe('nice'));
  it.each(responsibility)('%s opens duties', (heading) => expect(classUnder(heading)).toBe('responsibility'));
  it.each(nothing)('%s opens what is not asked for', (heading) =>
    expect(classUnder(heading)).toBeUndefined(),
  );
});
