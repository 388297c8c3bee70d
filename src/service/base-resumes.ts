import type { JsonObject } from '../contract/json-object.ts';
import type { ResumeDocument } from '../contract/resume-document.ts';
import { ValidationError } from '../contract/validation-error.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Ports } from './ports.ts';
import { storedDocument } from './resumes/stored-document.ts';
import { ServiceError } from './service-error.ts';
import { sha256 } from './sha256.ts';
import type { Scope, Store, StoredBase } from './store-port.ts';
import type { Caller, UseCases } from './use-cases.ts';

export function getBaseResume({ store, documents }: Ports): UseCases['getBaseResume'] {
  return async (caller, version) => {
    const base = await store.findBase(caller, version);
    if (!base) throw notFound(version);
    return baseAsReadNow({ documents }, base);
  };
}

function notFound(version: string | undefined): ServiceError {
  if (version !== 'previous') return new ServiceError('not_found', noBase(version).message);
  return new ServiceError('not_found', 'No base resume was stored before the current one.');
}

export function putBaseResume({ store, documents, clock }: Ports): UseCases['putBaseResume'] {
  return async (caller, source, sourceFormat) => {
    const { document, format } = await documents.read(source);
    if (!(await documents.hasContent(document))) {
      throw new ServiceError(
        'validation_error',
        'the resume is empty: it says nothing beyond who the person is. Add work, education, projects or skills.',
      );
    }
    const base = newBase({ source, document }, sourceFormat ?? format, clock.now());
    await store.putBase(caller, base);
    return base;
  };
}

/** A base resume as it is stored. */
export function newBase(
  { source, document }: { readonly source: Readonly<JsonObject>; readonly document: ResumeDocument },
  sourceFormat: string,
  now: number,
): StoredBase {
  const version = sha256(canonicalJson(source));
  const content = { version, resumeData: JSON.stringify(document), sourceFormat };
  return { ...content, id: contentId(content), source: JSON.stringify(source), updatedAt: now };
}

export function deleteBaseResume({ store }: Ports): UseCases['deleteBaseResume'] {
  return async (caller) => {
    if (await store.deleteBase(caller)) return;
    throw new ServiceError('not_found', 'There is no base resume to delete.');
  };
}

interface DocumentSource {
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

function contentId(content: Pick<StoredBase, 'version' | 'resumeData' | 'sourceFormat'>): string {
  return sha256(canonicalJson(content));
}

/** For what needs a base resume and was not given one. */
export function noBase(version: string | undefined): ServiceError {
  const message =
    version === undefined
      ? 'There is no base resume yet. Store one with `resume-tailor base set FILE` or PUT /base-resume.'
      : `base_version: no base resume with version ${version} is stored`;
  return new ServiceError('validation_error', message);
}
