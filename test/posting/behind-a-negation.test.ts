import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
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
    ['Dibujante', 'Tus funciones:', 'Dibujar letreros', 'Requisitos:', 'Dibujo a mano, sin Photoshop'],
    [
      'Zeichner (m/w/d)',
      'Deine Aufgaben:',
      'Schilder malen',
      'Dein Profil:',
      'Zeichnen von Hand ohne Photoshop',
    ],
    [
      'Dessinateur',
      'Vos missions :',
      'Peindre des enseignes',
      'Votre profil :',
      'Dessin à la main sans Photoshop',
    ],
    ['Sign painter', 'Your tasks:', 'Paint signs', 'Requirements:', 'Drawing by hand without Photoshop'],
  ])('is not asked for: %s', (title, tasks, task, profile, item) => {
    const jobDescription = `${title}\n\n${tasks}\n- ${task}\n\n${profile}\n- Excel\n- ${item}\n- Word`;
    const terms = read(standardLexicon(), { jobDescription, companyName: '', position: '' }).requirements.map(
      ({ term }) => term,
    );
    expect(terms).toContain('Excel');
    expect(terms.join()).not.toMatch(/Photoshop/);
  });
});
