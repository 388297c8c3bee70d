import { isJsonObject } from '../../contract/json-object.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { maxDepth } from '../../contract/too-deep.ts';
import { ValidationError } from '../../contract/validation-error.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { Ports, Tailored, TailorInput } from '../ports.ts';
import type { ResumeChanges, Scope, StoredResume, Tailoring } from '../store-port.ts';
import type { ResumeRecord, UseCases } from '../use-cases.ts';
import { readEditedDocument } from './read-edited-document.ts';
import { type ProvenPdf, renderPdf } from './render-pdf.ts';
import { namedTarget } from './score-and-preview.ts';
import { documentBytes, reportText, storedDocument } from './stored-document.ts';
import { noSuchResume } from './stored-resumes.ts';

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
      return canonicalJson(tailored.document) === before ? null : resumeChanges(ports, resume, tailored);
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
    if (await store.changeResume(stored, changes)) return { ...stored.resume, ...changes.resume };
  }
}

/** Everything of a stored resume that follows from its new document. */
export async function resumeChanges(
  ports: Ports,
  resume: ResumeRecord,
  tailored: Tailored,
): Promise<ResumeChanges> {
  const { document, atsScore, plan } = tailored;
  const pdf = await renewPdf(ports, resume, document);
  return {
    resume: {
      atsScore,
      resumeData: documentBytes(document),
      ...(pdf && { pdfVersion: pdf.version, pdfGeneratedAt: ports.clock.now() }),
    },
    tailoring: { plan, report: reportText(resume.id, tailored, pdf?.check) },
  };
}

/** A resume that has a PDF keeps having one, of the new document; without one none is made. */
async function renewPdf(
  { renderer, files }: Ports,
  { id, look, pdfVersion }: ResumeRecord,
  document: ResumeDocument,
): Promise<ProvenPdf | undefined> {
  if (pdfVersion === null) return undefined;
  const pdf = await renderPdf(renderer, { document, look, check: true });
  await files.write(id, pdf.bytes);
  return pdf;
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
