import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { prepositions } from '../../../lexicon/words/function-words.ts';
import { readVerb } from '../../../lexicon/words/verbs.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../text/tokenize.ts';
import { isLikelyGerund, mayStayPresent, tenseOf } from '../../grammar/verb-tense.ts';
import type { PlanInput } from '../plan-input.ts';
import { opensInIng, opensWithFiniteVerb } from './line-style.ts';
import { isOver, type MayChange, type Pattern, type Situation, withChange } from './pattern.ts';
import { isForeignFirstPerson, withoutHe, withoutIch, withoutJe } from './patterns/foreign-first-person.ts';
import { gerundLine, isListOfOneThing } from './patterns/gerund-line.ts';
import { lacksArticle } from './patterns/missing-article.ts';
import { withoutThirdPerson } from './patterns/third-person.ts';
import { isFirstPerson, withoutI } from './patterns/without-i.ts';

/* What may change in each line of a job, so that its lines agree afterwards. */

/**
 * What may change in each line, if the lines would be reworded so.
 * @param best the situation in which most changes
 */
export function mayChangeIn(own: readonly string[], texts: readonly string[], best: Situation): MayChange {
  const { lexicon } = best;
  const isDone = isOver(best);
  // `Analyzed data` beside `Manage the ward` reads worse than either alone, as do half of the -ing lines.
  const staysPresent = isDone && texts.some((text) => tenseOf(lexicon, text) === 'present');
  const isInDoubt = staysPresent || areHalfTurned(own, texts, best);
  const isHeld = isDone ? !canBePast(lexicon, own, texts) : isInDoubt;
  return {
    tense: isHeld ? 'none' : best.mayChange.tense,
    gerunds: !isInDoubt,
    thirds: !own.some((text) => keepsThird(text, best)),
    firstPerson: best.mayChange.firstPerson,
    articles: !texts.some(lacksArticle),
  };
}

/** True if some -ing lines change and others stay: `Managed …` beside `Managing …`; not if they were mixed before. */
function areHalfTurned(own: readonly string[], texts: readonly string[], best: Situation): boolean {
  const inIng = (all: readonly string[]) => all.filter((text) => isLedByGerund(text, best)).length;
  const [before, after] = [inIng(own), inIng(texts)];
  const verbs = own.filter((text) => opensWithFiniteVerb(best.lexicon, text)).length;
  const isLessMixed = verbs > before / 2 && after <= maxGerundsLeft * before;
  return after !== 0 && after !== before && !isLessMixed;
}

/** True if the lines of a job that is over agree in the past, or at least more than before. */
function canBePast(lexicon: Lexicon, own: readonly string[], texts: readonly string[]): boolean {
  const areTurned = texts.every((text) => isPastOrNone(lexicon, text)) && areAllTurned(lexicon, own, texts);
  return (areTurned || isLessMixedInTense(lexicon, own, texts)) && !isWorkAmongNouns(lexicon, own);
}

/** Maximum share of -ing lines that may stay in a job that also has lines with verbs. */
const maxGerundsLeft = 1 / 3;

const opensWithWork = preparedPattern(String.raw`^Work\s`, 'i');

/** True if `Work` opens the only lines with a possible verb, so that it is a noun like theirs: `Work in the field of glass`. */
function isWorkAmongNouns(lexicon: Lexicon, texts: readonly string[]): boolean {
  const others = texts.filter((text) => !opensWithWork.test(text));
  return (
    others.length > 0 &&
    others.length < texts.length &&
    !others.some((each) => mayOpenWithVerb(lexicon, each))
  );
}

function mayOpenWithVerb(lexicon: Lexicon, text: string): boolean {
  return (
    tenseOf(lexicon, text) !== 'none' ||
    opensInIng.test(text) ||
    isFirstPerson(text) ||
    mayStayPresent(lexicon, text)
  );
}

/** True for a line in the third person that would stay so in a current job. */
function keepsThird(text: string, best: Situation): boolean {
  const isThird =
    readVerb(firstWord(text))?.forms.includes('third') === true && tenseOf(best.lexicon, text) === 'present';
  return isThird && withoutThirdPerson.apply(text, best) === null;
}

/** Maximum share of lines that may keep their `I` while the others lose it: `I love the work`. */
const maxShareWithI = 1 / 3;

export function canDropI(texts: readonly string[], situation: Situation, { model }: PlanInput): boolean {
  const { language } = model;
  // Outside English a line changes its form without it, so that all of them do or none.
  if (language === 'de' || language === 'fr' || language === 'es')
    return !texts.some((text) => keepsForeignI(text, foreignVoices[language], situation));
  const stay = texts.filter((text) => isFirstPerson(text) && withoutI.apply(text, situation) === null).length;
  return stay <= maxShareWithI * texts.length;
}

const foreignVoices = { de: withoutIch, fr: withoutJe, es: withoutHe } as const;

function keepsForeignI(text: string, without: Pattern, situation: Situation): boolean {
  return (
    isForeignFirstPerson(text) && without.apply(text, withChange(situation, { firstPerson: true })) === null
  );
}

/** True for a job that mixed past and present before, if fewer lines disagree with the others afterwards. */
function isLessMixedInTense(lexicon: Lexicon, own: readonly string[], texts: readonly string[]): boolean {
  const inPast = own.filter((text) => tenseOf(lexicon, text) === 'past').length;
  const left = texts.filter(
    (text) => !isPastOrNone(lexicon, text) || text.split('\n').some((each) => mayStayPresent(lexicon, each)),
  ).length;
  const had = own.filter((text) => !isPastOrNone(lexicon, text)).length;
  return inPast > 0 && left < had && left <= Math.min(inPast, had - left);
}

/** False if a line is put into the past while another may still be in the present. */
function areAllTurned(lexicon: Lexicon, own: readonly string[], texts: readonly string[]): boolean {
  const isAnyTurned = texts.some(
    (text, at) =>
      tenseOf(lexicon, text) === 'past' && ['present', 'unknown'].includes(tenseOf(lexicon, own[at] ?? '')),
  );
  return !(
    isAnyTurned && texts.some((text) => text.split('\n').some((each) => mayStayPresent(lexicon, each)))
  );
}

export function isPastOrNone(lexicon: Lexicon, text: string): boolean {
  return text.split('\n').every((line) => ['past', 'none'].includes(tenseOf(lexicon, line)));
}

/** Verbs without an object, whose -ing forms are hardly ever nouns: `Participating in raising money`. */
const intransitiveVerbs = wordList('tailoring', 'intransitive_verb');
const opensPhrase = preparedPattern(() => String.raw`^\s(?!of\s)(?:${prepositions('en')})\s`, 'u');
const leadingWord = preparedPattern(String.raw`^(?:\p{L}{2,30}ly\s)?(\p{L}{1,30})(.*)$`, 'su');

/** True for `Managing the ward`, also after an adverb; not for the noun in `Training materials`. */
export function isLedByGerund(text: string, situation: Situation): boolean {
  if (gerundLine.apply(text, situation) !== null) return true;
  if (isListOfOneThing(text)) return false;
  const [, word = '', rest = ''] = leadingWord.exec(text) ?? [];
  const verb = readVerb(word);
  if (verb?.forms.includes('gerund') !== true) return false;
  return isLikelyGerund(verb.lemma, rest) || (intransitiveVerbs.has(verb.lemma) && opensPhrase.test(rest));
}
