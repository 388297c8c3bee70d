import { expect, it } from 'vitest';
import {
  canBeBaseVerb,
  canBeNoun,
  canBeVerb,
  hasWordClass,
  isAdjectiveAlone,
  isMainlyNoun,
  isMoreVerbThanNoun,
  isMostlyVerb,
  isOftenAdjective,
  isOftenVerb,
  isVerbAlone,
  isVerbAndNoNoun,
  isVerbInEverySense,
  readWord,
} from '../../../src/lexicon/words/word-classes.ts';

const none = { isKnown: true, form: 'base', noun: 'none', verb: 'none', adjective: 'none', adverb: 'none' };

it.each([
  ['configure', { ...none, verb: 'many' }],
  ['Stock', { ...none, noun: 'many', verb: 'few', adjective: 'few' }],
  ['make', { ...none, noun: 'few', verb: 'many' }],
  ['applies', { ...none, form: 's', verb: 'many' }],
  ['managing', { ...none, form: 'ing' }],
  ['stopped', { ...none, form: 'ed' }],
  ['big', { ...none, adjective: 'many', adverb: 'few' }],
  ['always', { ...none, adverb: 'many' }],
  ['kubernetes', { ...none, isKnown: false }],
])('%s is read with its form and its senses', (word, reading) => {
  expect(readWord(word)).toEqual(reading);
});

it.each([
  [hasWordClass, 'deploy', 'zzqy'],
  [canBeVerb, 'manages', 'able'],
  [canBeBaseVerb, 'stock', 'manages'],
  [isOftenVerb, 'manages', 'able'],
  [isMoreVerbThanNoun, 'makes', 'process'],
  [isMostlyVerb, 'make', 'makes'],
  [isMostlyVerb, 'make', 'clean'],
  [isVerbAndNoNoun, 'arrange', 'make'],
  [isVerbInEverySense, 'tends', 'stock'],
  [isVerbAlone, 'tend', 'tends'],
  [canBeNoun, 'stock', 'tend'],
  [isMainlyNoun, 'zzqy', 'tend'],
  [isMainlyNoun, 'processes', 'managing'],
  [isAdjectiveAlone, 'able', 'abstract'],
  [isOftenAdjective, 'abstract', 'tend'],
])('%o is true of %s, but not of %s', (isOne, one, other) => {
  expect([isOne(one), isOne(other)]).toEqual([true, false]);
});
