import type { ProposedEdit } from '../../contract/plan/edit.ts';
import type { Evidence, RequirementClass } from '../../contract/score.ts';
import { isEverydayTool } from '../../lexicon/classes.ts';
import { genericWords, grammarWords } from '../../lexicon/generic-words.ts';
import { wordList } from '../../lexicon/word-lists.ts';
import type { AskedRequirement } from '../../posting/posting.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';
import type { Chunk } from '../resume/resume-model.ts';
import type { RequirementEvidence } from '../score/evidence/find-evidence.ts';

/** What a class weighs where texts are put in order or hidden. */
const classWeights: Readonly<Record<RequirementClass, number>> = {
  must: 3,
  responsibility: 1.2,
  nice: 1,
  soft: 0.2,
};

/** What every desk has says little of the work that is done at it. */
const everydayShare = 0.2;

/** How much each text of the base says about what the posting asks for. */
export interface Relevance {
  /** Weight of the requirements that the text shows; 0 when it shows none. */
  weightOf(path: string): number;
  /** Ids of the requirements that the text shows, in the order of the posting. */
  requirementsAt(path: string): readonly string[];
  /** The words that show them, as substrings of the text. */
  quotesAt(path: string): readonly string[];
  /** How many different content words a text shares with the posting, those of its requirements threefold. */
  nearness(text: string): number;
  /** Whether the posting has every one of these words. */
  isSpokenOf(words: readonly Token[]): boolean;
}

export function relevanceOf(rows: readonly RequirementEvidence[], posting: string): Relevance {
  const words = contentKeys(posting);
  const terms = rows.map(({ requirement }) => requirement.term).filter((term) => !isEverydayTool(term));
  const asked = contentKeys(terms.join('\n'));
  const at = new Map<string, { weight: number; requirements: string[]; quotes: string[] }>();
  for (const { requirement, evidence } of rows) {
    const importance = importanceOf(requirement);
    for (const { path, quote, worth } of evidence) {
      const known = at.get(path) ?? { weight: 0, requirements: [], quotes: [] };
      known.weight += importance * worth;
      known.requirements.push(requirement.id);
      known.quotes.push(quote);
      at.set(path, known);
    }
  }
  return {
    weightOf: (path) => at.get(path)?.weight ?? 0,
    requirementsAt: (path) => at.get(path)?.requirements ?? [],
    quotesAt: (path) => at.get(path)?.quotes ?? [],
    nearness(text) {
      let nearness = 0;
      for (const key of contentKeys(text)) if (words.has(key)) nearness += asked.has(key) ? 3 : 1;
      return nearness;
    },
    isSpokenOf: (tokens) => tokens.length > 0 && tokens.every(({ key }) => words.has(key)),
  };
}

/** What an edit of whole texts rests on: their own words, and the requirements that they show. */
export function restingOn(
  chunks: readonly Chunk[],
  relevance: Relevance,
): Pick<ProposedEdit, 'requirements' | 'evidence'> {
  return {
    requirements: [...new Set(chunks.flatMap(({ path }) => relevance.requirementsAt(path)))],
    evidence: chunks.map(({ path, text }) => ({ path, quote: text })),
  };
}

/** A text by the words that show what is asked for; where none do, as a whole. */
export function evidenceAt({ path, text }: Chunk, relevance: Relevance): Evidence {
  return { path, quote: relevance.quotesAt(path)[0] ?? text };
}

/** What a requirement weighs where texts are put in order. */
export function importanceOf({ class: asked, term }: AskedRequirement): number {
  return classWeights[asked] * (isEverydayTool(term) ? everydayShare : 1);
}

/** Words that two texts share by chance. */
const commonWords = wordList('tailoring', 'common_word');

function saysNothing(key: string): boolean {
  return grammarWords.has(key) || genericWords.has(key) || commonWords.has(key);
}

function contentKeys(text: string): ReadonlySet<string> {
  return new Set(contentTokens(text).map(({ key }) => key));
}

/** The words of a text that say what it is about. */
export function contentTokens(text: string): readonly Token[] {
  return tokenize(text).filter(({ key }) => !(saysNothing(key) || /^\d+$/.test(key)));
}

/** Must first, then what the posting repeats in its tasks, then nice; in its order within a class. */
export function byWeight(rows: readonly RequirementEvidence[]): readonly RequirementEvidence[] {
  return [...rows].sort((a, b) => classWeights[b.requirement.class] - classWeights[a.requirement.class]);
}
