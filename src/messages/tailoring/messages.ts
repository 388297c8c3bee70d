import type { Language } from '../../text/language.ts';

/* All sentences for the person, in the language of the resume. Each language has a file in this folder. */

/** Questions about a requirement that the resume does not show. `term` is in the posting's words. */
export interface QuestionMessages {
  readonly tool: (term: string) => string;
  readonly method: (term: string) => string;
  readonly domain: (term: string) => string;
  /** For a phrase that names an activity and its object. */
  readonly task: (term: string) => string;
  /** For a term that the lexicon does not know. It may be a thing, an activity or a license. */
  readonly unknown: (term: string) => string;
  readonly certificate: (term: string) => string;
  readonly licence: (term: string) => string;
  readonly language: (term: string) => string;
  readonly degree: (term: string) => string;
  /** For the subject of a degree or a training. */
  readonly study: (term: string) => string;
  readonly title: (term: string) => string;
  /** Introduces the question with quotes of the resume that are close to the requirement. */
  readonly near: (quotes: readonly string[]) => string;
  /** Introduces the question where the resume names the thing itself, without saying that the person did it. */
  readonly onlyNamed: (quote: string) => string;
  /** Asks whether a quote of the resume shows the requirement in other words. */
  readonly shown: (quote: string, term: string) => string;
  /** Asks about a usual task of a job title. */
  readonly typicalTask: (title: string, term: string) => string;
}

/** Sentences for the person to fill in. Square brackets mark what to add, so that they claim nothing by themselves. */
export interface ProposalMessages {
  readonly tool: string;
  /** Begins with the activity, as a line of a resume does. */
  readonly activity: string;
  /** Anything else that the posting asks for. */
  readonly thing: string;
  readonly certificate: string;
  readonly licence: string;
  readonly language: string;
  readonly degree: string;
  readonly study: string;
  readonly title: string;
}

/** Reasons for rewording a bullet. */
export interface WordingMessages {
  readonly filler: string;
  readonly opener: string;
  readonly actionFirst: string;
  readonly marks: string;
  readonly stop: string;
  readonly verb: string;
  readonly tense: string;
  readonly evenTense: string;
  readonly resultFirst: string;
  readonly resultJoined: string;
  readonly split: string;
  readonly merged: string;
  readonly jobBullets: string;
  readonly tinyBullets: string;
  readonly action: string;
  readonly voice: string;
  readonly owner: string;
  readonly thirdPerson: string;
  readonly praise: string;
  readonly label: string;
  readonly typing: string;
  readonly article: string;
  readonly capital: string;
  readonly noun: string;
  readonly rejoined: string;
  readonly wish: string;
  readonly summaryLine: string;
}
export type WordingReason = keyof WordingMessages;

/** Reasons for changes to the base. */
export interface ChangeMessages {
  readonly alias: (from: string, to: string) => string;
  readonly nameSpelling: (name: string) => string;
  readonly surfaced: (term: string) => string;
  readonly surfacedAs: (term: string, quote: string) => string;
  readonly broaderTerm: (term: string, quote: string) => string;
  readonly headline: string;
  readonly headlineTitle: string;
  readonly headlineOfField: string;
  readonly headlineForWish: string;
  readonly summaryBuilt: string;
  readonly summaryExtended: string;
  readonly bulletOrder: string;
  readonly skillOrder: (names: string) => string;
  readonly entryFirst: (title: string) => string;
  readonly skillsUp: string;
  readonly jobsUp: string;
  readonly projectsUp: string;
  readonly hidden: string;
  readonly hiddenOld: (years: number) => string;
  readonly hiddenDuplicate: (skill: string) => string;
  readonly hiddenRepeat: string;
  readonly hiddenOffer: string;
  readonly hiddenWish: string;
}

/** Why a rewording would have read badly, as a clause after a colon. */
export interface WithheldMessages {
  readonly brackets: string;
  readonly markup: string;
  readonly cut_term: string;
  readonly capital: string;
  readonly number: string;
  readonly article: string;
  readonly verb_form: string;
  readonly limiting_word: string;
  readonly participle: string;
  readonly older_name: string;
  readonly tense: string;
  readonly repeated: string;
}

/** Reasons for changes that the person made. */
export interface OwnEditMessages {
  readonly set: string;
  readonly add: string;
  readonly remove: string;
  readonly arrange: string;
  /** An entry or a section was hidden, or is shown again. */
  readonly hide: string;
  readonly show: string;
  readonly answer: string;
}

export interface WarningMessages {
  readonly noRequirements: string;
  readonly suspectedInjection: string;
  readonly partlyRead: string;
  /** `texts` is the number of texts that were read. */
  readonly resumePartlyRead: (texts: number) => string;
  /** Both parameters are names of languages. */
  readonly languageDiffers: (posting: string, resume: string) => string;
  readonly knockout: (terms: readonly string[], cap: number) => string;
  readonly sameAtGood: string;
  readonly wordingKept: string;
  readonly editedByHand: (changeIds: readonly string[]) => string;
  /** `text` is empty if the edit added no words. */
  readonly editLost: (editId: string, text: string) => string;
}

/** Why a line shows a requirement only in part or not at all. `title` is null if no job fits. */
export type LimitToTell =
  | { readonly kind: 'job_title'; readonly title: string | null }
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: LimitWithoutWords };
export type LimitWithoutWords =
  | 'other_line'
  | 'row_of_names'
  | 'product_name'
  | 'part'
  | 'one_program'
  | 'whole_suite'
  | 'held_title'
  | 'only_claimed'
  | 'level';

export interface Messages {
  /** The separator between two sentences. */
  readonly space: string;
  /** Note on a text that shows a language by being written in it. */
  readonly writtenIn: (language: string) => string;
  /** Note on a line that counts only in part, or not at all: its reason, short enough for a row of a table. */
  readonly limit: (limit: LimitToTell) => string;
  /** Names of the languages. */
  readonly languages: Readonly<Record<Language, string>>;
  readonly questions: QuestionMessages;
  readonly proposals: ProposalMessages;
  readonly wording: WordingMessages;
  readonly changes: ChangeMessages;
  /** Why the requirements count more than their mean: so many of the musts are met. */
  readonly raised: (met: number, of: number) => string;
  /** Why the requirements count only this share: they are few, and no job is related to the position. */
  readonly fewAsked: (percent: number) => string;
  /** Why a part of the score counts only this share of what the resume shows. */
  readonly lowered: (percent: number) => string;
  readonly withheld: WithheldMessages;
  readonly ownEdits: OwnEditMessages;
  readonly warnings: WarningMessages;
}
