/* What the command line shows and asks about the content of a resume, in its language. */

/** The page of what was read of a file, and the questions about it. */
export interface ReadingMessages {
  readonly readAs: (file: string) => string;
  readonly name: string;
  readonly headline: string;
  readonly contact: string;
  readonly jobs: string;
  readonly schools: string;
  readonly skills: string;
  readonly also: string;
  readonly none: string;
  readonly more: (count: number) => string;
  /** An entry without a name, counted from 1. */
  readonly entry: (number: number) => string;
  /** Asks for a field of an entry; Enter skips it. */
  readonly missing: Readonly<
    Record<'name' | 'position' | 'institution' | 'startDate', (entry: string) => string>
  >;
  readonly whichEmployer: string;
  readonly notSure: string;
  /** The file is something else. */
  readonly insteadOfResume: Readonly<Record<'posting' | 'letter' | 'unknown', string>>;
  readonly storeAnyway: string;
  readonly isYours: string;
  readonly store: string;
  readonly edit: string;
  readonly stop: string;
}

/** The dialog of `answer` and its result. */
export interface AnsweringMessages {
  readonly numbered: (number: number, all: number, question: string) => string;
  readonly inPosting: (quote: string) => string;
  readonly closest: (place: string, quote: string) => string;
  readonly proposed: (text: string) => string;
  readonly replaceBlanks: string;
  readonly yourAnswer: string;
  /** Asks for the number of a choice where choices are not drawn. */
  readonly number: {
    readonly ask: (usual: number) => string;
    readonly outOfRange: (most: number) => string;
  };
  readonly fill: string;
  readonly line: string;
  readonly editor: string;
  readonly skip: string;
  readonly no: string;
  readonly never: string;
  readonly inYourWords: string;
  readonly blanksLeft: (blanks: readonly string[]) => string;
  readonly openAgain: (problem: string) => string;
  readonly editorNote: string;
  readonly typeBlank: (blank: string) => string;
  readonly where: string;
  readonly assistantProposes: (term: string) => string;
  readonly haveYou: string;
  readonly asWritten: string;
  readonly otherWords: string;
  readonly later: string;
  readonly drop: string;
  readonly mySkills: string;
  readonly myLanguages: string;
  readonly myCertificates: string;
  readonly stillMissing: (term: string, reason: string) => string;
  readonly inPart: (term: string, reason: string) => string;
  readonly limited: string;
  readonly onlyListed: string;
  readonly notRecognized: string;
  /** The result: how many answers were added, and how the score moved. */
  readonly added: (count: number, moved: string) => string;
  readonly scoreMoved: (before: number, after: number) => string;
  readonly fitMoved: (before: number, after: number, most: number) => string;
  /** The result without a new answer. */
  readonly nothingToAsk: (score: number) => string;
  readonly nothingAdded: (dismissed: number, score: number) => string;
}

export interface DialogMessages {
  readonly reading: ReadingMessages;
  readonly answering: AnsweringMessages;
}
