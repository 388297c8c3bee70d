import type { FinetuneLevel } from '../contract/choices.ts';

/** What each level may change, wherever it is chosen. */
export const levelTexts: Readonly<Record<FinetuneLevel, string>> = {
  basic: 'Lists skills that your jobs show, puts matching ones first, spells them like the posting.',
  good: 'Also rewords and reorders bullets, puts results first, updates headline and summary.',
  super: 'Also merges and splits bullets, turns paragraphs into bullets, lists broader names of skills.',
};
