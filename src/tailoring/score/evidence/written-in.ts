import { canonical } from '../../../lexicon/lexicon.ts';
import type { AskedRequirement } from '../../../posting/posting.ts';
import type { Language } from '../../../text/language.ts';
import { splitSentences } from '../../../text/split-sentences.ts';
import type { Chunk, ChunkKind, ResumeModel } from '../../resume/resume-model.ts';
import { worthInPart } from './claim.ts';
import type { Showing } from './look-in.ts';

/** As the lexicon names them. */
const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  zh: 'Mandarin',
};

const prose: ReadonlySet<ChunkKind> = new Set(['summary', 'experience', 'project', 'volunteer']);
/** In UTF-16 units: a shorter text tells no language. */
const shortest = 40;

/** Who writes a resume in a language knows it in part: how well is not said, nor who wrote it. */
export function writtenIn(requirement: AskedRequirement, { language, chunks }: ResumeModel): Showing | null {
  if (requirement.kind !== 'language' || language === null) return null;
  const asked = requirement.alternatives.map(canonical);
  if (!asked.includes(languageNames[language])) return null;
  const chunk = chunks.find(({ kind, text }) => prose.has(kind) && text.length >= shortest);
  return chunk ? showingIn(chunk) : null;
}

function showingIn({ path, kind, text }: Chunk): Showing {
  const [first] = splitSentences(text);
  const quote = first === undefined ? text : text.slice(first.start, first.end).trim();
  return {
    path,
    quote,
    form: quote,
    kind,
    worth: worthInPart,
    limit: 'in_part',
    literal: false,
    implied: true,
  };
}
