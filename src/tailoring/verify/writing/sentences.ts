import { kindOf } from '../../../lexicon/lexicon.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import type { ReadText } from '../../../lexicon/read-text.ts';
import { isWrongPast } from '../../../lexicon/words/verb-forms.ts';
import { inflect, isPastForm, pastOf } from '../../../lexicon/words/verbs.ts';
import { isMostlyVerb } from '../../../lexicon/words/word-classes.ts';
import { opensSmall } from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { splitSentences } from '../../../text/split-sentences.ts';
import { firstWord, tokenize } from '../../../text/tokenize.ts';
import { plainly } from '../../framing/plain-words.ts';
import { markInside, verbOfActionNoun, withoutDutyFrame, withoutSubject } from '../../framing/sentences.ts';
import { pastOfThird } from '../../grammar/third-person.ts';
import { isSelfContained, possiblePresentVerb, takesOf, tenseOf } from '../../grammar/verb-tense.ts';
import { type EditContext, englishRule, type WritingRule } from '../rule.ts';

/* Rules for sentences: how they begin, the forms of their verbs, and words that they must keep. */

const openingWord = preparedPattern(String.raw`^[^\p{L}\p{N}]{0,9}([\p{L}\p{N}](?:[^\s,;:]*[\p{L}\p{N}])?)`);
/** Names keep their lowercase first letter: `iOS`, `k8s`, `pH`. */
const nameMark = preparedPattern(String.raw`[\p{Lu}\p{N}@/._]`);

/** Sentences and bullets begin with a capital letter, unless those of the base do not. */
export const capital: WritingRule = {
  id: 'capital',
  check(after, context) {
    const own = openingWordsOf(context.before);
    const opener = writtenOpenings(after, context).find(
      (word) =>
        opensSmall(word) &&
        !(nameMark.test(word) || kindOf(after.lexicon, word) === 'tool' || own.includes(word)),
    );
    return opener === undefined ? null : `a sentence starts with lowercase "${opener}"`;
  },
};

function writtenOpenings(after: ReadText, { edit, input }: EditContext): readonly string[] {
  // Skills may be lowercase if the resume lists any in lowercase.
  const isItem = edit.op === 'surface_skill' || edit.source.startsWith('skills[');
  const isSmallList = input.model.chunks.some(({ kind, text }) => kind === 'skill' && opensSmall(text));
  return isItem && isSmallList ? [] : openingWordsOf(after);
}

function openingWordsOf({ text }: ReadText): readonly string[] {
  return statementsOf(text).flatMap((statement) => openingWord.exec(statement)?.[1] ?? []);
}

/** Refuses wrong verb forms: `Troubleshooted`, `Was the contact` for `Be the contact`, `Implemented and follow`. */
export const verbForm: WritingRule = englishRule({
  id: 'verb_form',
  check: (after, context) =>
    wrongPast(after, context) ?? halfTurned(after, context) ?? verbBeforeOf(after, context),
});

function wrongPast({ tokens }: ReadText, { before, sources }: EditContext): string | null {
  const own = [before, ...sources];
  const wrong = tokens.find(({ text, key }) => isWrongPast(text) && !own.some((read) => read.keys.has(key)));
  return wrong ? `"${wrong.text}" is not a correct verb form` : null;
}

const opensBeforeOf = preparedPattern(String.raw`^(?<verb>\p{L}+)\sof\s`);

/** Refuses a verb in the place of a noun before `of`: `Negotiate of rates`. */
function verbBeforeOf({ text }: ReadText, { before, sources }: EditContext): string | null {
  const verb = statementsOf(text)
    .map((statement) => opensBeforeOf.exec(statement)?.groups?.['verb'] ?? '')
    .find(
      (word) =>
        isVerb(word.toLowerCase()) &&
        !takesOf(word) &&
        ![before, ...sources].some((own) => opensWith(own, word)),
    );
  return verb === undefined ? null : `"${verb}" needs no "of"`;
}

function isVerb(word: string): boolean {
  return word !== '' && (isPastForm(word) || isMostlyVerb(word));
}

function opensWith({ text }: ReadText, word: string): boolean {
  return statementsOf(text).some((statement) => firstWord(statement).toLowerCase() === word.toLowerCase());
}

/** Refuses the past tense for only some verbs of a sentence, or for a duty that starts with "be". */
function halfTurned(after: ReadText, { edit, before }: EditContext): string | null {
  if (edit.op !== 'rewrite' && edit.op !== 'merge') return null;
  const { lexicon } = after;
  if (tenseOf(lexicon, before.text) !== 'present' || tenseOf(lexicon, after.text) !== 'past') return null;
  if (/^be\b/i.test(before.text)) return 'a duty that starts with "be" cannot be put into the past tense';
  const verb = possiblePresentVerb(
    lexicon,
    after.text.slice(firstWord(after.text).length),
    firstWord(before.text),
  );
  return verb === null ? null : `"${verb}" is still in the present tense`;
}

/** Refuses a sentence that starts with a participle and has lost its subject: `Used during a talk`. */
export const participle: WritingRule = englishRule({
  id: 'participle',
  check(after, { edit, before, sources }) {
    if (edit.op === 'surface_skill' || edit.op === 'headline') return null;
    const own = [before, ...sources]
      .flatMap(({ text }) => statementsOf(text))
      .flatMap((statement) => [
        statement,
        plainly(statement),
        withoutI(statement),
        withoutManner(statement),
        withoutDutyFrame(withoutI(statement)),
        withoutDutyFrame(withoutI(statement)).replace(article, ''),
        ...afterLabel(statement),
      ])
      .map(compared);
    const orphan = statementsOf(after.text).find((statement) => {
      const opening = compared(statement).slice(0, comparedLength);
      // `Reported on fairs` from `Reporting on fairs` has the person as its subject.
      const verb = firstWord(statement).toLowerCase();
      const leads = own.some((each) => each.startsWith(opening) || pastOfAction(firstWord(each)) === verb);
      return !leads && !isSelfContained(statement);
    });
    return orphan === undefined ? null : `"${orphan}" has lost its subject`;
  },
});

/** The past of a verb, or of the verb of an action noun: `coordinated` for `coordination`. */
function pastOfAction(word: string): string | null {
  const named = verbOfActionNoun(word);
  return named === null ? (pastOf(word) ?? pastOfThird(word.toLowerCase())) : inflect(named, 'past');
}

const article = /^(?:an?|the) /i;
const being = /^(?:am|was|have been) /i;

/** Drops "I" and "was", which do not change the subject: `I was promoted to …`. */
function withoutI(statement: string): string {
  return withoutSubject(statement).replace(being, '');
}

const manner = preparedPattern(String.raw`^\p{Lu}\p{Ll}+ly\s(?=\p{Ll})`);

/** Drops an adverb that opens the statement: `Consistently adhered to …`. */
function withoutManner(statement: string): string {
  return statement.slice(manner.exec(statement)?.[0].length ?? 0);
}

const label = preparedPattern(String.raw`^[^.:;]{2,60}:\s(?=\S)`);

/** The text after a label, which does not depend on it: `Duties: sorting the post`. */
function afterLabel(statement: string): readonly string[] {
  const found = label.exec(statement)?.[0];
  return found === undefined ? [] : [statement.slice(found.length)];
}

function compared(statement: string): string {
  return statement.toLowerCase().replaceAll(/["“”„]/g, '');
}

/** Characters that identify a statement of the base, whose end may be reworded. */
const comparedLength = 12;

/** Words for quantity or selection, without which a phrase has another meaning. */
const limitingWords = wordList('writing', 'limiting_word');

/** Refuses to drop a limiting word: `buildings of various types` is not `buildings of types`. */
export const limitingWord: WritingRule = englishRule({
  id: 'limiting_word',
  check(after, { edit, before }) {
    if (edit.op !== 'rewrite' && edit.op !== 'alias' && edit.op !== 'merge') return null;
    const kept = limitingWordsIn(after.text);
    const lost = [...limitingWordsIn(plainly(before.text))].find(
      ([word, count]) => (kept.get(word) ?? 0) < count,
    );
    return lost ? `"${lost[0]}" was removed` : null;
  },
});

function limitingWordsIn(whole: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of tokenize(whole)) {
    const word = text.toLowerCase();
    if (limitingWords.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** The sentences of each line, as written. A mark of a bullet ends one, a semicolon does not. */
export function statementsOf(text: string): readonly string[] {
  const lines = text.split('\n').flatMap((line) => line.split(markInside.regExp));
  return lines.flatMap((line) =>
    splitSentences(line)
      .filter(({ start }) => !endsOpen(line, start))
      .map(({ start, end }) => line.slice(start, end)),
  );
}

function endsOpen(line: string, start: number): boolean {
  let index = start - 1;
  while (index >= 0 && /\s/.test(line.charAt(index))) index -= 1;
  return line.charAt(index) === ';' || line.charAt(index) === '；';
}
