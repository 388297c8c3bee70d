import type { ObjectName } from '../objects.ts';
import type { RequestName } from '../requests.ts';
import type { ResumeInputName } from './resume-input-schemas.ts';

/** Parts that several objects share. */
export type PartName =
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

/** What each object and body is, in a line. */
export const schemaDescriptions: Readonly<Record<ObjectName | RequestName | PartName, string>> = {
  Resume: 'A tailored resume',
  ResumeList: 'A page of resumes, newest first',
  ResumePdf: 'A link to the PDF of a resume',
  DeletedResume: 'The resume is gone for good',
  Usage: 'Credits, generations and the rate limit of the account, in the mode of the key',
  ApiKey: 'An API key, masked',
  ApiKeyList: 'Every API key of the account, masked',
  CreatedApiKey: 'A new API key with its secret, which is shown this once',
  DeletedApiKey: 'The API key works no more',
  DashboardSession: 'The dashboard session; the cookie itself is in the set-cookie header only',
  ErrorObject: 'A failure: what happened, to which input, and what to do next',
  BaseResume: 'The resume that others are made from, as it was put and as a document',
  BaseResumeList: 'Base resumes by name',
  ProposalList: 'Answers that are proposed to the person',
  ProposedResumeList: 'Resumes with proposals that the person has not decided on',
  Application: 'How far the application with a resume has come',
  ApplicationList: 'Applications, in the order of their resumes',
  DeletedBaseResume: 'The base resume is gone, with all its versions',
  Score: 'How well a resume answers a posting, part by part',
  ResumeReading: 'A resume as it was read from a file',
  Posting: 'A job posting',
  ThemeList: 'How PDFs can look',
  ResumePages: 'The pages of a resume as pictures',
  ResumeExport: 'A resume as a file',
  Wording: 'What the verifier says of a wording',
  WordingList: 'Lines that may be worded anew',
  Gaps: 'What postings keep asking for and a resume does not show',
  Rank: 'Postings in the order in which a resume answers them',
  Preview: 'What generate would do, and its price',
  Report: 'Why a tailored resume is as it is',
  GenerateRequest: 'The posting, and how to answer it',
  PreviewRequest: 'What generate takes, and optionally another resume',
  WordingRequest: 'A line and its new wording',
  RankRequest: 'The postings, and optionally another resume',
  GapsRequest: 'The postings, or which of the stored ones, and optionally another resume',
  ScoreRequest: 'The posting, and optionally another resume',
  BaseResumeRequest: 'A JSON Resume, or a Reactive Resume v3, v4 or v5 document',
  AnswersRequest: 'What the person answers to questions of the report',
  ProposalRequest: 'An answer that is proposed to the person',
  ApplicationRequest: 'Something that happened to an application',
  RevertRequest: 'Which changes to undo, and which to take back',
  ReadResumeRequest: 'A file that holds a resume',
  ReadPostingRequest: 'A file, a text or an address that holds a posting',
  EditRequest:
    'What to change in the document. The result must be complete; text in it is escaped, not refused',
  CreateApiKeyRequest: 'What the new key is called and may do',
  ResumeDocument: 'A complete Reactive Resume v4 document; that format describes its fields',
  Change: 'One change, with what it rests on',
  Component: 'One part of the score',
  Evidence: 'A piece of the base resume',
  Gap: 'A requirement that the base resume does not meet',
  Hidden: 'Something that the tailored document leaves out',
  Knockout: 'A condition that decides alone',
  PdfCheck: 'What came out when the PDF was read back',
  Question: 'What to ask the person about one requirement',
  Requirement: 'Something that the posting asks for',
  Warning: 'Something to look at',
  ResumeInput: 'A resume as it is sent, whole or in part; its format says which fields it has',
  ResumeInputDate: 'The value of a field that holds a date, in whatever words',
  ResumeInputLine: 'The value of a field that holds a name, a title or another single line',
  ResumeInputPicture: 'The value of a field that holds an address; a picture may be in it as `data:`',
  ResumeInputText: 'The value of any other field',
};

/** Source: API specification, "Resources and their fields" and "POST /resumes/generate". */
export const specifiedSchemas: ReadonlySet<string> = new Set([
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
