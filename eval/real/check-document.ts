import { maxShownYears, withoutShownYears } from '../judge/experience-years.ts';
import { newOpeners } from '../judge/new-openers.ts';

/*
 * Finds violations of rules in a tailored document, from the answers of the API only. Shares no code and no word lists
 * with the engine, on purpose.
 */

export interface Violation {
  readonly rule: string;
  /** Path in the document or id of the change. */
  readonly place: string;
  /** Quotes a resume, so it may only be written to the local report. */
  readonly text: string;
}

interface Change {
  readonly id: string;
  readonly op: string;
  readonly path: string;
  readonly source: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string;
  readonly evidence: readonly { readonly path: string; readonly quote: string }[];
}

export interface Report {
  readonly changes: readonly Change[];
  readonly gaps: readonly { readonly question: string }[];
}

interface Item {
  readonly [field: string]: unknown;
}

interface Section {
  readonly items?: readonly Item[];
  readonly content?: string;
}

export interface Document {
  readonly basics: Readonly<Record<string, unknown>>;
  readonly sections: Readonly<Record<string, Section>>;
  readonly metadata: { readonly layout: readonly (readonly (readonly string[])[])[] };
}

export interface Case {
  readonly base: Document;
  readonly document: Document;
  readonly report: Report;
  /** Language of the resume, from the manifest: en, de, fr, es, zh. */
  readonly language: string;
}

/** All violations in one tailored document. */
export function checkDocument(judged: Case): Violation[] {
  const base = unitsOf(judged.base);
  const own = new Set(base.map(({ text }) => comparable(text)));
  const written = unitsOf(judged.document).filter(({ text }) => !own.has(comparable(text)));
  return [
    ...unitsOf(judged.document).flatMap(markupLeft),
    ...written.flatMap((unit) => brokenText(unit, judged)),
    ...written.flatMap((unit) => newNumbers(unit, base, judged.base)),
    ...openersToReview(judged),
    ...yearsLowered(judged),
    ...limitedClaims(judged, base),
    ...hiddenFigures(judged.report),
    ...orderOfJobs(judged),
    ...repeatedSkills(judged),
    ...reasonsElsewhere(judged),
  ];
}

interface Unit {
  readonly place: string;
  readonly text: string;
}

const richFields = new Set(['summary', 'content', 'description']);
const lookFields = new Set([
  'id',
  'href',
  'url',
  'icon',
  'color',
  'layout',
  'metadata',
  'username',
  'picture',
]);

/** The visible texts of a document: list items, paragraphs and single-line fields. */
function unitsOf(document: Document): Unit[] {
  const units: Unit[] = [];
  const walk = (value: unknown, place: string, field: string): void => {
    if (typeof value === 'string') {
      const parts = richFields.has(field) ? visibleParts(value) : [value];
      for (const text of parts) if (text.trim() !== '') units.push({ place, text: text.trim() });
    } else if (Array.isArray(value)) {
      value.forEach((each, index) => {
        walk(each, `${place}/${index}`, field);
      });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) {
        if (!lookFields.has(key)) walk(each, `${place}/${key}`, key);
      }
    }
  };
  walk(document.basics, '/basics', '');
  for (const [name, section] of Object.entries(document.sections)) {
    walk(section.content ?? '', `/sections/${name}/content`, 'content');
    walk(section.items ?? [], `/sections/${name}/items`, '');
  }
  return units;
}

function visibleParts(html: string): string[] {
  return html
    .split(/<\/?(?:p|ul|ol|li|br)\s*\/?>/)
    .map((part) => decoded(part.replace(/<\/?(?:strong|em)>|<a href="[^"]*"[^>]*>|<\/a>/g, '')))
    .filter((part) => part.trim() !== '');
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}

function comparable(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

const markup =
  /<\/?(?:p|div|span|b|i|u|br|h[1-6]|ul|ol|li|strong|em|a|table|td|tr|img|script|style)\b[^<>]{0,200}>|&(?:amp|lt|gt|nbsp|quot|#\d{1,5});|\*\*\S|^#{1,6} \S|\]\(http|<!--/i;

function markupLeft({ place, text }: Unit): Violation[] {
  return markup.test(text) ? [{ rule: 'markup', place, text }] : [];
}

const pairs: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['（', '）'],
  ['“', '”'],
  ['«', '»'],
  ['「', '」'],
];

function isBalanced(text: string): boolean {
  return pairs.every(([open, close]) => text.split(open).length === text.split(close).length);
}

const brandSwaps: readonly (readonly [string, string])[] = [
  ['Lync', 'Teams'],
  ['Skype for Business', 'Teams'],
  ['G Suite', 'Google Workspace'],
  ['Hipchat', 'Slack'],
  ['TFS', 'Azure DevOps'],
  ['Azure AD', 'Entra'],
];

/** Faults in a text that tailoring wrote. */
function brokenText({ place, text }: Unit, { base, report, language }: Case): Violation[] {
  const sources = report.changes.flatMap(({ before, evidence }) => [
    before ?? '',
    ...evidence.map(({ quote }) => quote),
  ]);
  const found: Violation[] = [];
  const add = (rule: string) => found.push({ rule, place, text });
  if (!isBalanced(text) && sources.every((source) => source === '' || isBalanced(source))) add('brackets');
  const isSkill = place.startsWith('/sections/skills');
  if (!isSkill && language !== 'zh' && /^\p{Ll}/u.test(text)) add('small letter at the start');
  if (
    /\b(?:a (?:API|HTML|hour|engineer|application|audit|[aeio]\w+)\b|an (?:React|database|team|user|b|c|d)\b)/.test(
      text,
    )
  )
    add('article');
  if (/#LI-|\bXQ\d/.test(text)) add('tag of the posting');
  if (place.includes('summary') && /(?:^|[.!?。] ?)[\p{L}]+[.!?。]/u.test(text)) add('sentence of one word');
  if (/\b(?:Skills include|Experience with [^.]+, [^.]+,|Kenntnisse in:)/.test(text))
    add('summary of a list');
  const baseText = JSON.stringify(base);
  for (const [older, newer] of brandSwaps) {
    if (text.includes(older) && !baseText.includes(older) && baseText.includes(newer)) add('older brand');
  }
  return found;
}

function numbersIn(text: string): string[] {
  return text.match(/\d[\d.,]*/g)?.map((number) => number.replace(/[.,]+$/, '')) ?? [];
}

function newNumbers({ place, text }: Unit, base: readonly Unit[], { sections }: Document): Violation[] {
  const known = new Set(base.flatMap((unit) => numbersIn(unit.text)));
  const dates = (sections['experience']?.items ?? []).map((item) => String(item['date'] ?? ''));
  const texts = base.map((unit) => unit.text);
  const years = maxShownYears(texts, dates, new Date().getFullYear());
  const fresh = numbersIn(withoutShownYears(text, years)).filter((number) => !known.has(number));
  return fresh.length > 0 ? [{ rule: 'number from nowhere', place, text }] : [];
}

/** English only: in other languages the verb of a line may become its noun. */
function openersToReview({ report, language }: Case): Violation[] {
  if (language !== 'en') return [];
  return newOpeners(report.changes).map((text) => ({ rule: 'other verb, to review', place: '', text }));
}

const yearsSaid =
  /(\d+)\s?\+?\s?(?:or more )?(?:years|yrs|Jahren?|ans|années|años)(?!\s?old)|(\d+)\s?(?:多)?年(?!\d|月|级)/giu;

function maxYears(texts: readonly Unit[]): number {
  const numbers = texts.flatMap(({ text }) =>
    [...text.matchAll(yearsSaid)].map((match) => Number(match[1] ?? match[2])),
  );
  return Math.max(0, ...numbers.filter((years) => years < 60));
}

function topUnits(document: Document): Unit[] {
  return unitsOf(document).filter(
    ({ place }) => place.startsWith('/sections/summary') || place.startsWith('/basics/headline'),
  );
}

function yearsLowered({ base, document }: Case): Violation[] {
  const [stated, now] = [maxYears(topUnits(base)), maxYears(topUnits(document))];
  if (stated === 0 || now >= stated) return [];
  return [{ rule: 'years lowered', place: '/sections/summary', text: `${stated} → ${now}` }];
}

/** Words that may limit a claim in the same sentence. Hits must be reviewed by a person. */
const limits =
  /\b(?:basics?|basic knowledge|beginner|familiar with|supervis(?:ion|ed by)|under the guidance|helped|assisted|took part|shadow(?:ed|ing)|learning|learned about|course(?:s|work)?|workshop|hobby|at home|spare time|side project|no longer|except|without|removed|worked with the|with the \w+ team|only|Grundkenntnisse|Grundlagen|Anfänger|unter Aufsicht|Hobby|Kurs|nur|notions|débutant|sous la supervision|loisirs|formation|nociones|básic[oa]s?|principiante|curso|bajo supervisión)\b|了解|初步|基础知识|课程|业余|协助/iu;

/** Skills that tailoring added with only limited or descriptive texts as evidence. */
function limitedClaims({ report, base }: Case, units: readonly Unit[]): Violation[] {
  return report.changes.flatMap((change) => {
    if (change.op !== 'surface_skill' || change.after === null || change.evidence.length === 0) return [];
    const found: Violation[] = [];
    const text = `${change.after} ⟵ ${change.evidence.map(({ path, quote }) => `${path}: ${quote}`).join(' | ')}`;
    const nameField = /\.(?:name|company|organization|institution|url|publisher)$/;
    const isSkillPath = (path: string) => /^skills|^certificates|^languages|^basics/.test(path);
    const around = change.evidence.flatMap(({ quote }) =>
      units.filter((unit) => unit.text.includes(quote)).map((unit) => sentenceAround(unit.text, quote)),
    );
    if (around.length > 0 && around.every((sentence) => limits.test(sentence)))
      found.push({ rule: 'limited claim', place: change.id, text: `${text} || ${around.join(' | ')}` });
    if (change.evidence.every(({ path }) => nameField.test(path) && !isSkillPath(path)))
      found.push({ rule: 'proof by a name', place: change.id, text });
    if (
      change.evidence.every(({ path }) => /^(?:work|volunteer)\[\d+\]\.(?:summary|description)$/.test(path))
    )
      found.push({ rule: 'proof by a description', place: change.id, text });
    const certificates = (base.sections['certifications']?.items ?? []).map((item) => String(item['name']));
    if (certificates.includes(change.after))
      found.push({ rule: 'certificate as skill', place: change.id, text });
    return found;
  });
}

function sentenceAround(text: string, quote: string): string {
  const at = text.indexOf(quote);
  const start = Math.max(text.lastIndexOf('. ', at) + 2, text.lastIndexOf('; ', at) + 2, 0);
  const end = text.indexOf('. ', at);
  return text.slice(start === 1 ? 0 : start, end === -1 ? undefined : end);
}

function hiddenFigures({ changes }: Report): Violation[] {
  return changes
    .filter(
      ({ op, source, before }) => op === 'hide' && !source.startsWith('skills') && /\d/.test(before ?? ''),
    )
    .map(({ id, before }) => ({ rule: 'hidden figure', place: id, text: before ?? '' }));
}

function orderOfJobs({ base, document }: Case): Violation[] {
  const found: Violation[] = [];
  const order = ({ metadata }: Document) => metadata.layout.flat(2);
  const isFirst = (each: Document) =>
    order(each).indexOf('skills') < order(each).indexOf('experience') && order(each).includes('skills');
  const years = yearsWorked(base);
  if (years > 3 && isFirst(document) && !isFirst(base))
    found.push({ rule: 'skills before jobs', place: '/metadata/layout', text: `${years} years` });
  const [before, after] = [base, document].map((each) => bulletsOfLatest(each));
  const first = before?.find((bullet) => /\d/.test(bullet));
  if (first !== undefined && after?.includes(first)) {
    const above = after.slice(0, after.indexOf(first));
    const was = before?.slice(0, before.indexOf(first)) ?? [];
    const overtaking = above.filter((bullet) => !/\d/.test(bullet) && !was.includes(bullet));
    if (overtaking.length > 0 && before?.includes(overtaking[0] ?? ''))
      found.push({ rule: 'first figure sank', place: '/sections/experience', text: first });
  }
  return found;
}

function bulletsOfLatest({ sections }: Document): string[] {
  const [latest] = sections['experience']?.items ?? [];
  return visibleParts(String(latest?.['summary'] ?? '')).map(comparable);
}

/** A rough sum of years from the dates of the jobs. */
function yearsWorked({ sections }: Document): number {
  return (sections['experience']?.items ?? [])
    .map((item) => String(item['date'] ?? ''))
    .map((date) => {
      const years = date.match(/\b(?:19|20)\d\d\b/g)?.map(Number) ?? [];
      const end = /present|heute|aujourd|actual|至今/i.test(date) ? 2026 : Math.max(...years, 0);
      return years.length === 0 ? 0 : end - Math.min(...years);
    })
    .reduce((sum, each) => sum + each, 0);
}

function repeatedSkills({ base, document }: Case): Violation[] {
  const named = ({ sections }: Document) =>
    (sections['skills']?.items ?? []).flatMap((item) => {
      const keywords = (item['keywords'] as string[] | undefined) ?? [];
      return keywords.map((keyword) => keyword.toLowerCase().replace(/[\s.-]/g, ''));
    });
  const repeated = (list: readonly string[]) => list.length - new Set(list).size;
  if (repeated(named(document)) <= repeated(named(base))) return [];
  return [{ rule: 'skill twice', place: '/sections/skills', text: named(document).join(', ') }];
}

/** Reasons and questions of a resume in another language must not be English. */
function reasonsElsewhere({ report, language }: Case): Violation[] {
  if (language === 'en') return [];
  const texts = [
    ...report.changes
      .filter(({ op }) => op !== 'edit')
      .map(({ id, reason }) => ({ place: id, text: reason })),
    ...report.gaps.map(({ question }, index) => ({ place: `gap ${index}`, text: question })),
  ];
  return texts
    .filter(({ text }) => /\b(?:the posting|your resume|now stand|have you|did your)\b/i.test(text))
    .slice(0, 1)
    .map(({ place, text }) => ({ rule: 'reason in English', place, text }));
}
