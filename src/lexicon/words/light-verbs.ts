import { lazy } from '../../values/memoize.ts';
import { itemsIn, packedRows } from '../packed/packed-lexicon.ts';

/* What a verb with little meaning says with its object: who did the payroll processed it. English base forms. */

/** The other verbs for a light verb with one of the objects. */
export interface LightVerbUse {
  readonly light: readonly string[];
  /** The words that end the object. */
  readonly objects: readonly (readonly string[])[];
  readonly verbs: readonly string[];
  /** Verbs that replace the object, too: `call` for `make calls`. */
  readonly inOneWord: readonly string[];
}

export const lightVerbUses = lazy((): readonly LightVerbUse[] =>
  packedRows('light-verbs').map(([light = '', objects = '', verbs = '', inOneWord = '']) => ({
    light: itemsIn(light),
    objects: itemsIn(objects).map((object) => object.split(' ')),
    verbs: itemsIn(verbs),
    inOneWord: itemsIn(inOneWord),
  })),
);
