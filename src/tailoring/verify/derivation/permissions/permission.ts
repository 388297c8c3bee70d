import type { Language } from '../../../../text/language.ts';
import type { Unit } from '../units.ts';

/** One difference between a line and a new text that changes nothing of what is said. */
export interface Permission {
  /** Its name in a refusal. */
  readonly name: string;
  /** Languages of the lines. */
  readonly languages: readonly Language[];
  /** The words of the line that it is about, if it is about a few. */
  readonly words?: ReadonlySet<string>;
  /**
   * True if the next word of the line may differ so from the new text.
   * @param i position in the line; all before it is said
   * @param j position in the new text
   */
  may(own: readonly Unit[], i: number, said: readonly Unit[], j: number): boolean;
  /** A line and a text that only this permission allows. */
  readonly example: Change;
  /** A line and a similar text that says something else. */
  readonly lie: Change;
}

type Change = readonly [line: string, text: string];
