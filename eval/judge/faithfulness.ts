import { type FinetuneLevel, finetuneLevels } from '../../src/contract/choices.ts';
import type { Change } from '../../src/contract/report.ts';
import type { ResumeDocument } from '../../src/contract/resume-document.ts';
import type { Evidence } from '../../src/contract/score.ts';
import { shownTexts, textsOf } from './document-texts.ts';
import type { Run } from './runs.ts';
import { hasSpelling, tokensOf } from './tokens.ts';

/* Whether the result says only what the base says. It knows nothing of the engine's own tables. */

export interface Finding {
  readonly posting: string;
  readonly resume: string;
  readonly level: FinetuneLevel;
  readonly kind: 'no evidence' | 'quote' | 'number' | 'name' | 'skill' | 'identity';
  readonly text: string;
}

/** Spellings of one thing. */
export type Spellings = readonly string[];

/** Every finding in one pair at every level; `known` separates another spelling from another thing. */
export function findingsIn(run: Run, known: readonly Spellings[]): readonly Finding[] {
  return finetuneLevels.flatMap((level) => {
    const { document, report } = run.tailored[level];
    const found = [
      ...report.changes
        .filter(lacksEvidence)
        .map(({ op, after }) => ['no evidence', `${op} ${after}`] as const),
      ...report.changes
        .flatMap(({ evidence }) => evidence)
        .filter((evidence) => !stands(evidence, run.source))
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

/** Changes that take text away or move a section rest on no words of the base. */
const textless: ReadonlySet<Change['op']> = new Set(['hide', 'restore', 'section_order']);

function lacksEvidence({ op, evidence }: Change): boolean {
  return !textless.has(op) && evidence.length === 0;
}

/** The quote is a substring of the text at its path in the file that the person gave. */
function stands({ path, quote }: Evidence, source: Run['source']): boolean {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const leaf = steps.reduce<unknown>((value, step) => Object(value)[step], source);
  return textsOf(leaf).some((text) => text.includes(quote));
}

function newNumbers(base: ResumeDocument, result: ResumeDocument): readonly string[] {
  const own = new Set(shownTexts(base).flatMap(numbersIn));
  return shownTexts(result).flatMap((text) =>
    numbersIn(text.replace(/(?<![\d.,])\d+\+? (?:years?|Jahre?|ans?|años?)\b/gu, '')).filter(
      (number) => !own.has(number),
    ),
  );
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+(?:[.,]\d+)*/gu) ?? [];
}

/** Capitalised or digit-bearing words inside a sentence whose like the base does not have. */
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

/** How the reason for a broader term starts in each language of the engine's messages. */
const marksBroaderTerm = /^(?:Broader term|Oberbegriff|Terme plus général|Término más general|上位概念)/;

/** Every skill shown is in the base in these words, in another spelling of the same, or marked as the broader term. */
function newSkills(
  base: ResumeDocument,
  result: ResumeDocument,
  changes: readonly Change[],
  known: readonly Spellings[],
): readonly string[] {
  const baseTexts = shownTexts(base);
  const broader = changes.filter(({ reason }) => marksBroaderTerm.test(reason)).map(({ after }) => after);
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

/** The accepted spellings of a member that has this spelling. */
function siblings(spelling: string, known: readonly Spellings[]): readonly string[] {
  const own = tokensOf(spelling).join(' ');
  return known.filter((forms) => forms.some((form) => tokensOf(form).join(' ') === own)).flat();
}

/** A longer skill with one member of a spelling for another: `Advanced Microsoft Excel` is `Advanced Excel`. */
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

/** Who, where, when, which degree and which certificate. */
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

/** Bullets that tailoring hides although they say a labelled keyword of the posting. */
export function hiddenKeywords({ posting, tailored }: Run): readonly string[] {
  const forms = posting.keywords.flatMap(({ members }) => members.flat());
  const hidden = Object.values(tailored).flatMap(({ report }) => report.hidden.map(({ text }) => text));
  return [...new Set(hidden)].filter((text) => forms.some((form) => hasSpelling(text, form)));
}
