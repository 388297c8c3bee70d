import type { Language } from '../../text/language.ts';
import { foreignTalkWords, talkWords } from './stop-words.ts';

const contraction = /(?:['’](?:re|ll|ve|d|m)|n['’]t)$/u;

/** Whether a word belongs to talk about a job, so that no name has it. Without a language, words of every language count. */
export function isTalk(key: string, language: Language | null): boolean {
  return talkWords.has(key.replace(contraction, '')) || (language !== 'en' && foreignTalkWords.has(key));
}
