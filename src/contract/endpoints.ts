import type { ErrorName } from './errors.ts';
import { limits } from './limits.ts';
import type { ObjectName, ObjectOf } from './objects.ts';
import {
  applicationParameters,
  baseResumeParameters,
  deleteBaseResumeParameters,
  deleteProposalsParameters,
  exportParameters,
  gapsParameters,
  generateParameters,
  listParameters,
  type ParameterInput,
  type Parameters,
  type ParameterValues,
  pagesParameters,
  pdfParameters,
  putBaseResumeParameters,
  rankParameters,
  scoreParameters,
} from './parameters.ts';
import type { RequestBody, RequestInput, RequestName } from './requests.ts';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `{base_url}`; `{id}` is a path parameter. */
  readonly path: string;
  readonly summary: string;
  /** `dashboard`: its token or the cookie made from it; `dashboard_token`: the token alone. */
  readonly authentication: 'api_key' | 'dashboard' | 'dashboard_token';
  /** Whether a request counts towards the rate limit of its account; dashboard requests have a window of their own. */
  readonly counted: boolean;
  readonly idempotent: boolean;
  readonly query: Parameters;
  /** Names of schemas, so that this table loads without them. */
  readonly body: RequestName | null;
  /** Bytes of the body, where it may have more than others. */
  readonly maxBodyBytes?: number;
  readonly answer: ObjectName;
  readonly errors: readonly ErrorName[];
  /** true: not part of the API specification. */
  readonly extension: boolean;
}

const keyed = {
  authentication: 'api_key',
  counted: true,
  idempotent: false,
  query: {},
  body: null,
  extension: false,
} as const;
const extension = { ...keyed, extension: true } as const;
const dashboard = { ...extension, authentication: 'dashboard' } as const;

/** Also those without a body: a foreign Host or Origin, or a body that is too large, is a validation_error anywhere. */
const always = [
  'validation_error',
  'missing_api_key',
  'invalid_api_key',
  'rate_limit_exceeded',
  'internal_server_error',
] as const;

/** Every operation. Routes, handlers, the client and the OpenAPI document are made from these rows. */
export const endpoints = {
  generateResume: {
    ...keyed,
    method: 'POST',
    path: '/resumes/generate',
    summary: 'Create a tailored resume',
    idempotent: true,
    query: generateParameters,
    body: 'GenerateRequest',
    answer: 'Resume',
    errors: [...always, 'credit_limit_exceeded'],
  },
  previewResume: {
    ...extension,
    method: 'POST',
    path: '/resumes/preview',
    summary: 'Preview what generate would do, and its price; nothing is stored or charged',
    query: generateParameters,
    body: 'PreviewRequest',
    answer: 'Preview',
    errors: always,
  },
  scoreResume: {
    ...extension,
    method: 'POST',
    path: '/resumes/score',
    summary: 'Score a resume against a posting; free, nothing is stored',
    query: scoreParameters,
    body: 'ScoreRequest',
    answer: 'Score',
    errors: always,
  },
  rankPostings: {
    ...extension,
    method: 'POST',
    path: '/rank',
    summary: 'Rank postings by how well a resume answers them; free, nothing is stored',
    query: rankParameters,
    body: 'RankRequest',
    maxBodyBytes: limits.rank.bodyBytes,
    answer: 'Rank',
    errors: always,
  },
  findGaps: {
    ...extension,
    method: 'POST',
    path: '/gaps',
    summary: 'List what postings ask for and a resume does not show; free, nothing is stored',
    query: gapsParameters,
    body: 'GapsRequest',
    maxBodyBytes: limits.rank.bodyBytes,
    answer: 'Gaps',
    errors: always,
  },
  listResumes: {
    ...keyed,
    method: 'GET',
    path: '/resumes',
    summary: 'List resumes, newest first',
    query: listParameters,
    answer: 'ResumeList',
    errors: always,
  },
  getResume: {
    ...keyed,
    method: 'GET',
    path: '/resumes/{id}',
    summary: 'Fetch one resume',
    answer: 'Resume',
    errors: [...always, 'not_found'],
  },
  editResume: {
    ...extension,
    method: 'PATCH',
    path: '/resumes/{id}',
    summary: 'Edit the resume by hand; every edit is listed in the report and can be undone; free',
    body: 'EditRequest',
    answer: 'Resume',
    errors: [...always, 'not_found'],
  },
  deleteResume: {
    ...keyed,
    method: 'DELETE',
    path: '/resumes/{id}',
    summary: 'Delete one resume for good',
    answer: 'DeletedResume',
    errors: [...always, 'not_found'],
  },
  generatePdf: {
    ...keyed,
    method: 'POST',
    path: '/resumes/{id}/pdf',
    summary: 'Generate or regenerate the PDF',
    query: pdfParameters,
    answer: 'ResumePdf',
    errors: [...always, 'not_found'],
  },
  getReport: {
    ...extension,
    method: 'GET',
    path: '/resumes/{id}/report',
    summary: 'Score, requirements, changes with their evidence, and gaps',
    answer: 'Report',
    errors: [...always, 'not_found'],
  },
  getResumeBase: {
    ...extension,
    method: 'GET',
    path: '/resumes/{id}/base',
    summary: 'The base resume that a tailored resume came from',
    answer: 'BaseResume',
    errors: [...always, 'not_found'],
  },
  getResumePosting: {
    ...extension,
    method: 'GET',
    path: '/resumes/{id}/posting',
    summary: 'The posting that a resume was tailored to',
    answer: 'Posting',
    errors: [...always, 'not_found'],
  },
  drawResume: {
    ...extension,
    method: 'GET',
    path: '/resumes/{id}/pages',
    summary: 'The pages of a resume as images, as in its PDF',
    query: pagesParameters,
    answer: 'ResumePages',
    errors: [...always, 'not_found'],
  },
  exportResume: {
    ...extension,
    method: 'GET',
    path: '/resumes/{id}/export',
    summary: 'Export a resume to another format',
    query: exportParameters,
    answer: 'ResumeExport',
    errors: [...always, 'not_found'],
  },
  revertChanges: {
    ...extension,
    method: 'POST',
    path: '/resumes/{id}/revert',
    summary: 'Undo or restore single changes; free',
    body: 'RevertRequest',
    answer: 'Resume',
    errors: [...always, 'not_found'],
  },
  listWordings: {
    ...extension,
    method: 'GET',
    path: '/resumes/{id}/wordings',
    summary: 'Lines that can be reworded, each with its original text',
    answer: 'WordingList',
    errors: [...always, 'not_found'],
  },
  checkWording: {
    ...extension,
    method: 'POST',
    path: '/resumes/{id}/wordings/check',
    summary: 'Check whether a wording of a line invents nothing and reads well; nothing is changed',
    body: 'WordingRequest',
    answer: 'Wording',
    errors: [...always, 'not_found'],
  },
  applyWording: {
    ...extension,
    method: 'POST',
    path: '/resumes/{id}/wordings',
    summary: 'Reword a line; a wording that invents anything is refused; free',
    body: 'WordingRequest',
    answer: 'Resume',
    errors: [...always, 'not_found'],
  },
  answerQuestions: {
    ...extension,
    method: 'POST',
    path: '/resumes/{id}/answers',
    summary: "Add the person's own statements to the base resume and make the resume again; free",
    body: 'AnswersRequest',
    answer: 'Resume',
    errors: [...always, 'not_found'],
  },
  listProposals: {
    ...extension,
    method: 'GET',
    path: '/resumes/{id}/proposals',
    summary: 'Answers proposed by an assistant that the person has not decided on',
    answer: 'ProposalList',
    errors: [...always, 'not_found'],
  },
  listProposedResumes: {
    ...extension,
    method: 'GET',
    path: '/proposals',
    summary: 'Resumes with proposals from an assistant',
    answer: 'ProposedResumeList',
    errors: always,
  },
  proposeAnswer: {
    ...extension,
    method: 'POST',
    path: '/resumes/{id}/proposals',
    summary: 'Propose an answer to a question; it is in no document until the person confirms it',
    body: 'ProposalRequest',
    answer: 'ProposalList',
    errors: [...always, 'not_found'],
  },
  deleteProposals: {
    ...extension,
    method: 'DELETE',
    path: '/resumes/{id}/proposals',
    summary: 'Drop proposals',
    query: deleteProposalsParameters,
    answer: 'ProposalList',
    errors: [...always, 'not_found'],
  },
  getApplication: {
    ...extension,
    method: 'GET',
    path: '/resumes/{id}/application',
    summary: 'Status of the application with this resume',
    query: applicationParameters,
    answer: 'Application',
    errors: [...always, 'not_found'],
  },
  putApplication: {
    ...extension,
    method: 'PUT',
    path: '/resumes/{id}/application',
    summary: 'Record a status of the application with this resume',
    body: 'ApplicationRequest',
    answer: 'Application',
    errors: [...always, 'not_found'],
  },
  deleteApplication: {
    ...extension,
    method: 'DELETE',
    path: '/resumes/{id}/application',
    summary: 'Delete the recorded status of the application with this resume',
    answer: 'Application',
    errors: [...always, 'not_found'],
  },
  listApplications: {
    ...extension,
    method: 'GET',
    path: '/applications',
    summary: 'List applications, in the order of their resumes',
    query: listParameters,
    answer: 'ApplicationList',
    errors: always,
  },
  getUsage: {
    ...keyed,
    method: 'GET',
    path: '/usage',
    summary: 'Credit balance, usage and rate limit',
    counted: false,
    answer: 'Usage',
    errors: always,
  },
  listApiKeys: {
    ...keyed,
    method: 'GET',
    path: '/api-keys',
    summary: 'List API keys, masked',
    answer: 'ApiKeyList',
    errors: always,
  },
  getBaseResume: {
    ...extension,
    method: 'GET',
    path: '/base-resume',
    summary: 'The stored base resume',
    query: baseResumeParameters,
    answer: 'BaseResume',
    errors: [...always, 'not_found'],
  },
  listBaseResumes: {
    ...extension,
    method: 'GET',
    path: '/base-resumes',
    summary: 'List base resumes by name',
    answer: 'BaseResumeList',
    errors: always,
  },
  putBaseResume: {
    ...extension,
    method: 'PUT',
    path: '/base-resume',
    summary: 'Store a base resume; the earlier versions are kept',
    query: putBaseResumeParameters,
    body: 'BaseResumeRequest',
    answer: 'BaseResume',
    errors: always,
  },
  readResumeFile: {
    ...extension,
    method: 'POST',
    path: '/base-resume/read',
    summary: 'Read a resume from a file of any format; nothing is stored',
    body: 'ReadResumeRequest',
    maxBodyBytes: limits.file.bodyBytes,
    answer: 'ResumeReading',
    errors: always,
  },
  readPosting: {
    ...extension,
    method: 'POST',
    path: '/postings/read',
    summary: 'Read a posting from a file, a text or an address: its text, company and position',
    body: 'ReadPostingRequest',
    maxBodyBytes: limits.file.bodyBytes,
    answer: 'Posting',
    errors: always,
  },
  listThemes: {
    ...extension,
    method: 'GET',
    path: '/themes',
    summary: 'List the themes of PDFs on this server',
    answer: 'ThemeList',
    errors: always,
  },
  deleteBaseResume: {
    ...extension,
    method: 'DELETE',
    path: '/base-resume',
    summary: 'Delete a base resume and its versions',
    query: deleteBaseResumeParameters,
    answer: 'DeletedBaseResume',
    errors: [...always, 'not_found'],
  },
  listDashboardKeys: {
    ...dashboard,
    method: 'GET',
    path: '/keys',
    summary: 'List API keys (dashboard)',
    answer: 'ApiKeyList',
    errors: always,
  },
  createDashboardSession: {
    ...dashboard,
    authentication: 'dashboard_token',
    method: 'POST',
    path: '/keys/session',
    summary: 'Exchange the dashboard token for a cookie for the /keys endpoints',
    answer: 'DashboardSession',
    errors: always,
  },
  createApiKey: {
    ...dashboard,
    method: 'POST',
    path: '/keys',
    summary: 'Create an API key; its secret is shown once',
    body: 'CreateApiKeyRequest',
    answer: 'CreatedApiKey',
    errors: always,
  },
  revokeApiKey: {
    ...dashboard,
    method: 'DELETE',
    path: '/keys/{id}',
    summary: 'Revoke an API key',
    answer: 'DeletedApiKey',
    errors: [...always, 'not_found'],
  },
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type OperationId = keyof Endpoints;
export const operationIds = Object.keys(endpoints) as readonly OperationId[];

export type QueryInput<Id extends OperationId> = ParameterInput<Endpoints[Id]['query']>;
export type QueryValues<Id extends OperationId> = ParameterValues<Endpoints[Id]['query']>;
export type BodyInput<Id extends OperationId> = Endpoints[Id]['body'] extends RequestName
  ? RequestInput<Endpoints[Id]['body']>
  : undefined;
export type Body<Id extends OperationId> = Endpoints[Id]['body'] extends RequestName
  ? RequestBody<Endpoints[Id]['body']>
  : undefined;
export type Answer<Id extends OperationId> = ObjectOf<Endpoints[Id]['answer']>;

/** Bytes that the body of an operation may have. */
export function maxBodyBytes(id: OperationId): number {
  const { maxBodyBytes: bytes = limits.bodyBytes }: Endpoint = endpoints[id];
  return bytes;
}

/** Prefix of every path in the table. Source: API specification, "Versioning". */
export const apiPrefix = '/api/v1';
