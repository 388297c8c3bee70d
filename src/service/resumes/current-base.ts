import { isDeepStrictEqual } from 'node:util';
import {
  answerPlace,
  documentSections,
  listPath,
  type PlacedText,
  textsAt,
} from '../../contract/resume/answer-place.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { withBullet } from '../../contract/resume/rich-text.ts';
import { fieldError } from '../../values/validation-error.ts';
import type { Ports } from '../ports.ts';
import type { StoredBase, Tailoring } from '../store-port.ts';
import type { Caller, UseCases } from '../use-cases.ts';
import { noSuchResume, storedDocument } from './stored-resumes.ts';

/* The base resume that the answers of a resume go to. */

export interface CurrentBase {
  readonly base: StoredBase;
  /** Its texts that the base of the resume does not have. */
  readonly added: readonly PlacedText[];
}

export function getResumeBase(ports: Ports): UseCases['getResumeBase'] {
  return async (caller, id) => {
    const tailoring = await ports.store.findTailoring(caller, id);
    if (!tailoring) throw noSuchResume();
    const { added } = await currentBase(ports, caller, tailoring);
    return { ...tailoring.base, takesAnswers: added !== null };
  };
}

/**
 * The current base of a resume, if its places still mean what they mean in the resume: it is the one that the resume
 * was made from, or has only gained texts since, such as answers to another posting.
 */
export async function currentBase(
  { store }: Ports,
  caller: Caller,
  { base }: Tailoring,
): Promise<CurrentBase | { readonly base: StoredBase | null; readonly added: null }> {
  const current = await store.findBase(caller, undefined, base.name);
  if (current?.version === base.version) return { base: current, added: [] };
  const added =
    current && textsAddedSince(storedDocument(base.resumeData), storedDocument(current.resumeData));
  return current && added ? { base: current, added } : { base: current ?? null, added: null };
}

/** @throws ValidationError with `input` and the current version */
export async function requireCurrent(
  input: string,
  ports: Ports,
  caller: Caller,
  tailoring: Tailoring,
): Promise<CurrentBase> {
  const current = await currentBase(ports, caller, tailoring);
  if (current.added) return current;
  const now = current.base ? `it is now version ${current.base.version}` : 'it was deleted';
  throw fieldError(
    input,
    `the base resume has changed since this resume was made from version ${tailoring.base.version}: ${now}. ` +
      'Make the resume again from the current base resume, and answer there.',
  );
}

/**
 * The texts that a resume gained at the ends of the lists for answers, if nothing else is different: all places still
 * mean the same. Null otherwise.
 */
export function textsAddedSince(
  earlier: ResumeDocument,
  later: ResumeDocument,
): readonly PlacedText[] | null {
  const [before, after] = [structuredClone(earlier), structuredClone(later)];
  const added: PlacedText[] = [];
  for (const [section, name] of Object.entries(documentSections)) {
    const [old, items] = [before.sections[name].items, after.sections[name].items];
    // Ids depend on the text.
    for (const item of [...old, ...items]) item.id = '';
    for (const [index, item] of old.entries()) {
      const place = answerPlace(`${section}[${index}]`);
      if (!place) continue;
      for (const text of textsAt(later, place).slice(textsAt(earlier, place).length)) {
        added.push({ path: listPath(place), text });
        if ('summary' in item) item.summary = withBullet(item.summary, text);
        else if ('keywords' in item && Array.isArray(item.keywords)) item.keywords.push(text);
      }
    }
    // Whole entries may be added only where an answer can be one.
    if (answerPlace(section) === null) continue;
    for (const item of items.splice(old.length)) {
      added.push({ path: section, text: 'name' in item ? item.name : '' });
    }
  }
  return isDeepStrictEqual(before, after) ? added : null;
}
