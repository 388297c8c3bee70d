import { bestBase, defaultBase, isBaseName } from '../contract/base-names.ts';
import type { FailureCode } from '../contract/errors.ts';
import { limits } from '../contract/limits.ts';
import type { ResumeDocument } from '../contract/resume/resume-document.ts';
import { sha256 } from '../sha256.ts';
import type { JsonObject } from '../values/json-object.ts';
import { fieldError } from '../values/validation-error.ts';
import type { Ports } from './ports.ts';
import { canonicalJson, storedDocument } from './resumes/stored-resumes.ts';
import { ServiceError } from './service-error.ts';
import type { StoredBase } from './store-port.ts';
import type { AskedBase, Caller, UseCases } from './use-cases.ts';
import type { LetOthers } from './work-slots.ts';

export function getBaseResume({ store, documents }: Ports): UseCases['getBaseResume'] {
  return async (caller, asked = {}) => {
    const base = await store.findBase(caller, asked.version, asked.name);
    if (!base) throw notFound(asked);
    return baseAsReadNow({ documents }, base);
  };
}

function notFound(asked: AskedBase): Error {
  if (asked.version !== 'previous') return missingBaseError(asked, 'not_found');
  return new ServiceError('not_found', 'No base resume was stored before the current one.');
}

export function listBaseResumes({ store }: Ports): UseCases['listBaseResumes'] {
  return (caller) => store.listBases(caller);
}

export function putBaseResume({ store, documents, clock }: Ports): UseCases['putBaseResume'] {
  return async (caller, source, { sourceFormat, name = defaultBase } = {}) => {
    if (!isBaseName(name)) {
      throw fieldError('name', `"${name}" is reserved; use another name for the base resume`);
    }
    const { document, format } = await documents.read(source);
    if (!(await documents.hasContent(document))) {
      throw fieldError(
        '',
        'the resume is empty: it has only contact details. Add work, education, projects or skills.',
      );
    }
    const base = newBase({ source, document }, { name, sourceFormat: sourceFormat ?? format }, clock.now());
    if (await store.putBase(caller, base, limits.bases)) return base;
    throw fieldError('name', `there are ${limits.bases} base resumes already; delete one first`);
  };
}

/** A base resume, ready to store. */
export function newBase(
  { source, document }: { readonly source: Readonly<JsonObject>; readonly document: ResumeDocument },
  { name, sourceFormat }: Pick<StoredBase, 'name' | 'sourceFormat'>,
  now: number,
): StoredBase {
  const version = sha256(canonicalJson(source));
  const content = { version, resumeData: JSON.stringify(document), sourceFormat };
  return { ...content, name, id: contentId(content), source: JSON.stringify(source), updatedAt: now };
}

export function deleteBaseResume({ store }: Ports): UseCases['deleteBaseResume'] {
  return async (caller, name = defaultBase) => {
    if (await store.deleteBase(caller, name)) return;
    const named = name === defaultBase ? '' : ` named ${name}`;
    throw new ServiceError('not_found', `There is no base resume${named} to delete.`);
  };
}

export interface DocumentSource {
  /** A resume in the request, which is not stored. */
  readonly resume?: Readonly<Record<string, unknown>> | undefined;
  /** The name of a stored base resume, or `best` if several can be scored. */
  readonly base?: string | undefined;
  readonly baseVersion?: string | undefined;
  /** Accept a resume without a name. */
  readonly nameless?: boolean | undefined;
}

/** A resume to score, with its name if it is a stored base. */
export interface JudgedDocument {
  readonly document: ResumeDocument;
  /** Absent for a resume in the request. */
  readonly name?: string;
}

/**
 * The resume to score: the one in the request, else the stored base of that name.
 * @throws ValidationError
 */
export async function findDocument(
  ports: Ports,
  caller: Caller,
  { resume, base: name = defaultBase, baseVersion, nameless }: DocumentSource,
): Promise<JudgedDocument> {
  if (resume !== undefined) return { document: (await ports.documents.read(resume, { nameless })).document };
  const base = await ports.store.findBase(caller, baseVersion, name);
  if (!base) throw missingBaseError({ name, version: baseVersion });
  return { document: storedDocument((await baseAsReadNow(ports, base)).resumeData), name };
}

/** Refuses other parameters that name a resume. @throws ValidationError */
export function checkOneSource({ resume, base, baseVersion }: DocumentSource): void {
  const other = base === undefined ? baseVersion && 'base_version' : 'base';
  if (resume !== undefined && other !== undefined) {
    throw fieldError('resume', `cannot be combined with ${other}`);
  }
  if (base === bestBase && baseVersion !== undefined) {
    throw fieldError('base_version', `cannot be combined with base=${bestBase}`);
  }
}

export interface NamedDocument extends JudgedDocument {
  readonly name: string;
  readonly stored: StoredBase;
}

/** The stored base resumes of these names. @throws ValidationError if there are none */
export async function findDocuments(
  ports: Ports,
  caller: Caller,
  { names, letOthers }: { readonly names: readonly string[]; readonly letOthers: LetOthers },
): Promise<readonly [NamedDocument, ...NamedDocument[]]> {
  const documents: NamedDocument[] = [];
  for (const name of names) {
    if (documents.length > 0) await letOthers();
    const base = await ports.store.findBase(caller, undefined, name);
    // Deleted since the names were listed.
    if (!base) continue;
    const stored = await baseAsReadNow(ports, base);
    documents.push({ name, stored, document: storedDocument(stored.resumeData) });
  }
  const [first, ...others] = documents;
  if (!first) throw missingBaseError({});
  return [first, ...others];
}

/**
 * The stored base as its source is read by this version: earlier ones may have left markup in texts. The stored row
 * is unchanged; a resume made from this base keeps it under an id derived from its content.
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

/** The error if a required base resume is missing. @param error its name */
export function missingBaseError(
  { name = defaultBase, version }: AskedBase,
  error: 'validation_error' | 'not_found' = 'validation_error',
): Error {
  const refuse = (path: string, message: string, code?: FailureCode) =>
    error === 'not_found'
      ? new ServiceError(error, path ? `${path}: ${message}` : message, { code })
      : fieldError(path, message, code);
  const isNamed = name !== defaultBase;
  if (version !== undefined) {
    const under = isNamed ? ` under the name "${name}"` : '';
    return refuse('base_version', `no base resume with version ${version} is stored${under}`);
  }
  return isNamed
    ? refuse('', `There is no base resume named "${name}".`, 'unknown_base_resume')
    : refuse('', 'There is no base resume yet.', 'no_base_resume');
}
