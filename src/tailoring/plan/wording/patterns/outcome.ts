import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { inflect, isPastForm, readVerb, spelledLike } from '../../../../lexicon/words/verbs.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { lazy } from '../../../../values/memoize.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { hasSecondVerb, isOwnAction, meansOf } from '../own-action.ts';
import type { Pattern, Situation } from '../pattern.ts';

/* Results of an action: put first, or joined to the action. */

const outcomePart = preparedPattern(
  String.raw`^\s+(?:(?<link>which|thereby|thus)\s+)?(?<verb>\p{L}+)\s+(?<written>\S[^;:]*)$`,
);
/** Verbs that name a result; `…, used by 60 shops` does not. */
const outcomeVerbs = wordList('writing', 'outcome_verb');

/** `Migrated X to Y, reducing Z from 40 to 6` becomes `Reduced Z from 40 to 6 by migrating X to Y`. */
export const outcomeFirst: Pattern = {
  rule: 'outcome_first',
  why: 'resultFirst',
  languages: ['en'],
  from: 'good',
  apply(text, situation) {
    const cut = text.lastIndexOf(', ');
    const [before, behind] = [text.slice(0, cut), text.slice(cut + 1)];
    const outcome =
      cut === -1 ? null : (outcomeOfNoun(behind, situation) ?? outcomeOfVerb(behind, situation));
    const means = outcome && meansOf(before);
    return outcome && means ? `${capitalized(outcome.result)} by ${means}${outcome.stop}` : null;
  },
  examples: [
    [
      'Wrote a small Bash script to image machines, which saved the team roughly 6 hours a week',
      'Saved the team roughly 6 hours a week by writing a small Bash script to image machines',
    ],
    [
      'Moved the archive online, cutting search time by 30%.',
      'Cut search time by 30% by moving the archive online.',
    ],
    [
      'Built an index that removed two steps, reducing search time by 30%',
      'Reduced search time by 30% by building an index that removed two steps',
    ],
    [
      'Planned and moved the archive, cutting search time by 30%',
      'Cut search time by 30% by planning and moving the archive',
    ],
    [
      'Wrote the forms of two wards, saving 12,000 sheets a year',
      'Saved 12,000 sheets a year by writing the forms of two wards',
    ],
    [
      'Moved the archive online, resulting in a 30% reduction in search time',
      'Reduced search time by 30% by moving the archive online',
    ],
    [
      'Wrote the forms in Go, Rust and Python, which led to a 12% increase in orders.',
      'Increased orders by 12% by writing the forms in Go, Rust and Python.',
    ],
  ],
  leaves: [
    [
      'a second action among the commas',
      'Moved the archive, labeled the shelves and boxes, cutting search time by 30%',
    ],
    ['the changed thing is not named', 'Moved the archive online, resulting in a 30% reduction'],
    ['no number, no outcome first', 'Moved the archive online, cutting search time'],
    ['"them" would stand before what it names', 'Led the effort to fix returns, reducing them by 30%'],
    ['"their" would come before the word it refers to', 'Trained the staff, raising their output by 30%'],
    [
      '"the same" would come before the word it refers to',
      'Moved the archive, saving the same store 12 hours a week',
    ],
    ['a loss is no result of the action', 'Cut staff, reducing costs by 12% but losing two clients'],
    ['a contrast is no result of the action', 'Cut staff, reducing costs by 12% although sales rose'],
    [
      'a second verb that keeps its tense',
      'Moved the archive and wrote its index, cutting search time by 30%',
    ],
    ['a helper stays a helper', 'Helped move the archive, cutting search time by 30%'],
    ['a seller did not cause what the thing does', 'Sold a heat pump, which cut energy use by 20%'],
    ['an action of Bob is no means', 'Moved the archive that Bob filled, cutting search time by 30%'],
    [
      'a clause without "that" may be about others too',
      'Moved the archive she filled, cutting search time by 30%',
    ],
    ['"only" would limit the means', 'Moved the archive, cutting search time by 30% only'],
    ['a means of its own is enough', 'Tuned the model, achieving 81% accuracy through longer training'],
    ['two means in a row are not understood', 'Improved the forms through tests, reducing errors by 30%'],
    ['the thing must come before its share', 'Redrew the site, improving by 35% its visits'],
    ['two facts side by side are no cause', 'Rewrote the import; errors fell by 30%'],
    [
      'being there is not causing it',
      'Volunteered on a team that moved the archive, cutting search time by 30%',
    ],
    ['witnessing something does not cause it', 'Witnessed the merger of two shops, cutting overtime by 32%'],
    ['inheriting something does not cause it', 'Inherited a shop with a cafe, increasing sales by 36%'],
    ['requesting something does not cause it', 'Requested a new scanner, reducing queues by 20%'],
    ['the team moved the archive', 'Led a team that moved the archive, cutting search time by 30%'],
    [
      'building a team does not show who moved the archive',
      'Built a team that moved the archive, cutting search time by 30%',
    ],
    [
      'a second sentence has nothing to do with it',
      'Moved the archive online, cutting search time by 30%. Trained two clerks',
    ],
  ],
};

interface Outcome {
  readonly result: string;
  readonly stop: string;
}

/** A result in a verb: `cutting search time by 30%`. */
function outcomeOfVerb(behind: string, situation: Situation): Outcome | null {
  const { link, verb = '', written = '' } = outcomePart.exec(behind)?.groups ?? {};
  if (!/\d/.test(written) || sentenceEnd.test(written)) return null;
  const stop = written.endsWith('.') ? '.' : '';
  const outcome = written.slice(0, written.length - stop.length).trim();
  const result = resultVerb(verb, link === 'which' ? 'past' : 'gerund', situation);
  return !result || hasSecondVerb(outcome) || unclear.test(outcome)
    ? null
    : { result: `${result} ${outcome}`, stop };
}

const verbOfChange: ReadonlyMap<string, string> = new Map([
  ['boost', 'boosted'],
  ['cut', 'cut'],
  ['decrease', 'decreased'],
  ['improvement', 'improved'],
  ['increase', 'increased'],
  ['reduction', 'reduced'],
]);
const namedPart = preparedPattern(
  String.raw`^\s+(?:resulting\sin|leading\sto|which\s(?:led\sto|resulted\sin))\s(?:an?\s)?(?<share>(?:(?:about|almost|around|approximately|nearly|over|roughly)\s)?\d[\d.,]*\s?%)\s(?<noun>\p{L}+)\s(?:in|of)\s(?<thing>\S[^,;:.]*?)(?<stop>\.?)$`,
  'u',
);

/** A result in a noun: `resulting in a 30% reduction in search time`. */
function outcomeOfNoun(behind: string, { style: { tense } }: Situation): Outcome | null {
  const { share = '', noun = '', thing = '', stop = '' } = namedPart.exec(behind)?.groups ?? {};
  const verb = verbOfChange.get(noun);
  if (verb === undefined || tense !== 'past' || hasSecondVerb(thing) || unclear.test(thing)) return null;
  return { result: `${verb} ${thing} by ${share}`, stop };
}

/**
 * Wording that would be unclear at the front: a limit or means of the result, its share before the thing, a reference
 * to earlier words, and a clause that would seem to be about the action.
 */
const unclear = preparedPattern(
  String.raw`\bonly\b|^by\b|\b(?:through|via|using|thanks)\b|\b(?:its?|them|they|their|this|that|these|those|such|same|latter)\b|\b(?:but|although|though|while|whereas|despite|even|and \p{L}+ing)\b`,
);
/** The end of a sentence; the one after it is about something else. */
const sentenceEnd = /[.!?]\s/;

function resultVerb(word: string, form: 'gerund' | 'past', { style: { tense } }: Situation): string | null {
  const verb = readVerb(word);
  if (!verb || !outcomeVerbs.has(verb.lemma) || !verb.forms.includes(form) || tense !== 'past') return null;
  return spelledLike(word, inflect(verb.lemma, 'past'));
}

/** `Moved the archive online, this cut costs` becomes `…, which cut costs`: a comma cannot join sentences. */
export const commaSplice: Pattern = {
  rule: 'comma_splice',
  why: 'resultJoined',
  languages: ['en'],
  from: 'good',
  apply(text) {
    const {
      action = '',
      verb = '',
      rest = '',
    } = (spliced.exec(text) ?? ownSentence().exec(text))?.groups ?? {};
    if (!isPastForm(verb) || another.test(rest) || !isOwnAction(action)) return null;
    return `${action}, which ${verb}${rest}`;
  },
  examples: [
    [
      'Moved the archive online, this allowed the wards to find charts at night',
      'Moved the archive online, which allowed the wards to find charts at night',
    ],
    [
      'Wrote a library of forms, this reduced typing errors.',
      'Wrote a library of forms, which reduced typing errors.',
    ],
    [
      'Moved the archive online. This cut search time by 30%.',
      'Moved the archive online, which cut search time by 30%.',
    ],
    [
      'Introduced labels for all pallets and set up the shelves, boxes and bins, this cut search time',
      'Introduced labels for all pallets and set up the shelves, boxes and bins, which cut search time',
    ],
  ],
  leaves: [
    [
      'the second action belongs to the team',
      'Moved the shelves and joined a team that sold bins, this cut costs',
    ],
    ['a noun after it makes it another thing', 'Cleaned the store, this time with two helpers'],
    ['a second one would be left', 'Moved the archive, this cut search time, this pleased the wards'],
    ['it may be what others did', 'Joined a team that moved the archive, this reduced costs by 30%'],
    ['others made the thing', 'Sold a heat pump, this cut energy use by 20%'],
    ['a sentence without a result stays', 'Moved the archive online. This took two weeks'],
    ['a third sentence may go on', 'Moved the archive online. This cut search time. Sold it'],
  ],
};

const spliced = preparedPattern(
  String.raw`^(?<action>\p{Lu}[^;:.]{8,300}?),\s(?:and\s)?this\s(?<verb>\p{Ll}+)(?<rest>\s\S.*)$`,
  'su',
);
/** A result in a sentence of its own: `This cut search time`. */
const ownSentence = lazy(() =>
  preparedPattern(
    String.raw`^(?<action>\p{Lu}[^;:.]{8,300})\.\s(?:This|It)\s(?<verb>${pastResults()})(?<rest>\s[^.;:]*\.?)$`,
    'su',
  ),
);

function pastResults(): string {
  return outcomeVerbs
    .words()
    .map((verb) => inflect(verb, 'past'))
    .join('|');
}

const another = preparedPattern(String.raw`,\s(?:this|it|which)\s`);
