import type { ProposedEdit } from '../../contract/plan/edit.ts';
import type { Evidence, RequirementClass } from '../../contract/score.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { isEverydayTool } from '../../lexicon/skills/classes.ts';
import { genericWords, grammarWords } from '../../lexicon/words/generic-words.ts';
import type { AskedRequirement } from '../../posting/posting.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';
import type { Chunk } from '../resume/resume-model.ts';
import type { RequirementEvidence } from '../score/evidence/find-evidence.ts';

/** The weight of each class of requirements, for ordering and hiding texts. */
const classWeights: Readonly<Record<RequirementClass, number>> = {
  must: 3,
  responsibility: 1.2,
  nice: 1,
  soft: 0.2,
};

/** Share of their weight for everyday tools, which say little about the work. */
const everydayShare = 0.2;

/** How much each text of the base says about what the posting asks for. */
export interface Relevance {
  /** Weight of the requirements that the text shows; 0 when it shows none. */
  weightOf(path: string): number;
  /** Ids of the requirements that the text shows, in the order of the posting. */
  requirementsAt(path: string): readonly string[];
  /** The words that show them, as substrings of the text. */
  quotesAt(path: string): readonly string[];
  /** Number of different content words that a text shares with the posting; those of requirements count three times. */
  nearness(text: string): number;
}

export function relevanceOf(
  lexicon: Lexicon,
  rows: readonly RequirementEvidence[],
  posting: string,
): Relevance {
  const words = contentKeys(posting);
  const terms = rows
    .map(({ requirement }) => requirement.term)
    .filter((term) => !isEverydayTool(lexicon, term));
  const asked = contentKeys(terms.join('\n'));
  const at = new Map<string, { weight: number; requirements: string[]; quotes: string[] }>();
  for (const { requirement, evidence } of rows) {
    const importance = importanceOf(lexicon, requirement);
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
  };
}

/** The support for an edit of whole texts: the texts as evidence, and the requirements that they show. */
export function supportFrom(
  chunks: readonly Chunk[],
  relevance: Relevance,
): Pick<ProposedEdit, 'requirements' | 'evidence'> {
  return {
    requirements: [...new Set(chunks.flatMap(({ path }) => relevance.requirementsAt(path)))],
    evidence: chunks.map(({ path, text }) => ({ path, quote: text })),
  };
}

/** Quotes the words of a text that show a requirement, or the whole text if none do. */
export function evidenceAt({ path, text }: Chunk, relevance: Relevance): Evidence {
  return { path, quote: relevance.quotesAt(path)[0] ?? text };
}

/** The weight of a requirement, for ordering texts. */
export function importanceOf(lexicon: Lexicon, { class: asked, term }: AskedRequirement): number {
  return classWeights[asked] * (isEverydayTool(lexicon, term) ? everydayShare : 1);
}

/** Words that two texts share by chance. */
const commonWords = wordList('tailoring', 'common_word');

function isUninformative(key: string): boolean {
  return grammarWords.has(key) || genericWords.has(key) || commonWords.has(key);
}

function contentKeys(text: string): ReadonlySet<string> {
  return new Set(contentTokens(text).map(({ key }) => key));
}

/** The words of a text that say what it is about, without numbers. */
export function contentTokens(text: string): readonly Token[] {
  return tokenize(text).filter(({ key }) => !(isUninformative(key) || /^\d+$/.test(key)));
}

/** Sorts by class: musts, responsibilities, nice-to-haves, soft skills; the order within a class stays. */
export function byWeight(rows: readonly RequirementEvidence[]): readonly RequirementEvidence[] {
  return [...rows].sort((a, b) => classWeights[b.requirement.class] - classWeights[a.requirement.class]);
}
