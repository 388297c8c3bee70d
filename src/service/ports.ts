import type { AnswerPlace } from '../contract/answer-place.ts';
import type { ExportFormatName, FinetuneLevel } from '../contract/choices.ts';
import type { JsonObject } from '../contract/json-object.ts';
import type { Look } from '../contract/look.ts';
import type { ResumeReading } from '../contract/objects.ts';
import type { KeptAnswer } from '../contract/plan/stored-plan.ts';
import type { ResumePages, ThemeOption } from '../contract/printing.ts';
import type { WordingFinding, WordingLine } from '../contract/proposal.ts';
import type { PdfCheck, Question, Report } from '../contract/report.ts';
import type { ResumeDocument } from '../contract/resume-document.ts';
import type { Score, Warning } from '../contract/score.ts';
import type { Store } from './store-port.ts';
import type { TraceContext } from './use-cases.ts';

/* What the use cases need from the other rooms, as types. Rooms implement them; compose.ts hands them in. */

export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
}

/** Waiting, injected so that tests need not wait. */
export interface Timer {
  wait(milliseconds: number): Promise<void>;
  /** Calls `task` again and again, without keeping the process alive, until the returned function is called. */
  every(milliseconds: number, task: () => void): () => void;
}

/** Cryptographic randomness, injected so that tests can fix it. */
export interface Randomness {
  bytes(count: number): Uint8Array;
}

export interface ReadBase {
  readonly document: ResumeDocument;
  readonly format: 'json-resume' | 'reactive-resume-v3' | 'reactive-resume-v4' | 'reactive-resume-v5';
}

export interface ReadOptions {
  /** A blind resume, which names no person, will do. A PDF needs the name, a score does not. */
  readonly nameless?: boolean | undefined;
  /** So will a template that nobody has filled in: it is read to show what is left to fill in. */
  readonly template?: boolean | undefined;
}

/** Something that the person says of themselves, and where it goes. */
export interface Statement {
  /** What calls it, for messages: `answers[0].path`. */
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

/** documents/: reads what PUT /base-resume takes. Promises, so that the room need not be loaded before its first use. */
export interface DocumentReader {
  /** @throws ValidationError naming every path that could not be read, and when a name is needed and there is none. */
  read(source: Readonly<Record<string, unknown>>, options?: ReadOptions): ReadBase | Promise<ReadBase>;
  /** The JSON of the document that a stored source gives now; as it is stored when the source is refused now. */
  readAgain?(source: string, resumeData: string): string | Promise<string>;
  /**
   * A base resume with statements of the person's added or taken out, in the format that it was put in where that is
   * possible. @throws ValidationError naming a place that the resume does not have
   */
  revise(source: Readonly<JsonObject>, revision: Revision): RevisedBase | Promise<RevisedBase>;
  /** A text of one line as it is read in a resume: without markup. */
  readLine(text: string): string | Promise<string>;
  /** Whether the document says anything beyond who the person is. */
  hasContent(document: ResumeDocument): boolean | Promise<boolean>;
}

/** A file that somebody sent. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a resume was read as, for the person to look at before it is stored. */
export type ReadFile = Pick<ResumeReading, 'format' | 'name' | 'notes'> & { readonly source: JsonObject };

export interface ReadTarget {
  readonly text: string;
  readonly company?: string | undefined;
  readonly position?: string | undefined;
}

/**
 * Reads a posting at an address that somebody names, on the public internet and nowhere else.
 * @throws ValidationError naming the address and why it cannot be had
 */
export type FetchPosting = (address: string) => Promise<ReadTarget>;

export interface WrittenFile {
  readonly content: string | Uint8Array;
  /** With its dot. */
  readonly extension: string;
  readonly leftOut: readonly string[];
}

/** documents/: files of every format, read and written. */
export interface FileFormats {
  /** @throws ValidationError naming the file and what is wrong in it */
  readResume(file: SentFile): Promise<ReadFile>;
  /** A file, or a text that was pasted. @throws ValidationError when it holds no posting */
  readPosting(posting: SentFile | string): Promise<ReadTarget>;
  write(document: ResumeDocument, format: ExportFormatName, source: JsonObject): Promise<WrittenFile>;
}

export interface Target {
  /** As validated; line breaks already normalized to \n. */
  readonly jobDescription: string;
  /** '' when it is not known. */
  readonly companyName: string;
  /** '' when it is not known. */
  readonly position: string;
}

export interface TailorInput {
  readonly base: ResumeDocument;
  readonly target: Target;
  readonly level: FinetuneLevel;
  /** UTC date, YYYY-MM-DD: "to present" is reckoned from it. */
  readonly asOf: string;
}

export interface AskedQuestion extends Question {
  /** The same for every spelling of what is asked for, in every posting. */
  readonly key: string;
}

export interface Tailored {
  readonly document: ResumeDocument;
  readonly atsScore: number;
  readonly report: Omit<Report, 'object' | 'id' | 'language' | 'pdf_check' | 'questions'>;
  /** All that could be asked, best first; a report shows the first that were not answered before. */
  readonly questions: readonly AskedQuestion[];
  /** JSON text that only the engine reads: the list of edits, kept so that single ones can be undone. */
  readonly plan: string;
}

/**
 * tailoring/: the engine. Pure: the same input gives the same output on every machine. One that asks a language
 * model is as pure as the model is.
 */
export interface Engine {
  /** @throws SettingError when only the host can fix it; the signal's reason when nobody waits any more */
  tailor(input: TailorInput, signal?: AbortSignal, trace?: TraceContext): Promise<Tailored>;
  /** With `trace`, how the posting was read is part of the answer. */
  score(input: Omit<TailorInput, 'level'> & { readonly trace?: boolean }): Promise<Score>;
  /** What the posting insists on and the base does not show. */
  gaps(input: Omit<TailorInput, 'level'>): Promise<PostingGaps>;
  /** What to ask the person about this posting, best first: what it asks for and the base does not show. */
  questions(input: TailorInput): Promise<readonly AskedQuestion[]>;
  /**
   * The tailored resume without some of its changes, and with others that were undone; verified and scored again.
   * @throws ValidationError naming a change id that the plan does not hold.
   */
  revert(
    input: TailorInput & {
      readonly plan: string;
      readonly changeIds: readonly string[];
      /** Of changes that were undone and are to be made again. Default: none. */
      readonly restoredIds?: readonly string[];
    },
  ): Promise<Tailored>;
  /**
   * The tailored resume with the person's own edits on top of the plan: what differs between the document that
   * the plan gives and `document` becomes changes of op `edit` and engine `user`. The verifier does not judge
   * them; markup that the contract does not allow is taken out.
   */
  edit(input: TailorInput & { readonly plan: string; readonly document: ResumeDocument }): Promise<Tailored>;
  /** What the posting asks for, each with what it is called in every posting. */
  asked(target: Target): Promise<readonly AskedTerm[]>;
  /** The person's statements that a resume was made with. */
  answers(plan: string): Promise<KeptAnswers>;
  /**
   * The tailored resume made again from a base with other statements of the person's. What they undid stays undone, their
   * edits stay on top, and a change that is made again keeps its id. `fresh`: the plan of the new base as it was tailored;
   * `previous`: the base before. An answer whose id is empty gets one.
   */
  remake(
    input: TailorInput & {
      readonly plan: string;
      readonly fresh: string;
      readonly previous: ResumeDocument;
      readonly answers: KeptAnswers;
      readonly warnings: readonly Warning[];
    },
  ): Promise<Tailored>;
  /** The lines of a tailored resume that somebody else than the rules may word anew. */
  wordings(input: TailorInput & { readonly plan: string }): Promise<readonly WordingLine[]>;
  /**
   * What the verifier says of such a wording, and the resume with it when it passes. `item`: a path of the base.
   * Null for a line that there is not, or that may not be worded anew.
   */
  word(
    input: TailorInput & { readonly plan: string; readonly item: string; readonly text: string },
  ): Promise<JudgedWording | null>;
}

export interface AskedTerm {
  /** Id of the requirement. */
  readonly id: string;
  readonly term: string;
  /** The same for every spelling of it, in every posting. */
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
  /** The same for every spelling of the thing. */
  readonly key: string;
  readonly term: string;
  /** What showing it would add to the score. */
  readonly points: number;
}

export interface JudgedWording {
  readonly findings: readonly WordingFinding[];
  /** What is there now. */
  readonly nearest: string;
  /** Null when there are findings. */
  readonly tailored: Tailored | null;
}

export interface RenderInput {
  readonly document: ResumeDocument;
  /** Its theme is one of `themes`. */
  readonly look: Look;
  /** false: the text of the PDF is not read back. Default true. */
  readonly check?: boolean;
}

export interface RenderedPdf {
  readonly pdf: Uint8Array;
  readonly check?: PdfCheck;
}

export type DrawnPage = ResumePages['pages'][number];

/** A failure to render whose message the caller may read: too slow, too large, crashed. */
export interface RenderFailure extends Error {
  readonly forCaller: true;
}

/** rendering/: a pure function of document and look; the same bytes on every machine. */
export interface Renderer {
  readonly themes: readonly string[];
  readonly defaultTheme: string;
  /** Why one of `themes` cannot be set on this machine, as a sentence for the caller; null when it can. */
  whyUnavailable?(theme: string): string | null;
  /** Another text when one of `themes` is no longer what it was. */
  version?(theme: string): string;
  /** How one of `themes` looks, in a line; '' when it does not say. */
  describe?(theme: string): string;
  /** What can be chosen for one of `themes`. */
  options?(theme: string): readonly ThemeOption[];
  /** Whether `draw` can show one of `themes`. */
  draws?(theme: string): boolean;
  /** @throws RenderFailure, or an Error for the log alone */
  render(input: RenderInput): Promise<RenderedPdf>;
  /** The pages as pictures of shapes alone. @throws RenderFailure */
  draw?(input: Pick<RenderInput, 'document' | 'look'>): Promise<readonly DrawnPage[]>;
  close(): Promise<void>;
}

/** store/: PDFs on disk. A lost file is made again. */
export interface PdfFiles {
  write(resumeId: string, pdf: Uint8Array): Promise<void>;
  read(resumeId: string): Promise<Uint8Array | null>;
  remove(resumeId: string): Promise<void>;
  /** Resumes with a PDF file that was last written before `time` (milliseconds since 1970), some at a time. */
  writtenBefore(time: number): AsyncIterable<readonly string[]>;
  /** Removes what writes that were cut short before `time` left behind; ends early when the signal says so. */
  removeDraftsBefore(time: number, signal: AbortSignal): Promise<void>;
  /** Absolute path, whether or not the file exists. */
  pathOf(resumeId: string): string;
}

/** All that `createService` needs. */
export interface Ports {
  readonly store: Store;
  readonly files: PdfFiles;
  readonly documents: DocumentReader;
  readonly formats: FileFormats;
  /** Without it no address is asked, as on every server that others use. */
  readonly fetchPosting?: FetchPosting | undefined;
  /** Tailors for live keys. */
  readonly engine: Engine;
  /** It waits for others, as for a language model: key and credits are held meanwhile. Default: false. */
  readonly engineTakesLong?: boolean | undefined;
  /** Serves test keys, previews, scores and undo: never a model, never the network. */
  readonly offlineEngine: Engine;
  readonly renderer: Renderer;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly randomness: Randomness;
}
