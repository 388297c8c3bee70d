import { kindOf } from '../../../lexicon/lexicon.ts';
import { phrases } from '../../../lexicon/phrase-lists.ts';
import { titleKey } from '../../../lexicon/title-keys.ts';
import { wordList } from '../../../lexicon/word-lists.ts';
import type { TokenRange } from '../../../text/find-form.ts';
import { preparedPattern } from '../../../text/prepared-pattern.ts';
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
 * What no bullet names and the person says of themselves all the same: by the title of related work, or in their own
 * summary. The subject of a degree is none. Null for what no table knows as a skill.
 */
export function claimedTerm(row: RequirementEvidence, input: Claim): ShownTerm | null {
  const asked = row.requirement.class;
  if (asked !== 'must' && asked !== 'responsibility') return null;
  const claims = row.evidence.filter((each) => isClaim(each, asked === 'must', input));
  return shownTerm(row.requirement, claims, input);
}

function isClaim({ kind, path, quote, implied }: FoundEvidence, isMust: boolean, input: Claim): boolean {
  const chunk = input.model.chunks.find((each) => each.path === path);
  const start = chunk?.text.indexOf(quote) ?? -1;
  if (!chunk || implied || start === -1) return false;
  const range = { start, end: start + quote.length };
  if (!isSkill(quote) && !(isMust && kind === 'job_title' && opensTitle(chunk, range))) return false;
  switch (kind) {
    case 'job_title':
      return isRelated(input.factors.relevance.get(chunk.entry ?? '')) && saysWhatIsDone(chunk.text, range);
    case 'headline':
      return isRelated(input.factors.headline) && saysWhatIsDone(chunk.text, range);
    case 'summary':
      return isMust && worksInField(input) && saysHowLong(chunk.text, range) && showsUse(chunk.text, range);
    default:
      return false;
  }
}

/** `SOC Analyst`: known to no table, but the first that the title says of the work. */
function opensTitle({ text }: Chunk, { start, end }: TokenRange): boolean {
  return start === 0 && end < text.length && kindOf(text.slice(start, end)) === null;
}

/** What follows it names the person: what is named only after a place says nothing, `Medical ICU`. */
function saysWhatIsDone(title: string, range: TokenRange): boolean {
  const name = title.slice(range.start, range.end);
  return titleImplies(title, range) && showsUse(name, { start: 0, end: name.length });
}

function isSkill(quote: string): boolean {
  const kind = kindOf(quote);
  return kind === 'tool' || kind === 'method' || kind === 'domain';
}

const years = preparedPattern(
  String.raw`(?<!\p{L})(?:years?|yrs?|jahren?|ans|années?|años?)(?!\p{L})|年`,
  'iu',
);
/** Who sells or learns for years has not worked with what is sold or learned. */
const otherwise = preparedPattern(
  () =>
    String.raw`(?<!\p{L})(?:${phrases('tailoring', 'sells_or_learns', 'en', 'de', 'fr', 'es')})(?!\p{L})|${phrases('tailoring', 'sells_or_learns', 'zh')}`,
  'iu',
);

/** `Eight years with Linux`: where else a summary names a skill, it may be what somebody likes, sells or hopes for. */
function saysHowLong(text: string, { start }: TokenRange): boolean {
  const said = sentenceAt(text, start);
  return years.test(said) && !otherwise.test(said);
}

function worksInField({ factors }: Claim): boolean {
  return [...factors.relevance.values()].some(isRelated);
}

/** The same in Chinese, and who only learns it. */
const chineseAgentNounsForOthers = preparedPattern(
  () => `${phrases('tailoring', 'learner_in_title', 'zh')}|${phrases('tailoring', 'title_for_others', 'zh')}`,
);

/** What somebody is, after what they do: the end of the word shows it in most titles. */
const roleEnding = preparedPattern(
  () => `(?:${phrases('tailoring', 'role_ending', 'en', 'de', 'fr', 'es')})$`,
  'i',
);
const roleWords = wordList('tailoring', 'role_word');
const roleInHan = preparedPattern(
  () =>
    String.raw`^(?:高级|资深|初级|中级)?(?:[\p{Script=Han}]?(?:${phrases('tailoring', 'role_ending', 'zh')})|工程师|架构师)`,
);

/** Where a title goes over from one thing to the next: `Financial Analyst II, FP&A`. */
const parting = preparedPattern(String.raw`[,;:|/•·()（）、]|\s[-–—]\s`);

/**
 * Whether a title says that its holder does what is at `range`: `AML Analyst`, `Oficial de mantenimiento`,
 * `前端开发工程师`. A `Software Sales Manager` sells it, an `IT Recruiter` finds people for it.
 */
export function titleImplies(title: string, { start, end }: TokenRange): boolean {
  const around = `${title.slice(0, start)} ${title.slice(end)}`;
  if (chineseAgentNounsForOthers.test(around) || tokenize(around).some(isForOthers)) return false;
  const behind = title.slice(end);
  const rest = behind.slice(0, parting.exec(behind)?.index ?? behind.length).replace(/^-/, ' ');
  return roleInHan.test(rest) || tokenize(rest).every(isRoleWord);
}

function isForOthers({ text, key }: Token): boolean {
  return agentNounsForOthers().has(text.toLowerCase()) || learnerWords().has(titleKey(key));
}

/** `Mechatroniker Montage und Inbetriebnahme`: after `and` the next thing is named. */
const joins: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e', '&', 'm', 'w', 'd', 'f', 'h']);

function isRoleWord({ text }: Token, index: number, all: readonly Token[]): boolean {
  const join = all.findIndex((token) => joins.has(token.text.toLowerCase()));
  if (join !== -1 && index >= join) return true;
  const word = text.toLowerCase();
  return roleWords.has(word) || /^\p{N}+$/u.test(word) || (word.length > 3 && roleEnding.test(word));
}
