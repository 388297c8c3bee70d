import type { Language } from '../text/language.ts';
import { lazy } from '../text/memoize.ts';
import type { Phrases, PhraseTable } from '../text/phrase-table.ts';
import { packedRows } from './packed-lexicon.ts';

/** The rules of `data/posting/phrases.tsv`; data/posting/README.md describes each. */
export const phraseRules = [
  'ability_prefix',
  'about_employer',
  'addresses_reader',
  'asked',
  'asks_for_offer',
  'asks_of_reader',
  'asks_other',
  'assigns_work',
  'availability',
  'benefit',
  'board_label',
  'can_be_obtained',
  'certificate',
  'certified_in',
  'denial',
  'example_prefix',
  'extra_pay',
  'further_prefix',
  'held_by_reader',
  'how_to_apply',
  'inline_heading',
  'item_beginning',
  'item_opener',
  'job_noun',
  'leading_modifier',
  'legal_notice',
  'licence',
  'names_team',
  'nice_to_have',
  'not_required',
  'not_without',
  'paid_time',
  'past_form',
  'pay',
  'perk',
  'question_word',
  'readiness',
  'required',
  'requirement_prefix',
  'statement',
  'taught_on_the_job',
  'trade_verb',
  'trailing_words',
  'wish',
] as const;

/** The sections of a posting, in `data/posting/headings.tsv`. */
export const headingSections = [
  'about',
  'apply',
  'benefits',
  'legal',
  'nice',
  'refused',
  'requirements',
  'responsibilities',
] as const;

export type HeadingSection = (typeof headingSections)[number];

type PhraseRule = (typeof phraseRules)[number];

const phrases = lazy((): ReadonlyMap<string, Phrases> => {
  const byRule = new Map<string, Phrases>();
  for (const [rule = '', language = '', phrase = ''] of packedRows('posting-phrases'))
    byRule.set(rule, withPhrase(byRule.get(rule) ?? {}, language as Language, phrase));
  return byRule;
});

/** The phrases of a rule, read at first use. */
export function phraseTable(rule: PhraseRule): PhraseTable {
  return lazy(() => phrases().get(rule) ?? {});
}

interface HeadingPhrases {
  readonly section: HeadingSection;
  readonly phrases: PhraseTable;
}

/** Beginnings of headings in the order of the rows; adjacent rows of a section form one table. */
export function postingHeadings(): readonly HeadingPhrases[] {
  const tables: { section: HeadingSection; phrases: Phrases }[] = [];
  for (const [section = '', language = '', phrase = ''] of packedRows('posting-headings')) {
    const last = tables.at(-1);
    if (last?.section === section) last.phrases = withPhrase(last.phrases, language as Language, phrase);
    else
      tables.push({
        section: section as HeadingSection,
        phrases: withPhrase({}, language as Language, phrase),
      });
  }
  return tables.map((table) => ({ section: table.section, phrases: () => table.phrases }));
}

function withPhrase(known: Phrases, language: Language, phrase: string): Phrases {
  const before = known[language];
  return { ...known, [language]: before === undefined ? phrase : `${before}\n${phrase}` };
}
