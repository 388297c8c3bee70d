/** `basic` = keyword optimization, `good` = balanced rewrite, `super` = deep rewrite. Source: API specification. */
export const finetuneLevels = ['basic', 'good', 'super'] as const;

export type FinetuneLevel = (typeof finetuneLevels)[number];

export const defaultFinetuneLevel: FinetuneLevel = 'good';

/** Descriptions of the levels, used wherever one is chosen. */
export const levelTexts: Readonly<Record<FinetuneLevel, string>> = {
  basic:
    'Lists skills that your jobs show, puts matching ones first, spells skills like the posting, in sentences too.',
  good: 'Also rewords and reorders bullets, puts results first, improves headline and summary, hides old lines if the resume is too long.',
  super:
    'Also merges and splits bullets, turns paragraphs into bullets, lists broader names of skills, hides more if the resume is too long.',
};

/** Plans of an account. */
export const plans = ['free', 'pro'] as const;

export type Plan = (typeof plans)[number];

/** The value that resets an option of a look. Not in `look.ts`, whose table would then be part of the page. */
export const asTheTheme = 'default';

/** Degrees, lowest first. */
export const degrees = ['highschool', 'vocational', 'associate', 'bachelor', 'master', 'doctorate'] as const;

/** Conditions of a job that a resume does not show. */
export const conditionClasses = ['physical', 'travel', 'hours', 'vehicle', 'check'] as const;

export type ConditionClass = (typeof conditionClasses)[number];

export type Degree = (typeof degrees)[number];

/** Statuses of an application in their usual order. */
export const applicationStatuses = ['applied', 'interview', 'offer', 'rejected', 'withdrawn'] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Export formats of a tailored resume, besides PDF. */
export const exportFormatNames = [
  'json',
  'yaml',
  'jsonresume',
  'reactive-resume',
  'reactive-resume-v5',
  'rendercv',
  'markdown',
  'text',
  'html',
  'docx',
] as const;

export type ExportFormatName = (typeof exportFormatNames)[number];

/** Languages for the words that a printed resume adds: headings, months and so on. */
export const resumeLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'zh',
  'ja',
  'ko',
  'he',
  'ar',
] as const;

export type ResumeLanguage = (typeof resumeLanguages)[number];

/** How strongly a posting asks for something. */
export const requirementClasses = ['must', 'nice', 'responsibility', 'soft'] as const;

/** Reasons for not answering a question: not done, or not to be asked again. */
export const dismissals = ['no', 'never'] as const;

export type Dismissal = (typeof dismissals)[number];

export const termKinds = ['tool', 'method', 'domain', 'certificate', 'licence', 'language', 'soft'] as const;

export type TermKind = (typeof termKinds)[number];

/** True for the kind of a credential, which an organization grants. */
export function isCredential(kind: TermKind | 'skill' | null | undefined): kind is 'certificate' | 'licence' {
  return kind === 'certificate' || kind === 'licence';
}

/** A term that a host adds to the lexicon, or additions to a known term. */
export interface OwnTerm {
  readonly name: string;
  /** Default for a new term: `tool`; a known term keeps its kind. */
  readonly kind?: TermKind | undefined;
  /** The profession that lists it first. Default: that of the first implied term. */
  readonly profession?: string | undefined;
  /** Exact synonyms; `de:Schweißen` is for German texts only. */
  readonly aliases?: readonly string[] | undefined;
  /** Terms that this one implies, but not the reverse. */
  readonly implies?: readonly string[] | undefined;
}
