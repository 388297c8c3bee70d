import { describe, expect, it } from 'vitest';
import { deniedIn } from '../../src/posting/names/no-skill.ts';
import { readByRules, readPosting } from '../../src/posting/read-posting.ts';

const deniedOf = (text: string, language: 'en' | 'de' | 'fr' | 'es') =>
  deniedIn(text, language).map(({ start, end }) => text.slice(start, end));

describe('what is directly behind a negation', () => {
  it.each([
    ['en', 'Neat look without loud nail polish', 'loud nail polish'],
    ['en', 'Neat look, no beard in the bakery', 'beard'],
    ['de', 'Gepflegtes Auftreten ohne lange Fingernägel und Piercings', 'lange Fingernägel'],
    ['de', 'Keine Höhenangst', 'Höhenangst'],
    ['fr', 'Présentation soignée, sans piercing apparent', 'piercing apparent'],
    ['es', 'Buena imagen, sin barba larga', 'barba larga'],
    ['es', 'Buena imagen, no piercings', 'piercings'],
  ] as const)('%s: %s', (language, text, denied) => {
    expect(deniedOf(text, language)).toEqual([denied]);
  });

  it.each([
    ['en', 'Baking bread without help'],
    ['en', 'No less than two years of baking'],
    ['en', 'No fewer ovens than last year'],
    ['en', 'Experience with no-code tools in a non-profit'],
    ['en', 'Not only bread, but cakes'],
    ['en', 'You cannot start without a hygiene certificate'],
    ['de', 'Ohne Probleme Englisch sprechen'],
    ['de', 'Nicht nur Brot, sondern auch Torten'],
    ['de', 'Ohne Gesundheitszeugnis geht es nicht'],
    ['fr', 'Parler anglais sans problème'],
    ['es', 'No solo pan, también tartas'],
    ['es', 'Trabajar sin supervisión'],
  ] as const)('is nothing in %s: %s', (language, text) => {
    expect(deniedOf(text, language)).toEqual([]);
  });
});

describe.each([
  ['the models', readPosting],
  ['the rules', readByRules],
] as const)('read by %s, a thing behind a negation', (_name, read) => {
  it.each([
    ['Panadero', 'Tus funciones:', 'Amasar pan', 'Requisitos:', 'Sin piercings visibles'],
    ['Bäcker (m/w/d)', 'Deine Aufgaben:', 'Teig kneten', 'Dein Profil:', 'Ohne sichtbare Piercings'],
    ['Boulanger', 'Vos missions :', 'Pétrir la pâte', 'Votre profil :', 'Sans piercings visibles'],
    ['Baker', 'Your tasks:', 'Knead dough', 'Requirements:', 'Neat look without visible piercings'],
  ])('is not asked for: %s', (title, tasks, task, profile, item) => {
    const jobDescription = `${title}\n\n${tasks}\n- ${task}\n\n${profile}\n- Excel\n- ${item}\n- Photoshop`;
    const terms = read({ jobDescription, companyName: '', position: '' }).requirements.map(
      ({ term }) => term,
    );
    expect(terms).toContain('Photoshop');
    expect(terms.join()).not.toMatch(/piercings/i);
  });
});
