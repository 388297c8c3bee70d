import { type LanguageLevel, languageLevel } from '../../../text/language-level.ts';
import type { Chunk } from '../../resume/resume-model.ts';

const nextBelow = 0.5;
const farBelow = 0.25;
/** Nobody learns to be a native speaker: C2 answers that too. */
const maxAsked = 6;

/**
 * 1 at the level asked for or above, .5 one level below, else .25; 1 where the resume names none.
 * `paths` are the places in the resume that name the language.
 */
export function languageFactor(
  asked: LanguageLevel,
  paths: readonly string[],
  chunks: readonly Chunk[],
): number {
  const entries = new Set(paths.filter(isLanguage).map(entryOf));
  const levels = chunks
    .filter(({ path }) => isLanguage(path) && entries.has(entryOf(path)))
    .flatMap(({ text }) => languageLevel(text) ?? []);
  if (levels.length === 0) return 1;
  const missing = Math.min(maxAsked, asked) - Math.max(...levels);
  if (missing <= 0) return 1;
  return missing === 1 ? nextBelow : farBelow;
}

function isLanguage(path: string): boolean {
  return path.startsWith('languages[');
}

function entryOf(path: string): string {
  return path.slice(0, path.indexOf(']') + 1);
}
