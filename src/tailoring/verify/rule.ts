import type { FinetuneLevel } from '../../contract/choices.ts';
import type { ProposedEdit } from '../../contract/plan/edit.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { ReadText } from '../../lexicon/read-text.ts';
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
  | 'V14';

/** Why an edit was refused. */
export interface Finding {
  readonly rule: RuleId | WritingRuleId;
  readonly message: string;
}

/** What a rule needs to know besides the edit; the same for every edit of one resume. */
export interface VerifyInput {
  readonly base: ResumeDocument;
  readonly model: ResumeModel;
  readonly level: FinetuneLevel;
  /** The posting as it was sent. */
  readonly posting: string;
  readonly postingLanguage: Language | null;
  /** Whole years of related work, reckoned from the base. */
  readonly relatedYears: number;
}

/** One edit with everything that the rules compare. Texts are read once. */
export interface EditContext {
  readonly edit: ProposedEdit;
  readonly input: VerifyInput;
  readonly language: Language | null;
  /** The text at the source, and those of absorbed bullets after it; empty when there is none. */
  readonly before: ReadText;
  /** The new text; null for edits that write none. */
  readonly after: ReadText | null;
  /** The whole texts that the evidence points at. */
  readonly sources: readonly ReadText[];
  /** Positions of the new text's tokens that belong to a known term which a source names too. */
  readonly shared: () => ReadonlySet<number>;
  readonly postingRuns: () => WordRuns;
  /** The posting is written in the language of the resume: its spellings are the resume's too. */
  readonly mayRespell: boolean;
  chunkAt(path: string): Chunk | undefined;
  /** Whether a text, or an entry with texts, is there. */
  isInBase(path: string): boolean;
}

export interface Rule {
  readonly id: RuleId;
  readonly promise: string;
  /** What is wrong with the edit, in plain words; null when nothing is. */
  check(context: EditContext): string | null;
}

/** A rule about new wording: edits that write no text pass it. */
export function wordingRule(
  id: RuleId,
  promise: string,
  check: (after: ReadText, context: EditContext) => string | null,
): Rule {
  return { id, promise, check: (context) => (context.after ? check(context.after, context) : null) };
}

/** How a text may read badly although all that it says is true. */
export type WritingRuleId =
  | 'brackets'
  | 'markup'
  | 'cut_term'
  | 'capital'
  | 'number'
  | 'article'
  | 'verb_form'
  | 'limiting_word'
  | 'participle'
  | 'older_name'
  | 'tense'
  | 'repeated';

/** What reads badly in a new text that did not in the text that it takes the place of. */
export interface WritingRule {
  readonly id: WritingRuleId;
  /** Why rewordings were dropped, in words that follow "because". */
  readonly because: string;
  check(after: ReadText, context: EditContext): string | null;
}

/** The grammar of English, judged in English resumes only. */
export function englishRule(rule: WritingRule): WritingRule {
  return {
    ...rule,
    check: (after, context) => (context.language === 'en' ? rule.check(after, context) : null),
  };
}
