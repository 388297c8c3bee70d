import { phrases } from '../../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { prepositions } from '../../../../lexicon/words/function-words.ts';
import { grammarWords } from '../../../../lexicon/words/generic-words.ts';
import { regularVerb } from '../../../../lexicon/words/verb-forms.ts';
import { inflect, isPastForm, readVerb, spelledLike } from '../../../../lexicon/words/verbs.ts';
import { canBeNoun, canBeVerb, hasWordClass, readWord } from '../../../../lexicon/words/word-classes.ts';
import type { Language } from '../../../../text/language.ts';
import { type PreparedPattern, preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { splitSentences } from '../../../../text/split-sentences.ts';
import { lazy } from '../../../../values/memoize.ts';
import { readFrame } from '../../../framing/sentences.ts';
import { namesPerson, openingPhrase } from '../../../grammar/noun-phrase.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { isOver, mayEvenTense, over, type Pattern, present, type Situation, withChange } from '../pattern.ts';
import { withoutWas } from './without-was.ts';

/** `I trained six bakers` becomes `Trained six bakers`, because the name above makes clear who it was. */
export const withoutI: Pattern = {
  rule: 'without_i',
  why: 'voice',
  languages: ['en'],
  from: 'good',
  apply(text, situation) {
    const label = labelBefore.exec(text)?.[0] ?? '';
    const body = text.slice(label.length);
    if (!situation.mayChange.firstPerson || !opensWithI.test(body) || readFrame(label) !== null) return null;
    let [written, last] = [label, 0];
    for (const { start, end } of splitSentences(body)) {
      const sentence = body.slice(start, end);
      const better = isFirstPerson(sentence) ? sentenceWithoutI(sentence, situation) : sentence;
      // A mix of sentences with and without the first person reads worse.
      if (better === null) return null;
      written += body.slice(last, start) + better;
      last = end;
    }
    return written + body.slice(last);
  },
  examples: [
    ['I trained six bakers', 'Trained six bakers'],
    ['I also wrote the rota for 12 people', 'Wrote the rota for 12 people'],
    ['I quickly learned the till system', 'Quickly learned the till system'],
    ['I co-lead the work on two ovens', 'Co-lead the work on two ovens', present],
    ['I trained six bakers and I wrote the rota', 'Trained six bakers and wrote the rota'],
    ['I traveled to six bakeries', 'Traveled to six bakeries'],
    ['I trained six bakers. I also wrote the rota.', 'Trained six bakers. Wrote the rota.'],
    ['Head baker: I trained six bakers', 'Head baker: Trained six bakers'],
    ['As head baker, I trained six bakers', 'As head baker, trained six bakers'],
    ['I used a scale to weigh the dough', 'Used a scale to weigh the dough'],
    ['I have written six guides for bakers', 'Wrote six guides for bakers'],
    ['I am responsible for the ovens', 'Responsible for the ovens', present],
    ['I was responsible for the ovens', 'Responsible for the ovens', present],
    ['I am a part of the night shift', 'Part of the night shift', present],
    ['I was part of the night shift', 'Part of the night shift'],
    ['I was part of the night shift', 'Was part of the night shift', present],
    ['I am involved in planning the night shift', 'Involved in planning the night shift', present],
    ['I am currently planning the night shift', 'Currently planning the night shift', present],
    ['I was the head baker of two shops', 'Head baker of two shops'],
    ['I was the only baker of two shops', 'The only baker of two shops'],
    ['I also was helping the head baker with the rota', 'Helped the head baker with the rota'],
    ['Currently I am baking rolls for two shops', 'Currently baking rolls for two shops', present],
    ['I also do the accounts of two shops', 'Do the accounts of two shops', present],
    ['I always kept the ovens clean', 'Always kept the ovens clean'],
    ['I was promoted to head baker', 'Promoted to head baker'],
    ['I had a stand at the fair of 2012', 'Had a stand at the fair of 2012'],
    ['I had a stand that was selling rolls', 'Had a stand that was selling rolls'],
  ],
  leaves: [
    ['being something else is not an action', 'I am happy with the research group'],
    ['a second first person would be left', 'I trained six bakers, so we sold more bread'],
    [
      'a second first person in a later sentence would be left',
      'I trained six bakers. At night I kept the oven warm.',
    ],
    ['other lines of the job keep theirs', 'I trained six bakers', withChange(over, { firstPerson: false })],
    ['wishes stay', 'I love the work at the oven'],
    ['a habit stays', 'I used to weigh the dough'],
    ['the perfect with "since" has no other form', 'I have worked at the oven since 2012', present],
    ['not doing something needs the person', 'I did not sell rye'],
    ['an order is none that was had', 'I had to weigh the dough'],
    ['a duty is no label', 'Responsible for two ovens: I trained six bakers'],
    ['a Roman numeral is not a person', 'Baking I and Baking II'],
    ['a sentence with two verbs stays as it is', 'I had a stand was selling rolls in two towns'],
  ],
};

/** A label (`Head baker: I trained …`); a longer one may be part of the sentence. */
const labelBefore = preparedPattern(
  String.raw`^\p{L}[\p{L}\p{N}'’&/-]*(?: [\p{L}\p{N}'’&/-]+){0,4}:\s(?=(?:As|I)(?:\s|['’]))`,
);
const opening = preparedPattern(
  String.raw`^(?<role>As\s[^,.;:]{2,60},\s|Currently,?\s)?I(?<be>['’]m)?(?<have>['’]ve)?\s(?:(?:also|then)\s)?(?<statement>\S.*)$`,
  'su',
);
const opensWithI = preparedPattern(
  String.raw`^(?:As\s[^,.;:]{2,60},\s|Currently,?\s)?I(?:['’](?:m|ve))?\s\p{Ll}`,
);
const subject = preparedPattern(String.raw`(?<!\p{L})(?:I(?=\s\p{Ll}|['’]\p{Ll})|[Ww]e)(?!\p{L})`);

/** True for a text with the subject `I` or `we`; `my` alone does not count. */
export function isFirstPerson(text: string): boolean {
  return subject.test(text);
}

function sentenceWithoutI(sentence: string, situation: Situation): string | null {
  const { role = '', be, have, statement = '' } = opening.exec(sentence)?.groups ?? {};
  if (statement === '') return null;
  const whole = (be ? 'am ' : '') + (have ? 'have ' : '') + statement;
  if (hasSecondVerb.test(whole.split(joint.regExp, 1)[0] ?? '')) return null;
  const told = withoutBeing(whole, situation) ?? withoutHaving(whole) ?? asAction(whole);
  const better = told === null ? null : withoutSecondI(told);
  if (better === null || isFirstPerson(better)) return null;
  return role === '' ? capitalized(better) : role + better;
}

const joint = preparedPattern(
  String.raw`[,;:]|\s(?:and|or|but|that|which|who|where|when|while|as|if|because)\s`,
);
/** Two verbs without a word that joins them, which is no sentence without its `I` either: `had a job was working`. */
const hasSecondVerb = preparedPattern(
  String.raw`^\p{L}+\s.*\s(?:am|is|are|was|were)\s\p{L}+ing(?!\p{L})`,
  'su',
);

const being = preparedPattern(String.raw`^(?<be>am|was|have\sbeen)\s(?:also\s)?(?<what>\S.*)$`, 'su');
const progressive = preparedPattern(String.raw`^(?:\p{L}+ly\s)?(?<verb>\p{L}+ing)\s\p{L}`);
const received = lazy(() =>
  preparedPattern(
    String.raw`^(?:\p{L}+ly\s)?(?:${wordList('writing', 'received_action').alternatives('en')})\s\p{L}`,
  ),
);
const state = lazy(() =>
  preparedPattern(
    String.raw`^(?:a\s(?=part\sof))?(?<state>(?:\p{L}+ly\s)?(?:${wordList('writing', 'state_of_person').alternatives('en')})\s.*)$`,
    'su',
  ),
);
const role = preparedPattern(
  String.raw`^(?:an?\s|the\s(?!(?:first|last|one|only|sole|most|\p{L}+est)\s))?(?<role>\S.*)$`,
  'su',
);

/** Drops `am` or `was`, because the heading shows person and time: `am part of the shift`, `was promoted to baker`. */
function withoutBeing(statement: string, situation: Situation): string | null {
  const { be = '', what = '' } = being.exec(statement)?.groups ?? {};
  if (what === '') return null;
  if (be !== 'am' && received().test(what)) return what;
  if (be === 'was' && isOver(situation) && isGerund(progressive.exec(what)?.groups?.['verb'] ?? '')) {
    const told = withoutWas.apply(`Was ${what}`, { ...over, lexicon: situation.lexicon });
    return told === null ? null : told.charAt(0).toLowerCase() + told.slice(1);
  }
  if (be === 'am' && isGerund(progressive.exec(what)?.groups?.['verb'] ?? '')) return what;
  const short =
    state().exec(what)?.groups?.['state'] ??
    (namesRole(what) ? role.exec(what)?.groups?.['role'] : undefined);
  if (short === undefined) return null;
  // `Was responsible for` says no more than `Responsible for`.
  const saysWhen = be !== 'was' || mayEvenTense(situation) || short.startsWith('responsible for ');
  return saysWhen ? short : `was ${what}`;
}

const article = preparedPattern(String.raw`^(?:an?|the)(?=\s)`);
const clause = /\s(?:that|when|where|which|who|whose)\s/;

/** True for a role with its article: `a baker of two shops`, `an apprentice baker`. */
function namesRole(what: string): boolean {
  const rest = what.slice(article.exec(what)?.[0].length ?? what.length);
  const [phrase = ''] = openingPhrase(rest).split(clause, 1);
  return phrase
    .split(/\s+/)
    .some((word) => namesPerson(word) || wordList('writing', 'person_noun').has(word.toLowerCase()));
}

function isGerund(word: string): boolean {
  return readVerb(word)?.forms.includes('gerund') === true || readWord(word).form === 'ing';
}

const perfect = preparedPattern(
  String.raw`^have\s(?:also\s)?(?<manner>(?:\p{L}+ly\s)?)(?<verb>\p{L}+)(?<rest>\s\S.*)$`,
  'su',
);
/** Words with which the perfect describes something that lasts, so that the past would be wrong. */
const lasting = preparedPattern(
  String.raw`(?<!\p{L})(?:since|always|ever|never|yet|already|so\sfar|until|for\s(?:(?:the|over|more|past|last|about|nearly|almost|than|a|many|several)\s){0,3}\S+\s(?:years?|months?|decades?))(?!\p{L})`,
  'iu',
);

/** Changes the perfect into the past: `have written six guides` becomes `wrote six guides`. */
export function withoutHaving(statement: string): string | null {
  const { manner = '', verb = '', rest = '' } = perfect.exec(statement)?.groups ?? {};
  const past = pastOfParticiple(verb);
  return past === null || lasting.test(statement) ? null : manner + past + rest;
}

function pastOfParticiple(word: string): string | null {
  const verb = readVerb(word);
  if (verb === null) return regularVerb(word)?.past === word ? word : null;
  return verb.forms.includes('past') && !boundToPerson.has(verb.lemma) && verb.lemma !== 'be'
    ? spelledLike(word, inflect(verb.lemma, 'past'))
    : null;
}

const simple = preparedPattern(
  String.raw`^(?:(?:\p{L}+ly|always|often|sometimes)\s)?(?:co-)?(?<verb>\p{L}+)\s(?<rest>\S.*)$`,
  'su',
);
/** Verbs that need the person who says them. */
const boundToPerson = wordList('writing', 'bound_to_person');
/** Continuations that make an auxiliary a full verb: `had a stand`, `did the accounts`; not `used to weigh`, `had worked`. */
const fullVerbs: ReadonlyMap<string, PreparedPattern> = new Map([
  ['used', preparedPattern(String.raw`^(?!to\s)`)],
  [
    'had',
    preparedPattern(
      String.raw`^(?:an?|the|two|three|several)\s(?!(?:chance|honou?r|opportunity|pleasure|privilege)\s)`,
    ),
  ],
  ['did', preparedPattern(String.raw`^(?!(?:it|not|so|that|this|well)(?!\p{L}))`, 'u')],
  ['do', preparedPattern(String.raw`^(?!(?:it|not|so|that|this|well)(?!\p{L}))`, 'u')],
  ['got', preparedPattern(String.raw`^(?!to\s)`)],
]);

/** The statement itself if it opens with an action: `trained six bakers`. */
function asAction(statement: string): string | null {
  const { verb = '', rest = '' } = simple.exec(statement)?.groups ?? {};
  return isActionWithoutI(verb, rest) ? statement : null;
}

function isActionWithoutI(verb: string, rest: string): boolean {
  const asVerb = fullVerbs.get(verb);
  return asVerb ? asVerb.test(rest) : !boundToPerson.has(verb) && isVerb(verb);
}

function isVerb(word: string): boolean {
  return isPastForm(word) || readVerb(word) !== null || canBeVerb(word) || readWord(word).form === 'ed';
}

const secondI = preparedPattern(
  String.raw`(?<joint>,?\s(?:and|but)\s)I\s(?:also\s)?(?=(?<verb>\p{Ll}+)\s(?<rest>[\p{Ll}\d]{1,20}\s))`,
  'gu',
);
/** Words that open a clause, perhaps about another person: `while Ann sold bread and I baked`. */
const opensClause = preparedPattern(
  String.raw`(?<!\p{L})(?:as|because|he|if|it|she|so|that|they|when|where|which|while|who)(?!\p{L})`,
  'iu',
);

/** Drops a second `I`: `trained six bakers and I wrote the rota`. */
function withoutSecondI(told: string): string | null {
  return told.replace(
    secondI.regExp,
    (found: string, joint: string, verb: string, rest: string, at: number) =>
      isActionWithoutI(verb, rest) && !opensClause.test(told.slice(0, at)) ? joint : found,
  );
}

/** `Published my work` becomes `Published the work`, and `our office` `the office`, for listed things whose owner is clear. */
export const withoutMy: Pattern = {
  rule: 'without_my',
  why: 'owner',
  languages: ['en'],
  from: 'good',
  apply(text) {
    if (isFirstPerson(text)) return null;
    const better = text.replace(owned().regExp, (found: string, thing: string, at: number) => {
      const behind = text.slice(at + found.length);
      const isClear = !found.startsWith('our') || workplace.test(thing);
      return isClear && isWhole(behind) && !isNamedTwice(thing, text) ? `the ${thing}` : found;
    });
    // With another "my" left, the line would be half in the first person.
    return better === text || namesOwner(better) ? null : better;
  },
  examples: [
    ['Published my work in two journals', 'Published the work in two journals'],
    ['Tried the forms among my research group', 'Tried the forms among the research group'],
    ['Kept the stock of my new store in order', 'Kept the stock of the new store in order'],
    ['Sorted the post of all shifts in our department', 'Sorted the post of all shifts in the department'],
  ],
  leaves: [
    ['“own” needs the owner', 'Sold bread under my own name'],
    ['which of several is meant', 'Led my first team'],
    ['the most of its own only', 'Kept order in my most difficult class'],
    ['half of another thing', 'Kept my team calendar in order'],
    ['another “my” would be left', 'Ended my first year as the best baker of my team'],
    ['two of a kind are kept apart', 'Joined the team of the mill with my team'],
    ['beside I it is one voice', 'In winter I trained my team'],
    ['a thing further back is not owned', 'Paid my way through the work of two summers'],
    ['the reader asks whose it is', 'Sold our products at two fairs'],
    ['clients of the firm are not just any', 'Wrote letters to our clients'],
    ['an ability is no thing', 'Trained my skills at the oven'],
  ],
};

const ownerWord = preparedPattern(String.raw`(?<!\p{L})(?:[Mm]y|[Oo]ur)(?!\p{L})`);

/** True for a text with `my` or `our`. */
export function namesOwner(text: string): boolean {
  return ownerWord.test(text);
}

/** Places of the job, whose owner its heading names. */
const workplace = /(?:department|office|shop|store|unit)$/;

/** Adjectives that select one of several things, or need the owner. */
const selectingAdjectives = 'own|most|best|first|last|former|previous|old|next|second|other';
const owned = lazy(() =>
  preparedPattern(
    String.raw`(?<![\p{L}'’])(?:my|our)\s(?<thing>(?:(?!(?:${selectingAdjectives}|and|or|${prepositions('en')})\s)[\p{L}\p{N}-]+\s){0,2}(?:${wordList('writing', 'owned_thing').alternatives('en')}))(?![\p{L}\p{N}-])`,
    'gu',
  ),
);
const nextWord = preparedPattern(String.raw`^\s(?<word>[\p{L}\p{N}]+)`);

/** True unless a noun follows and makes another thing: `my team calendar`. */
function isWhole(behind: string): boolean {
  const next = nextWord.exec(behind)?.groups?.['word']?.toLowerCase() ?? '';
  if (next === '' || grammarWords.has(next)) return true;
  return hasWordClass(next) && !canBeNoun(next);
}

function isNamedTwice(thing: string, text: string): boolean {
  const noun = thing.split(' ').at(-1) ?? '';
  return text.split(noun).length > 2;
}

/** English words of the first person. */
export const firstPerson = preparedPattern(
  String.raw`(?<!\p{L})(?:I|I['’]\p{L}+|[Mm]e|[Mm]y|[Ww]e|[Oo]ur)(?!\p{L})`,
);

const firstPersonByLanguage: Readonly<Record<Language, PreparedPattern>> = {
  en: firstPerson,
  de: preparedPattern(
    () => String.raw`(?<!\p{L})(?:${phrases('writing', 'own_voice', 'de')})(?!\p{L})`,
    'iu',
  ),
  fr: preparedPattern(
    () => String.raw`(?<!\p{L})(?:${phrases('writing', 'own_voice', 'fr')})(?!\p{L})`,
    'iu',
  ),
  // The list includes verb endings: `busco`, `trabajé`, `soy`.
  es: preparedPattern(
    () => String.raw`(?<!\p{L})(?:${phrases('writing', 'own_voice', 'es')})(?!\p{L})`,
    'iu',
  ),
  zh: preparedPattern(() => phrases('writing', 'own_voice', 'zh')),
};

export function firstPersonIn(language: Language | null): PreparedPattern {
  return language === null ? firstPerson : firstPersonByLanguage[language];
}
