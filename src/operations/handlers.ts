import type { QueryValues } from '../contract/endpoints.ts';
import { timestamp } from '../contract/resume/dates.ts';
import type { Handlers, OperationParts } from './operation.ts';
import {
  apiKeyListObject,
  baseResumeListObject,
  baseResumeObject,
  createdApiKeyObject,
  dashboardKeyListObject,
  resumeBaseObject,
  resumeListObject,
  resumeObject,
  resumePdfObject,
} from './response-objects.ts';

type HandlerParts = Pick<OperationParts, 'useCases' | 'pdfUrl'>;

/** One handler per row of the endpoint table; a missing one fails to compile. */
export function createHandlers(parts: HandlerParts): Handlers {
  return {
    ...resumeHandlers(parts),
    ...baseResumeHandlers(parts),
    ...personHandlers(parts),
    ...accountHandlers(parts),
    ...dashboardHandlers(parts),
  };
}

function resumeHandlers({ useCases, pdfUrl }: HandlerParts) {
  return {
    generateResume: async ({ caller, body, query, idempotencyKey, signal, trace }) => {
      // With a key the work continues after a disconnect, so that a retry finds it done.
      const ended = idempotencyKey === undefined ? signal : undefined;
      const options = { ...generateOptions(query), idempotencyKey, signal: ended, trace };
      const { resume, replayed } = await useCases.generateResume(caller, body, options);
      return { answer: resumeObject(resume, pdfUrl), replayed };
    },
    previewResume: async ({ caller, body, query }) => ({
      answer: await useCases.previewResume(caller, body, generateOptions(query)),
    }),
    scoreResume: async ({ caller, body, query }) => ({
      answer: await useCases.scoreResume(caller, body, query),
    }),
    rankPostings: async ({ caller, body, query }) => ({
      answer: await useCases.rankPostings(caller, body, query),
    }),
    findGaps: async ({ caller, body, query }) => ({
      answer: await useCases.findGaps(caller, body, query),
    }),
    listResumes: async ({ caller, query }) => ({
      answer: resumeListObject(await useCases.listResumes(caller, query), pdfUrl),
    }),
    getResume: async ({ caller, id }) => ({
      answer: resumeObject(await useCases.getResume(caller, id), pdfUrl),
    }),
    deleteResume: async ({ caller, id }) => {
      await useCases.deleteResume(caller, id);
      return { answer: { object: 'resume.deleted', id, deleted: true } };
    },
    generatePdf: async ({ caller, id, query }) => ({
      answer: resumePdfObject(await useCases.generatePdf(caller, id, query), pdfUrl),
    }),
    getReport: async ({ caller, id }) => ({ answer: await useCases.getReport(caller, id) }),
    getResumeBase: async ({ caller, id }) => ({
      answer: resumeBaseObject(await useCases.getResumeBase(caller, id)),
    }),
    editResume: async ({ caller, id, body }) => ({
      answer: resumeObject(await useCases.editResume(caller, id, body.resume_data), pdfUrl),
    }),
    listWordings: async ({ caller, id }) => ({
      answer: { object: 'list', data: [...(await useCases.listWordings(caller, id))] },
    }),
    checkWording: async ({ caller, id, body }) => ({ answer: await useCases.checkWording(caller, id, body) }),
    applyWording: async ({ caller, id, body }) => ({
      answer: resumeObject(await useCases.applyWording(caller, id, body), pdfUrl),
    }),
    answerQuestions: async ({ caller, id, body }) => ({
      answer: resumeObject(await useCases.answerQuestions(caller, id, body), pdfUrl),
    }),
    revertChanges: async ({ caller, id, body }) => ({
      answer: resumeObject(await useCases.revertChanges(caller, id, body), pdfUrl),
    }),
    getResumePosting: async ({ caller, id }) => ({ answer: await useCases.getResumePosting(caller, id) }),
    drawResume: async ({ caller, id, query }) => ({
      answer: await useCases.drawResume(caller, id, query),
    }),
    exportResume: async ({ caller, id, query }) => ({
      answer: await useCases.exportResume(caller, id, query.format),
    }),
    readPosting: async ({ caller, body }) => ({ answer: await useCases.readPosting(caller, body) }),
    listThemes: async () => ({ answer: await useCases.listThemes() }),
  } satisfies Partial<Handlers>;
}

function baseResumeHandlers({ useCases }: HandlerParts) {
  return {
    getBaseResume: async ({ caller, query }) => ({
      answer: baseResumeObject(await useCases.getBaseResume(caller, query)),
    }),
    putBaseResume: async ({ caller, body, query }) => ({
      answer: baseResumeObject(
        await useCases.putBaseResume(caller, body, { sourceFormat: query.source_format, name: query.name }),
      ),
    }),
    listBaseResumes: async ({ caller }) => ({
      answer: baseResumeListObject(await useCases.listBaseResumes(caller)),
    }),
    readResumeFile: async ({ caller, body }) => ({ answer: await useCases.readResumeFile(caller, body) }),
    deleteBaseResume: async ({ caller, query }) => {
      await useCases.deleteBaseResume(caller, query.name);
      return { answer: { object: 'base_resume.deleted', deleted: true } };
    },
  } satisfies Partial<Handlers>;
}

function personHandlers({ useCases }: HandlerParts) {
  return {
    listProposals: async ({ caller, id }) => ({
      answer: { object: 'list', data: [...(await useCases.listProposals(caller, id))] },
    }),
    listProposedResumes: async ({ caller }) => ({
      answer: { object: 'list', data: [...(await useCases.listProposedResumes(caller))] },
    }),
    proposeAnswer: async ({ caller, id, body }) => ({
      answer: { object: 'list', data: [...(await useCases.proposeAnswer(caller, id, body))] },
    }),
    deleteProposals: async ({ caller, id, query }) => ({
      answer: {
        object: 'list',
        data: [...(await useCases.deleteProposals(caller, id, query.requirement_id))],
      },
    }),
    getApplication: async ({ caller, id, query }) => ({
      answer: await useCases.getApplication(caller, id, query.pdf),
    }),
    putApplication: async ({ caller, id, body }) => ({
      answer: await useCases.putApplication(caller, id, body),
    }),
    deleteApplication: async ({ caller, id }) => ({ answer: await useCases.deleteApplication(caller, id) }),
    listApplications: async ({ caller, query }) => {
      const { data, hasMore } = await useCases.listApplications(caller, query);
      return { answer: { object: 'list', data: [...data], has_more: hasMore } };
    },
  } satisfies Partial<Handlers>;
}

function accountHandlers({ useCases }: HandlerParts) {
  return {
    getUsage: async ({ caller }) => ({ answer: await useCases.getUsage(caller) }),
    listApiKeys: async ({ caller }) => ({ answer: apiKeyListObject(await useCases.listApiKeys(caller)) }),
  } satisfies Partial<Handlers>;
}

function dashboardHandlers({ useCases }: HandlerParts) {
  return {
    listDashboardKeys: async ({ caller }) => ({
      answer: dashboardKeyListObject(await useCases.listApiKeys(caller)),
    }),
    createDashboardSession: async ({ caller }) => {
      const session = await useCases.createDashboardSession(caller);
      const answer = { object: 'dashboard_session', expires_at: timestamp(session.expiresAt) } as const;
      return { answer, session };
    },
    createApiKey: async ({ caller, body }) => {
      const { key, secret } = await useCases.createApiKey(caller, body);
      return { answer: createdApiKeyObject(key, secret) };
    },
    revokeApiKey: async ({ caller, id }) => {
      await useCases.revokeApiKey(caller, id);
      return { answer: { object: 'api_key.deleted', id, deleted: true } };
    },
  } satisfies Partial<Handlers>;
}

function generateOptions({ check, base, base_version, require, ...look }: QueryValues<'generateResume'>) {
  return {
    ...look,
    ...{ check, baseVersion: base_version },
    ...(base !== undefined && { base }),
    ...(require !== undefined && { require }),
  };
}
