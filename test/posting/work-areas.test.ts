import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { workAreasIn } from '../../src/posting/names/no-skill.ts';
import { readByRules, readPosting } from '../../src/posting/read-posting.ts';

describe('a work area', () => {
  it.each([
    ['Baustellen im Raum Rosenheim und München', 'im Raum Rosenheim und München'],
    ['Im Großraum Köln, Bonn und Bad Honnef', 'Im Großraum Köln, Bonn und Bad Honnef'],
    ['Einsatz in der Region Ulm', 'in der Region Ulm'],
    ['Chantiers dans le secteur de Lyon et Grenoble', 'dans le secteur de Lyon et Grenoble'],
    ['Dans la région de Nantes', 'Dans la région de Nantes'],
    ['Instalar enchufes en la zona de Sevilla y Cádiz', 'en la zona de Sevilla y Cádiz'],
    ['Service calls across the Dallas–Fort Worth area', 'across the Dallas–Fort Worth area'],
    [
      'Visit clients in the greater Boston and Worcester region',
      'in the greater Boston and Worcester region',
    ],
  ])('%s: %s', (text, area) => {
    expect(workAreasIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([area]);
  });

  it.each([
    'Erfahrung im Bereich Steuerrecht',
    'Pflege im Raum der Stille',
    'Expérience dans le secteur de la santé',
    'Experiencia en el área de Marketing',
    'Experience in the Finance area',
    'Keep the area around the ovens clean',
  ])('is not a field of work: %s', (text) => {
    expect(workAreasIn(text)).toEqual([]);
  });
});

describe.each([
  ['the models', readPosting],
  ['the rules', readByRules],
] as const)('read by %s, a work area', (_name, read) => {
  it.each([
    ['Elektriker (m/w/d)', 'Deine Aufgaben:', 'Baustellen im Raum Rosenheim und München', 'Dein Profil:'],
    ['Électricien', 'Vos missions :', 'Chantiers dans la région de Nantes et Angers', 'Votre profil :'],
    ['Electricista', 'Tus funciones:', 'Instalar enchufes en la zona de Sevilla y Cádiz', 'Requisitos:'],
    ['Electrician', 'Your tasks:', 'Service calls across the Dallas–Fort Worth area', 'Requirements:'],
  ])('is not asked for: %s', (title, tasks, task, profile) => {
    const jobDescription = `${title}\n\n${tasks}\n- ${task}\n\n${profile}\n- Excel`;
    const terms = read(standardLexicon(), { jobDescription, companyName: '', position: '' }).requirements.map(
      ({ term }) => term,
    );
    expect(terms).toContain('Excel');
    expect(terms.join()).not.toMatch(/Rosenheim|München|Nantes|Angers|Sevilla|Cádiz|Dallas|Worth/);
  });
});
