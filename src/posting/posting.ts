import type { ConditionClass, Degree } from '../contract/choices.ts';
import type { Knockout, RequirementClass } from '../contract/score.ts';
import type { LanguageLevel } from '../lexicon/languages/language-level.ts';
import { type Lexicon, spellingsOf } from '../lexicon/lexicon.ts';
import { findKeys, rangeOf } from '../text/find-form.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokenize.ts';

/** A range of the original posting: [start, end) in UTF-16 units. */
interface Span {
  readonly section: string;
  readonly start: number;
  readonly end: number;
}

/** A requirement of the posting, before it is compared with a resume. */
export interface AskedRequirement {
  /** r1, r2 … in order of appearance. */
  readonly id: string;
  /** As the posting spells it: `Kubernetes`, `AWS or Azure`. */
  readonly term: string;
  /**
   * As it is shown to people, with words around it that make it readable: `Erstellung von Projektberichten`, `Deutsch
   * (C1)`. Absent if the term is readable by itself.
   */
  readonly display?: string;
  /** Other spellings in the posting: `SuDS` beside `sustainable drainage systems`. Absent if there are none. */
  readonly alsoWritten?: readonly string[];
  readonly class: RequirementClass;
  /**
   * Any one of these satisfies it: `AWS or Azure` has two. Each is a canonical term; its aliases come from the lexicon
   * when evidence is searched for.
   */
  readonly alternatives: readonly string[];
  /**
   * Alternatives that are spelled like a term but mean something else here: `EMT` beside conduit. Absent if there are
   * none.
   */
  readonly homonyms?: readonly string[];
  readonly kind: 'skill' | 'certificate' | 'licence' | 'language' | 'soft';
  /** The level of a language, if the posting states it. */
  readonly level?: LanguageLevel;
  /** Set if the posting only asks for help with it: "Assist with bathing". */
  readonly isAssisting?: true;
  readonly source: Span;
  /** Probability that the posting asks for it: 0 to 1, in hundredths. */
  readonly probability: number;
  /** Why it was accepted, in words: `known tool, under "Requirements"`. */
  readonly reason: string;
}

/** A problem with the posting, shown to the person in the language of the resume. */
export interface PostingWarning {
  readonly code: 'no_requirements_found' | 'suspected_injection' | 'partly_read';
}

/** A posting after reading. */
export interface Posting {
  readonly language: Language | null;
  readonly requirements: readonly AskedRequirement[];
  /** Whole years, lower bound; null if not asked for. */
  readonly years: number | null;
  readonly degree: Degree | null;
  /** The words that ask for the years and the degree; absent where nothing is asked for. */
  readonly background?: { readonly years?: string; readonly degree?: string };
  /** Conditions that no resume shows, in the words of the posting; they count nowhere. */
  readonly conditions?: readonly { readonly class: ConditionClass; readonly quote: string }[];
  /** False if the degree is only preferred, or "or equivalent experience" is accepted. */
  readonly degreeMandatory: boolean;
  /** Mandatory licenses and languages; `met` is decided with the resume. */
  readonly knockouts: readonly Omit<Knockout, 'met'>[];
  readonly warnings: readonly PostingWarning[];
}

/** The term as it is shown to people. */
export function displayedTerm({ display, term }: Pick<AskedRequirement, 'display' | 'term'>): string {
  return display ?? term;
}

/** The posting's own spelling of one alternative: `k8s` for Kubernetes. */
export function spellingOf(lexicon: Lexicon, requirement: AskedRequirement, alternative: string): string {
  const written = tokenize(requirement.term);
  const [longest] = spellingsOf(lexicon, alternative)
    .flatMap(({ keys }) => {
      const first = findKeys(written, keys, 0);
      if (first === -1) return [];
      const { start, end } = rangeOf(written, first, keys.length);
      return [requirement.term.slice(start, end)];
    })
    .sort((a, b) => b.length - a.length);
  return longest ?? alternative;
}
