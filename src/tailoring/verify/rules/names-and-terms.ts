import { broaderOf, kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import {
  hasWord,
  hasWordInPieces,
  namesTerm,
  type ReadTerm,
  type ReadText,
} from '../../../lexicon/read-text.ts';
import { areInterchangeable } from '../../../lexicon/skills/interchangeable.ts';
import { genericWords, grammarWords } from '../../../lexicon/words/generic-words.ts';
import { readVerb } from '../../../lexicon/words/verbs.ts';
import { findKeys, rangeOf } from '../../../text/find-form.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import type { Token } from '../../../text/tokenize.ts';
import { memoizeByObject } from '../../../values/memoize.ts';
import { figuresOf } from '../../framing/figures.ts';
import { isName, isWholeTerm } from '../../grammar/noun-phrase.ts';
import { isUnsettledLongForm } from '../../resume/acronym-meaning.ts';
import { type EditContext, wordingRule } from '../rule.ts';
import { merelyNamed } from './claimed-terms.ts';
import {
  containsWord,
  isFormOfOwnVerb,
  isOfFrame,
  isOtherForm,
  replacesLightVerb,
  saysOwnRole,
} from './words.ts';

/** V3: every name, known skill and word with a digit is in the evidence, itself or as a true alias. */
export const namesAndTerms = wordingRule(
  'V3',
  (after, context) =>
    newTerm(after, context) ??
    joinedTerm(after, context) ??
    merelyNamed(after, context) ??
    newName(after, context),
);

function newTerm(after: ReadText, context: EditContext): string | null {
  const invented = after.terms.find((term) => !isEvidenced(term, after, context));
  return invented ? `"${wordsOf(invented, after)}" is not in the evidence` : null;
}

function isEvidenced(term: ReadTerm, after: ReadText, context: EditContext): boolean {
  const { sources, edit, input } = context;
  if (hasSameWords(term, after, sources)) return true;
  const isRespelled = sources.some((source) => namesTerm(source, term));
  if (isRespelled && isGuessed(term, context)) return false;
  if (isRespelled) return context.mayRespell || kindOf(after.lexicon, term.text) === 'tool';
  const token = after.tokens[term.first];
  const lemma = token && term.count === 1 ? readVerb(token.text)?.lemma : undefined;
  if (lemma !== undefined && sources.some(({ lemmas }) => lemmas().has(lemma))) return true;
  if (namesOwnActivity(term, after, context)) return true;
  // Only a skill marked as a broader term may use a narrower one as evidence, and only at level super.
  const mayBroaden = edit.op === 'surface_skill' && edit.rule === 'broader_term' && input.level === 'super';
  return mayBroaden && sources.some(({ canonicals }) => implies(after.lexicon, canonicals, term.canonical));
}

/**
 * True if its first word is another form of one in the evidence, and each other word is there too: `Gestion des stocks`
 * for `Gérer les stocks`.
 */
function namesOwnActivity({ first, count }: ReadTerm, after: ReadText, context: EditContext): boolean {
  const words = after.tokens.slice(first, first + count);
  const [opening] = words;
  if (opening === undefined || !isOtherForm(opening, after, context)) return false;
  return words.every(
    (token) =>
      isOtherForm(token, after, context) || context.sources.some((source) => containsWord(source, token)),
  );
}

/** True for the long form of an acronym that may have another meaning in this resume. */
function isGuessed({ canonical, text }: ReadTerm, { before, sources, input }: EditContext): boolean {
  const spellings = sources
    .flatMap(({ terms }) => terms)
    .filter((own) => own.canonical === canonical && areInterchangeable(before.lexicon, own.text, text));
  return (
    spellings.length > 0 &&
    spellings.every((own) => isUnsettledLongForm(before.lexicon, text, own.text, input.model.chunks))
  );
}

/** True if a source has the term in the same words. */
function hasSameWords(term: ReadTerm, after: ReadText, sources: readonly ReadText[]): boolean {
  const words = after.tokens.slice(term.first, term.first + term.count);
  const keys = words.map(({ key }) => key);
  return sources.some((source) => {
    if (words.every((word) => hasWordInPieces(source, word))) return true;
    const isThere =
      findKeys(source.tokens, keys, 0) !== -1 || findKeys(withoutRepeats(source), keys, 0) !== -1;
    return isThere && words.every((word) => hasWord(source, word));
  });
}

/** The tokens without accidental repetitions: `the post of the the office`. */
const withoutRepeats = memoizeByObject(({ tokens }: ReadText): readonly Token[] =>
  tokens.filter(({ text }, at) => text.toLowerCase() !== tokens[at - 1]?.text.toLowerCase()),
);

/** Refuses a new spelling that becomes part of a longer noun phrase: `A/B tests add-ons`. */
function joinedTerm(after: ReadText, context: EditContext): string | null {
  const { sources } = context;
  const joined = after.terms.find(({ text, ...term }) => {
    if (isName(after.lexicon, text) || hasSameWords({ text, ...term }, after, sources)) return false;
    if (namesOwnActivity({ text, ...term }, after, context)) return false;
    return !isWholeTerm(after.text, rangeOf(after.tokens, term.first, term.count));
  });
  return joined ? `"${joined.text}" became part of something else` : null;
}

function implies(lexicon: Lexicon, canonicals: ReadonlySet<string>, broader: string): boolean {
  return [...canonicals].some((canonical) => broaderOf(lexicon, canonical).includes(broader));
}

function wordsOf({ first, count }: ReadTerm, read: ReadText): string {
  return read.tokens
    .slice(first, first + count)
    .map(({ text }) => text)
    .join(' ');
}

function newName(after: ReadText, context: EditContext): string | null {
  const figures = figuresOf(after);
  const invented = after.tokens.find((token, index) => {
    if (context.shared().has(index) || !looksLikeName(token)) return false;
    if (figures.some(({ start, end }) => token.start >= start && token.end <= end)) return false;
    if (context.sources.some((source) => containsWord(source, token)) || isOfFrame(token, context))
      return false;
    if (context.edit.op === 'surface_skill') return !isTermOf(index, after);
    if (isOtherForm(token, after, context)) return false;
    return !(opensSentence(token, after.text) && isPlainOpener(token, after, context.sources));
  });
  return invented ? `"${invented.text}" is not in the evidence` : null;
}

const capitalOrDigit = preparedPattern(String.raw`[\p{Lu}\p{N}]`);

function looksLikeName(token: Token): boolean {
  return capitalOrDigit.test(token.text);
}

/** True for tokens of known terms, which are judged as terms. */
function isTermOf(index: number, read: ReadText): boolean {
  return read.terms.some(({ first, count }) => index >= first && index < first + count);
}

function opensSentence(token: Token, text: string): boolean {
  const before = text.slice(0, token.start);
  const last = before.trimEnd();
  return before === '' || /[.!?]/.test(last.slice(-1)) || before.includes('\n', last.length);
}

const capitalized = preparedPattern(String.raw`^\p{Lu}\p{Ll}*$`);

function isPlainOpener(token: Token, after: ReadText, sources: readonly ReadText[]): boolean {
  const { text, key } = token;
  const isPlain = grammarWords.has(key) || genericWords.has(key) || readVerb(text) !== null;
  if (!capitalized.test(text)) return false;
  return (
    isPlain ||
    isFormOfOwnVerb(token, sources) ||
    replacesLightVerb(token, after, sources) ||
    saysOwnRole(token, after, sources)
  );
}
