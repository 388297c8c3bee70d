import type { Language } from '../../text/language.ts';

/* Every sentence that the engine says to the person, by language of the resume; each language has a file here. */

/** What to ask about a requirement that the resume does not show. `term` is in the posting's words. */
export interface QuestionMessages {
  readonly tool: (term: string) => string;
  readonly method: (term: string) => string;
  readonly domain: (term: string) => string;
  /** A phrase that says what is done, and to what. */
  readonly task: (term: string) => string;
  /** A term that the lexicon does not know: a thing, an action or a license, so the sentence must suit all three. */
  readonly unknown: (term: string) => string;
  readonly certificate: (term: string) => string;
  readonly licence: (term: string) => string;
  readonly language: (term: string) => string;
  readonly soft: (term: string) => string;
  /** What the resume does show that is close to the requirement; the question follows. */
  readonly near: (quotes: readonly string[]) => string;
  /** Words of the resume that may say the same in other words. */
  readonly shown: (quote: string, term: string) => string;
  /** Holders of this title usually do this. */
  readonly typicalTask: (title: string, term: string) => string;
}

/**
 * A sentence about a requirement for the person to fill in. What it would say is in square brackets, so that it claims
 * nothing by itself.
 */
export interface ProposalMessages {
  readonly tool: string;
  readonly method: string;
  readonly domain: string;
  readonly unknown: string;
  readonly certificate: string;
  readonly licence: string;
  readonly language: string;
}

/** Why a bullet was reworded. */
export interface WordingMessages {
  readonly filler: string;
  readonly opener: string;
  readonly actionFirst: string;
  readonly marks: string;
  readonly verb: string;
  readonly tense: string;
  readonly resultFirst: string;
  readonly resultJoined: string;
  readonly split: string;
  readonly merged: string;
  readonly jobBullets: string;
  readonly tinyBullets: string;
  readonly action: string;
  readonly voice: string;
  readonly praise: string;
  readonly label: string;
  readonly typing: string;
  readonly capital: string;
  readonly rejoined: string;
  readonly wish: string;
  readonly summaryLine: string;
}
export type WordingReason = keyof WordingMessages;

/** Why the tailored resume differs from the base. */
export interface ChangeMessages {
  readonly alias: (from: string, to: string) => string;
  readonly nameSpelling: (name: string) => string;
  readonly surfaced: (term: string) => string;
  readonly surfacedAs: (term: string, quote: string) => string;
  readonly broaderTerm: (term: string, quote: string) => string;
  readonly headline: string;
  readonly headlineTitle: string;
  readonly summaryBuilt: string;
  readonly summaryExtended: string;
  readonly bulletOrder: string;
  readonly skillOrder: string;
  readonly entryFirst: (title: string) => string;
  readonly skillsUp: string;
  readonly jobsUp: string;
  readonly projectsUp: string;
  readonly hidden: string;
  readonly hiddenOld: (years: number) => string;
  readonly hiddenDuplicate: (skill: string) => string;
}

/** Why a change of the person's own is in the report. */
export interface OwnEditMessages {
  readonly set: string;
  readonly add: string;
  readonly remove: string;
  readonly arrange: string;
  readonly answer: string;
}

export interface WarningMessages {
  readonly noRequirements: string;
  readonly suspectedInjection: string;
  readonly partlyRead: string;
  /** The number of texts that were read. */
  readonly resumePartlyRead: (texts: number) => string;
  /** Languages by their names. */
  readonly languageDiffers: (posting: string, resume: string) => string;
  readonly knockout: (terms: readonly string[], cap: number) => string;
  readonly wordingKept: string;
  readonly editedByHand: (changeIds: readonly string[]) => string;
  /** `text` is empty where the edit held no words. */
  readonly editLost: (editId: string, text: string) => string;
  readonly undoneBeneath: (changeIds: readonly string[], editId: string) => string;
}

export interface Messages {
  /** What is between two sentences. */
  readonly space: string;
  /** Of a text that shows a language by being written in it. */
  readonly writtenIn: (language: string) => string;
  /** What the languages are called. */
  readonly languages: Readonly<Record<Language, string>>;
  readonly questions: QuestionMessages;
  readonly proposals: ProposalMessages;
  readonly wording: WordingMessages;
  readonly changes: ChangeMessages;
  readonly ownEdits: OwnEditMessages;
  readonly warnings: WarningMessages;
}
