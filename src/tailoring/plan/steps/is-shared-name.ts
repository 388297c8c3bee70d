import { grammarWords } from '../../../lexicon/generic-words.ts';
import { kindOf } from '../../../lexicon/lexicon.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
import { tokenize } from '../../../text/tokenize.ts';
import { type ResumeModel, textAt } from '../../resume/resume-model.ts';
import type { PlanInput } from '../plan-input.ts';
import type { ShownTerm } from '../shown-term.ts';

const maxWords = 3;
const capital = preparedPattern(String.raw`^\p{Lu}`);
const small = preparedPattern(String.raw`^\p{Ll}`);
const letters = preparedPattern(String.raw`^\p{L}{4,}$`);
const pluralInCapitals = preparedPattern(String.raw`^\p{Lu}{2,}s$`);
/** What stands before a word that has its capital from its place. */
const opening = preparedPattern(String.raw`(?:^|[.!?:;•·"“„«»(\n]\s{0,3}|\s[-–—]\s{0,3})$`);

/** Plurals in capitals that every office has: no skills, though written like names. */
const everydayAcronyms: ReadonlySet<string> = new Set(
  `APIs CDs CEOs CFOs CRs CTOs CVs DVDs EDs FAQs GPs HCPs HMOs ICUs IDs JDs KPIs MDs MPs NGOs OKRs PAs PCs PDFs POs PRs
  RNs ROIs RTCs SLAs SMEs TVs UKs URLs VIPs VPs`
    .trim()
    .split(/\s+/),
);

/**
 * `Koin`, `Consumer Duty`, `STRs`: what no table knows, and what posting and resume both write as a name in the midst
 * of small letters. German writes every noun so, and there a capital says nothing.
 */
export function isSharedName(
  { evidence: { path, quote } }: ShownTerm,
  { model, target }: Pick<PlanInput, 'model' | 'target'>,
): boolean {
  const words = tokenize(quote);
  if (kindOf(quote) !== null || words.length > maxWords || model.language === 'de') return false;
  if (!words.every(({ text, key }) => capital.test(text) && !grammarWords.has(key))) return false;
  if (everydayAcronyms.has(quote)) return false;
  const text = textAt(model, path);
  return (
    namesFor(quote).some((form) => stands(form, target.jobDescription)) &&
    !(stands(quote.toLowerCase(), target.jobDescription) || isWrittenSmall(quote, model)) &&
    (pluralInCapitals.test(quote) || isNameWithin(quote, text))
  );
}

/** A posting asks for `RPZ`, and a resume tells of `RPZs`. */
function namesFor(quote: string): readonly string[] {
  return pluralInCapitals.test(quote) ? [quote, quote.slice(0, -1)] : [quote];
}

function isNameWithin(quote: string, text: string): boolean {
  const before = text.slice(0, text.indexOf(quote));
  return !opening.test(before) && !isHeadline(text);
}

/** `Managed Meeting Rooms and Suppliers` has capitals for looks. */
function isHeadline(text: string): boolean {
  const words = tokenize(text).filter((word) => letters.test(word.text));
  return words.filter((word) => small.test(word.text)).length * 3 < words.length;
}

function isWrittenSmall(quote: string, { chunks }: ResumeModel): boolean {
  return chunks.some(({ text }) => stands(quote.toLowerCase(), text));
}

const letter = preparedPattern(String.raw`\p{L}`);

/** As whole words, in these very letters. */
function stands(form: string, text: string): boolean {
  const at = text.indexOf(form);
  return at !== -1 && !letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(at + form.length));
}
