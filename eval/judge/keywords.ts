import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import type { AskedRequirement } from '../../src/posting/posting.ts';
import { readPosting } from '../../src/posting/read-posting.ts';
import type { Case, Keyword } from '../cases/cases.ts';
import { mean } from './numbers.ts';
import { holds, matches, tokensOf } from './tokens.ts';

/* Compares the requirements that the engine reads in a posting with the labels. */

export interface Miss {
  readonly kind: 'missed' | 'false' | 'distractor' | 'class' | 'years' | 'degree' | 'credential' | 'language';
  readonly posting: string;
  readonly text: string;
}

/** Shares are null if there was nothing to find. */
export interface PostingFigures {
  readonly precision: number | null;
  readonly recall: number | null;
  readonly mustRecall: number | null;
  readonly niceRecall: number | null;
  readonly dutyRecall: number | null;
  readonly distractors: number | null;
  readonly classes: number | null;
  readonly years: number;
  readonly degree: number;
  readonly credentialPrecision: number | null;
  readonly credentialRecall: number | null;
  /** 1 if the language of the posting was recognized, otherwise 0. */
  readonly language: number;
  readonly misses: readonly Miss[];
}

export function keywordFigures(one: Case): PostingFigures {
  const { labels, keywords, target } = one;
  const posting = readPosting(standardLexicon(), target);
  const extracted = posting.requirements.filter(({ class: asked }) => asked !== 'soft');
  const found = keywords.filter((label) => finderOf(posting.requirements, label) !== undefined);
  const wrong = extracted.filter((item) => !isKnown(item, one));
  const hit = labels.distractors.filter((text) =>
    posting.requirements.some((item) => isHit(item, text, keywords)),
  );
  const classed = found.flatMap((label) => classPair(extracted, label));
  const credentials = extracted.filter(({ kind }) => kind === 'certificate' || kind === 'licence');
  const named = (miss: Miss['kind'], text: string): Miss => ({ kind: miss, posting: one.name, text });
  const years = posting.years === labels.years;
  const degree = labels.degree.includes(posting.degree);
  const unfoundCredentials = keywords.filter(isCredential).filter((label) => !finderOf(credentials, label));
  const falseCredentials = credentials.filter((item) => !isCredentialKnown(item, one));
  return {
    precision: share(found.length, found.length + wrong.length),
    recall: recallOf(keywords.filter(isAsked), found),
    mustRecall: recallOf(keywords.filter(isOf('must')), found),
    niceRecall: recallOf(keywords.filter(isOf('nice')), found),
    dutyRecall: recallOf(keywords.filter(isOf('responsibility')), found),
    distractors: share(hit.length, labels.distractors.length),
    classes: mean(classed.map(({ asked, given }) => Number(asked === given))),
    years: Number(years),
    degree: Number(degree),
    credentialPrecision: share(credentials.length - falseCredentials.length, credentials.length),
    credentialRecall: recallOf(
      keywords.filter(isCredential),
      keywords.filter((label) => !unfoundCredentials.includes(label)),
    ),
    language: Number(posting.language === labels.language),
    misses: [
      ...keywords
        .filter((label) => !found.includes(label) && isAsked(label))
        .map((label) => named('missed', `${nameOf(label)} (${label.class})`)),
      ...wrong.map((item) => named('false', `${item.term} (${item.class}; ${item.reason})`)),
      ...hit.map((text) => named('distractor', text)),
      ...classed
        .filter(({ asked, given }) => asked !== given)
        .map(({ label, asked, given }) => named('class', `${nameOf(label)}: ${asked}, read as ${given}`)),
      ...(years ? [] : [named('years', `${labels.years}, read as ${posting.years}`)]),
      ...(degree ? [] : [named('degree', `${labels.degree.join('/')}, read as ${posting.degree}`)]),
      ...unfoundCredentials.map((label) => named('credential', `missed ${nameOf(label)}`)),
      ...falseCredentials.map((item) => named('credential', `false ${item.term}`)),
      ...(posting.language === labels.language ? [] : [named('language', String(posting.language))]),
    ],
  };
}

function isAsked({ class: asked }: Keyword): boolean {
  return asked !== 'responsibility';
}

function isCredential({ credential }: Keyword): boolean {
  return credential;
}

function isOf(asked: Keyword['class']): (label: Keyword) => boolean {
  return (label) => label.class === asked;
}

/** The posting's own spelling; `A | B` for alternatives. */
export function nameOf({ members }: Keyword): string {
  return members.map(([first]) => first).join(' | ');
}

function termsOf({ term, alternatives }: AskedRequirement): readonly string[] {
  return [term, ...alternatives];
}

function isFor(item: AskedRequirement, label: Keyword): boolean {
  return label.members.flat().some((form) => termsOf(item).some((term) => matches(term, form)));
}

function finderOf(extracted: readonly AskedRequirement[], label: Keyword): AskedRequirement | undefined {
  return extracted.find((item) => isFor(item, label));
}

/** True if a term matches a label or a neutral label, or consists of words of the job title. */
function isKnown(item: AskedRequirement, { labels, keywords, target }: Case): boolean {
  if (keywords.some((label) => isFor(item, label))) return true;
  if (labels.neutral.some((text) => termsOf(item).some((term) => matches(term, text)))) return true;
  return holds(tokensOf(target.position), tokensOf(item.term));
}

function isCredentialKnown(item: AskedRequirement, { labels, keywords }: Case): boolean {
  if (keywords.some((label) => isCredential(label) && isFor(item, label))) return true;
  return labels.neutral.some((text) => matches(item.term, text));
}

function isHit(item: AskedRequirement, text: string, keywords: readonly Keyword[]): boolean {
  if (keywords.some((label) => isFor(item, label))) return false;
  return termsOf(item).some((term) => matches(term, text));
}

/** The labeled class and the extracted one: of a match with the right class if any, otherwise of the first match. */
function classPair(extracted: readonly AskedRequirement[], label: Keyword) {
  const finders = extracted.filter((item) => isFor(item, label));
  const best = finders.find((item) => item.class === label.class) ?? finders[0];
  return best === undefined ? [] : [{ label, asked: label.class, given: best.class }];
}

function recallOf(asked: readonly Keyword[], found: readonly Keyword[]): number | null {
  return share(asked.filter((label) => found.includes(label)).length, asked.length);
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
