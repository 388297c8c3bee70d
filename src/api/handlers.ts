import type { Body, Endpoints, OperationId, QueryValues } from '../contract/endpoints.ts';
import type { ObjectName, ObjectOf } from '../contract/objects.ts';
import type { Caller, DashboardCaller, UseCases } from '../service/use-cases.ts';
import { apiKeyListJson, createdApiKeyJson } from './api-key-json.ts';
import { baseResumeJson } from './base-resume-json.ts';
import { type PdfUrl, resumeJson, resumeListJson, resumePdfJson } from './resume-json.ts';

export type CallerOf<Id extends OperationId> = Endpoints[Id]['authentication'] extends 'dashboard'
  ? DashboardCaller
  : Caller;

/** What has passed every gate. */
export interface HandlerInput<Id extends OperationId> {
  readonly caller: CallerOf<Id>;
  /** The path parameter; empty where the path has none. */
  readonly id: string;
  readonly query: QueryValues<Id>;
  readonly body: Body<Id>;
  readonly idempotencyKey: string | undefined;
}

/** JSON text of the answer, with headers beyond the usual ones. */
interface JsonAnswer {
  readonly json: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Handlers = {
  readonly [Id in OperationId]: (input: HandlerInput<Id>) => Promise<JsonAnswer>;
};

/** One handler for each row of the endpoint table; a missing one does not compile. */
export function createHandlers(useCases: UseCases, pdfUrl: PdfUrl): Handlers {
  return {
    ...resumeHandlers(useCases, pdfUrl),
    ...baseResumeHandlers(useCases),
    ...accountHandlers(useCases),
  };
}

function resumeHandlers(useCases: UseCases, pdfUrl: PdfUrl) {
  return {
    generateResume: async ({ caller, body, query, idempotencyKey }) => {
      const options = { ...generateOptions(query), idempotencyKey };
      const { resume, replayed } = await useCases.generateResume(caller, body, options);
      const json = resumeJson(resume, pdfUrl);
      return replayed ? { json, headers: { 'idempotent-replayed': 'true' } } : { json };
    },
    previewResume: async ({ caller, body, query }) =>
      answer<'Preview'>(await useCases.previewResume(caller, body, generateOptions(query))),
    scoreResume: async ({ caller, body }) => answer<'Score'>(await useCases.scoreResume(caller, body)),
    listResumes: async ({ caller, query }) => ({
      json: resumeListJson(await useCases.listResumes(caller, query), pdfUrl),
    }),
    getResume: async ({ caller, id }) => ({ json: resumeJson(await useCases.getResume(caller, id), pdfUrl) }),
    deleteResume: async ({ caller, id }) => {
      await useCases.deleteResume(caller, id);
      return answer<'DeletedResume'>({ object: 'resume.deleted', id, deleted: true });
    },
    generatePdf: async ({ caller, id, query }) => ({
      json: resumePdfJson(await useCases.generatePdf(caller, id, query), pdfUrl),
    }),
    getReport: async ({ caller, id }) => answer<'Report'>(await useCases.getReport(caller, id)),
    getResumeBase: async ({ caller, id }) => ({
      json: baseResumeJson(await useCases.getResumeBase(caller, id)),
    }),
    revertChanges: async ({ caller, id, body }) => ({
      json: resumeJson(await useCases.revertChanges(caller, id, body.change_ids), pdfUrl),
    }),
  } satisfies Partial<Handlers>;
}

function baseResumeHandlers(useCases: UseCases) {
  return {
    getBaseResume: async ({ caller, query }) => ({
      json: baseResumeJson(await useCases.getBaseResume(caller, query.version)),
    }),
    putBaseResume: async ({ caller, body, query }) => ({
      json: baseResumeJson(await useCases.putBaseResume(caller, body, query.source_format)),
    }),
    deleteBaseResume: async ({ caller }) => {
      await useCases.deleteBaseResume(caller);
      return answer<'DeletedBaseResume'>({ object: 'base_resume.deleted', deleted: true });
    },
  } satisfies Partial<Handlers>;
}

function accountHandlers(useCases: UseCases) {
  return {
    getUsage: async ({ caller }) => answer<'Usage'>(await useCases.getUsage(caller)),
    listApiKeys: async ({ caller }) => ({ json: apiKeyListJson(await useCases.listApiKeys(caller)) }),
    listDashboardKeys: async ({ caller }) => ({ json: apiKeyListJson(await useCases.listApiKeys(caller)) }),
    createApiKey: async ({ caller, body }) => {
      const { key, secret } = await useCases.createApiKey(caller, body);
      return { json: createdApiKeyJson(key, secret) };
    },
    revokeApiKey: async ({ caller, id }) => {
      await useCases.revokeApiKey(caller, id);
      return answer<'DeletedApiKey'>({ object: 'api_key.deleted', id, deleted: true });
    },
  } satisfies Partial<Handlers>;
}

function generateOptions({ theme, check, base_version }: QueryValues<'generateResume'>) {
  return { theme, check, baseVersion: base_version };
}

function answer<Name extends ObjectName>(object: ObjectOf<Name>): JsonAnswer {
  return { json: JSON.stringify(object) };
}
