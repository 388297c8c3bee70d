import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules, readPosting } from '../../src/posting/read-posting.ts';

const readers = [
  ['the models', readPosting],
  ['the rules', readByRules],
] as const;

const bakeries = {
  en: ['Baker', 'What you will do:\n- Shape and bake sourdough', 'What you bring:\n- Knowledge of HACCP'],
  de: ['Bäcker (m/w/d)', 'Deine Aufgaben:\n- Öfen reinigen', 'Dein Profil:\n- Kenntnisse in HACCP'],
  fr: ['Boulanger (H/F)', 'Vos missions :\n- Nettoyer les fours', 'Votre profil :\n- Connaissance de HACCP'],
  es: ['Panadero', 'Tus funciones:\n- Limpiar los hornos', 'Requisitos:\n- Conocimientos de HACCP'],
  zh: ['面包师', '岗位职责：\n- 制作面包', '任职要求：\n- 熟悉HACCP'],
} as const;

const ofBakery = (language: keyof typeof bakeries, ...more: readonly string[]) => ({
  jobDescription: [...bakeries[language], ...more].join('\n\n'),
  companyName: '',
  position: bakeries[language][0],
});

describe.each(readers)('read by %s, what people want whom the job does not suit', (_name, read) => {
  const termsOf = (...posting: Parameters<typeof ofBakery>) =>
    read(standardLexicon(), ofBakery(...posting)).requirements.map(({ term }) => term);

  it.each([
    ['en', "This isn't for you if\n- you want to work with React"],
    ['en', 'This role is probably not the right fit for you if you:\n- want to work with React'],
    ['en', 'Not a fit if:\n- you prefer React over ovens'],
    ['en', 'Not a good fit for us if you\n- prefer React'],
    ['en', 'You should not apply if\n- you are after React'],
    ['en', 'Please don’t apply if any of these is true\n- React is all you want'],
    ['en', 'Who should not apply\n- People who love React'],
    ['en', "You won't enjoy this job if:\n- you love React"],
    ['de', 'Das ist nichts für dich, wenn\n- du nur mit React arbeiten willst'],
    ['de', 'Diese Stelle ist nicht die richtige für Sie, wenn Sie:\n- lieber mit React arbeiten'],
    ['de', 'Bewirb dich bitte nicht, wenn\n- du React liebst'],
    ['de', 'Du passt nicht zu uns, wenn du\n- lieber React nutzt'],
    ['fr', "Ce poste n'est pas pour vous si :\n- vous aimez surtout React"],
    ['fr', 'Ne postulez pas si\n- vous préférez React'],
    ['es', 'Este puesto no es para ti si:\n- solo quieres usar React'],
    ['es', 'No te postules si\n- prefieres React'],
    ['zh', '以下情况不适合：\n- 只想用React'],
    ['zh', '如果你有以下情况，请勿投递：\n- 喜欢React'],
  ] as const)('is not required (%s): %s', (language, list) => {
    const terms = termsOf(language, list);
    expect(terms).toContain('HACCP');
    expect(terms.join()).not.toMatch(/react/i);
  });

  it.each([
    ['en', 'This job is not for you if you hate ovens, want to work with React, or require Docker.'],
    ['de', 'Die Stelle ist nichts für dich, wenn du nur React, Docker und Ruhe willst.'],
    ['fr', 'Passez votre chemin si vous exigez React, Docker ou du calme.'],
    ['es', 'No te presentes si solo te interesan React, Docker y la calma.'],
  ] as const)('is not required in a sentence (%s): %s', (language, sentence) => {
    expect(termsOf(language, sentence).join()).not.toMatch(/react|docker/i);
  });

  it.each([
    'Do not apply if you only like React; Docker is required.',
    "It isn't for you if you only like React, but Docker is required.",
  ])('does not reach what the sentence then requires: %s', (sentence) => {
    const terms = termsOf('en', sentence).join();
    expect(terms).toMatch(/Docker/);
    expect(terms).not.toMatch(/React/);
  });

  it('may still be needed', () => {
    const needs = 'Nice to have:\n- Excel';
    expect(termsOf('en', needs, "This isn't for you if\n- you dislike Excel")).toContain('Excel');
  });
});

it('what must not be missing is required', () => {
  const { requirements } = readByRules(
    standardLexicon(),
    ofBakery('en', "Requirements:\n- Don't apply if you don't have Docker"),
  );
  expect(requirements.map(({ term }) => term)).toContain('Docker');
});
