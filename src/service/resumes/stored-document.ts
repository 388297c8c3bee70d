import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { JsonBytes } from '../use-cases.ts';

/** Reads back what this service wrote: it was validated on the way in. */
export function storedDocument(json: string | JsonBytes): ResumeDocument {
  return JSON.parse(typeof json === 'string' ? json : new TextDecoder().decode(json)) as ResumeDocument;
}

export function documentBytes(document: ResumeDocument): JsonBytes {
  return new TextEncoder().encode(JSON.stringify(document));
}
