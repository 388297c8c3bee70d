import { describe, expect, test } from 'vitest';
import type { Bond } from '../../src/posting/phrases/bonds.ts';
import { choosePhrases, phraseClasses } from '../../src/posting/phrases/choose-phrases.ts';
import type { PhraseFeatures } from '../../src/posting/phrases/phrase-features.ts';
import { certain, type LinearModel, partsOfNat } from '../../src/text/model/linear-model.ts';

const words = ['reconcile', 'monthly', 'supplier', 'statements'];
const model = { classes: phraseClasses.length } as LinearModel;
const least = {
  asked: { expected: certain / 2, proposed: certain / 2, none: certain / 2 },
  task: Math.round(0.43 * certain),
  taskAlone: Math.round(0.36 * certain),
};

type Judged = Readonly<Record<string, readonly [asked: (typeof phraseClasses)[number], odds: number]>>;

/** What is chosen where a model holds each phrase, of a class, for so many times as probable as nothing. */
function chosenOf(judged: Judged, bondAt: (token: number) => Bond = () => 'none', isName = false): string[] {
  const phrases = Object.keys(judged).map((text) => {
    const own = text.split(' ');
    return { first: words.indexOf(own[0] ?? ''), count: own.length };
  });
  const sums = Object.values(judged).map(([asked, odds]) => {
    const ahead = Math.round(Math.log(odds) * partsOfNat);
    const sumOf = new Map<string, number>([
      ['none', 0],
      [asked, ahead],
    ]);
    return Int32Array.from(phraseClasses, (name) => sumOf.get(name) ?? -(2 ** 20));
  });
  const features = {
    phrases,
    sumsOfPhrases: () => (index: number) => sums[index] ?? new Int32Array(phraseClasses.length),
  } as unknown as PhraseFeatures;
  return choosePhrases(model, features, { least, supportOf: () => 'none', isName: () => isName, bondAt }).map(
    ({ first, count }) => words.slice(first, first + count).join(' '),
  );
}

describe('a task', () => {
  test('is the phrase that agrees best with all over the same words', () => {
    const judged: Judged = {
      supplier: ['responsibility', 1],
      'supplier statements': ['responsibility', 0.8],
      'monthly supplier statements': ['responsibility', 0.6],
      'reconcile monthly': ['responsibility', 0.2],
    };
    expect(chosenOf(judged)).toEqual(['monthly supplier statements']);
  });

  test('is never a phrase that is far less probable than the best', () => {
    const judged: Judged = {
      'supplier statements': ['responsibility', 2],
      'monthly supplier statements': ['responsibility', 0.3],
    };
    expect(chosenOf(judged)).toEqual(['supplier statements']);
  });

  test('is less sure if phrases cross than if one contains the others', () => {
    const crossing: Judged = {
      'monthly supplier': ['responsibility', 0.5],
      'reconcile monthly': ['responsibility', 0.25],
      'supplier statements': ['responsibility', 0.25],
    };
    expect(chosenOf(crossing)).toEqual([]);
    const holding: Judged = {
      'monthly supplier': ['responsibility', 0.5],
      monthly: ['responsibility', 0.25],
      supplier: ['responsibility', 0.25],
    };
    expect(chosenOf(holding)).toEqual(['monthly supplier']);
  });

  test('that is a little doubtful is chosen only where it is alone', () => {
    const doubtful: Judged = { statements: ['responsibility', 0.65] };
    expect(chosenOf(doubtful)).toEqual(['statements']);
    expect(chosenOf({ ...doubtful, monthly: ['responsibility', 2] })).toEqual(['monthly']);
    expect(chosenOf({ ...doubtful, monthly: ['responsibility', 0.6] })).toEqual(['statements']);
    expect(chosenOf({ statements: ['responsibility', 0.5] })).toEqual([]);
    expect(chosenOf({ statements: ['must', 0.65] })).toEqual([]);
  });

  test('stays two phrases if none contains both', () => {
    const judged: Judged = { monthly: ['responsibility', 1.5], statements: ['responsibility', 2.5] };
    expect(chosenOf(judged)).toEqual(['monthly', 'statements']);
  });
});

test('a requirement is the most probable phrase', () => {
  expect(chosenOf({ supplier: ['must', 1.5], 'supplier statements': ['must', 1] })).toEqual(['supplier']);
});

describe('a requirement at a bond', () => {
  const bonded = (bond: Bond) => (token: number) => (token === 2 ? bond : 'none');

  test('is the phrase that is not separated from its adjective, if that is nearly as probable', () => {
    const judged: Judged = {
      'supplier statements': ['must', 1.5],
      'monthly supplier statements': ['must', 1],
    };
    expect(chosenOf(judged)).toEqual(['supplier statements']);
    expect(chosenOf(judged, bonded('loose'))).toEqual(['monthly supplier statements']);
  });

  test('is a name without the adjective that follows it', () => {
    const judged: Judged = { monthly: ['must', 1.5], 'monthly supplier': ['must', 1] };
    expect(chosenOf(judged, bonded('loose'))).toEqual(['monthly supplier']);
    expect(chosenOf(judged, bonded('loose'), true)).toEqual(['monthly']);
  });

  test('is the most probable phrase all the same if every other is far less probable', () => {
    const judged: Judged = { supplier: ['must', 2.5], 'monthly supplier': ['must', 0.2] };
    expect(chosenOf(judged, bonded('loose'))).toEqual(['supplier']);
  });

  test('never begins or ends inside a word, however improbable the whole word is', () => {
    const judged: Judged = { supplier: ['must', 2.5], 'monthly supplier': ['must', 0.001] };
    expect(chosenOf(judged, bonded('firm'))).toEqual(['monthly supplier']);
    const before: Judged = {
      'reconcile monthly': ['must', 2.5],
      'reconcile monthly supplier': ['must', 0.001],
    };
    expect(chosenOf(before, bonded('firm'))).toEqual(['reconcile monthly supplier']);
  });
});
