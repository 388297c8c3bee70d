import { type FinetuneLevel, finetuneLevels } from '../../src/contract/choices.ts';
import type { Change } from '../../src/contract/report.ts';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import type { Evidence } from '../../src/contract/score.ts';
import { shownTexts, textsOf } from './document-texts.ts';
import { maxShownYears, withoutShownYears } from './experience-years.ts';
import { newOpeners } from './new-openers.ts';
import type { Run } from './runs.ts';
import { hasSpelling, tokensOf } from './tokens.ts';

/* Checks that a tailored resume says only what its base says, without using the engine's tables. */

export interface Finding {
  readonly posting: string;
  readonly resume: string;
  readonly level: FinetuneLevel;
  readonly kind: 'no evidence' | 'quote' | 'number' | 'name' | 'skill' | 'identity';
  readonly text: string;
}

/** Spellings of the same thing. */
export type Spellings = readonly string[];

/**
 * All findings in one pair, at all levels.
 * @param known spellings of the same thing, which are not findings
 */
export function findingsIn(run: Run, known: readonly Spellings[]): readonly Finding[] {
  return finetuneLevels.flatMap((level) => {
    const { document, report } = run.tailored[level];
    const found = [
      ...report.changes
        .filter(lacksEvidence)
        .map(({ op, after }) => ['no evidence', `${op} ${after}`] as const),
      ...report.changes
        .flatMap(({ evidence }) => evidence)
        .filter((evidence) => !isInSource(evidence, run.source))
        .map(({ path, quote }) => ['quote', `${path}: ${quote}`] as const),
      ...newNumbers(run.base, document).map((text) => ['number', text] as const),
      ...newNames(run.base, document, known).map((text) => ['name', text] as const),
      ...newSkills(run.base, document, report.changes, known).map((text) => ['skill', text] as const),
      ...newIdentity(run.base, document).map((text) => ['identity', text] as const),
    ];
    return found.map(([kind, text]) => ({
      posting: run.posting.name,
      resume: run.resume,
      level,
      kind,
      text,
    }));
  });
}

/** Operations that need no evidence, because they remove text or move a section. */
const textless: ReadonlySet<Change['op']> = new Set(['hide', 'restore', 'section_order']);

function lacksEvidence({ op, evidence }: Change): boolean {
  return !textless.has(op) && evidence.length === 0;
}

/** True if the quote is a substring of the text at its path in the original file. */
function isInSource({ path, quote }: Evidence, source: Run['source']): boolean {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const leaf = steps.reduce<unknown>((value, step) => Object(value)[step], source);
  return textsOf(leaf).some((text) => text.includes(quote));
}

/** Of the date with which the cases are tailored. */
const currentYear = 2026;

function newNumbers(base: ResumeDocument, result: ResumeDocument): readonly string[] {
  const texts = shownTexts(base);
  const own = new Set(texts.flatMap(numbersIn));
  const years = maxShownYears(
    texts,
    base.sections.experience.items.map(({ date }) => date),
    currentYear,
  );
  return shownTexts(result).flatMap((text) =>
    numbersIn(withoutShownYears(text, years)).filter((number) => !own.has(number)),
  );
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+(?:[.,]\d+)*/gu) ?? [];
}

/** Words inside a sentence that are capitalized or start with a digit, and that the base does not contain. */
function newNames(
  base: ResumeDocument,
  result: ResumeDocument,
  known: readonly Spellings[],
): readonly string[] {
  const baseText = shownTexts(base).join('\n');
  const own = new Set([...tokensOf(baseText), ...siblingTokens(baseText, known)]);
  const cased = /(?<![.!?|:]\s*|^)(?<=\s|\()(?:\p{Lu}|\d+\p{L})[\p{L}\p{N}+#&.'’]*/gu;
  return shownTexts(result).flatMap((text) =>
    [...text.matchAll(cased)]
      .map(([name]) => name)
      .filter((name) => !tokensOf(name).every((t) => own.has(t))),
  );
}

/** Start of the reason for a broader term, in each language of the engine's messages. */
const broaderTermReason = /^(?:Broader term|Oberbegriff|Terme plus général|Término más general|上位概念)/;

/** Skills that the base does not contain in any spelling, except those that are marked as a broader term. */
function newSkills(
  base: ResumeDocument,
  result: ResumeDocument,
  changes: readonly Change[],
  known: readonly Spellings[],
): readonly string[] {
  const baseTexts = shownTexts(base);
  const broader = changes.filter(({ reason }) => broaderTermReason.test(reason)).map(({ after }) => after);
  const skills = result.sections.skills.items.flatMap(({ name, keywords }) =>
    keywords.length ? keywords : [name],
  );
  return skills.filter((skill) => {
    if (broader.includes(skill)) return false;
    if (baseTexts.some((text) => hasSpelling(text, skill))) return false;
    const others = [...siblings(skill, known), ...respelled(skill, known)];
    return !others.some((form) => baseTexts.some((text) => hasSpelling(text, form)));
  });
}

/** All known spellings of the thing with this spelling. */
function siblings(spelling: string, known: readonly Spellings[]): readonly string[] {
  const own = tokensOf(spelling).join(' ');
  return known.filter((forms) => forms.some((form) => tokensOf(form).join(' ') === own)).flat();
}

/** A skill with a part replaced by another known spelling: `Advanced Microsoft Excel` as `Advanced Excel`. */
function respelled(skill: string, known: readonly Spellings[]): readonly string[] {
  const own = ` ${tokensOf(skill).join(' ')} `;
  return known.flatMap((forms) => {
    const written = forms.map((form) => ` ${tokensOf(form).join(' ')} `);
    return written
      .filter((form) => own.includes(form))
      .flatMap((form) => written.map((other) => own.replace(form, other).trim()));
  });
}

function siblingTokens(text: string, known: readonly Spellings[]): readonly string[] {
  const spoken = known.filter((forms) => forms.some((form) => hasSpelling(text, form)));
  return spoken.flatMap((forms) => forms.flatMap(tokensOf));
}

function newIdentity(base: ResumeDocument, result: ResumeDocument): readonly string[] {
  const own = new Set(identityOf(base));
  const kept = new Set(identityOf(result));
  return [
    ...[...kept].filter((text) => !own.has(text)),
    ...[...own].filter((text) => !kept.has(text)).map((text) => `lost ${text}`),
  ];
}

/** Facts that tailoring must not change: names, contact data, employers, titles, dates, degrees and certificates. */
function identityOf({ basics, sections }: ResumeDocument): readonly string[] {
  const { experience, education, certifications, languages } = sections;
  return [
    [basics.name, basics.email, basics.phone, basics.location],
    ...experience.items.map(({ company, position, date, location }) => [company, position, date, location]),
    ...education.items.map(({ institution, studyType, area, date }) => [institution, studyType, area, date]),
    ...certifications.items.map(({ name, issuer, date }) => [name, issuer, date]),
    ...languages.items.map(({ name, description }) => [name, description]),
  ].map((parts) => parts.join(' / '));
}

/** Bullets that tailoring hides although they contain a labeled keyword of the posting. */
export function hiddenKeywords({ posting, tailored }: Run): readonly string[] {
  const forms = posting.keywords.flatMap(({ members }) => members.flat());
  const hidden = Object.values(tailored).flatMap(({ report }) => report.hidden.map(({ text }) => text));
  return [...new Set(hidden)].filter((text) => forms.some((form) => hasSpelling(text, form)));
}

/** Lines of English resumes, at any level, that open with another word than the lines they are made of. */
export function reviewedOpeners(runs: readonly Run[]): readonly string[] {
  const changes = runs
    .filter(({ posting }) => posting.labels.language === 'en')
    .flatMap(({ tailored }) => Object.values(tailored).flatMap(({ report }) => report.changes));
  return [...new Set(newOpeners(changes))];
}
