import { degreePosition, opensWithDegree } from '../../lexicon/degree-words.ts';
import { kindOf, type Lexicon } from '../../lexicon/lexicon.ts';
import { packedTitles } from '../../lexicon/packed/packed-lexicon.ts';
import { titlesAt } from '../../lexicon/packed/title-index.ts';
import { wordList } from '../../lexicon/packed/word-lists.ts';
import { titleKeys } from '../../lexicon/titles/title-keys.ts';
import { grammarWords } from '../../lexicon/words/generic-words.ts';
import type { QuestionMessages } from '../../messages/tailoring/messages.ts';
import type { AskedRequirement } from '../../posting/posting.ts';
import { hasIdeograph } from '../../text/letters.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';
import { parseActivities } from '../score/evidence/activity/parse-activity.ts';

/* What a question asks about: what a person did needs an example, what they hold or studied only an entry. */

/** A requirement that an answer can show. */
export type AnswerableRequirement = AskedRequirement & {
  readonly kind: Exclude<AskedRequirement['kind'], 'soft'>;
};

/** The questions that ask about a requirement by itself. */
export type QuestionKind = Exclude<keyof QuestionMessages, 'near' | 'onlyNamed' | 'shown' | 'typicalTask'>;

/** Tools are used, methods practiced, tasks done, and fields worked in; credentials, degrees and titles are held. */
export function questionKind(
  lexicon: Lexicon,
  requirement: AnswerableRequirement,
  posting: string,
): QuestionKind {
  const { kind, term } = requirement;
  if (kind === 'language' || kind === 'licence') return kind;
  if (namesDegree(lexicon, term)) return 'degree';
  if (isStudied(lexicon, requirement, posting)) return 'study';
  if (kind === 'certificate') return kind;
  if (namesCredential(lexicon, term, licenseNouns)) return 'licence';
  if (namesCredential(lexicon, term, certificateNouns)) return 'certificate';
  switch (kindOf(lexicon, term)) {
    case 'method':
      return 'method';
    case 'domain':
      return 'domain';
    case null:
      if (isTitle(term)) return 'title';
      return parseActivities(term).length > 0 ? 'task' : 'unknown';
    default:
      return 'tool';
  }
}

const degreeNoun = preparedPattern(
  String.raw`(?<!\p{L})(?:degree|abschluss|diplom|diplôme|título|grado)(?!\p{L})`,
  'iu',
);
const beforeSubject = preparedPattern(String.raw`^\s*\S{1,30}\s(?:in|of|en|de|del|im|für|for)\s`, 'iu');

/** True for `Master's degree` and `MS in Computer Science`, but not for `Master Tax`. */
function namesDegree(lexicon: Lexicon, term: string): boolean {
  if (kindOf(lexicon, term) !== null || !opensWithDegree(term)) return false;
  return tokenize(term).length === 1 || beforeSubject.test(term) || degreeNoun.test(term);
}

/** In UTF-16 units; the longest list of subjects after a degree. */
const maxBefore = 160;
const border = preparedPattern(String.raw`[\n;•·*。；]|[.!?:]\s(?=\p{Lu})`, 'gu');
const ofWork = preparedPattern(
  String.raw`\d|\b(?:experience[ds]?|years?|skills?|knowledge|interest|erfahrung\p{L}*|jahre\p{L}*|kenntnis\p{L}*|expérience|connaissances?|ans|experiencia|años|conocimientos?)(?!\p{L})|经验|工作|年|能力`,
  'iu',
);
const subjectInChinese = preparedPattern(String.raw`^[\p{Script=Han}、，]{0,30}专业`);

/** True for a subject of a degree that the posting asks for: "Bachelor's degree in Chemistry or a related field". */
function isStudied(
  lexicon: Lexicon,
  { kind, term, source: { start, end } }: AskedRequirement,
  posting: string,
): boolean {
  const known = kindOf(lexicon, term);
  const maySubject = known === null || known === 'method' || known === 'domain';
  if ((kind !== 'skill' && kind !== 'certificate') || !maySubject || ofWork.test(term)) return false;
  const line = posting.slice(Math.max(0, start - maxBefore), start);
  const begins = [...line.matchAll(border.regExp)].at(-1);
  const before = begins ? line.slice(begins.index + begins[0].length) : line;
  const degree = degreePosition(before);
  if (degree === -1 || ofWork.test(before.slice(degree))) return false;
  return !hasIdeograph(term) || subjectInChinese.test(posting.slice(end, end + maxBefore));
}

const licenseNouns = wordList('tailoring', 'license_noun');
const certificateNouns = wordList('tailoring', 'certificate_noun');
/** Nouns of the lists that also name an activity or a thing. */
const alsoActivities: ReadonlySet<string> = new Set(['registration', 'clearance', 'award', 'ticket', 'card']);

/** True for a name that ends in the noun, `Texas RN license`, or in French and Spanish begins with it. */
function namesCredential(lexicon: Lexicon, term: string, nouns: Pick<ReadonlySet<string>, 'has'>): boolean {
  const words = tokenize(term);
  if (kindOf(lexicon, term) !== null || words.length < 2) return false;
  const isNoun = (key = ''): boolean => nouns.has(key) && !alsoActivities.has(key);
  return isNoun(words.at(-1)?.key) || (isNoun(words[0]?.key) && grammarWords.has(words[1]?.key ?? ''));
}

const chineseTitle = /(?:师|员|经理|主管|助理|总监|顾问|專員|師|員|經理|總監|顧問)$/u;
const inPlural = preparedPattern(String.raw`\p{Ll}s$`);

/** True for a whole job title: `Executive Assistant`. In the plural, it names other people. */
function isTitle(term: string): boolean {
  if (inPlural.test(term) || (hasIdeograph(term) && !chineseTitle.test(term))) return false;
  const keys = titleKeys(term);
  return titlesAt(packedTitles(), keys[0] ?? '').some((title) => title.keys.join(' ') === keys.join(' '));
}
