import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import type { Chunk } from '../../../../src/tailoring/resume/resume-model.ts';
import { indexChunks, weighChunks } from '../../../../src/tailoring/score/evidence/chunk-index.ts';
import { wordKey } from '../../../../src/text/word-key.ts';

const texts = [
  'Moved services to Kubernetes',
  'Kubernetes and Docker',
  'Led a team',
  'Wrote it in Spring Boot',
];
const chunks = texts.map((text, index): Chunk => {
  const path = `work[0].highlights[${index}]`;
  return { lexicon: standardLexicon(), kind: 'experience', entry: 'work[0]', path, pointer: '', text };
});
const relevance = new Map([['work[0]', 1]]);
const factors = { relevance, nearness: relevance, headline: 1, listAnchor: 1 };
const weighed = weighChunks({ chunks, entries: [], language: null }, factors, '');

describe('a chunk index', () => {
  const shelves = indexChunks(weighed, new Set(['docker', 'Kubernetes', 'team'].map(wordKey)));
  const found = (words: string[], terms: string[] = []) =>
    shelves.candidatesFor(words.map(wordKey), terms).map(({ chunk }) => chunk.text);

  it('returns each text once, in document order, even if it contains several of the words', () => {
    expect(found(['docker', 'Kubernetes'])).toEqual([texts[0], texts[1]]);
  });

  it('returns texts that only imply a term', () => {
    expect(found(['team'], ['Java'])).toEqual([texts[2], texts[3]]);
  });

  it('returns nothing for a word in no text', () => {
    expect(found(['rust'], ['Rust'])).toEqual([]);
  });
});
