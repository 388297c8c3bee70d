import type { Degree, Knockout, RequirementClass } from '../contract/score.ts';
import { spellingsOf } from '../lexicon/lexicon.ts';
import { findKeys, rangeOf } from '../text/find-form.ts';
import type { Language } from '../text/language.ts';
import type { LanguageLevel } from '../text/language-level.ts';
import { tokenize } from '../text/tokenize.ts';

/** A stretch of the posting as it was sent: [start, end) in UTF-16 units. */
interface Span {
  readonly section: string;
  readonly start: number;
  readonly end: number;
}

/** What the posting asks for, before any resume is looked at. */
export interface AskedRequirement {
  /** r1, r2 … in order of appearance. */
  readonly id: string;
  /** As the posting spells it: `Kubernetes`, `AWS or Azure`. */
  readonly term: string;
  /** Other spellings that the posting itself uses: `SuDS` beside `sustainable drainage systems`. Absent: none. */
  readonly alsoWritten?: readonly string[];
  readonly class: RequirementClass;
  /**
   * Met by any one of these: `AWS or Azure` has two. Each is a canonical term; its true aliases
   * come from the lexicon when evidence is looked for.
   */
  readonly alternatives: readonly string[];
  /** Those that are spelled like a term and something else here: `EMT` beside conduit. Absent: none. */
  readonly otherwiseMeant?: readonly string[];
  readonly kind: 'skill' | 'certificate' | 'licence' | 'language' | 'soft';
  /** Of a language, where the posting says how well it must be spoken. */
  readonly level?: LanguageLevel;
  readonly source: Span;
  /** How sure it is that the posting asks for it: 0 to 1, in hundredths. */
  readonly probability: number;
  /** Why it was accepted: `list under "Requirements"`, `lexicon: tool`, … */
  readonly reason: string;
}

/** What is odd about the posting; said to the person in the language of the resume. */
export interface PostingWarning {
  readonly code: 'no_requirements_found' | 'suspected_injection' | 'partly_read';
}

/** A posting, read. */
export interface Posting {
  readonly language: Language | null;
  readonly requirements: readonly AskedRequirement[];
  /** Whole years, lower bound; null when not asked for. */
  readonly years: number | null;
  readonly degree: Degree | null;
  /** A degree that is only preferred, or "or equivalent experience", is not mandatory. */
  readonly degreeMandatory: boolean;
  /** Mandatory licenses and the like; `met` is judged with the resume. */
  readonly knockouts: readonly Omit<Knockout, 'met'>[];
  readonly warnings: readonly PostingWarning[];
}

/** How the posting itself writes one alternative of a requirement: `k8s` for Kubernetes. */
export function spellingOf(requirement: AskedRequirement, alternative: string): string {
  const written = tokenize(requirement.term);
  const [longest] = spellingsOf(alternative)
    .flatMap(({ keys }) => {
      const first = findKeys(written, keys, 0);
      if (first === -1) return [];
      const { start, end } = rangeOf(written, first, keys.length);
      return [requirement.term.slice(start, end)];
    })
    .sort((a, b) => b.length - a.length);
  return longest ?? alternative;
}
