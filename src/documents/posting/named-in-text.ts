import { codePoints } from '../../contract/code-points.ts';
import { limits } from '../../contract/limits.ts';
import { cleanLine } from '../text/clean-text.ts';
import type { PostingParts } from './posting-parts.ts';

/* Company and position, where a posting names them in so many words. A doubtful guess is none. */

type Named = Omit<PostingParts, 'text'>;

/** What a page says above its text. */
export interface PageNames {
  readonly title?: string;
  readonly heading?: string;
}

const headLines = 12;
const longestNaming = 300;

const companyLabel = /^(?:company|company name|employer|organi[sz]ation|hiring company)\s*:\s*(.+)$/i;
const positionLabel = /^(?:position|position title|job title|title|role|vacancy)\s*:\s*(.+)$/i;
const atCompany = /^(?:job application for\s+)?(.{3,90}?)\s+(?:at|@)\s+(.{2,60})$/i;
const isHiring =
  /^(\p{Lu}[\p{L}\p{N}&.'’ -]{1,50}?) is (?:now )?(?:hiring|looking for|seeking|recruiting)\b/u;
const aboutCompany =
  /^About (\p{Lu}[\p{L}\p{N}&.'’-]*(?: (?:[\p{Lu}\p{N}&][\p{L}\p{N}&.'’-]*|of|and|the|for)){0,4}):?$/u;

const equalOpportunity =
  /^(\p{Lu}[\p{L}\p{N}&.,'’ -]{1,60}?) (?:is (?:proud to be )?an? (?:[\p{L}-]+ )?equal (?:employment )?opportunity|provides equal)\b/iu;

/** Words that follow "About" or come before "is hiring" without naming anybody. */
const nobody =
  /^(?:the|us|you|your|this|our|we|who|team|job|role|position|company|client|it|what|benefits|work|working|life|culture|a|an)\b/i;
/** `Join us at Acme` names no position. */
const invitation =
  /^(?:join|work|working|apply|careers?|jobs?|life|about|welcome|we|why|meet|come|now hiring|hiring|opportunit\w+|open(?:ing|ings)|what|look(?:ing)?)\b/i;
/** Nouns that end the title of a job, in any profession; at least one must be there. */
const jobNoun =
  /\b(?:engineer|developer|programmer|architect|designer|manager|director|lead|head|chief|officer|president|analyst|scientist|researcher|accountant|auditor|bookkeeper|controller|comptroller|nurse|rn|lpn|cna|midwife|physician|doctor|surgeon|therapist|pharmacist|technician|technologist|assistant|associate|coordinator|administrator|specialist|consultant|advis[eo]r|representative|executive|agent|clerk|teacher|tutor|lecturer|professor|instructor|trainer|counsel(?:or|lor)?|attorney|lawyer|paralegal|writer|editor|journalist|marketer|recruiter|buyer|planner|supervisor|superintendent|foreman|operator|driver|mechanic|electrician|plumber|carpenter|welder|machinist|chef|cook|baker|server|bartender|cashier|salesperson|teller|librarian|social worker|caregiver|inspector|estimator|surveyor|translator|interpreter|intern|apprentice|sre|devops)s?\b/i;

/** A sentence about a job is no title. */
const sentenceWord = /\b(?:is|are|was|has|have|will|we|you|our|your|their|seeks?|seeking|wanted|needed)\b/i;

/** What the first lines of a posting, and the title of its page, say about whom and what. */
export function namedInText(text: string, page: PageNames = {}): Named {
  const { title = '', heading: topHeading = '' } = page;
  const lines = text
    .split('\n')
    .map(heading)
    .filter((line) => line !== '');
  const head = [heading(title), heading(topHeading), ...lines.slice(0, headLines)].map((line) =>
    line.replace(/\s+[|–—].*$/, ''),
  );
  const pair = head.map(positionAtCompany).find((named) => named !== null);
  const company =
    firstMatch(lines.slice(0, headLines), companyLabel) ??
    pair?.company ??
    somebody(firstMatch(lines, isHiring)) ??
    somebody(firstMatch(lines, aboutCompany)) ??
    somebody(firstMatch(lines, equalOpportunity));
  const position =
    firstMatch(lines.slice(0, headLines), positionLabel) ??
    pair?.position ??
    headingTitle(topHeading) ??
    headingTitle(lines[0] ?? '') ??
    headingTitle(head[0]?.replace(/\s+-\s.*$/, '') ?? '');
  return { company: usable(company), position: usable(position) };
}

/** The begin of a line, where names stand, without the marks of Markdown around it. */
function heading(line: string): string {
  return cleanLine(line.slice(0, longestNaming).replace(/^[#*\s]+|[*\s]+$/g, ''));
}

function firstMatch(lines: readonly string[], pattern: RegExp): string | undefined {
  for (const line of lines) {
    const found = pattern.exec(line)?.[1];
    if (found) return found;
  }
  return undefined;
}

function somebody(name: string | undefined): string | undefined {
  return name && !nobody.test(name) ? name : undefined;
}

function positionAtCompany(line: string): { position: string; company: string } | null {
  const [, position, company] = atCompany.exec(line) ?? [];
  if (!position || !company) return null;
  const names = /^[\p{Lu}\p{N}]/u.test(company) && !nobody.test(company) && !/[.!?]\s|[!?]$/.test(company);
  return names && isJobTitle(position) ? { position, company: company.replace(/[.,]$/, '') } : null;
}

/** A heading, when it is the title of a job and nothing else. */
function headingTitle(line: string): string | undefined {
  const [title = ''] = line.split(/\s+[|–—]\s+/);
  return isJobTitle(title) ? title : undefined;
}

function isJobTitle(text: string): boolean {
  if (text.split(/\s+/).length > 8 || /[.:!?]$/.test(text) || invitation.test(text)) return false;
  return /^[\p{Lu}\p{N}]/u.test(text) && jobNoun.test(text) && !sentenceWord.test(text);
}

function usable(name: string | undefined): string | undefined {
  const line = cleanLine(name ?? '');
  return line !== '' && codePoints(line) <= limits.name.max ? line : undefined;
}
