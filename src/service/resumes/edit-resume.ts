import { isJsonObject } from '../../contract/json-object.ts';
import { deepestLevel } from '../../contract/too-deep.ts';
import { ValidationError } from '../../contract/validation-error.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { Ports } from '../ports.ts';
import type { UseCases } from '../use-cases.ts';
import { changeResume } from './change-resume.ts';
import { readEditedDocument } from './read-edited-document.ts';
import { resumeChanges } from './resume-changes.ts';
import { storedDocument } from './stored-document.ts';
import { tailorInputOf } from './tailor-input-of.ts';

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
  if (depth > deepestLevel)
    throw new ValidationError([{ path: 'resume_data', message: 'is nested too deeply' }]);
  const merged = new Map<string, unknown>(isJsonObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), value, depth + 1));
  }
  // A field named __proto__ becomes data like any other.
  return Object.fromEntries(merged);
}
