import { canonicalJson } from '../canonical-json.ts';
import type { Ports } from '../ports.ts';
import { sha256 } from '../sha256.ts';
import type { StoredBase } from '../store-port.ts';

/**
 * A stored base as its source is read now: an earlier version may have left markup in its texts. What is stored
 * stays as it is; a resume that is made from this base keeps it under an id that follows from its content.
 */
export async function baseAsReadNow(
  { documents }: Pick<Ports, 'documents'>,
  base: StoredBase,
): Promise<StoredBase> {
  const resumeData = await documents.readAgain?.(base.source, base.resumeData);
  if (resumeData === undefined || resumeData === base.resumeData) return base;
  const { version, sourceFormat } = base;
  return { ...base, resumeData, id: contentId({ version, resumeData, sourceFormat }) };
}

export function contentId(content: Pick<StoredBase, 'version' | 'resumeData' | 'sourceFormat'>): string {
  return sha256(canonicalJson(content));
}
