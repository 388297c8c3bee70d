import { kindOf, type Lexicon } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { wordList } from '../../../lexicon/packed/word-lists.ts';
import { titleKey } from '../../../lexicon/titles/title-keys.ts';
import type { TokenRange } from '../../../text/find-form.ts';
import { isDigits } from '../../../text/letters.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { sentenceAt } from '../../../text/split-sentences.ts';
import { type Token, tokenize } from '../../../text/tokenize.ts';
import { showsUse } from '../../framing/term-use.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import type { FoundEvidence, RequirementEvidence } from '../../score/evidence/find-evidence.ts';
import { isRelated } from '../../score/role/role-factors.ts';
import { agentNounsForOthers, learnerWords } from '../../score/role/title-words.ts';
import type { PlanInput } from '../plan-input.ts';
import { type ShownTerm, shownTerm } from './shown-term.ts';

type Claim = Pick<PlanInput, 'model' | 'terms' | 'wanted' | 'factors' | 'asOf'>;

/**
 * A skill that no bullet shows but the person claims, in the title of related work, the headline or the summary. The
 * subject of a degree is not a claim.
 */
export function claimedTerm(row: RequirementEvidence, input: Claim): ShownTerm | null {
  const asked = row.requirement.class;
  if (asked !== 'must' && asked !== 'responsibility') return null;
  const claims = row.evidence.filter((each) => isClaim(each, asked === 'must', input));
  return shownTerm(row.requirement, claims, input);
}

function isClaim({ kind, path, quote, implied }: FoundEvidence, isMust: boolean, input: Claim): boolean {
  const { lexicon } = input.model;
  const chunk = input.model.chunks.find((each) => each.path === path);
  const start = chunk?.text.indexOf(quote) ?? -1;
  if (!chunk || implied || start === -1) return false;
  const range = { start, end: start + quote.length };
  if (!isSkill(lexicon, quote) && !(isMust && kind === 'job_title' && opensTitle(chunk, range))) return false;
  switch (kind) {
    case 'job_title':
      return (
        isRelated(input.factors.relevance.get(chunk.entry ?? '')) &&
        saysWhatIsDone(lexicon, chunk.text, range)
      );
    case 'headline':
      return isRelated(input.factors.headline) && saysWhatIsDone(lexicon, chunk.text, range);
    case 'summary':
      return (
        isMust &&
        worksInField(input) &&
        statesYears(chunk.text, range) &&
        showsUse(lexicon, chunk.text, range)
      );
    default:
      return false;
  }
}

/** True for a term that the lexicon does not know but a longer title begins with: `SOC` in `SOC Analyst`. */
function opensTitle({ lexicon, text }: Chunk, { start, end }: TokenRange): boolean {
  return start === 0 && end < text.length && kindOf(lexicon, text.slice(start, end)) === null;
}

/** True if the title says that the person does what is at `range`, and not only where: `Medical ICU`. */
function saysWhatIsDone(lexicon: Lexicon, title: string, range: TokenRange): boolean {
  const name = title.slice(range.start, range.end);
  return titleImplies(title, range) && showsUse(lexicon, name, { start: 0, end: name.length });
}

function isSkill(lexicon: Lexicon, quote: string): boolean {
  const kind = kindOf(lexicon, quote);
  return kind === 'tool' || kind === 'method' || kind === 'domain';
}

const years = preparedPattern(
  String.raw`(?<!\p{L})(?:years?|yrs?|jahren?|ans|années?|años?)(?!\p{L})|年`,
  'iu',
);
/** Years of selling or learning a skill are not years of work with it. */
const sellsOrLearns = preparedPattern(
  () =>
    String.raw`(?<!\p{L})(?:${phrases('tailoring', 'sells_or_learns', 'en', 'de', 'fr', 'es')})(?!\p{L})|${phrases('tailoring', 'sells_or_learns', 'zh')}`,
  'iu',
);

/** True for `Eight years with Linux`; without years, a summary may name a skill that is liked, sold or hoped for. */
function statesYears(text: string, { start }: TokenRange): boolean {
  const said = sentenceAt(text, start);
  return years.test(said) && !sellsOrLearns.test(said);
}

function worksInField({ factors }: Claim): boolean {
  return [...factors.relevance.values()].some(isRelated);
}

/** Chinese title words of learners, and of people who sell, buy or staff what others do. */
const chineseAgentNounsForOthers = preparedPattern(
  () => `${phrases('tailoring', 'learner_in_title', 'zh')}|${phrases('tailoring', 'title_for_others', 'zh')}`,
);

/** Endings of most role names: `analyst`, `ingeniero`. */
const roleEnding = preparedPattern(
  () => `(?:${phrases('tailoring', 'role_ending', 'en', 'de', 'fr', 'es')})$`,
  'i',
);
const roleWords = wordList('tailoring', 'role_word');
const roleInHan = preparedPattern(
  () =>
    String.raw`^(?:高级|资深|初级|中级)?(?:[\p{Script=Han}]?(?:${phrases('tailoring', 'role_ending', 'zh')})|工程师|架构师)`,
);

/** Separates the parts of a title: `Financial Analyst II, FP&A`. */
const titleSeparator = preparedPattern(String.raw`[,;:|/•·()（）、]|\s[-–—]\s`);

/**
 * True if a title says that its holder does what is at `range`: `AML Analyst`, `Oficial de mantenimiento`,
 * `前端开发工程师`. Not for a `Software Sales Manager`, who sells it, or an `IT Recruiter`, who finds people for it.
 */
export function titleImplies(title: string, { start, end }: TokenRange): boolean {
  const around = `${title.slice(0, start)} ${title.slice(end)}`;
  if (chineseAgentNounsForOthers.test(around) || tokenize(around).some(isForOthers)) return false;
  const behind = title.slice(end);
  const rest = behind.slice(0, titleSeparator.exec(behind)?.index ?? behind.length).replace(/^-/, ' ');
  return roleInHan.test(rest) || tokenize(rest).every(isRoleWord);
}

function isForOthers({ text, key }: Token): boolean {
  return agentNounsForOthers().has(text.toLowerCase()) || learnerWords().has(titleKey(key));
}

/** After these a title names something else (`Montage und Inbetriebnahme`) or genders (`m/w/d`). */
const otherJoints: ReadonlySet<string> = new Set(['&', 'm', 'w', 'd', 'f', 'h']);

function joins(word: string): boolean {
  return wordList('language', 'and').has(word) || otherJoints.has(word);
}

function isRoleWord({ text }: Token, index: number, all: readonly Token[]): boolean {
  const join = all.findIndex(({ text: each }) => joins(each.toLowerCase()));
  if (join !== -1 && index >= join) return true;
  const word = text.toLowerCase();
  return roleWords.has(word) || isDigits(word) || (word.length > 3 && roleEnding.test(word));
}
