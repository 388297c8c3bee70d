import type { Token } from '../../../../text/tokenize.ts';

/** Whether a word of a text is the one that is looked for, in whatever form. */
export type WordTest = (token: Token) => boolean;

/** A doing and what it is done to: `contract negotiation` is to negotiate contracts. */
export interface Activity {
  /** The words of the doing, as verb or as noun. */
  readonly activity: readonly WordTest[];
  /** Key of a word that a text must have; null where any form of it will do. */
  readonly key: string | null;
  /** The words of what it is done to. */
  readonly object: readonly WordTest[];
  /** Whether a noun may stand right behind the object and make it a part of another thing: `contract templates`. */
  readonly objectEndsPhrase: boolean;
  /** How many words may stand between the doing and its object. */
  readonly reach: number;
  /** Whether the doing may end the clause behind its object, as in German: `Eingangsrechnungen geprüft`. */
  readonly mayFollow: boolean;
  /** Whether both may be one verb, as in English: `Line managed three people`. */
  readonly mayBeOneVerb: boolean;
}
