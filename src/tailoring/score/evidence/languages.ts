import {
  type LanguageLevel,
  languageLevel,
  languageLevelAt,
} from '../../../lexicon/languages/language-level.ts';
import { canonical } from '../../../lexicon/lexicon.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import type { Language } from '../../../text/language.ts';
import { splitSentences } from '../../../text/split-sentences.ts';
import { type Chunk, describingKinds, type ResumeModel } from '../../resume/resume-model.ts';
import { type Claim, worthInPart } from './claim.ts';
import { impliedShowing, type Showing } from './look-in.ts';

/* Spoken languages as evidence: the language of the resume itself, and the levels that it states. */

/** Names in the lexicon. */
const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  zh: 'Mandarin',
};

/** In UTF-16 units; less text in total does not show a language. */
const minLength = 40;

/** Worth of a resume's language, since someone else may have written the resume. */
const worthWritten = 0.75;

/** Takes the resume's language as evidence that the person knows it, limited if the posting asks for a level. */
export function writtenIn(
  requirement: AskedRequirement,
  { lexicon, language, chunks }: ResumeModel,
): Showing | null {
  if (requirement.kind !== 'language' || language === null) return null;
  const asked = requirement.alternatives.map((each) => canonical(lexicon, each));
  if (!asked.includes(languageNames[language])) return null;
  const texts = chunks.filter(({ kind }) => describingKinds.has(kind));
  const whole = texts.find(({ text }) => text.length >= minLength);
  const claim = claimOf(requirement);
  if (whole) return showingIn(whole, claim);
  const [longest] = texts.toSorted((one, other) => other.text.length - one.text.length);
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  return longest && length >= minLength ? showingIn(longest, claim) : null;
}

function claimOf({ level }: AskedRequirement): Claim {
  return level !== undefined ? { worth: worthInPart, limit: 'in_part' } : { worth: worthWritten };
}

function showingIn(chunk: Chunk, claim: Claim): Showing {
  const { text } = chunk;
  const [first] = splitSentences(text);
  const quote = first === undefined ? text : text.slice(first.start, first.end).trim();
  return { ...impliedShowing(chunk, quote, claim), isWriting: true };
}

const nextBelow = 0.5;
const farBelow = 0.25;
/** C2 meets a request for a native speaker. */
const maxAsked = 6;

/**
 * 1 at the level asked for or above, .5 one level below, else .25; 1 if the resume states no level.
 * `shown` are the places in the resume that name the language.
 */
export function languageFactor(
  asked: LanguageLevel,
  shown: readonly Pick<Showing, 'path' | 'quote'>[],
  chunks: readonly Chunk[],
): number {
  const entries = new Set(shown.flatMap(({ path }) => (isLanguage(path) ? [entryOf(path)] : [])));
  const listed = chunks
    .filter(({ path }) => isLanguage(path) && entries.has(entryOf(path)))
    .flatMap(({ text }) => languageLevel(text) ?? []);
  const levels = listed.length > 0 ? listed : shown.flatMap((one) => levelBeside(one, chunks) ?? []);
  if (levels.length === 0) return 1;
  const missing = Math.min(maxAsked, asked) - Math.max(...levels);
  if (missing <= 0) return 1;
  return missing === 1 ? nextBelow : farBelow;
}

/** The level stated beside a language outside the language section: `conversational` Spanish in a summary. */
function levelBeside(
  { path, quote }: Pick<Showing, 'path' | 'quote'>,
  chunks: readonly Chunk[],
): LanguageLevel | null {
  const chunk = chunks.find((each) => each.path === path);
  if (!chunk) return null;
  const said = languageLevelAt(chunk.text, Math.max(0, chunk.text.indexOf(quote)));
  return said ?? (chunk.level === undefined ? null : languageLevel(chunk.level));
}

function isLanguage(path: string): boolean {
  return path.startsWith('languages[');
}

function entryOf(path: string): string {
  return path.slice(0, path.indexOf(']') + 1);
}
