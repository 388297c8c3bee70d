import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function under(heading: string, line: string) {
  const jobDescription = `Keeper of the light\n\nWe are looking for a keeper.\n\n${heading}\n- ${line}\n- Docker`;
  const { requirements } = readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' });
  return requirements.filter(({ term }) => term !== 'Docker');
}

function termsOf(line: string, heading = 'Requirements'): string[] {
  return under(heading, line).map(({ term }) => term);
}

const named: readonly (readonly [why: string, line: string, expected: readonly string[]])[] = [
  [
    'what stands before "with"',
    'Harbour acumen with strong Terraform skills',
    ['Harbour acumen', 'Terraform'],
  ],
  [
    'what somebody has done with it',
    'You have used Wicktrim and Lampwell for years',
    ['Wicktrim', 'Lampwell'],
  ],
  ['what it is achieved with', 'Track record of hitting lamp uptime targets', ['lamp uptime targets']],
  ['words that begin like a verb, in Spanish', 'Dibujo estructural', ['Dibujo estructural']],
  ['words that begin like a verb, in French', "Contrôle d'estampes", ["Contrôle d'estampes"]],
  ['a course at the end of its name', 'Lantern marshal training', ['Lantern marshal training']],
  ['people, with what is done for them', 'Experience of supervising students', ['supervising students']],
  ['a doing with a word that says little', 'Experience developing policy', ['developing policy']],
  ['which month or mission', 'Knowledge of month end and mission control', ['month end', 'mission control']],
  [
    'a title of a law or a code',
    'Knowledge of the Mental Lamp Act and Keepers Guild Code of Ethics',
    ['Mental Lamp Act', 'Keepers Guild Code of Ethics'],
  ],
  ['what is done, as an item', 'Curating lamp galleries from concept to opening', ['lamp galleries']],
  ['what an item does something for', 'Bidding for lighthouse funding', ['lighthouse funding']],
  [
    'a verb of two words with its object',
    'Taking off quantities from drawings, Wicktrim',
    ['Taking off quantities', 'Wicktrim'],
  ],
  ['a version behind a name', 'Knowledge of lamp accessibility 2.2', ['lamp accessibility 2.2']],
  ['no adverb at the end', 'You spell lamp names right', []],
  ['no halves of a list that say little alone', 'Lamp prevention and control', ['Lamp prevention']],
  ['what is carried', 'Experience carrying a lantern', ['lantern']],
  ['what must be read', 'Must read tide tables', ['tide tables']],
  ['no verb with its object', 'Lantern acumen, read conditions', ['Lantern acumen']],
  ['what a verb after a lead is done with', 'Experience with lamp oil, install wicks', ['lamp oil', 'wicks']],
  ['what one has to know around', 'You know your way around signal flags', ['signal flags']],
  [
    'what a colon leads to',
    'Able to argue with figures: lamp trimming, oil storage, wick wear',
    ['lamp trimming', 'oil storage', 'wick wear'],
  ],
  ['what is monitored', 'Monitoring of foghorns', ['Monitoring of foghorns']],
  [
    'what a long name says is done with it',
    'Experience in the design, operation and restoration of modern foghorn lamp systems',
    ['foghorn lamp systems'],
  ],
  ['no place behind it', 'Knowledge of the wick framework of the country', ['wick framework']],
  ['an activity alone', 'Experience in candlemaking, wickdipping', ['candlemaking', 'wickdipping']],
  ['what is dealt with', 'Experience dealing with shipwrecks', ['shipwrecks']],
  ['a noun that is a verb elsewhere', 'Able to draft lantern reports', ['lantern reports']],
  ['letters in brackets inside an abbreviation', 'Knowledge of ZQ(XB)R 2017', ['ZQ(XB)R']],
  ['a general branch', 'General wickery', ['General wickery']],
  ['what was kept', 'You have kept a lamp ledger', ['lamp ledger']],
  ['what is at the end of a doing', 'Experience of shore working', ['shore working']],
  ['what it is done by', 'Comfortable steering by starlight', ['starlight']],
  ['what trails with a wish', 'Lantern tuning strongly preferred', ['Lantern tuning']],
  [
    'what is done with several things in turn',
    'Able to trim wicks, splice a halyard and set up foghorns',
    ['wicks', 'halyard', 'foghorns'],
  ],
  ['what is done with a thing, to the end', 'Capable of stripping down lampwells', ['lampwells']],
  ['what two leads share', 'Experience with, or knowledge of, wick chemistry', ['wick chemistry']],
  ['what a hyphen joins', 'Experience with walk-on lanterns', ['walk-on lanterns']],
  ['what lasts', 'Knowledge of wick life', ['wick life']],
  ['what is used there', 'Experience with a lamp register (ours is Lampwell)', ['lamp register', 'Lampwell']],
];

const unnamed: readonly (readonly [why: string, line: string])[] = [
  ['words of no meaning of their own', 'Experience before, likewise somewhere, different'],
  ['qualities of a person', 'Calm, punctual, numerate, qualified, smart appearance'],
  ['what was done to something', 'Adapted'],
  ['school papers', 'H.S. diploma or G.E.D.'],
  ['a verb and a matter of every job', 'Experience solving problems'],
  ['people of any kind', 'Experience advising elderly stakeholders'],
  ['a contraction', "Lanterns (we're on one)"],
  ['praise alone', 'A sound, Docker-like manner'],
  ['a verb with its adverb', 'You have managed closely'],
  [
    'verbs that share one object',
    'Experience designing, refuelling and mounting very large lighthouse lamps indeed',
  ],
  ['a verb whose object comes later', 'Able to read, write and speak in public'],
  ['a lone word of every job', 'Able to plan ahead and read the room'],
  ['letters that are no abbreviation', 'You can read a P'],
  ['praise with a capital', 'Clear communicator'],
];

describe('a known word', () => {
  it('is not a duty if it only modifies the next word', () => {
    const duties = (line: string) => termsOf(line, 'Duties');
    expect(duties('Read wiring diagrams and hydraulic models')).toEqual([]);
    expect(duties('Wiring and welding')).toEqual(['Wiring', 'welding']);
    expect(duties('Welding of masts')).toEqual(['Welding']);
  });

  it('is a requirement below a heading such as "able to"', () => {
    expect(termsOf('Read tide tables', 'Ability to:')).toEqual(['tide tables']);
  });
});

describe('words that no table knows', () => {
  it.each(named)('name %s', (_, line, expected) => {
    expect(termsOf(line)).toEqual(expected);
  });

  it.each(unnamed)('do not name %s', (_, line) => {
    expect(termsOf(line)).not.toContainEqual(
      expect.stringMatching(
        /^(?:problems|elderly stakeholders|we're|sound|closely|managed closely|designing|refuelling|write|ahead|room|a P|Clear|communicator)$/,
      ),
    );
  });
});

describe('a known term inside a longer name', () => {
  it('is called what the posting calls it and stays what it is', () => {
    const [longer] = under('Requirements', 'Terraform lighthouse modules');
    expect(longer).toMatchObject({ term: 'Terraform lighthouse modules', alternatives: ['Terraform'] });
  });

  it('is a trade of its own where it names a branch of a field', () => {
    const [branch] = under('Requirements', 'Lamp oil accounting');
    expect(branch).toMatchObject({ term: 'Lamp oil accounting', alternatives: ['Lamp oil accounting'] });
  });

  it('stays alone where the longer stretch is a duty', () => {
    expect(termsOf('Restart Terraform nightly', 'Responsibilities')).toEqual(['Terraform']);
  });

  it('stays alone where two known terms share the stretch', () => {
    expect(termsOf('Terraform Ansible bridges')).toEqual(['Terraform', 'Ansible']);
  });
});

describe('a nice-to-have', () => {
  const wishes = [
    'A steady interest in the harbour and its keepers is a plus, and so is German',
    'What would make us smile is Terraform',
    'Additional consideration is given to keepers with Terraform',
    'Terraform would count in your favour',
  ];

  it.each(wishes)('is nice to have: %s', (line) => {
    const jobDescription = `Keeper of the light\n\nYou keep the light.\n\n${line}.`;
    const { requirements } = readByRules(standardLexicon(), {
      jobDescription,
      position: '',
      companyName: '',
    });
    expect(requirements.find(({ term }) => /German|Terraform/.test(term))?.class).toBe('nice');
  });
});

describe('text that is not a requirement', () => {
  it('is named by a sentence that begins with "No"', () => {
    expect(termsOf('Terraform\n\nNo Ansible, no Puppet.')).toEqual(['Terraform']);
  });

  it('is a contact person', () => {
    expect(termsOf('Terraform\n\nNo CV? Call Wicktrim on 555 0144.')).toEqual(['Terraform']);
  });

  it('is a verb that is spelled like a language', () => {
    expect(termsOf('Lamp scale and polish')).toEqual(['Lamp scale']);
  });
});

describe('adjectives of one German noun', () => {
  it('name nothing by themselves', () => {
    const jobDescription =
      'Leuchtturmwärter\n\nWir suchen jemanden für den Turm.\n\nQualifikation\n- Strukturierte und systematische Dochtpflege\n- Pflege und soziale Betreuung';
    const { requirements } = readByRules(standardLexicon(), {
      jobDescription,
      position: '',
      companyName: '',
    });
    expect(requirements.map(({ term }) => term)).not.toContain('Strukturierte');
    expect(requirements.map(({ term }) => term)).toContain('Pflege');
  });
});

describe('a German line', () => {
  const manners = ['Du denkst mit, sondern lebst das auch', 'methodisch, lösungsorientiert'];

  it.each(manners)('without a noun names nothing: %s', (line) => {
    const jobDescription = `Leuchtturmwärter\n\nWir suchen jemanden für den Turm.\n\nQualifikation\n- ${line}\n- Kenntnisse in der Dochtpflege`;
    const { requirements } = readByRules(standardLexicon(), {
      jobDescription,
      position: '',
      companyName: '',
    });
    expect(requirements.map(({ term }) => term)).toEqual(['Dochtpflege']);
  });
});

describe('a Chinese stretch about character', () => {
  it.each(['性格开朗', '亲和力强', '善于沟通', '能够吃苦'])('names nothing: %s', (text) => {
    const jobDescription = `守塔人\n\n任职要求：\n1、${text}\n2、熟悉Docker`;
    const { requirements } = readByRules(standardLexicon(), {
      jobDescription,
      position: '',
      companyName: '',
    });
    expect(requirements.filter(({ class: asked }) => asked !== 'soft').map(({ term }) => term)).toEqual([
      'Docker',
    ]);
  });
});
