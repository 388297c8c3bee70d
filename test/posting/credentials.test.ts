import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function papersOf(jobDescription: string): readonly string[] {
  const { requirements } = readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' });
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
  ['Completion of the Newly Qualified Keeper programme required', []],
  ['In date ZQXB certs', ['certificate ZQXB certs']],
  ['Permis CE', ['licence Permis CE']],
  ['Mondfahrzeugschein', ['certificate Mondfahrzeugschein']],
  ["Inscription à l'Ordre national des cartographes", ['licence Ordre national des cartographes']],
  ['Colegiación al día', ['licence Colegiación']],
  ['持有教师资格证', ['licence 教师资格证']],
  ['Moon buggy ticket', ['certificate Moon buggy ticket']],
  ['A moon school qualification would make us happy', ['certificate moon school qualification']],
  ['Lamp oil permit required', ['licence Lamp oil permit']],
  ['Current Zanzibar Lamp Care Professional license', ['licence Zanzibar Lamp Care Professional license']],
  ['Lamp Care Specialist (ZQXB) credential', ['certificate Lamp Care Specialist (ZQXB) credential']],
  ['有月球车检验证书者优先', ['certificate 月球车检验证书']],
  ['持有灯塔内审员证书', ['certificate 灯塔内审员证书']],
  ['Certified Lamp Keeper designation preferred', ['certificate Certified Lamp Keeper designation']],
  ['AZ-500 or SC-900', ['certificate AZ-500 or SC-900']],
  ['Habilitations fluides frigorigènes', ['certificate Habilitations fluides frigorigènes']],
  ['Brevet de gardien', ['certificate Brevet de gardien']],
  ['A diploma, or working towards ZQXB qualification', ['certificate ZQXB qualification']],
  ['Moon buggy card if you have one', ['certificate Moon buggy card']],
  ['Lamp certs are a plus', ['certificate Lamp certs']],
  ['ZQXB D1.1 certified', ['certificate ZQXB D1.1 certified']],
  ['Colegiada ejerciente', ['licence Colegiada ejerciente']],
  ['Licencia de manejo vigente', ['licence Licencia de manejo']],
];

const noPapers: readonly string[] = [
  'Business card printing',
  'Pay by credit card',
  'Gift card sales',
  'Patient registration',
  'Licence plate readers',
  'Bending EMT and rigid conduit',
  'Sites in Leeds',
  'Experience with ticket queues',
  'Closing support tickets',
  'A parking permit',
  '18 months post qualification practice',
  '本科学历证书',
  'Fortbildung als Studium der Leuchttürme',
];

describe('a credential that no table has', () => {
  it.each(papers)('is recognised by its name: %s', (text, expected) => {
    expect(papersOf(`Requirements:\n- Docker\n- ${text}`)).toEqual(expected);
  });

  it.each(noPapers)('is not seen in %s', (text) => {
    expect(papersOf(`Requirements:\n- Docker\n- ${text}`)).toEqual([]);
  });

  it('among duties is not a requirement', () => {
    expect(papersOf('Duties:\n- Renew the moon buggy licence')).toEqual([]);
  });
});
