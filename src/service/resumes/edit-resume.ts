import { canonicalJson } from '../canonical-json.ts';
import type { Ports } from '../ports.ts';
import type { UseCases } from '../use-cases.ts';
import { changeResume } from './change-resume.ts';
import { mergePatch } from './merge-patch.ts';
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
