import type { ResumeDocument } from '../../contract/resume-document.ts';
import { ValidationError } from '../../contract/validation-error.ts';
import type { Ports } from '../ports.ts';
import { storedDocument } from '../resumes/stored-document.ts';
import type { Scope, Store, StoredBase } from '../store-port.ts';
import type { Caller } from '../use-cases.ts';
import { baseAsReadNow } from './base-as-read-now.ts';
import { noBase } from './no-base.ts';

export interface DocumentSource {
  /** A document sent along; nothing of it is stored. */
  readonly resume?: Readonly<Record<string, unknown>> | undefined;
  readonly baseVersion?: string | undefined;
  /** One that names nobody will do. */
  readonly nameless?: boolean | undefined;
}

/**
 * The resume to judge: the one that was sent, else the stored base.
 * @throws ValidationError, ServiceError validation_error
 */
export async function findDocument(
  { store, documents }: Ports,
  caller: Caller,
  { resume, baseVersion, nameless }: DocumentSource,
): Promise<ResumeDocument> {
  if (resume === undefined) {
    const base = await requireBase(store, caller, baseVersion);
    return storedDocument((await baseAsReadNow({ documents }, base)).resumeData);
  }
  if (baseVersion !== undefined) {
    throw new ValidationError([{ path: 'resume', message: 'cannot go together with base_version' }]);
  }
  return (await documents.read(resume, { nameless })).document;
}

/** @throws ServiceError validation_error saying how to store one */
async function requireBase(store: Store, scope: Scope, version?: string): Promise<StoredBase> {
  const base = await store.findBase(scope, version);
  if (!base) throw noBase(version);
  return base;
}
