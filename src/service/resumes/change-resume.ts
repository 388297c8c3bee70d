import { isJsonObject, maxDepth } from '../../contract/json-object.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { characterProblems } from '../../contract/strings.ts';
import { type Issue, issuePath, ValidationError } from '../../contract/validation-error.ts';
import { hasSafeScheme } from '../../contract/web-address.ts';
import type { Ports, Tailored, TailorInput } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
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

/** The person vouches for what they write: it is checked against the contract and escaped, not verified. */
export function editResume(ports: Ports): UseCases['editResume'] {
  return (caller, id, patch) =>
    changeResume(ports, caller, id, async ({ resume }, tailoring) => {
      const stored = storedDocument(resume.resumeData);
      const document = await readEditedDocument(mergePatch(stored, patch), stored);
      const before = canonicalJson(stored);
      if (canonicalJson(document) === before) return null;
      const input = tailorInputOf(resume, tailoring);
      const { plan } = tailoring;
      const tailored = await ports.offlineEngine.edit({ ...input, plan, document });
      // Markup that a document does not hold may have been all that differed.
      return canonicalJson(tailored.document) === before
        ? null
        : resumeChanges(ports, resume, tailoring, tailored);
    });
}

/**
 * The target with the patch applied, as a JSON Merge Patch says (RFC 7396): objects are merged field by field, null
 * takes a field out, everything else replaces. Neither is changed.
 * @throws ValidationError when the patch is nested too deeply to be one of a resume.
 */
export function mergePatch(target: unknown, patch: unknown, depth = 0): unknown {
  if (!isJsonObject(patch)) return patch;
  if (depth > maxDepth) throw new ValidationError([{ path: 'resume_data', message: 'is nested too deeply' }]);
  const merged = new Map<string, unknown>(isJsonObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), value, depth + 1));
  }
  // A field named __proto__ becomes data like any other.
  return Object.fromEntries(merged);
}

/**
 * Reads, prepares and writes. When somebody else changed the resume in between it starts again from
 * theirs: each new round means that another change got through, so the rounds end. Null leaves it as it is.
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
      // Deleted while it was being prepared: the PDF of the earlier round must not outlive it.
      if (round > 0) await files.remove(id);
      throw noSuchResume();
    }
    const changes = await prepare(stored, tailoring);
    if (!changes) return stored.resume;
    if (!(await store.changeResume(stored, changes))) continue;
    // After the commit: until then it is still the PDF of the resume.
    if (changes.resume?.pdfVersion === null) await files.remove(id);
    return { ...stored.resume, ...changes.resume };
  }
}

/** Everything of a stored resume that follows from its new document. */
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
 * A resume that has a PDF keeps having one, of the new document; without one none is made. Where it cannot be made, the
 * resume has none until it can: no PDF says what the resume does not, and none stands in the way of a change.
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

/** What a stored resume was tailored from: its own base and day, whatever was put since. */
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
 * What a person made of a stored document, checked against the contract.
 * @throws ValidationError naming every path that is not what it should be.
 */
async function readEditedDocument(edited: unknown, stored: ResumeDocument): Promise<ResumeDocument> {
  // Loaded here, because only an edit needs the schema library.
  const [schemas, { parseInput }] = await Promise.all([
    import('../../contract/resume-document.ts'),
    import('../../contract/parse-input.ts'),
  ]);
  const wording = { whole: 'the resume document', pathOf: documentPath };
  const document = parseInput(schemas.ResumeDocument, edited, wording);
  const issues = [...textIssues(edited, stored), ...repeatedIds(document)];
  if (issues.length > 0) throw new ValidationError(issues);
  return document;
}

/** Changes name items by their id, so that it must be the only one of its list. */
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

/** Characters that no text may hold, and addresses that must not be followed, in what was not stored before. */
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

/* Lines that an assistant or another program words anew. The person is not asked here, so nothing gets through unproven. */

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
      throw new ServiceError('validation_error', `text: refused; nothing was changed: ${why}`);
    });
}

async function storedInput({ store }: Ports, caller: Parameters<UseCases['getReport']>[0], id: string) {
  const stored = await store.findResume(caller, id);
  const tailoring = stored && (await store.findTailoring(caller, id));
  if (!stored || !tailoring) throw noSuchResume();
  return { ...tailorInputOf(stored.resume, tailoring), plan: tailoring.plan };
}

function noSuchLine(item: string): ServiceError {
  const named = JSON.stringify(item.slice(0, 100));
  return new ServiceError(
    'validation_error',
    `item: ${named} is not a line that can be reworded; GET /resumes/{id}/wordings lists them`,
  );
}
