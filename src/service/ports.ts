import type { ExportFormatName, FinetuneLevel, ResumeLanguage } from '../contract/choices.ts';
import type { ResumeFormat } from '../contract/import-formats.ts';
import type { Look } from '../contract/look.ts';
import type { ResumeReading } from '../contract/objects.ts';
import type { KeptAnswer } from '../contract/plan/stored-plan.ts';
import type { ResumePages, ThemeOption } from '../contract/printing.ts';
import type { WordingFinding, WordingLine } from '../contract/proposal.ts';
import type { PdfCheck, Question, Report } from '../contract/report.ts';
import type { AnswerPlace, PlacedText } from '../contract/resume/answer-place.ts';
import type { ResumeDocument } from '../contract/resume/resume-document.ts';
import type { Score, Warning } from '../contract/score.ts';
import type { JsonObject } from '../values/json-object.ts';
import type { Store } from './store-port.ts';
import type { TraceContext } from './use-cases.ts';

/* The interfaces that the use cases need. Other folders implement them; compose.ts passes them in. */

export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
}

/** Waiting, injected so that tests do not wait. */
export interface Timer {
  wait(milliseconds: number): Promise<void>;
  /** Repeats `task` until the returned function is called, without keeping the process alive. */
  every(milliseconds: number, task: () => void): () => void;
}

/** Cryptographic randomness, injected so that tests can fix it. */
export interface Randomness {
  bytes(count: number): Uint8Array;
}

export interface ReadBase {
  readonly document: ResumeDocument;
  readonly format: ResumeFormat;
}

export interface ReadOptions {
  /** Accept a resume without a name: a PDF needs one, a score does not. */
  readonly nameless?: boolean | undefined;
  /** Accept an unfilled template, to show what must be filled in. */
  readonly template?: boolean | undefined;
}

/** The person's own statement and its place. */
export interface Statement {
  /** The name in messages: `answers[0].path`. */
  readonly name: string;
  readonly place: AnswerPlace;
  readonly text: string;
}

export interface Revision {
  readonly add: readonly Statement[];
  readonly remove: readonly Statement[];
}

export interface RevisedBase extends ReadBase {
  readonly source: JsonObject;
}

/** documents/: reads the input of PUT /base-resume. Returns promises, so that it can be loaded on first use. */
export interface DocumentReader {
  /** @throws ValidationError with each unreadable path, or if a required name is missing */
  read(source: Readonly<Record<string, unknown>>, options?: ReadOptions): ReadBase | Promise<ReadBase>;
  /** The document JSON that a stored source gives today; the stored one if the source is refused today. */
  readAgain?(source: string, resumeData: string): string | Promise<string>;
  /**
   * A base resume with statements of the person added or removed, in its original format if possible. @throws
   * ValidationError with a place that the resume does not have
   */
  revise(source: Readonly<JsonObject>, revision: Revision): RevisedBase | Promise<RevisedBase>;
  /** A single line as it would be read in a resume, without markup. */
  readLine(text: string): string | Promise<string>;
  /** True if the document has more than contact details. */
  hasContent(document: ResumeDocument): boolean | Promise<boolean>;
  languageOf(document: ResumeDocument): ResumeLanguage | Promise<ResumeLanguage>;
}

/** A file in a request. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A resume as read from a file, to be checked by the person before it is stored. */
export type ReadFile = Pick<ResumeReading, 'format' | 'name' | 'notes'> & { readonly source: JsonObject };

export interface ReadTarget {
  readonly text: string;
  readonly company?: string | undefined;
  readonly position?: string | undefined;
}

/**
 * Fetches a posting from the public internet.
 * @throws ValidationError with the address and the reason
 */
export type FetchPosting = (address: string) => Promise<ReadTarget>;

export interface WrittenFile {
  readonly content: string | Uint8Array;
  /** With its dot. */
  readonly extension: string;
  /** The end of its name: the extension, after the format's name if another format has the same extension. */
  readonly ending: string;
  readonly leftOut: readonly string[];
}

/** documents/: reads and writes files of every format. */
export interface FileFormats {
  /** @throws ValidationError with the file and the problem */
  readResume(file: SentFile): Promise<ReadFile>;
  /** Reads a file or pasted text. @throws ValidationError if it has no posting */
  readPosting(posting: SentFile | string): Promise<ReadTarget>;
  write(document: ResumeDocument, format: ExportFormatName, source: JsonObject): Promise<WrittenFile>;
}

export interface Target {
  /** Validated text with line breaks normalized to \n. */
  readonly jobDescription: string;
  /** '' if unknown. */
  readonly companyName: string;
  /** '' if unknown. */
  readonly position: string;
}

export interface TailorInput {
  readonly base: ResumeDocument;
  readonly target: Target;
  readonly level: FinetuneLevel;
  /** UTC date, YYYY-MM-DD, used as "present". */
  readonly asOf: string;
}

export interface AskedQuestion extends Question {
  /** The requirement, independent of spelling and posting. */
  readonly key: string;
}

export interface Tailored {
  readonly document: ResumeDocument;
  readonly atsScore: number;
  readonly report: Omit<Report, 'object' | 'id' | 'language' | 'pdf_check' | 'questions'>;
  /** All possible questions, best first; a report shows the first unanswered ones. */
  readonly questions: readonly AskedQuestion[];
  /** JSON text that only the engine reads: the list of edits, so that single ones can be undone. */
  readonly plan: string;
}

/** tailoring/: the engine. Deterministic on every machine, apart from a language model. */
export interface Engine {
  /** @throws SettingError if only the host can fix it, or the signal's reason if aborted */
  tailor(input: TailorInput, signal?: AbortSignal, trace?: TraceContext): Promise<Tailored>;
  /** With `trace`, the score says how the posting was read. */
  score(input: Omit<TailorInput, 'level'> & { readonly trace?: boolean }): Promise<Score>;
  /** The musts of the posting that the base does not show. */
  gaps(input: Omit<TailorInput, 'level'>): Promise<PostingGaps>;
  /** Questions about what the posting asks for and the base does not show, best first. */
  questions(input: TailorInput): Promise<readonly AskedQuestion[]>;
  /**
   * The tailored resume with some changes undone or restored, verified and scored again.
   * @throws ValidationError with a change id that the plan does not have
   */
  revert(
    input: TailorInput & {
      readonly plan: string;
      readonly changeIds: readonly string[];
      /** Ids of undone changes to restore. Default: none. */
      readonly restoredIds?: readonly string[];
    },
  ): Promise<Tailored>;
  /**
   * The tailored resume with the person's edits: differences between the plan's document and `document` become
   * changes of op `edit` and engine `user`. They are not verified; markup outside of the contract is removed.
   */
  edit(input: TailorInput & { readonly plan: string; readonly document: ResumeDocument }): Promise<Tailored>;
  /** The requirements of the posting with their keys. */
  asked(target: Target): Promise<readonly AskedTerm[]>;
  /** The person's statements in a plan. */
  answers(plan: string): Promise<KeptAnswers>;
  /**
   * The tailored resume made again from a base with other statements of the person. Undone changes stay undone, edits
   * are kept, and repeated changes keep their ids. `fresh`: the plan of the new base; `previous`: the base before;
   * `added`: what the new one has gained beside these answers. Answers with an empty id get one.
   */
  remake(
    input: TailorInput & {
      readonly plan: string;
      readonly fresh: string;
      readonly previous: ResumeDocument;
      readonly added: readonly PlacedText[];
      readonly answers: KeptAnswers;
      readonly warnings: readonly Warning[];
    },
  ): Promise<Tailored>;
  /** Lines of a tailored resume that can be reworded from outside of the rules. */
  wordings(input: TailorInput & { readonly plan: string }): Promise<readonly WordingLine[]>;
  /**
   * The verifier's findings on a wording, and the resume with it if it passes. `item`: a path in the base. Null if
   * the line does not exist or cannot be reworded.
   */
  word(
    input: TailorInput & { readonly plan: string; readonly item: string; readonly text: string },
  ): Promise<JudgedWording | null>;
}

export interface AskedTerm {
  /** Id of the requirement. */
  readonly id: string;
  /** As reports show it. */
  readonly term: string;
  /** Without the words around it, as reports of earlier versions show it. */
  readonly bare: string;
  /** The requirement, independent of spelling and posting. */
  readonly key: string;
}

export interface KeptAnswers {
  readonly active: readonly KeptAnswer[];
  readonly undone: readonly KeptAnswer[];
}

export interface PostingGaps {
  readonly version: string;
  readonly gaps: readonly PostingGap[];
}

export interface PostingGap {
  /** The requirement, independent of spelling. */
  readonly key: string;
  readonly term: string;
  /** Points that showing it would add to the score. */
  readonly points: number;
}

export interface JudgedWording {
  readonly findings: readonly WordingFinding[];
  /** The current text. */
  readonly nearest: string;
  /** Null if there are findings. */
  readonly tailored: Tailored | null;
}

export interface RenderInput {
  readonly document: ResumeDocument;
  /** Its theme is one of `themes`. */
  readonly look: Look;
  /** false: do not read the PDF back. Default true. */
  readonly check?: boolean;
}

export interface RenderedPdf {
  readonly pdf: Uint8Array;
  readonly check?: PdfCheck;
}

export type DrawnPage = ResumePages['pages'][number];

/** A rendering failure with a public message: too slow, too large, crashed. */
export interface RenderFailure extends Error {
  readonly forCaller: true;
}

/** rendering/: a pure function of document and look; gives the same bytes on every machine. */
export interface Renderer {
  readonly themes: readonly string[];
  readonly defaultTheme: string;
  /** A public sentence if this machine cannot use one of `themes`; null if it can. */
  whyUnavailable?(theme: string): string | null;
  /** Changes whenever one of `themes` changes. */
  version?(theme: string): string;
  /** A one-line description of one of `themes`; '' if there is none. */
  describe?(theme: string): string;
  /** The options of one of `themes`. */
  options?(theme: string): readonly ThemeOption[];
  /** True if `draw` supports one of `themes`. */
  draws?(theme: string): boolean;
  /** @throws RenderFailure, or an Error for the log only */
  render(input: RenderInput): Promise<RenderedPdf>;
  /** The pages as images with only shapes. @throws RenderFailure */
  draw?(input: Pick<RenderInput, 'document' | 'look'>): Promise<readonly DrawnPage[]>;
  close(): Promise<void>;
}

/** store/: PDFs on disk. Lost files are made again. */
export interface PdfFiles {
  write(resumeId: string, pdf: Uint8Array): Promise<void>;
  read(resumeId: string): Promise<Uint8Array | null>;
  remove(resumeId: string): Promise<void>;
  /** Ids of PDFs last written before `time` (milliseconds since 1970), in batches. */
  writtenBefore(time: number): AsyncIterable<readonly string[]>;
  /** Removes drafts of writes that were interrupted before `time`; stops early if the signal is aborted. */
  removeDraftsBefore(time: number, signal: AbortSignal): Promise<void>;
  /** The absolute path, even if the file does not exist. */
  pathOf(resumeId: string): string;
}

/** Everything that `createService` needs. */
export interface Ports {
  readonly store: Store;
  readonly files: PdfFiles;
  readonly documents: DocumentReader;
  readonly formats: FileFormats;
  /** Absent on servers with several users, which do not fetch addresses. */
  readonly fetchPosting?: FetchPosting | undefined;
  /** Tailors for live keys. */
  readonly engine: Engine;
  /**
   * True if the engine waits for others, such as a language model; key and credits are reserved meanwhile. Default:
   * false.
   */
  readonly engineTakesLong?: boolean | undefined;
  /** For test keys, previews, scores and undo: never uses a model or the network. */
  readonly offlineEngine: Engine;
  readonly renderer: Renderer;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly randomness: Randomness;
}
