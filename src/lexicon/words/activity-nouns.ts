import { lazy } from '../../values/memoize.ts';
import { itemsIn, packedRows } from '../packed/packed-lexicon.ts';

/* Nouns that name an activity, verbs with the same meaning, and agent nouns: tables of `data/tailoring/`. */

type NounLanguage = 'en' | 'de' | 'fr' | 'es';

const byLanguage = lazy((): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const nouns = new Map<string, Map<string, string>>();
  for (const [language = '', noun = '', verbs = ''] of packedRows('activity-nouns')) {
    const known = nouns.get(language) ?? new Map<string, string>();
    nouns.set(language, known.set(noun, itemsIn(verbs).join(' ')));
  }
  return nouns;
});

const none: ReadonlyMap<string, string> = new Map();

/** Folded nouns with their English verbs, or the beginnings of their verb forms, separated by blanks. */
export function activityNouns(language: NounLanguage): ReadonlyMap<string, string> {
  return byLanguage().get(language) ?? none;
}

/** True for a noun of French or Spanish, which have no table of verbs: `négociation`. Folded. */
export function isRomanceActivity(noun: string): boolean {
  return activityNouns('fr').has(noun) || activityNouns('es').has(noun);
}

const agentNouns = lazy(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      packedRows('agent-nouns').map(([form = '', activity = '', nouns = '']) => [
        `${form} ${activity}`,
        itemsIn(nouns),
      ]),
    ),
);

/** Endings of agent nouns on the stem of an activity with this ending: `er` for `ing`. Folded. */
export function agentNounEndings(ending: string): readonly string[] {
  return agentNouns().get(`ending ${ending}`) ?? [];
}

/** The agent nouns of an activity that follow none of the endings: `nurse` for `nursing`. Folded. */
export function irregularAgentNouns(activity: string): readonly string[] {
  return agentNouns().get(`word ${activity}`) ?? [];
}

const synonyms = lazy(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(packedRows('same-activities').map(([verb = '', others = '']) => [verb, itemsIn(others)])),
);

/** An English verb and its synonyms, which name the same activity with any object. Base forms. */
export function sameActivities(verb: string): readonly string[] {
  return [verb, ...(synonyms().get(verb) ?? [])];
}
