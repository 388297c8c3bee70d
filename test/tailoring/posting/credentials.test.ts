import { describe, expect, it } from 'vitest';
import { readPosting } from '../../../src/tailoring/posting/read-posting.ts';

function papersOf(jobDescription: string): readonly string[] {
  const { requirements } = readPosting({ jobDescription, position: '', companyName: '' });
  return requirements.flatMap(({ term, kind }) =>
    kind === 'certificate' || kind === 'licence' ? [`${kind} ${term}`] : [],
  );
}

const papers: readonly (readonly [text: string, expected: readonly string[]])[] = [
  ['Current ZQXB registration', ['licence ZQXB registration']],
  ['A clean Working with Horses Check', ['licence Working with Horses Check']],
  ['Valid moon buggy licence', ['licence moon buggy licence']],
  ['Harness inspection certificate', ['certificate Harness inspection certificate']],
  ['ZQXB card (blue or red)', ['certificate ZQXB card']],
  ['You must be registered with the ZQXB', ['certificate ZQXB']],
  ['Certified on moon buggies', ['certificate moon buggies']],
  ['Permis CE', ['licence Permis CE']],
  ['Mondfahrzeugschein', ['certificate Mondfahrzeugschein']],
  ["Inscription à l'Ordre national des cartographes", ['licence Ordre national des cartographes']],
  ['Colegiación al día', ['licence Colegiación']],
  ['持有教师资格证', ['licence 教师资格证']],
];

const noPapers: readonly string[] = [
  'Gift card sales',
  'Patient registration',
  'Licence plate readers',
  'Bending EMT and rigid conduit',
  'Sites in Leeds',
  'Experience with ticket queues',
];

describe('a paper that no table knows', () => {
  it.each(papers)('is recognised by its name: %s', (text, expected) => {
    expect(papersOf(`Requirements:\n- Docker\n- ${text}`)).toEqual(expected);
  });

  it.each(noPapers)('is not seen in %s', (text) => {
    expect(papersOf(`Requirements:\n- Docker\n- ${text}`)).toEqual([]);
  });

  it('among duties is none', () => {
    expect(papersOf('Duties:\n- Renew the moon buggy licence')).toEqual([]);
  });
});
