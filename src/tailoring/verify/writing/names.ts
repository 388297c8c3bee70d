import type { ProposedEdit } from '../../../contract/plan/edit.ts';
import type { ReadText } from '../../../lexicon/read-text.ts';
import { newerNamesOf, olderNames } from '../../../lexicon/skills/product-names.ts';
import { findForm } from '../../../text/find-form.ts';
import type { Language } from '../../../text/language.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import type { VerifyInput, WritingRule } from '../rule.ts';

/* Rules for new names: not cut from a longer word of the posting, and not older than the resume's name. */

/** Words of the posting that are not ordinary words: tags and addresses. */
const code = preparedPattern(String.raw`^[^\p{L}\p{N}]{0,3}#|^#|@|:\/\/|^www\.`);
/** Chinese characters follow Latin letters without a space. */
const letterOrDigit = preparedPattern(String.raw`[\p{Script=Latin}\p{N}]`);
/** Characters examined on each side of a name. */
const maxWordLength = 80;
/** Only text with spaces between words can be checked, so not Chinese. */
const spaced = preparedPattern(String.raw`^[\p{Script=Latin}\p{N}\s.+#/&'’()-]+$`);
/** A lowercase word that may be a plural adjective. */
const plural = preparedPattern(String.raw`^\p{Ll}{3,40}s$`);
/** A plural noun before an adjective: `outils informatiques`. Articles, `sans` and `dans` are shorter than a match. */
const pluralBefore = preparedPattern(String.raw`(?<!\p{L})\p{L}{4,40}[sx] $`);
const mayAgree: ReadonlySet<Language | null> = new Set(['fr', 'es']);

/** Refuses a name that the posting has only inside something longer: `XQ9` of `#LI-XQ9`. */
export const cutTerm: WritingRule = {
  id: 'cut_term',
  check(after, { edit, before, input }) {
    const written = namesIn(after.text, edit.op);
    const cut = written.find((text) => !before.text.includes(text) && isCutFrom(input, text));
    return cut === undefined ? null : `"${cut}" is only part of a longer word in the posting`;
  },
};

/** The names in a skill or headline. In a sentence, any word could be a name. */
function namesIn(text: string, op: ProposedEdit['op']): readonly string[] {
  if (op === 'surface_skill') return [text];
  if (op !== 'headline') return [];
  return text.split(/[|,;·•]/u).flatMap((item) => item.trim() || []);
}

/** True if the posting contains the text, but nowhere as complete, ordinary words. */
function isCutFrom({ posting, postingLanguage }: VerifyInput, text: string): boolean {
  if (!spaced.test(text)) return false;
  const [lowerPosting, lower] = [posting.toLowerCase(), text.toLowerCase()];
  let at = lowerPosting.indexOf(lower);
  if (at === -1 || lower === '') return false;
  for (; at !== -1; at = lowerPosting.indexOf(lower, at + lower.length)) {
    const end = at + text.length;
    const isAdjective = mayAgree.has(postingLanguage) && agreesWithNoun(posting, at, end);
    if (!isAdjective && isWholeWord(posting, at, end)) return false;
  }
  return true;
}

function agreesWithNoun(posting: string, start: number, end: number): boolean {
  return (
    plural.test(posting.slice(start, end)) &&
    pluralBefore.test(posting.slice(Math.max(0, start - maxWordLength), start))
  );
}

function isWholeWord(posting: string, start: number, end: number): boolean {
  const touches = (index: number) => index >= 0 && letterOrDigit.test(posting.charAt(index));
  // Letters may follow a name, as in `Kafka's`, `APIs` and German compounds.
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

/** Refuses an older product name than the resume has: `Lync` for `Microsoft Teams`. */
export const olderName: WritingRule = {
  id: 'older_name',
  check(after, { before, sources }) {
    const own = [before, ...sources];
    const older = olderNames().find(
      (name) =>
        names(after, name) &&
        !own.some((read) => names(read, name)) &&
        newerNamesOf(name).some((newer) => own.some((read) => names(read, newer))),
    );
    return older === undefined ? null : `"${older}" is an older name of a product in the resume`;
  },
};

function names({ tokens }: ReadText, name: string): boolean {
  return findForm(tokens, name) !== null;
}
