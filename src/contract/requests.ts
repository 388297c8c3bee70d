import * as z from 'zod';
import { baseNameForm, baseNameLength, baseNamePattern } from './base-names.ts';
import { applicationStatuses, defaultFinetuneLevel, dismissals, finetuneLevels } from './choices.ts';
import { fileContent, lineOfText, longText } from './fields.ts';
import { modes, resumeIdLength, resumeIdPattern } from './identifiers.ts';
import { limits } from './limits.ts';
import { onlyAddressProblem, postingTooLong } from './posting-text.ts';
import { ResumeInput } from './resume/resume-input.ts';

const jobDescription = longText(limits.jobDescription, 'The text of the job posting.', {
  tooLong: postingTooLong,
  refusalOf: onlyAddressProblem,
});
const companyName = lineOfText(limits.name, 'The target company.');
const position = lineOfText(limits.name, 'The target job title.');
const resume = ResumeInput.optional().describe(
  'A JSON Resume or Reactive Resume document to use instead of the stored base resume.',
);

/** Body of POST /resumes/generate. Source: API specification. */
export const GenerateRequest = z.strictObject({
  job_description: jobDescription,
  company_name: companyName,
  position,
  finetune_level: z.enum(finetuneLevels).default(defaultFinetuneLevel).describe('Intensity of tailoring.'),
  include_pdf: z.boolean().default(false).describe('Make the PDF at once and fill pdf_url.'),
});

/** Body of POST /resumes/preview, like generate. Default for `resume`: the stored base resume. */
export const PreviewRequest = GenerateRequest.extend({ resume });

/** Body of POST /resumes/score. Default for `resume`: the stored base resume. */
export const ScoreRequest = z.strictObject({
  job_description: jobDescription,
  company_name: companyName.optional(),
  position: position.optional(),
  resume,
});

const postings = z
  .array(
    z.strictObject({
      id: lineOfText(limits.name, 'Your own id of the posting, returned in the answer.').optional(),
      job_description: jobDescription,
      company_name: companyName.optional(),
      position: position.optional(),
    }),
  )
  .min(1)
  .max(limits.rank.postings);

/** Body of POST /rank. Default for `resume`: the stored base resume. */
export const RankRequest = z.strictObject({
  postings: postings.describe('Each counts as one request of the rate limit.'),
  resume,
  base: z
    .string()
    .regex(new RegExp(baseNamePattern), { error: `must be ${baseNameForm}` })
    .max(baseNameLength)
    .optional()
    .describe('The same as the query parameter `base`.'),
});

/** Body of POST /gaps. Default for `resume`: the stored base resume; for `postings`: those of the stored resumes. */
export const GapsRequest = z.strictObject({
  postings: postings
    .optional()
    .describe(
      'Each counts as one request of the rate limit. Without them: the postings of your tailored resumes, newest first.',
    ),
  limit: z
    .int()
    .min(1)
    .max(limits.rank.postings)
    .optional()
    .describe(`How many tailored resumes to use if no postings are sent; default ${limits.page.default}.`),
  after: z
    .string()
    .regex(new RegExp(resumeIdPattern), { error: 'must be the id of a resume' })
    .max(resumeIdLength)
    .optional()
    .describe('Continue with the resumes older than this one: `last` of the previous answer.'),
  resume,
});

/** Body of PUT /base-resume: a JSON Resume or Reactive Resume document, validated by its reader. */
export const BaseResumeRequest = ResumeInput.describe(
  'A JSON Resume, or a Reactive Resume v3, v4 or v5 document',
);

/** Body of POST /resumes/{id}/revert; at least one field is required. */
export const RevertRequest = z
  .strictObject({
    change_ids: z
      .array(z.string().min(1).max(64))
      .min(1)
      .max(1000)
      .optional()
      .describe('Ids of the changes to undo, from the report.'),
    restore_change_ids: z
      .array(z.string().min(1).max(64))
      .min(1)
      .max(1000)
      .optional()
      .describe('Ids of undone changes to restore, from `undone` of the report.'),
  })
  .refine(({ change_ids, restore_change_ids }) => change_ids ?? restore_change_ids, {
    message: 'is required, or restore_change_ids',
    path: ['change_ids'],
  });

const fileName = lineOfText(limits.name, 'Its name with its extension, which sets the format.');

/** Body of POST /base-resume/read. */
export const ReadResumeRequest = z.strictObject({ file_name: fileName, content: fileContent() });

/** Body of POST /postings/read: a file, a text or an address. */
export const ReadPostingRequest = z
  .strictObject({
    file_name: fileName.optional(),
    content: fileContent({ tooLong: postingTooLong }).optional(),
    text: longText({ min: 1, max: limits.file.textLength }, 'The text of a posting, or of its page.', {
      tooLong: postingTooLong,
      refusalOf: onlyAddressProblem,
    }).optional(),
    url: z
      .string()
      .min(1)
      .max(limits.url.max)
      .optional()
      .describe(
        'The address of a posting: http or https, on the public internet. Behind a proxy, the proxy resolves its name and decides where it leads.',
      ),
  })
  .refine(
    ({ text, url, file_name, content }) => {
      const given = [text, url, file_name ?? content].filter((one) => one !== undefined);
      return given.length === 1 && (file_name === undefined) === (content === undefined);
    },
    { message: 'is required, or file_name and content, or url; one of them', path: ['text'] },
  );

/** Body of POST /resumes/{id}/wordings and of its check. */
export const WordingRequest = z.strictObject({
  item: z.string().min(1).max(200).describe('The line, by its path from GET /resumes/{id}/wordings.'),
  text: lineOfText(limits.wording, 'The new wording, as plain text.'),
});

const answerPath = z.string().min(1).max(200);

const answer = z
  .strictObject({
    requirement_id: z.string().min(1).max(64).describe('Of the report of this resume.'),
    text: lineOfText(
      limits.wording,
      "The person's own statement. It is not verified: send only what they say themselves.",
    ).optional(),
    path: answerPath
      .optional()
      .describe(
        'Where it goes in the base resume: a job, project or school (`work[0]`), a group of skills (`skills[1]`), or `skills`, `certificates`, `languages` for a new entry there. Default: the job of the nearest text.',
      ),
    dismiss: z
      .enum(dismissals)
      .optional()
      .describe('Instead of `text`: `no` if the person has not done it; `never` to not ask again.'),
  })
  .refine(({ text, dismiss }) => (text === undefined) !== (dismiss === undefined), {
    message: 'is required, or dismiss; not both',
    path: ['text'],
  })
  .refine(({ path, dismiss }) => path === undefined || dismiss === undefined, {
    message: 'is allowed with text, not with dismiss',
    path: ['path'],
  });

/** Body of POST /resumes/{id}/answers. */
export const AnswersRequest = z.strictObject({
  answers: z
    .array(answer)
    .min(1)
    .max(limits.answers)
    .refine((answers) => new Set(answers.map((one) => one.requirement_id)).size === answers.length, {
      message: 'must name each requirement once',
    })
    .describe('Each requirement once. A new answer replaces an earlier one.'),
});

/** Body of POST /resumes/{id}/proposals. */
export const ProposalRequest = z.strictObject({
  requirement_id: z.string().min(1).max(64).describe('Of the report of this resume.'),
  text: lineOfText(
    limits.wording,
    'What the person may have done. It is in no document until they confirm it.',
  ),
  path: answerPath.optional().describe('Where it would go in the base resume, as in an answer.'),
});

/** Body of PUT /resumes/{id}/application. */
export const ApplicationRequest = z.strictObject({
  status: z.enum(applicationStatuses).describe('What happened.'),
  date: z.iso
    .date({ error: 'must be a day of the calendar, such as 2027-01-31' })
    .max(10)
    .optional()
    .describe('The day that it happened or will happen. Default: today, UTC.'),
  note: longText(limits.note, "The person's own note.").optional(),
});

/** Body of PATCH /resumes/{id}. The result must be a complete resume document; text is escaped, not refused. */
export const EditRequest = z.strictObject({
  resume_data: ResumeInput.describe(
    'The whole document, or only what changes, as a JSON Merge Patch (RFC 7396): lists are replaced, null removes.',
  ),
});

/** Body of POST /keys. */
export const CreateApiKeyRequest = z.strictObject({
  name: lineOfText(limits.apiKeyName, 'A name for the key.'),
  mode: z.enum(modes).default('live').describe('Test keys have their own resumes, credits and limits.'),
  expires_at: z.iso
    .datetime({
      offset: true,
      error: 'must be an RFC 3339 date and time of the calendar, such as 2027-01-31T12:00:00Z',
    })
    .max(64)
    .optional()
    .describe('When the key stops working. Default: never.'),
});

export const requestSchemas = {
  GenerateRequest,
  PreviewRequest,
  ScoreRequest,
  RankRequest,
  GapsRequest,
  BaseResumeRequest,
  RevertRequest,
  ReadResumeRequest,
  ReadPostingRequest,
  WordingRequest,
  AnswersRequest,
  ApplicationRequest,
  ProposalRequest,
  EditRequest,
  CreateApiKeyRequest,
} as const;

export type RequestName = keyof typeof requestSchemas;
export type RequestInput<Name extends RequestName> = z.input<(typeof requestSchemas)[Name]>;
export type RequestBody<Name extends RequestName> = z.output<(typeof requestSchemas)[Name]>;
