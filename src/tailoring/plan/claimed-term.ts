import { kindOf } from '../../lexicon/lexicon.ts';
import type { TokenRange } from '../../text/find-form.ts';
import { preparedPattern } from '../../text/prepared-pattern.ts';
import { splitSentences } from '../../text/split-sentences.ts';
import { showsUse } from '../framing/term-use.ts';
import type { Chunk, ChunkKind, ResumeModel } from '../resume/resume-model.ts';
import type { FoundEvidence, RequirementEvidence } from '../score/evidence/find-evidence.ts';
import { isRelated } from '../score/role/role-factors.ts';
import type { PlanInput } from './plan-input.ts';
import { type ShownTerm, shownTerm } from './shown-term.ts';
import { titleTells } from './title-tells.ts';

type Claim = Pick<PlanInput, 'model' | 'terms' | 'wanted' | 'factors' | 'asOf'>;

const claiming: ReadonlySet<ChunkKind> = new Set(['job_title', 'headline', 'summary', 'education']);

/**
 * What no bullet names and the person says of themselves all the same: by the title of related work, in their own
 * summary, or as the subject of a degree that they work in. Null for what no table knows as a skill.
 */
export function claimedTerm(row: RequirementEvidence, input: Claim): ShownTerm | null {
  const asked = row.requirement.class;
  if (asked !== 'must' && asked !== 'responsibility') return null;
  const evidence = row.evidence.filter((each) => isClaim(each, asked === 'must', input));
  return evidence.length === 0 ? null : shownTerm({ ...row, evidence }, claiming, input);
}

function isClaim({ kind, path, quote, implied }: FoundEvidence, isMust: boolean, input: Claim): boolean {
  const chunk = input.model.chunks.find((each) => each.path === path);
  const start = chunk?.text.indexOf(quote) ?? -1;
  if (!chunk || implied || start === -1) return false;
  const range = { start, end: start + quote.length };
  if (!isSkill(quote) && !(isMust && kind === 'job_title' && opensTitle(chunk, range))) return false;
  switch (kind) {
    case 'job_title':
      return isRelated(input.factors.relevance.get(chunk.entry ?? '')) && tells(chunk.text, range);
    case 'headline':
      return isRelated(input.factors.headline) && tells(chunk.text, range);
    case 'summary':
      return isMust && worksInField(input) && saysHowLong(chunk.text, range) && showsUse(chunk.text, range);
    case 'education':
      return isMust && worksInField(input) && isSubject(chunk, range) && isOver(chunk.entry, input);
    default:
      return false;
  }
}

/** `SOC Analyst`: known to no table, but the first that the title says of the work. */
function opensTitle({ text }: Chunk, { start, end }: TokenRange): boolean {
  return start === 0 && end < text.length && kindOf(text.slice(start, end)) === null;
}

/** What stands behind it names the person: only what is called after a place by itself tells nothing, `Medical ICU`. */
function tells(title: string, range: TokenRange): boolean {
  const name = title.slice(range.start, range.end);
  return titleTells(title, range) && showsUse(name, { start: 0, end: name.length });
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
  String.raw`(?<!\p{L})(?:s[eo]ll?(?:ing|d|s)?|sales|recruit\w*|learn\w*|stud(?:y|ie[sd]|ying|ent)|verkauf\w*|vertrieb\w*|lern\w*|vente|vend\w+|appren\w+|étudi\w+|ventas?|estudi\w+|aprend\w+)(?!\p{L})|[销售卖学]|招聘`,
  'iu',
);

/** `Eight years with Linux`: where else a summary names a skill, it may be what somebody likes, sells or hopes for. */
function saysHowLong(text: string, { start }: TokenRange): boolean {
  const sentence = splitSentences(text).find((each) => each.start <= start && start < each.end);
  const said = text.slice(sentence?.start ?? 0, sentence?.end ?? text.length);
  return years.test(said) && !otherwise.test(said);
}

const opensSubject = preparedPattern(
  String.raw`(?:^|[,;(&/]|\b(?:and|in|of|und|für|en|et|de|du|des|del|y))\s*$`,
  'iu',
);
const endsSubject = preparedPattern(String.raw`^\s*(?:$|[,;()&/–—-]|(?:and|with|und|mit|et|y|con)\b)`, 'iu');
/** Fields that are work by their name. */
const practice = preparedPattern(
  String.raw`(?:engineering|design|management|work|technik|工程|设计)$|^(?:génie|ingenier[ií]a|gestión|diseño)\s`,
  'iu',
);

/** The whole subject, if it is done and not only studied: chemical engineering, but neither geography nor a science. */
function isSubject(chunk: Chunk, range: TokenRange): boolean {
  const name = chunk.text.slice(range.start, range.end);
  return isWholeSubject(chunk, range) && (kindOf(name) !== 'domain' || practice.test(name));
}

function isWholeSubject({ path, text }: Chunk, { start, end }: TokenRange): boolean {
  const isNamed = path.endsWith('.area') || path.endsWith('.studyType');
  return isNamed && opensSubject.test(text.slice(0, start)) && endsSubject.test(text.slice(end));
}

function worksInField({ factors }: Claim): boolean {
  return [...factors.relevance.values()].some(isRelated);
}

/** What lasts to the present, or to a day that lies ahead, is not learned yet. */
function isOver(entry: string | null, { model, asOf }: Claim): boolean {
  const end = entryAt(entry, model)?.dates.end ?? null;
  if (end === null) return true;
  if (end === 'present') return false;
  const [year = 0, month = 0] = asOf.split('-').map(Number);
  return end.year < year || (end.year === year && (end.month ?? 1) <= month);
}

function entryAt(path: string | null, { entries }: ResumeModel) {
  return entries.find((entry) => entry.path === path);
}
