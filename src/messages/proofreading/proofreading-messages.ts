/* The findings of `proofread`, in the language of the resume. */

interface Advised {
  readonly advice: string;
}

export interface ProofreadingMessages {
  /** Names of fields and parts, at the beginning of a place. */
  readonly places: {
    readonly name: string;
    readonly headline: string;
    readonly email: string;
    readonly phone: string;
    readonly location: string;
    readonly contact: string;
    readonly otherSection: string;
    readonly whole: string;
  };
  /** A place before what is said about it. */
  readonly labeled: (place: string, message: string) => string;
  /** Joins the parts of a place, from the section to the bullet. */
  readonly placed: (...parts: readonly string[]) => string;
  readonly dates: string;
  /** Counted from 1. */
  readonly entry: (number: number) => string;
  readonly bullet: (number: number) => string;
  /** `hasMore`: other bullets are not named. */
  readonly bullets: (numbers: readonly string[], hasMore: boolean) => string;
  /** Up to a few names, and how many more there are. */
  readonly names: (names: readonly string[], more: number) => string;
  readonly duration: (years: number, months: number) => string;
  readonly missingEmail: Advised & { readonly message: string };
  readonly missingPhone: Advised & { readonly message: string };
  readonly noJobs: Advised & { readonly message: string };
  readonly placeholder: Advised & { readonly message: (quote: string) => string };
  readonly dateOrder: Advised & { readonly message: (dates: string) => string };
  readonly dateFuture: Advised & {
    readonly start: (dates: string) => string;
    readonly end: (dates: string) => string;
  };
  readonly gap: Advised & {
    readonly before: (name: string) => string;
    readonly message: (duration: string, earlier: string, later: string) => string;
  };
  readonly overlap: Advised & {
    readonly message: (names: string) => string;
    readonly many: (count: number, all: number, names: string) => string;
  };
  readonly tooLong: Advised & { readonly message: (pages: number, years: number) => string };
  readonly tooShort: Advised & { readonly message: (words: number, years: number) => string };
  readonly weakOpening: Advised & {
    readonly message: (opening: string) => string;
    readonly many: (count: number) => string;
  };
  readonly oneWord: Advised & {
    readonly message: string;
    readonly many: (count: number) => string;
  };
  readonly longLine: Advised & {
    readonly bullet: (length: string) => string;
    readonly paragraph: (length: string) => string;
    readonly many: (count: number) => string;
    readonly words: (count: number) => string;
    readonly characters: (count: number) => string;
  };
  readonly firstPerson: Advised & {
    readonly message: (word: string) => string;
    readonly many: (count: number) => string;
  };
  readonly repeatedOpening: Advised & {
    readonly andLater: (place: string) => string;
    readonly message: (count: number, all: number, word: string) => string;
  };
  /** `times`: how often the word occurs. */
  readonly spelling: {
    readonly misspelled: (word: string, times: number) => string;
    readonly slip: (word: string, times: number) => string;
    readonly unknown: (word: string, times: number) => string;
    readonly write: (word: string) => string;
    readonly didYouMean: (words: readonly string[]) => string;
  };
  readonly none: string;
  readonly counts: (errors: number, warnings: number, hints: number) => string;
}
