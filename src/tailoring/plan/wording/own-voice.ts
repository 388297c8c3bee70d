import { preparedPattern } from '../../../text/prepared-pattern.ts';

/** A text in the first person: `I plan with misconceptions in mind. Raised …` would change its voice in between. */
export const ownVoice = preparedPattern(String.raw`(?<!\p{L})(?:I|I['’]\p{L}+|me|my|we|our)(?!\p{L})`);
