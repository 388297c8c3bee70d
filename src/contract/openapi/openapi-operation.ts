import type { Endpoint, OperationId } from '../endpoints.ts';
import { resumeIdLength, resumeIdPattern } from '../identifiers.ts';
import { limits } from '../limits.ts';
import { ownValue } from '../own-value.ts';
import type { Parameter } from '../parameters.ts';
import { tagOf } from './information.ts';
import { openApiResponses } from './openapi-responses.ts';
import { schemaDescriptions, schemaReference } from './openapi-schemas.ts';
import type { OpenApiBody, OpenApiOperation, OpenApiParameter, OpenApiSchema } from './openapi-types.ts';
import { parameterExamples, pathIdExamples, requestExamples } from './request-examples.ts';

/** What a summary has no room for: what it does, costs and leaves behind. Markdown. */
const operationDescriptions: Readonly<Record<OperationId, string>> = {
  generateResume:
    'Tailors the stored base resume, or the one that `base` names, to one posting. Nothing is invented: every changed text rests on the base resume. Takes credits by `finetune_level` (basic 1, good 2, super 3, unless the host set others), and only when it succeeds. With an `Idempotency-Key` a retry is never charged twice. A posting in which no requirements are found gives `ats_score` 0 and a warning in the report, unless `require` refuses it.',
  previewResume:
    'Takes the body of generate and shows score, changes, gaps and price. Always the offline engine; nothing is stored or charged.',
  scoreResume:
    'Scores the stored base resume, or the one in `resume`, against a posting. The resume needs no name. Without any requirements in the posting `ats_score` is 0. With `trace=true` the answer also says how the posting was read. Nothing is stored or charged.',
  rankPostings:
    'Scores the stored base resume, or the one in `resume`, against up to 50 postings and puts them in order. Each score is the one that the posting alone would get, so one more posting never moves the others; with `base=best` it is the one of the base resume that scores highest. Equal scores are put in the order of `text_hash`. Each posting counts as one request of the rate limit, with `base=best` once for each base resume. Nothing is stored or charged.',
  findGaps:
    'Scores the stored base resume, or the one in `resume`, against up to 50 postings, or against those of the stored resumes, newest first, and adds up what each insists on and the resume does not show, with the points that showing it would add. A text that comes twice counts once. Add up several answers by `key`. Each posting counts as one request of the rate limit. Nothing is stored or charged.',
  listResumes:
    'The resumes of this account and mode. A cursor is a position: one whose resume was deleted still works. Walk to older ones with `after` and the last id of a page, to newer ones with `before` and the first.',
  getResume: 'One resume with its full document. `pdf_url` is a fresh link in each answer.',
  editResume:
    'Applies a JSON Merge Patch (RFC 7396) to the document. What differs becomes changes of op `edit` and engine `user`. `ats_score`, report and PDF are those of the new document; `pdf_url` stays null if it was.',
  deleteResume:
    'Deletes the resume, its report, its PDF and the answer that is kept for its Idempotency-Key. It cannot be undone.',
  generatePdf:
    'Makes the PDF again and gives a link that is good for 24 hours. Free. The theme and its options are kept for every later PDF of this resume; an option that is not asked for stays as it was, and one that the theme does not take changes nothing.',
  getReport:
    'Why the resume is as it is: the score before and after, the requirements of the posting, each change with its reason and evidence, what is missing, and at most five questions to the person.',
  getResumeBase: 'The base resume as it was when this resume was made from it.',
  getResumePosting:
    'The text as it was sent, line breaks normalised: the offsets of the report point into it.',
  drawResume:
    'Each page as SVG from the typesetter that makes the PDF: shapes alone, safe to show as an image. Theme and options are those of the resume, or the ones that are asked for, which are not kept. A theme that a browser sets cannot be drawn and is a `validation_error`.',
  exportResume:
    'The document in one of the formats that `resume-tailor get --format` writes. What the format has no place for is told in `left_out`.',
  revertChanges:
    'Undoes changes by their ids from the report; the rest stays. With `restore_change_ids`, changes that were undone stand again. Score, report and PDF are those of the new document.',
  listWordings:
    'What an assistant or another program may word better: the summary and the bullets of jobs, projects and clubs, except those that the rules hide or join. Only in English, whose words the verifier can judge.',
  checkWording:
    'Judges a wording by the rules that a language model is judged by: nothing that the line of the base resume does not say, nothing lost, good grammar. A refused one comes back with each rule, what is wrong, and the wording that stands there now.',
  applyWording:
    'The same check, and when it passes the wording stands in the resume as a change with its evidence, which revert undoes. A refused one is a `validation_error` that names each rule; nothing is changed then.',
  answerQuestions:
    "Each `text` is the person's own statement: it becomes a bullet or an entry of a new version of the base resume, behind what is there, and the resume is made again under its id, at its level and by its engine, as a change of op `answer`. Edits and undone changes stay on top. The base must be the one that the resume came from: one that was put since is a `validation_error` naming its version. The same answer again changes nothing; another text for the same requirement takes its place. Undoing the change takes the statement out of the resume and makes a version of the base without it. `dismiss` is kept by term. What was answered or dismissed is not asked again for any posting. A test key works on a base resume of its own, a copy of the live one at first.",
  listProposals:
    'What the person is asked to confirm. They give the answer themselves, as it is or in other words, with `POST /resumes/{id}/answers`; that takes the proposal away.',
  listProposedResumes:
    'At most 100, those with the newest proposals. `GET /resumes/{id}/proposals` has what is proposed.',
  proposeAnswer:
    'Keeps one proposal for each requirement, the newest, and at most 20 for a resume. What could not be given as an answer is refused. Nothing of it is in the base resume or in any document, and it does not count in a score.',
  deleteProposals: 'Drops all of them, or the one for a requirement. The base resume and the resume stay.',
  getApplication:
    'Status, dates and notes that the person recorded. `status` is null before there are any. With `pdf=true` the PDF as it was sent comes along, whatever became of the resume since.',
  putApplication:
    'Adds a step. The same status on the same day changes its note. With `applied` the PDF of this moment is kept under its hash; make it first, or record the step again once it is made. The Resume object does not change.',
  deleteApplication: 'Forgets the steps and the PDF that was sent. The resume stays.',
  listApplications:
    'Those of the resumes that have any step. The parameters are those of `GET /resumes`, so that one page of applications tells of one page of resumes.',
  getUsage:
    'Credits, generations of this week and the rate limit. Neither counted nor refused by the rate limit.',
  listApiKeys: 'The keys of the account. The secret of a key is never shown again.',
  getBaseResume: 'The current base resume of a name, or the version that is asked for.',
  listBaseResumes:
    'Every name with its current version, `default` first. Of each name a test key sees the live one until it has put its own.',
  readResumeFile:
    'Reads JSON, YAML, Markdown, text, HTML, Europass, PDF, DOCX, ODT, RTF or the export of LinkedIn, of at most 5 MB, into the JSON that PUT /base-resume takes. What could not be placed is told in `notes`.',
  readPosting:
    'Reads text, HTML, JSON, PDF, DOCX, ODT, RTF or a mail. Only a server that `resume-tailor open` runs for one person asks an address, and only one of the public internet; every other refuses `url`.',
  listThemes: 'The themes that `theme` takes, and for each the options that can be chosen with it.',
  putBaseResume:
    'Stores a JSON Resume or a Reactive Resume v3, v4 or v5 document as the base of later resumes. With `name` it stands beside the others, up to 50; `best` is no name. Resumes that exist keep the base they were made from.',
  deleteBaseResume:
    'Deletes every version of the base resume of this name. Resumes made from it stay and can still be explained.',
  listDashboardKeys: 'As `GET /api-keys`, for the dashboard.',
  createDashboardSession:
    'Sets an HttpOnly, SameSite=Strict cookie for 12 hours, so that a page of this server need not hold the token. Takes the bearer token only: a session does not renew itself.',
  createApiKey: 'The answer is the only one that holds the secret.',
  revokeApiKey: 'The key is refused from this moment on.',
};

/** One row of the endpoint table as an OpenAPI operation. */
export function openApiOperation(operationId: OperationId, endpoint: Endpoint): OpenApiOperation {
  return {
    operationId,
    summary: endpoint.summary,
    description: operationDescriptions[operationId],
    tags: [tagOf(endpoint.path)],
    ...(endpoint.extension && { 'x-extension': true as const }),
    security: security(endpoint),
    parameters: parameters(endpoint),
    ...(endpoint.body && { requestBody: requestBody(endpoint.body) }),
    responses: openApiResponses(endpoint),
  };
}

function security({ authentication }: Endpoint): OpenApiOperation['security'] {
  if (authentication === 'api_key') return [{ ApiKeyAuth: [] }];
  return authentication === 'dashboard'
    ? [{ DashboardToken: [] }, { DashboardCookie: [] }]
    : [{ DashboardToken: [] }];
}

function parameters(endpoint: Endpoint): OpenApiParameter[] {
  return [
    ...(endpoint.path.includes('{id}') ? [idParameter(endpoint.path)] : []),
    ...Object.entries(endpoint.query).map(([name, parameter]) => queryParameter(name, parameter, endpoint)),
    ...(endpoint.idempotent ? [idempotencyKeyParameter] : []),
  ];
}

function idParameter(path: string): OpenApiParameter {
  const isResume = path.startsWith('/resumes/');
  return {
    name: 'id',
    in: 'path',
    required: true,
    description: isResume ? 'Resume id' : 'API key id',
    schema: isResume
      ? { type: 'string', pattern: resumeIdPattern, maxLength: resumeIdLength }
      : { type: 'string', pattern: '^apikey_[0-9a-z]+$', maxLength: 64 },
    example: isResume ? pathIdExamples.resume : pathIdExamples.apiKey,
  };
}

/** Source: API specification, "GET /resumes": the only query parameters that it has. */
const specifiedParameters = new Set(['limit', 'after', 'before']);

function queryParameter(name: string, parameter: Parameter, { extension }: Endpoint): OpenApiParameter {
  return {
    name,
    in: 'query',
    required: false,
    description: parameter.description,
    ...(!extension && !specifiedParameters.has(name) && { 'x-extension': true as const }),
    schema: parameterSchema(parameter),
    example: ownValue(parameterExamples, name),
  };
}

const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Prevents duplicate processing; keys expire after 24 hours. The same key with the same request gives the same answer, with another request `validation_error`.',
  schema: {
    type: 'string',
    minLength: limits.idempotencyKey.min,
    maxLength: limits.idempotencyKey.max,
    pattern: '^[ -~]+$',
  },
  example: '6f1d2c0e-5a7b-4c3d-9e8f-0a1b2c3d4e5f',
} as const satisfies OpenApiParameter;

function parameterSchema(parameter: Parameter): OpenApiSchema {
  switch (parameter.kind) {
    case 'integer': {
      const { min: minimum, max: maximum, default: preset } = parameter;
      return { type: 'integer', format: 'int32', minimum, maximum, default: preset };
    }
    case 'boolean':
      return { type: 'boolean', default: parameter.default };
    case 'text':
      return { type: 'string', pattern: parameter.pattern, maxLength: parameter.maxLength };
  }
}

function requestBody(name: keyof typeof requestExamples): OpenApiBody {
  const content = { schema: schemaReference(name), example: requestExamples[name] };
  return { description: schemaDescriptions[name], required: true, content: { 'application/json': content } };
}
