import { describe, expect, it, test } from 'vitest';
import { belongsTo, standardLexicon } from '../../src/lexicon/lexicon.ts';
import { languageOfSpelling } from '../../src/lexicon/packed/skill-index.ts';
import { termKey } from '../../src/text/tokenize.ts';
import { droppedWords } from './dropped-words.ts';
import * as reviewed from './reviewed-aliases.ts';
import { rows } from './rows.ts';

describe('no alias is another kind of thing', () => {
  const aliases = rows.flatMap(({ kind, canonical: term, written }) =>
    written
      .slice(1)
      .map((spelling) => ({ kind, term, text: spelling.text, language: languageOfSpelling(spelling) })),
  );
  const shown = (found: typeof aliases) => found.map(({ term, text }) => `${term} = ${text}`).sort();
  const activities = new Set(['tool', 'method', 'domain', 'soft']);

  it('a compound that says knowledge or experience is found by its first half; only languages have such words', () => {
    const compounds = aliases.filter(
      ({ kind, text }) => kind !== 'language' && /(?:kenntnisse|erfahrung)$/iu.test(text),
    );
    expect(shown(compounds)).toEqual(reviewed.knowledge);
  });

  it('a place or a department is no skill', () => {
    const place =
      /(?:\b(?:unit|department|ward|station|center|centre|office|clinic|bureau|service de|departamento de|servicio de)|station|abteilung|zimmer|büro)$/iu;
    const places = aliases.filter(
      ({ kind, term, text }) => activities.has(kind) && place.test(text) && !place.test(term),
    );
    expect(shown(places)).toEqual(reviewed.places);
  });

  it('a job title is no skill', () => {
    const title =
      /(?:\b(?:manager|specialist|officer|engineer|developer|technician|nurse|teacher|trainer|driver|assistant|representative|consultant|director|clerk)|leiter(?:in)?|trainer(?:in)?|führer(?:in)?|referent(?:in)?|techniker(?:in)?|fahrer(?:in)?)$/iu;
    const titles = aliases.filter(
      ({ kind, term, text }) => activities.has(kind) && title.test(text) && !title.test(term),
    );
    expect(shown(titles)).toEqual(reviewed.titles);
  });

  it('a document, a system or a set of tools is not the work with it', () => {
    const thing = /\b(?:reports?|returns|statements?|invoices|policies|drawings|minutes|applications)$/iu;
    const things = aliases.filter(
      ({ kind, term, text }) => kind === 'method' && thing.test(text) && !thing.test(term),
    );
    expect(shown(things)).toEqual(reviewed.documents);
  });

  it('an alias that says more than its term must be an implication', () => {
    const longer = aliases.filter(({ kind, term, text, language }) => {
      if (kind === 'certificate' || kind === 'licence' || language === 'zh') return false;
      const [broad, narrow] = [termKey(term), termKey(text)];
      return narrow.endsWith(` ${broad}`) && !droppedWords.has(narrow.slice(0, -broad.length - 1));
    });
    expect(shown(longer)).toEqual([]);
  });
});

describe('languages', () => {
  it('mark every spelling with the letters of one', () => {
    const letters = /[ßéèêçœñ]|[äöü](?!KTA)|ción$|(?:ung|keit|schaft)$/u;
    const foreign = rows.flatMap(({ written }) =>
      written.filter(
        (spelling) => [null, 'en'].includes(languageOfSpelling(spelling)) && letters.test(spelling.text),
      ),
    );
    expect(foreign.map(({ text }) => text).sort()).toEqual(reviewed.namesWithAccents);
  });

  test.each([
    ['Schweißen', 'de', true],
    ['Schweißen', 'en', false],
    ['welding', 'de', false],
    ['soudage', 'fr', true],
    ['焊接', 'zh', true],
    ['Kubernetes', 'de', true],
    ['k8s', 'es', true],
    ['a word of no table', 'fr', true],
  ] as const)('%s belongs to %s: %s', (form, language, expected) => {
    expect(belongsTo(standardLexicon(), form, language)).toBe(expected);
  });
});
