import type { ApiKey, BaseResume, ObjectOf, Resume, ResumeList, ResumePdf } from '../contract/objects.ts';
import { timestamp } from '../contract/resume/dates.ts';
import type {
  ApiKeyRecord,
  BaseResumeRecord,
  BaseSummary,
  ResumeBaseRecord,
  ResumePage,
  ResumeRecord,
} from '../service/use-cases.ts';
import { rawJson, rawJsonArray, type WithRawJson } from './json-text.ts';
import type { PdfUrl } from './operation.ts';

/* Builds API objects from records of the service. Stored documents are included without parsing. */

export function resumeObject(resume: ResumeRecord, pdfUrl: PdfUrl): WithRawJson<Resume> {
  return {
    object: 'resume',
    id: resume.id,
    company_name: resume.companyName,
    position: resume.position,
    finetune_level: resume.finetuneLevel,
    ats_score: resume.atsScore,
    resume_data: rawJson(resume.resumeData),
    pdf_url: pdfUrl(resume),
    credits_remaining: resume.creditsRemaining,
    created_at: timestamp(resume.createdAt),
  };
}

export function resumeListObject(page: ResumePage, pdfUrl: PdfUrl): WithRawJson<ResumeList> {
  return {
    object: 'list',
    data: rawJsonArray(page.data.map((resume) => resumeObject(resume, pdfUrl))),
    has_more: page.hasMore,
  };
}

/** @throws Error if the record has no PDF, which the use case guarantees */
export function resumePdfObject(resume: ResumeRecord, pdfUrl: PdfUrl): ResumePdf {
  const url = pdfUrl(resume);
  if (url === null || resume.pdfGeneratedAt === null) {
    throw new Error(`Resume ${resume.id} came back from generatePdf without a PDF`);
  }
  return {
    object: 'resume.pdf',
    id: resume.id,
    pdf_url: url,
    generated_at: timestamp(resume.pdfGeneratedAt),
  };
}

export function baseResumeObject(base: BaseResumeRecord): WithRawJson<BaseResume> {
  return {
    object: 'base_resume',
    name: base.name,
    version: base.version,
    resume_data: rawJson(base.resumeData),
    source: rawJson(base.source),
    source_format: base.sourceFormat,
    updated_at: timestamp(base.updatedAt),
  };
}

export function resumeBaseObject(base: ResumeBaseRecord): WithRawJson<ObjectOf<'ResumeBase'>> {
  return { ...baseResumeObject(base), takes_answers: base.takesAnswers };
}

export function baseResumeListObject(bases: readonly BaseSummary[]): ObjectOf<'BaseResumeList'> {
  const data = bases.map(({ name, version, sourceFormat, updatedAt }) => ({
    object: 'base_resume' as const,
    ...{ name, version, source_format: sourceFormat, updated_at: timestamp(updatedAt) },
  }));
  return { object: 'list', data, has_more: false };
}

function apiKeyObject(key: ApiKeyRecord): ApiKey {
  return {
    object: 'api_key',
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    created_at: timestamp(key.createdAt),
    last_used_at: key.lastUsedAt === null ? null : timestamp(key.lastUsedAt),
  };
}

export function apiKeyListObject(keys: readonly ApiKeyRecord[]): ObjectOf<'ApiKeyList'> {
  return { object: 'list', data: keys.map(apiKeyObject), has_more: false };
}

export function dashboardKeyListObject(keys: readonly ApiKeyRecord[]): ObjectOf<'DashboardKeyList'> {
  const data = keys.map((key) => ({ ...apiKeyObject(key), expires_at: expiryOf(key) }));
  return { object: 'list', data, has_more: false };
}

function expiryOf({ expiresAt }: ApiKeyRecord): string | null {
  return expiresAt === null ? null : timestamp(expiresAt);
}

/** The only object with a secret. */
export function createdApiKeyObject(key: ApiKeyRecord, secret: string): ObjectOf<'CreatedApiKey'> {
  return {
    ...apiKeyObject(key),
    mode: key.mode,
    expires_at: expiryOf(key),
    secret,
  };
}
