import { hasWord, hasWordInPieces, lemmasOf, type ReadText, readText } from '../../../lexicon/read-text.ts';
import { genericWords, grammarWords } from '../../../lexicon/words/generic-words.ts';
import { lemmaOfPresent, regularVerb } from '../../../lexicon/words/verb-forms.ts';
import { inflect, lemmaOfVerb, pastOf, pastOfBase, readVerb } from '../../../lexicon/words/verbs.ts';
import { isMostlyVerb } from '../../../lexicon/words/word-classes.ts';
import { type Token, tokenize } from '../../../text/tokenize.ts';
import { chargeIn } from '../../framing/charges.ts';
import { figuresOf, tokenFrom, yearsFrameOf } from '../../framing/figures.ts';
import { frequencyOf, plainly } from '../../framing/plain-words.ts';
import {
  actionOfPair,
  closestSentence,
  placeRunIn,
  sentencesOf,
  verbOfActionNoun,
  withoutSubject,
} from '../../framing/sentences.ts';
import { formsOfThird } from '../../grammar/third-person.ts';
import { isActivityOfOwnVerb, isInflected } from '../derivation/activity-nouns.ts';
import { endOfUse, servesAs } from '../derivation/light-verbs.ts';
import { isPerforming, opensWithWork } from '../derivation/named-work.ts';
import { actsAs, endOfAgent, opensWithRole } from '../derivation/roles.ts';
import { unitsOf } from '../derivation/units.ts';
import { type EditContext, wordingRule } from '../rule.ts';

/* Rules that the words of a new text come from its evidence: each word (V5), and most content words (V13). */

/** V5: every word is in the evidence, an alias or form of a word there, a function word, or a generic word. */
export const newWords = wordingRule('V5', (after, context) => {
  if (context.edit.op === 'surface_skill') return null;
  const stray = strayWord(after, context);
  return stray ? `"${stray.text}" is not in the evidence` : null;
});

function strayWord(after: ReadText, context: EditContext): Token | undefined {
  const figures = figuresOf(after);
  const free = context.language === 'en' || context.edit.op === 'headline';
  return after.tokens.find((token, index) => {
    if (context.shared().has(index) || context.sources.some((source) => containsWord(source, token)))
      return false;
    if (figures.some(({ start, end }) => token.start >= start && token.end <= end)) return false;
    if (!free) return !(isOfFrame(token, context) || isOtherForm(token, after, context));
    if (grammarWords.has(token.key) || grammarWords.has(token.text.toLowerCase())) return false;
    return !(genericWords.has(token.key) || isKnownVerb(token, after, context));
  });
}

/** True for another form of what the line says, in languages without a table of all verbs. */
export function isOtherForm(
  token: Token,
  after: ReadText,
  { edit, sources, language }: EditContext,
): boolean {
  if (edit.op !== 'rewrite') return false;
  return isActivityOfOwnVerb(token, after, sources, language) || isInflected(token, sources, language);
}

/** True if the source has the word in the same form, or written in two pieces. */
export function containsWord(source: ReadText, token: Token): boolean {
  return hasWord(source, token) || hasWordInPieces(source, token);
}

/** True for words around the years of experience, which are judged as a number: `mit 6 Jahren Berufserfahrung`. */
export function isOfFrame({ text }: Token, { edit, language }: EditContext): boolean {
  return edit.op === 'summary' && yearsFrameOf(language)?.words.has(text.toLowerCase()) === true;
}

function isKnownVerb(token: Token, after: ReadText, { sources }: EditContext): boolean {
  if (isFormOfOwnVerb(token, sources) || continuesWithVerb(token, after, sources)) return true;
  if (isPlainWord(token, sources) || replacesLightVerb(token, after, sources)) return true;
  if (saysOwnRole(token, after, sources) || describesWithVerb(token, after, sources)) return true;
  if (!readVerb(token.text)) return false;
  return runsPlace(token, after, sources) || managesThing(token, after, sources);
}

/** True for the plain word for a wordy phrase of the evidence: `before` for `prior to`. */
function isPlainWord({ key }: Token, sources: readonly ReadText[]): boolean {
  return sources.some(({ text }) => {
    const plain = plainly(text);
    return plain !== text && tokenize(plain).some((own) => own.key === key);
  });
}

/**
 * True for a form of a verb in the evidence: `Ensured` for `ensuring`, `Migrated` for `migration`. A word that may also
 * be a noun counts only where a text opens with it: `Seasoned` for `Season the sauces`, not for "high season".
 */
export function isFormOfOwnVerb(token: Token, sources: readonly ReadText[]): boolean {
  if (lemmasOf(token).some((lemma) => sources.some(({ lemmas }) => lemmas().has(lemma)))) return true;
  const own = token.text.toLowerCase();
  if (sources.some(({ tokens }) => tokens.some(({ text }) => isVerbOfNoun(own, text)))) return true;
  if (sources.some(({ tokens }) => tokens.some((_, at) => isFormOfPair(own, tokens, at)))) return true;
  // A word in -s is a verb where the line opens with one, too, or behind `and` after a verb in the base form.
  if (
    sources.some(({ tokens }) =>
      tokens.some(
        ({ text }, at) => (isThird(tokens[0]) || isLaterVerb(tokens, at)) && formsOfThird(text).includes(own),
      ),
    )
  )
    return true;
  return sources.some(({ tokens }) =>
    [
      ...openingVerbs(tokens),
      ...infinitives(tokens),
      ...tokens.map(({ text }) => text).filter(isVerbAnywhere),
    ].some((verb) => pastOf(verb) === own || (verb.endsWith('ing') && regularVerb(verb)?.lemma === own)),
  );
}

/**
 * True if `covering shifts` replaces a second verb of the sentence: `Lead a team and cover shifts`, `scripts that cover
 * shifts`. The next word must be the same, because the base may be a noun: `shops and market halls`.
 */
function continuesWithVerb({ text, end }: Token, after: ReadText, sources: readonly ReadText[]): boolean {
  if (!text.endsWith('ing')) return false;
  const lemma = lemmaOfVerb(text);
  const next = after.tokens[tokenFrom(after.tokens, end)];
  if (lemma === null || next === undefined) return false;
  return sources.some(({ tokens }) =>
    tokens.some(
      (token, at) =>
        tokens[at + 1]?.key === next.key && isLaterVerb(tokens, at) && lemmaOfPresent(token.text) === lemma,
    ),
  );
}

/** True for `that aggregates` in the place of `aggregating`. */
function describesWithVerb({ text, start }: Token, after: ReadText, sources: readonly ReadText[]): boolean {
  const before = after.tokens[tokenFrom(after.tokens, start) - 1]?.text;
  const lemma = before === 'that' || before === 'which' ? lemmaOfPresent(text.toLowerCase()) : null;
  if (lemma === null) return false;
  return sources.some(({ tokens }) =>
    tokens.some((own) => own.text.endsWith('ing') && regularVerb(own.text)?.lemma === lemma),
  );
}

/** True where a present verb continues the opening one or follows a relative pronoun. */
function isLaterVerb(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text;
  if (before === 'that' || before === 'which' || before === 'who') return true;
  return (before === 'and' || before === 'or') && pastOfBase(tokens[0]?.text ?? '') !== null;
}

function isThird(token: Token | undefined): boolean {
  return token !== undefined && formsOfThird(token.text).length > 0;
}

/** True for a form of the verb of an action noun: `registered` for `registration`. */
function isVerbOfNoun(word: string, noun: string): boolean {
  const verb = verbOfActionNoun(noun);
  return verb !== null && [verb, inflect(verb, 'past'), inflect(verb, 'gerund')].includes(word);
}

/** True for `inspected` from `site inspections`, and for `regularly` from `regular inspections`. */
function isFormOfPair(word: string, tokens: readonly Token[], at: number): boolean {
  const [first = '', second = ''] = tokens.slice(at, at + 2).map(({ text }) => text.toLowerCase());
  const action = actionOfPair(first, second);
  return frequencyOf(first) === word || (action !== null && isVerbOfNoun(word, action));
}

/** True for words that are verbs wherever they occur: `pay`, `proofreading`. */
function isVerbAnywhere(word: string): boolean {
  return isMostlyVerb(word) || word.endsWith('ing');
}

/** The base forms of verbs that a text opens with: `Weigh, mix, fill` in `Weigh, mix and fill sauces`. */
function openingVerbs(tokens: readonly Token[]): readonly string[] {
  const words = tokens
    .map(({ text }) => text.toLowerCase())
    .filter((word) => word !== 'and' && word !== 'or');
  const end = words.findIndex((word) => pastOfBase(word) === null);
  return end === -1 ? words : words.slice(0, end);
}

/** The base forms of verbs after `to`: `open, lock` in `Responsible to open and lock the shop`. */
function infinitives(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap(({ text }, at) =>
    text === 'to' ? openingVerbs(tokens.slice(at + 1, at + maxRow)) : [],
  );
}

/** In words: a longer row of verbs is not looked at, so that a long text takes linear time. */
const maxRow = 9;

/** True if the verb names what a light verb did with its object: `Did newsletters` may become `Sent newsletters`. */
export function replacesLightVerb(token: Token, after: ReadText, sources: readonly ReadText[]): boolean {
  const sentence = sentencesOf(after.text).find((candidate) => candidate.startsWith(token.text));
  if (sentence === undefined) return false;
  const own = unitsOf(readText(after.lexicon, withoutSubject(closestSentence(sentence, sources))));
  const said = unitsOf(readText(after.lexicon, sentence));
  return endOfUse(own, 0, said[0]) !== null || servesAs(own, 0, said, 0);
}

/** True for `Served` in `Served as lead developer`, `Won` for `Winner` and `Performed` before work, if a line opens so. */
export function saysOwnRole(token: Token, after: ReadText, sources: readonly ReadText[]): boolean {
  const sentence = sentencesOf(after.text).find((candidate) => candidate.startsWith(token.text));
  if (sentence === undefined) return false;
  const own = unitsOf(readText(after.lexicon, withoutSubject(closestSentence(sentence, sources))));
  const said = unitsOf(readText(after.lexicon, sentence));
  if (endOfAgent(own, 0, said[0]?.text ?? '') !== null || actsAs(own, 0, said, 0)) return true;
  if (isPerforming(said[0]) && opensWithWork(own, 0)) return true;
  return said[0]?.text === 'served' && said[1]?.text === 'as' && opensWithRole(own, 0);
}

/** True if "ran" replaces being responsible for a place or shift, but not for a budget. */
function runsPlace({ text }: Token, after: ReadText, sources: readonly ReadText[]): boolean {
  if (readVerb(text)?.lemma !== 'run') return false;
  const sentence = sentencesOf(after.text).find((candidate) => candidate.startsWith(text)) ?? '';
  const found = placeRunIn(closestSentence(sentence, sources));
  return found !== null && sentence.startsWith(`${text} ${found.place}${found.rest}`);
}

/** Letters that identify a thing, whose end may be respelled. */
const comparedLength = 16;

/** True if "managed", "handled" or "provided" replaces being responsible for a thing, and the thing is the same. */
function managesThing({ text }: Token, after: ReadText, sources: readonly ReadText[]): boolean {
  const lemma = readVerb(text)?.lemma;
  if (lemma === undefined) return false;
  const sentence = sentencesOf(after.text).find((candidate) => candidate.startsWith(text)) ?? '';
  const charge = chargeIn(withoutSubject(closestSentence(sentence, sources)));
  // A further action has another form: `payroll and keeping the books`.
  const [named = ''] = charge?.thing.slice(0, comparedLength).split(/,|\sand\s/, 1) ?? [];
  return charge?.verb === lemma && sentence.startsWith(`${text} ${named}`);
}

const minShare = 0.6;

/** V13: most content words come from the evidence. */
export const grounding = wordingRule('V13', (after, context) => {
  const { edit, sources, shared } = context;
  if (edit.op === 'surface_skill') return null;
  const content = after.tokens
    .map((token, index) => ({ token, index }))
    .filter(({ token }) => isContentWord(token));
  const grounded = content.filter(
    ({ token, index }) =>
      shared().has(index) ||
      sources.some((source) => source.keys.has(token.key) || hasWordInPieces(source, token)) ||
      isFormOfOwnVerb(token, sources) ||
      managesThing(token, after, sources) ||
      replacesLightVerb(token, after, sources) ||
      saysOwnRole(token, after, sources) ||
      describesWithVerb(token, after, sources) ||
      isOtherForm(token, after, context),
  );
  const share = content.length === 0 ? 0 : grounded.length / content.length;
  return share >= minShare ? null : `only ${Math.round(share * 100)}% of the words come from the evidence`;
});

/** True for content words. Numbers are judged by V2. */
function isContentWord({ key }: Token): boolean {
  return !(grammarWords.has(key) || genericWords.has(key) || /^[\d.,]+$/.test(key));
}
