import type { Language } from '../../../text/language.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/prepared-pattern.ts';

/** A text in the first person: `I plan with misconceptions in mind. Raised …` would change its voice in between. */
export const ownVoice = preparedPattern(String.raw`(?<!\p{L})(?:I|I['’]\p{L}+|me|my|we|our)(?!\p{L})`);

const voices: Readonly<Record<Language, PreparedPattern>> = {
  en: ownVoice,
  de: preparedPattern(
    String.raw`(?<!\p{L})(?:ich|mich|mir|mein\p{Ll}{0,2}|wir|uns|unser\p{Ll}{0,2})(?!\p{L})`,
    'iu',
  ),
  fr: preparedPattern(
    String.raw`(?<!\p{L})(?:je|me|moi|mon|ma|mes|nous|notre|nos|[jm]['’]\p{L}+)(?!\p{L})`,
    'iu',
  ),
  // The ending of a verb says it too: `busco`, `trabajé`, `soy`.
  es: preparedPattern(
    String.raw`(?<!\p{L})(?:yo|mi|mis|me|nosotros|nuestr[oa]s?|soy|estoy|tengo|busco|cuento|poseo|he|\p{L}{3,}(?:é|í|mos))(?!\p{L})`,
    'iu',
  ),
  zh: preparedPattern('我|本人|自己', 'u'),
};

export function ownVoiceIn(language: Language | null): PreparedPattern {
  return language === null ? ownVoice : voices[language];
}
