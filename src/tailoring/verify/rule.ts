import type { FinetuneLevel } from '../../contract/choices.ts';
import type { ProposedEdit } from '../../contract/plan/edit.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import type { ReadText } from '../../lexicon/read-text.ts';
import type { WithheldMessages } from '../../messages/tailoring/messages.ts';
import type { WordRuns } from '../../text/find-form.ts';
import type { Language } from '../../text/language.ts';
import type { Chunk, ResumeModel } from '../resume/resume-model.ts';

type RuleId =
  | 'V1'
  | 'V2'
  | 'V3'
  | 'V4'
  | 'V5'
  | 'V6'
  | 'V7'
  | 'V8'
  | 'V9'
  | 'V10'
  | 'V11'
  | 'V12'
  | 'V13'
  | 'V14'
  | 'V15';

/** Why an edit was refused. */
export interface Finding {
  readonly rule: RuleId | WritingRuleId;
  readonly message: string;
}

/** The input of rules besides the edit, the same for all edits of a resume. */
export interface VerifyInput {
  readonly base: ResumeDocument;
  readonly model: ResumeModel;
  readonly level: FinetuneLevel;
  /** The text of the posting, unchanged. */
  readonly posting: string;
  readonly postingLanguage: Language | null;
  /** Whole years of related work, computed from the base. */
  readonly relatedYears: number;
}

/** An edit with everything that the rules compare it with, so that texts are read once. */
export interface EditContext {
  readonly edit: ProposedEdit;
  readonly input: VerifyInput;
  readonly language: Language | null;
  /** The text at the source, followed by absorbed bullets, with misspellings corrected; empty without a text. */
  readonly before: ReadText;
  readonly beforeAsWritten: ReadText;
  /** The new text; null for edits without one. */
  readonly after: ReadText | null;
  /** The complete texts that the evidence quotes. */
  readonly sources: readonly ReadText[];
  /** Indexes of the new text's tokens that belong to a known term in a source. */
  readonly shared: () => ReadonlySet<number>;
  readonly postingRuns: () => WordRuns;
  /** True if posting and resume are in the same language, so the posting's spellings may be used. */
  readonly mayRespell: boolean;
  chunkAt(path: string): Chunk | undefined;
  /** True if the base has a text, or an entry with texts, at the path. */
  isInBase(path: string): boolean;
}

export interface Rule {
  readonly id: RuleId;
  /** Describes the problem in plain words; null if there is none. */
  check(context: EditContext): string | null;
}

/** A rule about new text, which edits without text pass. */
export function wordingRule(
  id: RuleId,
  check: (after: ReadText, context: EditContext) => string | null,
): Rule {
  return { id, check: (context) => (context.after ? check(context.after, context) : null) };
}

/** Kinds of bad writing, independent of truth. */
export type WritingRuleId = keyof WithheldMessages;

/** Finds bad writing in a new text that the replaced text did not have. */
export interface WritingRule {
  readonly id: WritingRuleId;
  check(after: ReadText, context: EditContext): string | null;
}

/** Limits a rule of English grammar to English resumes. */
export function englishRule(rule: WritingRule): WritingRule {
  return {
    ...rule,
    check: (after, context) => (context.language === 'en' ? rule.check(after, context) : null),
  };
}
