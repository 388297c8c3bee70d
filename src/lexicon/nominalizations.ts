import { lazy } from '../text/lazy.ts';
import { packedRows } from './packed-lexicon.ts';

/** By the noun, the verb whose activity it names: `migration of X` is `migrated X`. */
const nominalizations = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(packedRows('nominalizations').map(([noun = '', verb = '']) => [noun, verb])),
);

/** The verb whose activity a noun in small letters names, however it spells its ending; undefined for other words. */
export function verbNamedBy(noun: string): string | undefined {
  const own = nominalizations().get(noun);
  if (own !== undefined || !noun.endsWith('isation')) return own;
  return nominalizations().get(noun.replace(/isation$/, 'ization'));
}
