import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { mergePatch } from '../../values/merge-patch.ts';
import { characterProblems } from '../../values/strings.ts';
import { fieldError, type Issue, issuePath, ValidationError } from '../../values/validation-error.ts';
import { hasSafeScheme } from '../../values/web-address.ts';
import type { Ports, Tailored, TailorInput } from '../ports.ts';
import type { ResumeChanges, Scope, StoredResume, Tailoring } from '../store-port.ts';
import type { ResumeRecord, UseCases } from '../use-cases.ts';
import { tryPdf } from './render-pdf.ts';
import { namedTarget } from './score-and-rank.ts';
import {
  canonicalJson,
  documentBytes,
  noSuchResume,
  type PdfNotes,
  reportText,
  storedDocument,
  storedReport,
  wasReadBack,
} from './stored-resumes.ts';

/** The person's edits are validated and escaped, but not verified. */
export function editResume(ports: Ports): UseCases['editResume'] {
  return (caller, id, patch) =>
    changeResume(ports, caller, id, async ({ resume }, tailoring) => {
      const stored = storedDocument(resume.resumeData);
      const document = await readEditedDocument(mergePatch(stored, patch, 'resume_data'), stored);
      const before = canonicalJson(stored);
      if (canonicalJson(document) === before) return null;
      const input = tailorInputOf(resume, tailoring);
      const { plan } = tailoring;
      const tailored = await ports.offlineEngine.edit({ ...input, plan, document });
      // The only difference may have been markup that the document cannot have.
      return canonicalJson(tailored.document) === before
        ? null
        : resumeChanges(ports, resume, tailoring, tailored);
    });
}

/**
 * Reads, prepares and writes. If another change came first, starts again; each round means that another change
 * succeeded, so it ends. Null leaves the resume unchanged.
 */
export async function changeResume(
  { store, files }: Pick<Ports, 'store' | 'files'>,
  scope: Scope,
  id: string,
  prepare: (stored: StoredResume, tailoring: Tailoring) => Promise<ResumeChanges | null>,
): Promise<ResumeRecord> {
  for (let round = 0; ; round += 1) {
    const stored = await store.findResume(scope, id);
    const tailoring = stored && (await store.findTailoring(scope, id));
    if (!stored || !tailoring) {
      // Deleted meanwhile: the PDF of an earlier round must not stay.
      if (round > 0) await files.remove(id);
      throw noSuchResume();
    }
    const changes = await prepare(stored, tailoring);
    if (!changes) return stored.resume;
    if (!(await store.changeResume(stored, changes))) continue;
    // After the commit, because until then the PDF is still valid.
    if (changes.resume?.pdfVersion === null) await files.remove(id);
    return { ...stored.resume, ...changes.resume };
  }
}

/** All updates of a stored resume that follow from its new document. */
export async function resumeChanges(
  ports: Ports,
  resume: ResumeRecord,
  tailoring: Tailoring,
  tailored: Tailored,
): Promise<ResumeChanges> {
  const { document, atsScore, plan } = tailored;
  const { changes, notes } = await renewPdf(ports, resume, tailoring, document);
  return {
    resume: { atsScore, resumeData: documentBytes(document), ...changes },
    tailoring: { plan, report: reportText(resume.id, tailored, notes) },
  };
}

interface RenewedPdf {
  readonly changes?: Pick<ResumeRecord, 'pdfVersion' | 'pdfGeneratedAt'>;
  readonly notes: PdfNotes;
}

/**
 * Makes the PDF of the new document if the resume had one. If that fails, the resume has no PDF for now: a PDF never
 * differs from the resume, and never blocks a change.
 */
async function renewPdf(
  { renderer, files, clock }: Ports,
  { id, look, pdfVersion }: ResumeRecord,
  tailoring: Tailoring,
  document: ResumeDocument,
): Promise<RenewedPdf> {
  const { pdf_due: due } = storedReport(tailoring.report);
  if (pdfVersion === null && !due) return { notes: {} };
  const check = due?.check ?? wasReadBack(tailoring);
  const { pdf, reason } = await tryPdf(renderer, { document, look, check });
  if (!pdf) {
    return { changes: { pdfVersion: null, pdfGeneratedAt: null }, notes: { due: { reason, check } } };
  }
  await files.write(id, pdf.bytes);
  return {
    changes: { pdfVersion: pdf.version, pdfGeneratedAt: clock.now() },
    notes: { check: pdf.check },
  };
}

/** The input that a stored resume was made from: its own base and date, not the current ones. */
export function tailorInputOf(
  { companyName, position, finetuneLevel }: ResumeRecord,
  { base, jobDescription, asOf }: Tailoring,
): TailorInput {
  return {
    base: storedDocument(base.resumeData),
    target: namedTarget({ jobDescription, companyName, position }),
    level: finetuneLevel,
    asOf,
  };
}

/**
 * Validates a document edited by the person.
 * @throws ValidationError with each invalid path
 */
async function readEditedDocument(edited: unknown, stored: ResumeDocument): Promise<ResumeDocument> {
  // Loaded late: only edits need the schema library.
  const [schemas, { parseInput }] = await Promise.all([
    import('../../contract/resume/resume-document.ts'),
    import('../../contract/parse-input.ts'),
  ]);
  const wording = { whole: 'the resume document', pathOf: documentPath };
  const document = parseInput(schemas.ResumeDocument, edited, wording);
  const issues = [...textIssues(edited, stored), ...repeatedIds(document)];
  if (issues.length > 0) throw new ValidationError(issues);
  return document;
}

/** Changes refer to items by id, which must therefore be unique in its list. */
function repeatedIds({ basics, sections }: ResumeDocument): Issue[] {
  const { summary: _summary, custom, ...lists } = sections;
  return [
    ...repeatedIn(basics.customFields, ['basics', 'customFields']),
    ...Object.entries(lists).flatMap(([name, { items }]) => repeatedIn(items, ['sections', name, 'items'])),
    ...Object.entries(custom).flatMap(([name, { items }]) =>
      repeatedIn(items, ['sections', 'custom', name, 'items']),
    ),
  ];
}

function repeatedIn(items: readonly { readonly id: string }[], path: readonly string[]): Issue[] {
  const ids = items.map(({ id }) => id);
  const first = new Map(ids.toReversed().map((id, index) => [id, ids.length - 1 - index]));
  return ids.flatMap((id, index) =>
    first.get(id) === index
      ? []
      : [{ path: documentPath([...path, index, 'id']), message: `"${id}" is also the id of another item` }],
  );
}

interface PlacedText {
  readonly path: readonly PropertyKey[];
  readonly text: string;
  readonly isName?: boolean;
}

/** Forbidden characters and unsafe addresses in newly added text. */
function textIssues(edited: unknown, stored: unknown): Issue[] {
  const known = new Set(textsOf(stored).map(({ text }) => text));
  return textsOf(edited).flatMap((one) => {
    const path = documentPath(one.path);
    return (known.has(one.text) ? [] : problemsOf(one)).map((message) => ({ path, message }));
  });
}

function textsOf(value: unknown, path: readonly PropertyKey[] = []): PlacedText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((element, index) => textsOf(element, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => [
    { path: [...path, name], text: name, isName: true },
    ...textsOf(child, [...path, name]),
  ]);
}

function problemsOf({ path, text, isName = false }: PlacedText): string[] {
  const problems = characterProblems(text);
  if (isName && text === '__proto__') problems.push('is not allowed as the name of a section');
  if (!isName && path.at(-1) === 'href' && text !== '' && !hasSafeScheme(text)) {
    problems.push('must start with https:, http:, mailto: or tel:');
  }
  return problems;
}

/** `resume_data.sections.experience.items[1].summary` */
function documentPath(steps: readonly PropertyKey[]): string {
  return issuePath(['resume_data', ...steps]);
}

/*
 * Rewording of lines by an assistant or another program. The person is not asked here, so every wording is verified.
 */

export function listWordings(ports: Ports): UseCases['listWordings'] {
  return async (caller, id) => ports.offlineEngine.wordings(await storedInput(ports, caller, id));
}

export function checkWording(ports: Ports): UseCases['checkWording'] {
  return async (caller, id, { item, text }) => {
    const input = await storedInput(ports, caller, id);
    const judged = await ports.offlineEngine.word({ ...input, item, text });
    if (!judged) throw noSuchLine(item);
    const findings = judged.findings.map(({ rule, message }) => ({ rule, message }));
    return {
      object: 'wording',
      item,
      text,
      allowed: findings.length === 0,
      findings,
      nearest: judged.nearest,
    };
  };
}

export function applyWording(ports: Ports): UseCases['applyWording'] {
  return (caller, id, { item, text }) =>
    changeResume(ports, caller, id, async ({ resume }, tailoring) => {
      const input = { ...tailorInputOf(resume, tailoring), plan: tailoring.plan };
      const judged = await ports.offlineEngine.word({ ...input, item, text });
      if (!judged) throw noSuchLine(item);
      if (judged.tailored) return resumeChanges(ports, resume, tailoring, judged.tailored);
      const why = judged.findings.map(({ rule, message }) => `${rule}: ${message}`).join('; ');
      throw fieldError('text', `refused; nothing was changed: ${why}`);
    });
}

async function storedInput({ store }: Ports, caller: Parameters<UseCases['getReport']>[0], id: string) {
  const stored = await store.findResume(caller, id);
  const tailoring = stored && (await store.findTailoring(caller, id));
  if (!stored || !tailoring) throw noSuchResume();
  return { ...tailorInputOf(stored.resume, tailoring), plan: tailoring.plan };
}

function noSuchLine(item: string): ValidationError {
  const named = JSON.stringify(item.slice(0, 100));
  return fieldError(
    'item',
    `${named} is not a line that can be reworded; GET /resumes/{id}/wordings lists them`,
  );
}
