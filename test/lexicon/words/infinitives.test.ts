import { expect, test } from 'vitest';
import { activityAtStart, activityOfNoun } from '../../../src/lexicon/words/infinitives.ts';
import { Infinitive, readTable } from '../../../tools/lexicon/tables.ts';

const rows = readTable('language/infinitives.tsv', Infinitive);

test('each infinitive has its form, and occurs once', () => {
  const ending = { de: /(?:en|ern|eln)$/, fr: /(?:er|ir|re)(?:\s.+)?$/, es: /[aei]r$/ };
  expect(rows.filter(({ language, infinitive }) => !ending[language].test(infinitive))).toEqual([]);
  const keys = rows.map(({ language, infinitive }) => `${language} ${infinitive}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('none is an aim, which may not have been reached', () => {
  const aims = ['augmenter', 'réduire', 'aumentar', 'reducir', 'erhöhen', 'senken', 'steigern'];
  expect(rows.filter(({ infinitive }) => aims.includes(infinitive))).toEqual([]);
});

test('the longest infinitive at the start counts', () => {
  expect(activityAtStart('Mettre en place un four', 'fr')).toMatchObject({
    activity: { noun: 'mise en place' },
    length: 'Mettre en place'.length,
  });
  expect(activityAtStart('Four à pain', 'fr')).toBeNull();
  expect(activityOfNoun('gestion', 'fr')?.infinitive).toBe('gérer');
  expect(activityOfNoun('gestion', 'es')).toBeUndefined();
});
