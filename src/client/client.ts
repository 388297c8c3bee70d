import type { Answer, BodyInput, QueryInput } from '../contract/endpoints.ts';
import type { ListQuery } from '../contract/parameters.ts';
import type { Call } from './call.ts';

interface GenerateOptions extends QueryInput<'generateResume'> {
  /** With a key the call can be repeated without a second charge; without one it is sent once. */
  readonly idempotencyKey?: string | undefined;
}

/** The operations of the service. Every call throws ApiError, ConnectionError or ProtocolError. */
export interface Client {
  readonly resumes: {
    generate(
      request: BodyInput<'generateResume'>,
      options?: GenerateOptions,
    ): Promise<Answer<'generateResume'>>;
    preview(
      request: BodyInput<'previewResume'>,
      query?: QueryInput<'previewResume'>,
    ): Promise<Answer<'previewResume'>>;
    score(
      request: BodyInput<'scoreResume'>,
      query?: QueryInput<'scoreResume'>,
    ): Promise<Answer<'scoreResume'>>;
    list(query?: ListQuery): Promise<Answer<'listResumes'>>;
    /** All pages from the cursor on, in its direction. */
    pages(query?: ListQuery): AsyncGenerator<Answer<'listResumes'>, void, void>;
    get(id: string): Promise<Answer<'getResume'>>;
    delete(id: string): Promise<Answer<'deleteResume'>>;
    pdf(id: string, query?: QueryInput<'generatePdf'>): Promise<Answer<'generatePdf'>>;
    report(id: string): Promise<Answer<'getReport'>>;
    base(id: string): Promise<Answer<'getResumeBase'>>;
    /** `patch`: the whole document, or a JSON Merge Patch (RFC 7396). */
    edit(id: string, patch: BodyInput<'editResume'>['resume_data']): Promise<Answer<'editResume'>>;
    revert(id: string, changeIds: readonly string[]): Promise<Answer<'revertChanges'>>;
    /** Restores undone changes. */
    restore(id: string, changeIds: readonly string[]): Promise<Answer<'revertChanges'>>;
    posting(id: string): Promise<Answer<'getResumePosting'>>;
    /** The pages of its PDF as images. */
    draw(id: string, query?: QueryInput<'drawResume'>): Promise<Answer<'drawResume'>>;
    export(id: string, query?: QueryInput<'exportResume'>): Promise<Answer<'exportResume'>>;
    /** Lines that can be reworded. */
    wordings(id: string): Promise<Answer<'listWordings'>>;
    checkWording(id: string, wording: BodyInput<'checkWording'>): Promise<Answer<'checkWording'>>;
    /** Sends the person's own statements or dismissals; the resume is made again. */
    answer(id: string, answers: BodyInput<'answerQuestions'>['answers']): Promise<Answer<'answerQuestions'>>;
    applyWording(id: string, wording: BodyInput<'applyWording'>): Promise<Answer<'applyWording'>>;
  };
  readonly postings: {
    /** Ranks postings by how well the resume answers them; many postings take several calls. */
    rank(
      request: BodyInput<'rankPostings'>,
      query?: QueryInput<'rankPostings'>,
    ): Promise<Answer<'rankPostings'>>;
    /** Requirements that the resume lacks; default: those of the postings of stored resumes. */
    gaps(request?: BodyInput<'findGaps'>, query?: QueryInput<'findGaps'>): Promise<Answer<'findGaps'>>;
    read(request: BodyInput<'readPosting'>): Promise<Answer<'readPosting'>>;
  };
  /** Answers proposed by an assistant, which the person decides on. */
  readonly proposals: {
    list(id: string): Promise<Answer<'listProposals'>>;
    /** The resumes with proposals. */
    resumes(): Promise<Answer<'listProposedResumes'>>;
    add(id: string, proposal: BodyInput<'proposeAnswer'>): Promise<Answer<'proposeAnswer'>>;
    delete(id: string, query?: QueryInput<'deleteProposals'>): Promise<Answer<'deleteProposals'>>;
  };
  readonly applications: {
    get(id: string, query?: QueryInput<'getApplication'>): Promise<Answer<'getApplication'>>;
    put(id: string, step: BodyInput<'putApplication'>): Promise<Answer<'putApplication'>>;
    /** Deletes every step. */
    delete(id: string): Promise<Answer<'deleteApplication'>>;
    list(query?: ListQuery): Promise<Answer<'listApplications'>>;
  };
  readonly themes: { list(): Promise<Answer<'listThemes'>> };
  readonly usage: { get(): Promise<Answer<'getUsage'>> };
  readonly apiKeys: {
    /** With the API key. */
    list(): Promise<Answer<'listApiKeys'>>;
    /** With the dashboard token, like the next two. */
    listAll(): Promise<Answer<'listDashboardKeys'>>;
    create(request: BodyInput<'createApiKey'>): Promise<Answer<'createApiKey'>>;
    revoke(id: string): Promise<Answer<'revokeApiKey'>>;
  };
  readonly baseResume: {
    get(query?: QueryInput<'getBaseResume'>): Promise<Answer<'getBaseResume'>>;
    put(
      document: BodyInput<'putBaseResume'>,
      query?: QueryInput<'putBaseResume'>,
    ): Promise<Answer<'putBaseResume'>>;
    list(): Promise<Answer<'listBaseResumes'>>;
    /** Reads a file of any format; nothing is stored. */
    read(file: BodyInput<'readResumeFile'>): Promise<Answer<'readResumeFile'>>;
    delete(query?: QueryInput<'deleteBaseResume'>): Promise<Answer<'deleteBaseResume'>>;
  };
}

/** The client on top of a call function. */
export function clientOf(call: Call): Client {
  return {
    resumes: resumeCalls(call),
    postings: {
      rank: (body, query = {}) => call('rankPostings', { body, query }),
      gaps: (body = {}, query = {}) => call('findGaps', { body, query }),
      read: (body) => call('readPosting', { body }),
    },
    proposals: {
      list: (id) => call('listProposals', { id }),
      resumes: () => call('listProposedResumes'),
      add: (id, body) => call('proposeAnswer', { id, body }),
      delete: (id, query = {}) => call('deleteProposals', { id, query }),
    },
    applications: {
      get: (id, query = {}) => call('getApplication', { id, query }),
      put: (id, body) => call('putApplication', { id, body }),
      delete: (id) => call('deleteApplication', { id }),
      list: (query = {}) => call('listApplications', { query }),
    },
    themes: { list: () => call('listThemes') },
    usage: { get: () => call('getUsage') },
    apiKeys: {
      list: () => call('listApiKeys'),
      listAll: () => call('listDashboardKeys'),
      create: (body) => call('createApiKey', { body }),
      revoke: (id) => call('revokeApiKey', { id }),
    },
    baseResume: {
      get: (query = {}) => call('getBaseResume', { query }),
      put: (body, query = {}) => call('putBaseResume', { body, query }),
      read: (body) => call('readResumeFile', { body }),
      list: () => call('listBaseResumes'),
      delete: (query = {}) => call('deleteBaseResume', { query }),
    },
  };
}

function resumeCalls(call: Call): Client['resumes'] {
  return {
    generate: (body, { idempotencyKey, ...query } = {}) =>
      call('generateResume', { body, query, idempotencyKey }),
    preview: (body, query = {}) => call('previewResume', { body, query }),
    score: (body, query = {}) => call('scoreResume', { body, query }),
    list: (query = {}) => call('listResumes', { query }),
    pages: (query = {}) => resumePages((page) => call('listResumes', { query: page }), query),
    get: (id) => call('getResume', { id }),
    delete: (id) => call('deleteResume', { id }),
    pdf: (id, query = {}) => call('generatePdf', { id, query }),
    report: (id) => call('getReport', { id }),
    base: (id) => call('getResumeBase', { id }),
    edit: (id, patch) => call('editResume', { id, body: { resume_data: patch } }),
    wordings: (id) => call('listWordings', { id }),
    checkWording: (id, body) => call('checkWording', { id, body }),
    answer: (id, answers) => call('answerQuestions', { id, body: { answers } }),
    applyWording: (id, body) => call('applyWording', { id, body }),
    revert: (id, changeIds) => call('revertChanges', { id, body: { change_ids: [...changeIds] } }),
    restore: (id, changeIds) => call('revertChanges', { id, body: { restore_change_ids: [...changeIds] } }),
    posting: (id) => call('getResumePosting', { id }),
    draw: (id, query = {}) => call('drawResume', { id, query }),
    export: (id, query = {}) => call('exportResume', { id, query }),
  };
}

/** Yields page by page: older resumes, or newer ones if the query has `before`. */
async function* resumePages(
  list: (query: ListQuery) => Promise<Answer<'listResumes'>>,
  query: ListQuery,
): AsyncGenerator<Answer<'listResumes'>, void, void> {
  const goesBack = query.before !== undefined;
  let cursor: ListQuery = query;
  for (;;) {
    const page = await list(cursor);
    yield page;
    const edge = goesBack ? page.data.at(0) : page.data.at(-1);
    if (!page.has_more || edge === undefined) return;
    cursor = goesBack ? { ...query, before: edge.id } : { ...query, after: edge.id };
  }
}
