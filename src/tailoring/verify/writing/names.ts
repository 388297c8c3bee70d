import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import { newerNamesOf, olderNames } from '../../../lexicon/product-names.ts';
import type { ReadText } from '../../../lexicon/read-text.ts';
import { findForm } from '../../../text/find-form.ts';
import type { Language } from '../../../text/language.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import type { VerifyInput, WritingRule } from '../rule.ts';

/* Names that an edit writes: none cut out of the posting, none older than the one that the resume has. */

/** Words of the posting that are no words of a sentence: tags, addresses, files. */
const code = preparedPattern(String.raw`^[^\p{L}\p{N}]{0,3}#|^#|@|:\/\/|^www\.`);
/** Chinese characters follow Latin letters without a space. */
const letterOrDigit = preparedPattern(String.raw`[\p{Script=Latin}\p{N}]`);
/** Looked at for a word of the posting; what is longer is no name. */
const maxWordLength = 80;
/** Chinese is written without spaces: what is beside a name says nothing. */
const spaced = preparedPattern(String.raw`^[\p{Script=Latin}\p{N}\s.+#/&'’()-]+$`);
/** A word that may be an adjective, in the plural. */
const plural = preparedPattern(String.raw`^\p{Ll}{3,40}s$`);
/** It agrees with the noun before it: `outils informatiques`, `sistemas contables`. Articles and `sans`, `dans` are shorter. */
const pluralBefore = preparedPattern(String.raw`(?<!\p{L})\p{L}{4,40}[sx] $`);
const mayAgree: ReadonlySet<Language | null> = new Set(['fr', 'es']);

/** What the posting holds only inside something longer was never asked for: `XQ9` of `#LI-XQ9`. */
export const cutTerm: WritingRule = {
  id: 'cut_term',
  because: 'a cut piece of the posting would have been copied',
  check(after, { edit, before, input }) {
    const written = namesIn(after.text, edit.op);
    const cut = written.find((text) => !before.text.includes(text) && isCutFrom(input, text));
    return cut === undefined ? null : `"${cut}" is a piece of something longer in the posting`;
  },
};

/** What an edit only names; in a sentence a name may be any word. */
function namesIn(text: string, op: ProposedEdit['op']): readonly string[] {
  if (op === 'surface_skill') return [text];
  if (op !== 'headline') return [];
  return text.split(/[|,;·•]/u).flatMap((item) => item.trim() || []);
}

/** Whether the posting has the text, and nowhere as whole words of a sentence that stand for themselves. */
function isCutFrom({ posting, postingLanguage }: VerifyInput, text: string): boolean {
  if (!spaced.test(text)) return false;
  const [lowerPosting, lower] = [posting.toLowerCase(), text.toLowerCase()];
  let at = lowerPosting.indexOf(lower);
  if (at === -1 || lower === '') return false;
  for (; at !== -1; at = lowerPosting.indexOf(lower, at + lower.length)) {
    const end = at + text.length;
    const isAdjective = mayAgree.has(postingLanguage) && agreesWithNoun(posting, at, end);
    if (!isAdjective && standsWhole(posting, at, end)) return false;
  }
  return true;
}

function agreesWithNoun(posting: string, start: number, end: number): boolean {
  return (
    plural.test(posting.slice(start, end)) &&
    pluralBefore.test(posting.slice(Math.max(0, start - maxWordLength), start))
  );
}

function standsWhole(posting: string, start: number, end: number): boolean {
  const touches = (index: number) => index >= 0 && letterOrDigit.test(posting.charAt(index));
  // `Kafka's`, `APIs` and German compounds go on after a name.
  if (touches(start - 1)) return false;
  return !code.test(wordAround(posting, start, end));
}

function wordAround(posting: string, start: number, end: number): string {
  let first = start;
  while (first > 0 && start - first < maxWordLength && !/\s/.test(posting.charAt(first - 1))) first -= 1;
  let last = end;
  while (last < posting.length && last - end < maxWordLength && !/\s/.test(posting.charAt(last))) last += 1;
  return posting.slice(first, last);
}

/** A product keeps the newest name that the resume has for it: `Microsoft Teams` is not written as `Lync`. */
export const olderName: WritingRule = {
  id: 'older_name',
  because: 'an older name would have taken the place of a newer one',
  check(after, { before, sources }) {
    const own = [before, ...sources];
    const older = olderNames().find(
      (name) =>
        names(after, name) &&
        !own.some((read) => names(read, name)) &&
        newerNamesOf(name).some((newer) => own.some((read) => names(read, newer))),
    );
    return older === undefined ? null : `"${older}" is an older name of what the resume names`;
  },
};

function names({ tokens }: ReadText, name: string): boolean {
  return findForm(tokens, name) !== null;
}
