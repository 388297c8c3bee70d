import * as z from 'zod';
import { ownValue } from '../../values/own-value.ts';
import { limits } from '../limits.ts';
import { type ObjectName, objectSchemas } from '../objects.ts';
import { Change, Gap, Hidden, PdfCheck, Question } from '../report.ts';
import { type RequestName, requestSchemas } from '../requests.ts';
import { ResumeDocument } from '../resume/resume-document.ts';
import { ResumeInput, type TextKind, textKinds, textLimits } from '../resume/resume-input.ts';
import { Component, Evidence, Knockout, Requirement, Warning } from '../score.ts';
import type { OpenApiSchema, Reference } from './openapi-types.ts';

const parts = {
  ResumeDocument,
  Change,
  Component,
  Evidence,
  Gap,
  Question,
  Hidden,
  Knockout,
  PdfCheck,
  Requirement,
  Warning,
  ResumeInput,
} satisfies Partial<Record<PartName, z.ZodType>>;

export function schemaReference(name: string): Reference {
  return { $ref: `#/components/schemas/${name}` };
}

/** All schemas of the contract by name, with references between them. */
export function openApiSchemas(): Readonly<Record<string, OpenApiSchema>> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries({ ...objectSchemas, ...requestSchemas, ...parts })) {
    registry.add(schema, { id });
  }
  const { schemas } = z.toJSONSchema(registry, {
    // The caller's view: fields with a default are optional, and responses may get new fields.
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema, path }) => complete(jsonSchema, path),
  });
  const converted = Object.entries(schemas).map(
    ([id, { $schema: _, $id: __, ...schema }]): readonly [string, object] => [id, schema],
  );
  const replaced = Object.entries(resumeInputSchemas());
  return Object.fromEntries([...converted, ...replaced].map(([id, schema]) => [id, titled(id, schema)]));
}

function titled(id: string, schema: object): OpenApiSchema {
  const description = ownValue<string>(schemaDescriptions, id) ?? '';
  return { description, ...(!specifiedSchemas.has(id) && { 'x-extension': true as const }), ...schema };
}

/** Removes details that do not help readers, such as date patterns, and adds useful ones. */
function complete(schema: z.core.JSONSchema.BaseSchema, path: readonly (string | number)[]): void {
  if (schema.format === 'date-time' || schema.format === 'date') delete schema.pattern;
  delete schema.propertyNames;
  if (schema.type === 'integer') schema.format ??= (schema.maximum ?? Infinity) < 2 ** 31 ? 'int32' : 'int64';
  if (path.at(-1) === 'object' && schema.const) schema.description ??= 'Names the type of the object';
}

/** Parts shared by several objects. */
type PartName =
  | 'ResumeDocument'
  | 'Change'
  | 'Component'
  | 'Evidence'
  | 'Gap'
  | 'Hidden'
  | 'Knockout'
  | 'PdfCheck'
  | 'Question'
  | 'Requirement'
  | 'Warning'
  | ResumeInputName;

/** One-line descriptions of objects and bodies. */
export const schemaDescriptions: Readonly<Record<ObjectName | RequestName | PartName, string>> = {
  Resume: 'A tailored resume',
  ResumeList: 'A page of resumes, newest first',
  ResumePdf: 'A link to the PDF of a resume',
  DeletedResume: 'The resume is deleted',
  Usage: 'Credits, generations and the rate limit of the account, in the mode of the key',
  ApiKey: 'An API key, masked',
  ApiKeyList: 'Every API key of the account, masked',
  DashboardKeyList: 'Every API key of the account, masked, with the time when it expires',
  CreatedApiKey: 'A new API key with its secret, shown only once',
  DeletedApiKey: 'The API key no longer works',
  DashboardSession: 'The dashboard session; the cookie itself is in the set-cookie header only',
  ErrorObject: 'A failure: what happened, to which input, and what to do next',
  BaseResume: 'The resume that tailored resumes are made from, as stored and as a document',
  ResumeBase: 'The base resume that a tailored resume was made from',
  BaseResumeList: 'Base resumes by name',
  ProposalList: 'Answers proposed to the person',
  ProposedResumeList: 'Resumes with proposals that the person has not decided on',
  Application: 'Status of the application with a resume',
  ApplicationList: 'Applications, in the order of their resumes',
  DeletedBaseResume: 'The base resume is deleted, with all its versions',
  Score: 'How well a resume answers a posting, part by part',
  ResumeReading: 'A resume read from a file',
  Posting: 'A job posting',
  ThemeList: 'How PDFs can look',
  ResumePages: 'The pages of a resume as images',
  ResumeExport: 'A resume as a file',
  Wording: 'The verdict of the verifier on a wording',
  WordingList: 'Lines that can be reworded',
  Gaps: 'What postings ask for and a resume does not show',
  Rank: 'Postings ranked by how well a resume answers them',
  Preview: 'What generate would do, and its price',
  Report: 'Why a tailored resume is as it is',
  GenerateRequest: 'The posting, and how to tailor to it',
  PreviewRequest: 'What generate takes, and optionally another resume',
  WordingRequest: 'A line and its new wording',
  RankRequest: 'The postings, and optionally another resume',
  GapsRequest: 'The postings, or a selection of stored ones, and optionally another resume',
  ScoreRequest: 'The posting, and optionally another resume',
  BaseResumeRequest: 'A JSON Resume, or a Reactive Resume v3, v4 or v5 document',
  AnswersRequest: 'Answers of the person to questions of the report',
  ProposalRequest: 'An answer proposed to the person',
  ApplicationRequest: 'A step of an application',
  RevertRequest: 'Changes to undo, and changes to restore',
  ReadResumeRequest: 'A file with a resume',
  ReadPostingRequest: 'A file, text or address of a posting',
  EditRequest:
    'What to change in the document. The result must be complete; text in it is escaped, not refused',
  CreateApiKeyRequest: 'Name and mode of the new key',
  ResumeDocument: 'A complete Reactive Resume v4 document; that format describes its fields',
  Change: 'One change, with its evidence',
  Component: 'One part of the score',
  Evidence: 'A piece of the base resume',
  Gap: 'A requirement that the base resume does not meet',
  Hidden: 'Something that the tailored document leaves out',
  Knockout: 'A knock-out: a condition that may rule the person out',
  PdfCheck: 'Result of reading the PDF back',
  Question: 'What to ask the person about one requirement',
  Requirement: 'Something that the posting asks for',
  Warning: 'A warning',
  ResumeInput: 'A resume as sent, whole or in part; its format defines the fields',
  ResumeInputDate: 'The value of a date field, in any wording',
  ResumeInputLine: 'The value of a field with a name, a title or another single line',
  ResumeInputPicture: 'The value of a field with an address; an image can be a `data:` address',
  ResumeInputText: 'The value of any other field',
};

/** Source: API specification, "Resources and their fields" and "POST /resumes/generate". */
const specifiedSchemas: ReadonlySet<string> = new Set([
  'Resume',
  'ResumeList',
  'ResumePdf',
  'DeletedResume',
  'Usage',
  'ApiKey',
  'ApiKeyList',
  'ErrorObject',
  'GenerateRequest',
  'ResumeDocument',
]);

const names = {
  date: 'ResumeInputDate',
  line: 'ResumeInputLine',
  picture: 'ResumeInputPicture',
  text: 'ResumeInputText',
} as const satisfies Record<TextKind, string>;

type ResumeInputName = 'ResumeInput' | (typeof names)[TextKind];

/** Schemas of a sent resume with the limits that `contract/resume/resume-input.ts` checks. */
function resumeInputSchemas(): Readonly<Record<ResumeInputName, OpenApiSchema>> {
  const { items, fieldName } = limits.resume;
  const values = Object.entries(names).map(([kind, name]) => [name, valueSchema(kind as TextKind)]);
  return {
    ResumeInput: {
      type: 'object',
      maxProperties: items,
      propertyNames: { type: 'string', maxLength: fieldName },
      properties: Object.fromEntries([...textKinds].map(([name, kind]) => [name, referenceTo(names[kind])])),
      additionalProperties: referenceTo(names.text),
    },
    ...Object.fromEntries(values),
  };
}

function valueSchema(kind: TextKind): OpenApiSchema {
  const { items: maxItems } = limits.resume;
  return {
    anyOf: [
      { type: 'string', maxLength: textLimits[kind] },
      { type: ['number', 'boolean', 'null'] },
      { type: 'array', maxItems, items: referenceTo(names[kind]) },
      referenceTo('ResumeInput'),
    ],
  };
}

function referenceTo(name: ResumeInputName): Reference {
  return { $ref: `#/components/schemas/${name}` };
}
