import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function classUnder(heading: string): string | undefined {
  const jobDescription = `Title\n\nWe are a firm.\n\n${heading}\n- Docker\n- Terraform\n\nHow to apply\nWrite to us.`;
  const { requirements } = readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' });
  return requirements.find(({ term }) => term === 'Docker')?.class;
}

const questions: readonly (readonly [question: string, asked: string | undefined])[] = [
  ['What would we expect of you?', 'must'],
  ['And what should be on your CV?', 'must'],
  ['Which skills do we need?', 'must'],
  ['Who are we looking for?', 'must'],
  ['What does the job ask of you?', 'must'],
  ['Was müssen Sie mitbringen?', 'must'],
  ['Worauf legen wir Wert?', 'must'],
  ['Qu’attendons-nous de vous ?', 'must'],
  ['¿Qué hay que saber?', 'must'],
  ['What can you not do without?', 'must'],
  ['Was darf nicht fehlen, was brauchen Sie?', 'must'],
  ['What would we be glad of?', 'nice'],
  ['What might tip the scales?', 'nice'],
  ['Worüber freuen wir uns besonders?', 'nice'],
  ['Qu’aimerions-nous en plus ?', 'nice'],
  ['¿Qué sumaría?', 'nice'],
  ['== Qu’est-ce qui nous ferait plaisir ? ==', 'nice'],
  ['Womit können Sie bei uns punkten?', 'nice'],
  ['What do you not need?', undefined],
  ['What can you forget about?', undefined],
  ['What can you do without?', undefined],
  ['Which skills are not required?', undefined],
  ['What is of no importance?', undefined],
  ['Was spielt keine Rolle?', undefined],
  ['Worauf verzichten wir?', undefined],
  ['Que ne demandons-nous pas ?', undefined],
  ['¿Qué no es necesario?', undefined],
  ['What can you expect from us?', undefined],
  ['Was haben Sie davon?', undefined],
  ['What would we need you to do?', 'responsibility'],
  ['Worum geht es?', 'responsibility'],
];

describe('a question above a list', () => {
  it.each(questions)('%s opens what its verbs and denials say: %s', (question, asked) =>
    expect(classUnder(question)).toBe(asked),
  );
});
