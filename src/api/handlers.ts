import type { Body, Endpoints, OperationId, QueryValues } from '../contract/endpoints.ts';
import type { ObjectName, ObjectOf } from '../contract/objects.ts';
import type { Caller, DashboardCaller } from '../service/use-cases.ts';
import type { ApiParts } from './api.ts';
import { apiKeyListJson, createdApiKeyJson } from './api-key-json.ts';
import { baseResumeJson } from './base-resume-json.ts';
import { printDashboardCookie } from './dashboard-cookie.ts';
import type { ApiRequest } from './exchange.ts';
import type { JsonPieces } from './print-json.ts';
import { resumeJson, resumeListJson, resumePdfJson } from './resume-json.ts';
import { timestamp } from './timestamp.ts';

export type CallerOf<Id extends OperationId> = Endpoints[Id]['authentication'] extends 'api_key'
  ? Caller
  : DashboardCaller;

/** What has passed every gate. */
export interface HandlerInput<Id extends OperationId> {
  readonly caller: CallerOf<Id>;
  /** The path parameter; empty where the path has none. */
  readonly id: string;
  readonly query: QueryValues<Id>;
  readonly body: Body<Id>;
  readonly idempotencyKey: string | undefined;
  readonly request: Pick<ApiRequest, 'signal'>;
}

type HandlerParts = Pick<ApiParts, 'useCases' | 'pdfUrl' | 'clock' | 'publicUrl'>;

/** JSON text of the answer, with headers beyond the usual ones. */
interface JsonAnswer {
  readonly json: string | JsonPieces;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Handlers = {
  readonly [Id in OperationId]: (input: HandlerInput<Id>) => Promise<JsonAnswer>;
};

/** One handler for each row of the endpoint table; a missing one does not compile. */
export function createHandlers(parts: HandlerParts): Handlers {
  return {
    ...resumeHandlers(parts),
    ...baseResumeHandlers(parts),
    ...accountHandlers(parts),
    ...dashboardHandlers(parts),
  };
}

function resumeHandlers({ useCases, pdfUrl }: HandlerParts) {
  return {
    generateResume: async ({ caller, body, query, idempotencyKey, request }) => {
      // With a key the work goes on without its caller: the retry finds it done.
      const signal = idempotencyKey === undefined ? request.signal : undefined;
      const options = { ...generateOptions(query), idempotencyKey, signal };
      const { resume, replayed } = await useCases.generateResume(caller, body, options);
      const json = resumeJson(resume, pdfUrl);
      return replayed ? { json, headers: { 'idempotent-replayed': 'true' } } : { json };
    },
    previewResume: async ({ caller, body, query }) =>
      answer<'Preview'>(await useCases.previewResume(caller, body, generateOptions(query))),
    scoreResume: async ({ caller, body, query }) =>
      answer<'Score'>(await useCases.scoreResume(caller, body, query)),
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
    editResume: async ({ caller, id, body }) => ({
      json: resumeJson(await useCases.editResume(caller, id, body.resume_data), pdfUrl),
    }),
    revertChanges: async ({ caller, id, body }) => ({
      json: resumeJson(await useCases.revertChanges(caller, id, body.change_ids), pdfUrl),
    }),
  } satisfies Partial<Handlers>;
}

function baseResumeHandlers({ useCases }: HandlerParts) {
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

function accountHandlers({ useCases }: HandlerParts) {
  return {
    getUsage: async ({ caller }) => answer<'Usage'>(await useCases.getUsage(caller)),
    listApiKeys: async ({ caller }) => ({ json: apiKeyListJson(await useCases.listApiKeys(caller)) }),
  } satisfies Partial<Handlers>;
}

function dashboardHandlers({ useCases, clock, publicUrl }: HandlerParts) {
  return {
    listDashboardKeys: async ({ caller }) => ({ json: apiKeyListJson(await useCases.listApiKeys(caller)) }),
    createDashboardSession: async ({ caller }) => {
      const { session, expiresAt } = await useCases.createDashboardSession(caller);
      const maxAge = Math.floor((expiresAt - clock.now()) / 1000);
      const secure = publicUrl?.startsWith('https://') ?? false;
      return {
        ...answer<'DashboardSession'>({ object: 'dashboard_session', expires_at: timestamp(expiresAt) }),
        headers: { 'set-cookie': printDashboardCookie({ session, maxAge, secure }) },
      };
    },
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

function generateOptions({ theme, check, base_version, require }: QueryValues<'generateResume'>) {
  return { theme, check, baseVersion: base_version, ...(require !== undefined && { require }) };
}

function answer<Name extends ObjectName>(object: ObjectOf<Name>): JsonAnswer {
  return { json: JSON.stringify(object) };
}
