import { activityAtStart, activityOfInfinitive } from '../../../lexicon/words/infinitives.ts';
import type { Language } from '../../../text/language.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import { opensWithAction } from './is-statement.ts';
import type { LineOpening } from './pattern.ts';

/* Tells how the lines of a job open in German, French and Spanish, so that a new wording opens like the others. */

const minLines = 3;
const minShare = 1 / 2;

/** How at least half of the lines open, if there are enough; undefined in English and Chinese. */
export function openingOfLines(texts: readonly string[], language: Language | null): LineOpening | undefined {
  if (language !== 'de' && language !== 'fr' && language !== 'es') return undefined;
  const openings = texts.map((text) => openingOf(text, language));
  if (openings.length < minLines) return undefined;
  return (['noun', 'infinitive', 'past'] as const).find(
    (opening) => openings.filter((each) => each === opening).length >= minShare * openings.length,
  );
}

const lastWord = preparedPattern(String.raw`(?<!\p{Ll})(?<word>\p{Ll}+)\.?$`, 'u');
const spanishPast = preparedPattern(String.raw`^\p{L}{2,}[éí](?=\s)`, 'u');
const frenchPast = preparedPattern(String.raw`^j['’]ai\s\p{L}+(?:é|i|u|s|t)(?=\s)`, 'iu');
const germanPast = preparedPattern(String.raw`^\p{Lu}\p{Ll}+(?:ierte|ete|elte|erte|te)\s`, 'u');

function openingOf(text: string, language: 'de' | 'fr' | 'es'): LineOpening | null {
  if (language === 'de') {
    if (activityOfInfinitive(lastWord.exec(text)?.groups?.['word'] ?? '', 'de')) return 'infinitive';
    if (germanPast.test(text)) return 'past';
  } else {
    if (activityAtStart(text, language)) return 'infinitive';
    if ((language === 'es' ? spanishPast : frenchPast).test(text)) return 'past';
  }
  return opensWithAction(text, language) ? 'noun' : null;
}
