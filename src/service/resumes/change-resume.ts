import type { Ports } from '../ports.ts';
import type { ResumeChanges, Scope, StoredResume, Tailoring } from '../store-port.ts';
import type { ResumeRecord } from '../use-cases.ts';
import { noSuchResume } from './no-such-resume.ts';

/**
 * Reads, prepares and writes. When somebody else changed the resume in between it starts again from
 * theirs: each new round means that another change got through, so the rounds end. Null leaves it as it is.
 */
export async function changeResume(
  { store, files }: Ports,
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
