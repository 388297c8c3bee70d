import { canonical, kindOf } from '../../../lexicon/lexicon.ts';
import type { Posting } from '../../../posting/posting.ts';
import { type Language, sharesLanguage } from '../../../text/language.ts';
import { termKey } from '../../../text/tokenize.ts';
import { writtenAs } from './written-as.ts';

/** How the posting writes a term that true aliases may give way to. */
export interface WantedSpelling {
  readonly requirement: string;
  readonly canonical: string;
  readonly text: string;
  readonly key: string;
  /** Keys of the other spellings that the posting uses itself: they may stay as they are. */
  readonly alsoWritten: ReadonlySet<string>;
}

/**
 * By canonical term. Certificates, licences and languages keep the words of their issuer. A posting in
 * another language than the resume only lends the names of tools: nothing is translated.
 */
export function wantedSpellings(
  { requirements, language }: Posting,
  resumeLanguage: Language | null,
): ReadonlyMap<string, WantedSpelling> {
  const skills = requirements.filter(({ kind }) => kind === 'skill');
  const wanted = skills.flatMap((requirement) =>
    requirement.alternatives.map((alternative): [string, WantedSpelling] => {
      const text = writtenAs(requirement, alternative);
      const name = canonical(text);
      const alsoWritten = new Set(requirement.alsoWritten?.map(termKey));
      return [name, { requirement: requirement.id, canonical: name, text, key: termKey(text), alsoWritten }];
    }),
  );
  const isShared = sharesLanguage(language, resumeLanguage);
  const mayLend = wanted.filter(([, { text }]) => isShared || kindOf(text) === 'tool');
  // The first to ask decides.
  return new Map(mayLend.reverse());
}
