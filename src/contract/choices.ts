/** `basic` = keyword optimization, `good` = balanced rewrite, `super` = deep rewrite. Source: API specification. */
export const finetuneLevels = ['basic', 'good', 'super'] as const;

export type FinetuneLevel = (typeof finetuneLevels)[number];

export const defaultFinetuneLevel: FinetuneLevel = 'good';

/** What each level may change, wherever it is chosen. */
export const levelTexts: Readonly<Record<FinetuneLevel, string>> = {
  basic:
    'Lists skills that your jobs show, puts matching ones first, spells skills like the posting, in sentences too.',
  good: 'Also rewords and reorders bullets, puts results first, improves headline and summary, hides old lines if the resume is too long.',
  super:
    'Also merges and splits bullets, turns paragraphs into bullets, lists broader names of skills, hides more if the resume is too long.',
};

/** How far an application has come, in the usual order. */
export const applicationStatuses = ['applied', 'interview', 'offer', 'rejected', 'withdrawn'] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Formats that a tailored resume can be had in, beside the PDF. */
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

/** Languages of the words that a printed resume adds: headings, months and the like. */
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

/** How much a posting insists on what it asks for. */
export const requirementClasses = ['must', 'nice', 'responsibility', 'soft'] as const;

/** Why a person does not answer a question: they have not done it, or do not want to be asked. */
export const dismissals = ['no', 'never'] as const;

export type Dismissal = (typeof dismissals)[number];

export const termKinds = ['tool', 'method', 'domain', 'certificate', 'licence', 'language', 'soft'] as const;

export type TermKind = (typeof termKinds)[number];

/** A term that a host adds to the lexicon, or what it adds to a term that the lexicon knows. */
export interface OwnTerm {
  readonly name: string;
  /** `tool` for a new term that names none; a known term keeps its own. */
  readonly kind?: TermKind | undefined;
  /** The profession whose people list it first. Default: that of the first term that it implies. */
  readonly profession?: string | undefined;
  /** Always the same thing; `de:Schweißen` belongs to German texts only. */
  readonly aliases?: readonly string[] | undefined;
  /** Knowing the term implies knowing these, not the reverse. */
  readonly implies?: readonly string[] | undefined;
}
