import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { displayOf } from '../../src/posting/display/display-term.ts';
import type { TermInClause } from '../../src/posting/display/term-in-clause.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import type { Language } from '../../src/text/language.ts';

/* What people see of a requirement, where its term alone is a piece. */

type Given = Pick<TermInClause, 'class' | 'kind' | 'isKnown'>;
const task: Given = { class: 'responsibility', kind: 'skill', isKnown: false };
const must: Given = { class: 'must', kind: 'skill', isKnown: false };
const spoken: Given = { class: 'must', kind: 'language', isKnown: true };

/** The term is marked by brackets. */
function shown(marked: string, given: Given, language: Language | null): string | null {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace('[', '').replace(']', '');
  return displayOf(standardLexicon(), { text, start, end, term: text.slice(start, end), ...given }, language);
}

describe('a task is shown', () => {
  it.each([
    ['de', 'Erstellung von [Werftberichten]', 'Erstellung von Werftberichten'],
    ['de', 'Planung und Umsetzung der jährlichen [Regatten]', 'Umsetzung der jährlichen Regatten'],
    ['de', 'Kalkulation neuer [Rümpfe]', 'Kalkulation neuer Rümpfe'],
    ['de', 'Das Kleben von [Masten]', 'Kleben von Masten'],
    ['fr', 'Assurer la rédaction des [fiches de bord]', 'rédaction des fiches de bord'],
    ['fr', "Réalisation de l'[inventaire des voiles]", "Réalisation de l'inventaire des voiles"],
    ['es', 'Apoyo en la elaboración de [informes de carga]', 'elaboración de informes de carga'],
    ['en', 'Preparation of the [cargo reports]', 'Preparation of the cargo reports'],
  ] as const)('with its activity in %s: %s', (language, text, expected) => {
    expect(shown(text, task, language)).toBe(expected);
  });

  it.each([
    ['en', 'Liaise with [harbor authorities]', 'Liaise with harbor authorities'],
    ['fr', 'Collaborer avec les [chantiers navals]', 'Collaborer avec les chantiers navals'],
    ['es', 'Coordinar con los [astilleros]', 'Coordinar con los astilleros'],
    ['de', 'Abstimmung mit den [Lotsen]', 'Abstimmung mit den Lotsen'],
  ] as const)('with what is done with others in %s: %s', (language, text, expected) => {
    expect(shown(text, task, language)).toBe(expected);
  });

  it('with the compounds that share its end', () => {
    expect(shown('Dazu gehören [Kalfater]-, Lack- und leichte Segelarbeiten', task, 'de')).toBe(
      'Kalfater-, Lack- und leichte Segelarbeiten',
    );
  });

  it.each([
    ['de', 'Ansprechpartner im Bereich der [Bootsmotoren]'],
    ['de', 'Sie prüfen [Rettungswesten]'],
    ['de', 'Auf Grundlage von Daten der [Wetterstation]'],
    ['fr', 'Une bonne connaissance de [la météo marine]'],
    ['es', 'Encargado de [amarres]'],
    ['en', 'A range of [sail lofts]'],
    ['en', 'Keeps the log together with [deck plans]'],
    ['zh', '负责 of [库存]'],
    [null, 'Preparation of the [cargo reports]'],
  ] as const)('as it is elsewhere, in %s: %s', (language, text) => {
    expect(shown(text, task, language)).toBeNull();
  });

  it('as it is where the words around it would make a sentence', () => {
    const long =
      'Kontinuierliche Weiterentwicklung von [Sicherheitsunterweisungen im Hafenbereich der Inseln]';
    expect(shown(long, task, 'de')).toBeNull();
  });
});

describe('a German term in another case is shown', () => {
  it.each([
    ['Vertraut mit [regulatorischen Anforderungen]', 'regulatorische Anforderungen'],
    ['Kenntnisse in [maritimer Gesetzgebung]', 'maritime Gesetzgebung'],
    ['Kenntnisse des [Projektmanagements]', 'Projektmanagement'],
  ])('in the nominative where that is certain: %s', (text, expected) => {
    expect(shown(text, must, 'de')).toBe(expected);
  });

  it.each([
    ['Sicherer Umgang mit [Echoloten]', 'Umgang mit Echoloten'],
    ['Erfahrung mit [digitalen Seekartensystemen]', 'Erfahrung mit digitalen Seekartensystemen'],
    ['Kenntnisse im [technischen Bootsbau]', 'Kenntnisse im technischen Bootsbau'],
  ])('with the noun that decides its case: %s', (text, expected) => {
    expect(shown(text, must, 'de')).toBe(expected);
  });

  it.each([
    'Kenntnisse in [Seemannschaft]',
    'Erfahrung mit [Verhandlungen]',
    'Sie [erstellen Auswertungen]',
    'Texte ohne Fehler zu verfassen, [Grundwissen]',
  ])('as it is elsewhere: %s', (text) => {
    expect(shown(text, must, 'de')).toBeNull();
  });
});

describe('a language is shown', () => {
  it.each([
    ['de', 'Fließende [Deutschkenntnisse] in Wort und Schrift', 'Fließende Deutschkenntnisse'],
    ['de', '[Englisch] (mindestens B2) und Seefestigkeit', 'Englisch (mindestens B2)'],
    ['de', 'Sehr gute Deutsch- und [Englischkenntnisse]', 'Sehr gute Englischkenntnisse'],
    ['de', 'Deutsch und [Dänisch] fließend', 'Dänisch fließend'],
    ['de', '[Deutsch] und Dänisch fließend', 'Deutsch (fließend)'],
    ['fr', '[Anglais] courant', 'Anglais courant'],
    ['fr', 'Niveau avancé en [anglais]', 'Niveau avancé en anglais'],
    ['es', '[Inglés] intermedio (oral y escrito)', 'Inglés intermedio'],
    ['es', 'Conocimientos avanzados de [inglés]', 'Conocimientos avanzados de inglés'],
    ['en', 'Fluent in Danish and [German]', 'German (fluent)'],
    ['en', 'Proficiency in the [English] language', 'Proficiency in the English language'],
  ] as const)('with the level that the posting states, in %s: %s', (language, text, expected) => {
    expect(shown(text, spoken, language)).toBe(expected);
  });

  it.each([
    ['de', '[Deutsch] in Wort und Schrift'],
    ['de', 'Deutsch C1 und [Dänisch]'],
    ['de', 'Fließend Deutsch, [Dänisch] von Vorteil'],
    ['es', 'Excelentes modales, español e [inglés]'],
  ] as const)('as it is if its level is not stated, in %s: %s', (language, text) => {
    expect(shown(text, spoken, language)).toBeNull();
  });
});

it('keeps the term by which a requirement is found', () => {
  const posting = readPosting(standardLexicon(), {
    jobDescription:
      'Segelmacher (m/w/d)\n\nIhre Aufgaben\n- Erstellung von Werftberichten\n\nIhr Profil\n- Fließende Englischkenntnisse',
    companyName: '',
    position: '',
  });
  expect(posting.requirements.map(({ term, display }) => [term, display])).toEqual([
    ['Werftberichten', 'Erstellung von Werftberichten'],
    ['Englischkenntnisse', 'Fließende Englischkenntnisse'],
  ]);
});
