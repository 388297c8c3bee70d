import { expect, it } from 'vitest';
import {
  canBeNoun,
  canBeVerb,
  hasWordClass,
  isAdjectiveAlone,
  isOftenAdjective,
  isOftenVerb,
  isVerbAlone,
  isVerbInEverySense,
} from '../../../src/lexicon/words/word-classes.ts';

it.each([
  [hasWordClass, 'deploy', 'zzqy'],
  [isVerbAlone, 'tend', 'tends'],
  [isVerbInEverySense, 'tends', 'stock'],
  [isOftenVerb, 'manages', 'able'],
  [canBeVerb, 'manages', 'able'],
  [canBeNoun, 'stock', 'tend'],
  [isAdjectiveAlone, 'able', 'abstract'],
  [isOftenAdjective, 'abstract', 'tend'],
])('%o is true of %s, but not of %s', (isOne, one, other) => {
  expect([isOne(one), isOne(other)]).toEqual([true, false]);
});
