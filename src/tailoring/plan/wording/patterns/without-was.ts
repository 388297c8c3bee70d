import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { grammarWords } from '../../../../lexicon/words/generic-words.ts';
import { inflect, lemmaOfVerb, readVerb, spelledLike } from '../../../../lexicon/words/verbs.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../../text/tokenize.ts';
import { lazy } from '../../../../values/memoize.ts';
import { capitalized, uncapitalized } from '../../../grammar/spelling.ts';
import { isSentence } from '../own-action.ts';
import { goesOn, isOver, over, type Pattern, present, type Situation } from '../pattern.ts';
import { gerundLine } from './gerund-line.ts';

/* Lines that open with a form of `be` without a subject. */

const received = lazy(() =>
  preparedPattern(
    String.raw`^Was\s(?<rest>(?:(?:also|later)\s)?(?:${wordList('writing', 'received_action').alternatives('en')}|trained\s(?:as|in|on))\s\p{L}.*)$`,
    'su',
  ),
);
const progressive = preparedPattern(
  String.raw`^(?:W(?:as|ere)\s(?<past>(?:(?:also|then)\s)?\p{Ll}+ing\s.*)|(?:Am|Is|Are)\s(?<today>(?:(?:also|currently)\s)?\p{Ll}+ing\s.*))$`,
  'su',
);
const otherTime = preparedPattern(String.raw`\b(?:when|while|until)\b|[.;]\s`, 'u');
const lead = preparedPattern(String.raw`^(?:also|currently|then)\s`);

/** `Was keeping the books` becomes `Kept the books`, and `Was promoted to head baker` `Promoted to head baker`. */
export const withoutWas: Pattern = {
  rule: 'without_was',
  why: 'verb',
  languages: ['en'],
  from: 'good',
  apply(text, situation) {
    const got = received().exec(text)?.groups?.['rest'];
    if (got !== undefined) return capitalized(got);
    const { past, today } = progressive.exec(text)?.groups ?? {};
    const told = past ?? today ?? '';
    if (told === '' || otherTime.test(told)) return null;
    const tense = past === undefined ? 'base' : 'past';
    if ((tense === 'past') !== isOver(situation)) return null;
    // The word after `was` is a verb, even if it is mostly a noun elsewhere.
    const asList: Situation = {
      lexicon: situation.lexicon,
      dates: situation.dates,
      style: { ...over.style, tense, opens: 'gerunds' },
      mayChange: { ...over.mayChange, tense: situation.mayChange.tense },
    };
    return gerundLine.apply(capitalized(told.replace(lead.regExp, '')), asList);
  },
  examples: [
    ['Was keeping the books of two shops', 'Kept the books of two shops'],
    ['Was also helping the baker and cleaning the ovens', 'Helped the baker and cleaned the ovens'],
    ['Was promoted to head baker', 'Promoted to head baker'],
    ['Was trained as first aider of two shops', 'Trained as first aider of two shops'],
    ['Am keeping the books of two shops', 'Keep the books of two shops', present],
  ],
  leaves: [
    ['being something is no action', 'Was the head baker of two shops'],
    ['a limit stays', 'Was part of the team that baked rye'],
    ['the line is about a single moment', 'Was cleaning the ovens when the mill was sold'],
    ['it may have ended', 'Was keeping the books of two shops', present],
    ['an adjective is no action', 'Was outstanding in two shops'],
  ],
};

const doneByMe = preparedPattern(
  String.raw`^(?<object>[^,.;:]{3,80}?)\s(?<be>is|are|was|were)\s(?<participle>\p{Ll}+)\sby\sme(?<rest>(?:\s[^;:]*)?[.]?)$`,
  'u',
);

/** `The register was updated by me every week` becomes `Updated the register every week`. */
export const withoutPassive: Pattern = {
  rule: 'without_passive',
  why: 'verb',
  languages: ['en'],
  from: 'good',
  apply(text, situation) {
    const { object = '', be = '', participle = '', rest = '' } = doneByMe.exec(text)?.groups ?? {};
    const lemma = participle === '' ? null : lemmaOfVerb(participle);
    const isToday = be === 'is' || be === 'are';
    if (
      lemma === null ||
      !isParticiple(participle) ||
      (isToday && !goesOn(situation)) ||
      isSentence(` ${object}`)
    )
      return null;
    const verb = spelledLike(participle, inflect(lemma, isToday ? 'base' : 'past'));
    const opening = firstWord(object);
    const isPlain = grammarWords.has(opening.toLowerCase()) || /^\p{Lu}\p{Ll}+s$/u.test(opening);
    return isPlain ? `${capitalized(verb)} ${uncapitalized(object)}${rest}` : null;
  },
  examples: [
    ['The rota was updated by me every week', 'Updated the rota every week'],
    ['Letters to guests were written by me', 'Wrote letters to guests'],
    ['The tills are counted by me at night.', 'Count the tills at night.', present],
  ],
  leaves: [
    ['without "by me", others may have done it', 'The rota was updated every week'],
    ['me and others did it', 'The rota was updated by me, the baker and the mill'],
    ['the time is in doubt', 'The tills are counted by me at night'],
    ['a name keeps its capital', 'Kiel was visited by me every week'],
  ],
};

function isParticiple(word: string): boolean {
  const verb = readVerb(word);
  return verb === null ? word.endsWith('ed') : verb.forms.includes('past');
}
