import { ownValue } from '../../values/own-value.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import type { OperationId } from '../endpoints.ts';
import { errorNames } from '../errors.ts';
import { resumeIdLength, resumeIdPattern } from '../identifiers.ts';
import { importFormatTitles } from '../import-formats.ts';
import { limits } from '../limits.ts';
import type { Parameter } from '../parameters.ts';
import { openApiResponses } from './openapi-responses.ts';
import { schemaDescriptions, schemaReference } from './openapi-schemas.ts';
import type { OpenApiBody, OpenApiOperation, OpenApiParameter, OpenApiSchema } from './openapi-types.ts';
import { parameterExamples, pathIdExamples, requestExamples } from './request-examples.ts';

/** Details that a summary has no room for: effects, costs and results. Markdown. */
const operationDescriptions: Readonly<Record<OperationId, string>> = {
  generateResume:
    'Tailors the stored base resume, or the one that `base` names, to one posting. Nothing is invented: every changed text is based on the base resume. Costs credits by `finetune_level` (basic 1, good 2, super 3, unless the host changed them), only if it succeeds. With an `Idempotency-Key` a retry is never charged twice. A posting in which no requirements are found gives `ats_score` 0 and a warning in the report, unless `require` refuses it.',
  previewResume:
    'Takes the body of generate and returns the score, changes, gaps and price. Always uses the offline engine; nothing is stored or charged.',
  scoreResume:
    'Scores the stored base resume, or the one in `resume`, against a posting. The resume needs no name. Without any requirements in the posting `ats_score` is 0. With `trace=true` the answer also says how the posting was read. Nothing is stored or charged.',
  rankPostings:
    'Scores the stored base resume, or the one in `resume`, against up to 50 postings and puts them in order. Each score is the one that the posting alone would get, so one more posting never moves the others; with `base=best` it is the one of the base resume that scores highest. Equal scores are put in the order of `text_hash`. Each posting counts as one request of the rate limit, with `base=best` once for each base resume. Nothing is stored or charged.',
  findGaps:
    'Scores the stored base resume, or the one in `resume`, against up to 50 postings, or against those of the stored resumes, newest first, and adds up what each requires and the resume does not show, with the points that showing it would add. Identical texts count once. To combine several answers, add them up by `key`. Each posting counts as one request of the rate limit. Nothing is stored or charged.',
  listResumes:
    'The resumes of this account and mode. A cursor still works after its resume was deleted. Page to older ones with `after` and the last id of a page, to newer ones with `before` and the first.',
  getResume: 'One resume with its full document. `pdf_url` is a fresh link in each answer.',
  editResume:
    'Applies a JSON Merge Patch (RFC 7396) to the document. What differs becomes changes of op `edit` and engine `user`. `ats_score`, report and PDF are made for the new document; a null `pdf_url` stays null. If the PDF cannot be made, the edit is stored, `pdf_url` is null, and the report has a warning `pdf_due`.',
  deleteResume:
    'Deletes the resume, its report, its PDF and the answer that is kept for its Idempotency-Key. It cannot be undone.',
  generatePdf:
    'Makes the PDF again and returns a link that is valid for 24 hours. Free. The theme and its options are kept for every later PDF of this resume; an option that is not sent stays as it was, and one that the theme does not support changes nothing.',
  getReport:
    'Explains the resume: the score before and after, the requirements of the posting, each change with its reason and evidence, what is missing, and at most five questions to the person.',
  getResumeBase: 'The base resume as it was when this resume was made from it.',
  getResumePosting:
    'The text as it was sent, line breaks normalized: the offsets of the report point into it.',
  drawResume:
    'Each page as SVG from the typesetter that makes the PDF: only shapes, safe to show as an image. Theme and options are those of the resume, or the ones in the request, which are not kept. A theme that needs a browser has no preview and is a `validation_error`.',
  exportResume:
    'The document in one of the formats that `resume-tailor get --format` writes. What the format cannot hold is listed in `left_out`.',
  revertChanges:
    'Undoes changes by their ids from the report; the rest stays. A change whose line was edited later is refused as a `validation_error` that names the edits to undo with it. `restore_change_ids` restores undone changes. Score, report and PDF are made for the new document.',
  listWordings:
    'Lines that an assistant or another program can reword: the summary and the bullets of jobs, projects and clubs, except those that the rules hide or merge. English only, because the verifier does not know the words of other languages.',
  checkWording:
    'Checks a wording by the same rules as those of a language model: it adds nothing to the line of the base resume, loses nothing, and is correct grammar. A refused wording is returned with each rule, what is wrong, and the current wording.',
  applyWording:
    'Runs the same check. If it passes, the wording goes into the resume as a change with its evidence, which revert undoes. If it is refused, the answer is a `validation_error` that names each rule, and nothing is changed.',
  answerQuestions:
    "Each `text` is the person's own statement: it is added as the last bullet or entry to a new version of the base resume, and the resume is made again under the same id, level and engine, with a change of op `answer`. Edits and undone changes are kept. The base may have gained answers to other resumes since, which the resume then shows too; if it has changed in any other way, the answer is a `validation_error` that names its version. Sending the same answer again changes nothing; another text for the same requirement replaces it. Undoing the change removes the statement from the resume and makes a version of the base without it. `dismiss` is kept by term. Answered or dismissed questions are not asked again for any posting. A test key has its own base resume, which starts as a copy of the live one.",
  listProposals:
    'What the person is asked to confirm. They send the answer themselves, as proposed or reworded, with `POST /resumes/{id}/answers`; this removes the proposal.',
  listProposedResumes:
    'At most 100, those with the newest proposals. `GET /resumes/{id}/proposals` returns the proposals.',
  proposeAnswer:
    'Keeps one proposal for each requirement, the newest, and at most 20 for a resume. What is not valid as an answer is refused. A proposal is not in the base resume or in any document, and does not count in a score.',
  deleteProposals: 'Drops all of them, or the one for a requirement. The base resume and the resume stay.',
  getApplication:
    'Status, dates and notes that the person recorded. `status` is null without any. `pdf=true` adds the PDF as it was sent, unchanged by later edits of the resume.',
  putApplication:
    'Adds a step. The same status on the same day changes its note. With `applied` the current PDF is kept under its hash; make it first, or record the step again afterwards. The Resume object does not change.',
  deleteApplication: 'Deletes the steps and the PDF that was sent. The resume stays.',
  listApplications:
    'Lists the resumes that have a step. It takes the parameters of `GET /resumes`; a page of applications covers the same page of resumes.',
  getUsage:
    'Credits, generations of this week and the rate limit. Does not count towards the rate limit, and is never refused by it.',
  listApiKeys: 'The keys of the account. The secret of a key is never shown again.',
  getBaseResume: 'The current base resume of a name, or the requested version.',
  listBaseResumes:
    'Every name with its current version, `default` first. A test key sees the live base resume of a name until it has stored its own.',
  readResumeFile: `Reads ${importFormatTitles.slice(0, -1).join(', ')} or ${importFormatTitles.at(-1)}, of at most 5 MB, into the JSON that PUT /base-resume takes. What could not be placed is listed in \`notes\`.`,
  readPosting:
    'Reads text, HTML, JSON, PDF, DOCX, ODT, RTF or a mail. Only a server that `resume-tailor open` runs for one person fetches an address, and only on the public internet; all others refuse `url`.',
  listThemes: 'The themes for `theme`, each with its options.',
  putBaseResume:
    'Stores a JSON Resume or a Reactive Resume v3, v4 or v5 document as the base of later resumes. `name` stores it beside the others, up to 50; `best` is reserved. Existing resumes keep the base they were made from.',
  deleteBaseResume:
    'Deletes every version of the base resume of this name. Resumes made from it stay, with their reports.',
  listDashboardKeys: 'The same as `GET /api-keys`, for the dashboard.',
  createDashboardSession:
    'Sets an HttpOnly, SameSite=Strict cookie for 12 hours, so that a page of this server does not need the token. Requires the bearer token: a session cannot renew itself.',
  createApiKey: 'The secret is in this answer only.',
  revokeApiKey: 'The key is refused immediately.',
};

/** Converts a row of the endpoint table to an OpenAPI operation. */
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

/** The only query parameters in the API specification ("GET /resumes"). */
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
      return {
        ...{ type: 'integer', format: 'int32', minimum, maximum },
        ...(preset !== undefined && { default: preset }),
      };
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

/* The texts of the OpenAPI document. Markdown. */

const overview = `Tailors a stored base resume to a job posting, without inventing anything. **Beta.**

Operations, parameters and schemas marked \`x-extension\` are not part of the API specification.

## Keys
Send \`X-API-Key\`. Keys start with \`key_live_\` or \`key_test_\`; test mode has its own resumes, credits and limits, and never calls a model. The \`/keys\` operations take the dashboard token (or its cookie) instead: a key cannot create keys.

## Errors
Every failure is an Error object whose \`status\` is the HTTP status and whose \`name\` is one of ${errorNames.length}. A path that does not exist or does not support the method is \`not_found\`, with \`Allow\` if the path exists. Under \`/api/v1\` authentication is checked first.

## Limits
Limits apply per account and mode in windows of 60 seconds; all keys share them. Every answer with a known account carries \`ratelimit-limit\`, \`ratelimit-remaining\` and \`ratelimit-reset\`. A \`rate_limit_exceeded\` carries \`retry-after\`, a \`credit_limit_exceeded\` carries \`x-should-retry: false\` instead. Request bodies are at most 256 KiB, those of POST /rank and POST /gaps 4 MiB, and those of POST /base-resume/read and POST /postings/read 7 MiB. An unknown query parameter is a \`validation_error\`, except on the operations of the API specification, which ignore it.

## Browsers
Other origins can call this server only if its host allows them. A request that changes something is refused with \`validation_error\` when \`Origin\` or \`Sec-Fetch-Site\` says that a page of another origin sent it.

## Headers
Every answer carries \`x-request-id\`, \`x-content-type-options: nosniff\`, \`x-frame-options: DENY\`, a \`content-security-policy\` and \`cross-origin-resource-policy: same-origin\`. HEAD follows GET.`;

export const information = {
  title: 'Resume Tailoring Service',
  summary: 'Tailored resumes, with reasons (beta)',
  description: overview,
  contact: { name: 'The host of this server' },
  license: { name: 'MIT', identifier: 'MIT' },
  'x-stability': 'beta',
} as const;

export const tags = {
  Resumes: 'Tailored resumes: create, read, explain, change, delete.',
  Account: 'Credits, limits and keys of the account behind the key.',
  'Base resume': 'The resume that tailored resumes are made from.',
  Dashboard: 'Manage keys with the dashboard token.',
  Server: 'The server itself: health, documentation and links to PDFs. No key.',
} as const;

export type TagName = keyof typeof tags;

/** The tag of an operation, from the first part of its path. */
function tagOf(path: string): TagName {
  if (/^\/(?:resumes|rank|gaps|applications)\b/.test(path)) return 'Resumes';
  if (path.startsWith('/base-resume')) return 'Base resume';
  return path.startsWith('/keys') ? 'Dashboard' : 'Account';
}
