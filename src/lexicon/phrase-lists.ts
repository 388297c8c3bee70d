import type { Language } from '../text/language.ts';
import { memoize } from '../text/memoize.ts';
import { packedRows } from './packed-lexicon.ts';

/** The rules for phrases, by the folder of their `phrases.tsv`; the README of that folder describes each. */
export const phraseListRules = {
  resume: [
    'course_part',
    'course_word',
    'degree_part',
    'degree_word',
    'description_label',
    'expected',
    'on_request',
    'organisation_part',
    'organisation_word',
    'prize',
    'results',
    'role_part',
    'role_word',
    'school_part',
    'school_word',
    'valid_until',
  ],
  tailoring: [
    'after_participle',
    'asks_to_arrange',
    'asks_to_buy',
    'asks_to_discuss',
    'asks_to_recruit',
    'asks_to_sell',
    'asks_to_support',
    'asks_to_teach',
    'aspiring',
    'begun',
    'building_stem',
    'by_means_of',
    'credential',
    'degree_unfinished',
    'end_of_traits',
    'frame_of_charge',
    'frame_of_duty',
    'frame_of_partaking',
    'group_of_all',
    'group_of_credentials',
    'group_of_programs',
    'group_of_rest',
    'group_of_traits',
    'head_of_role',
    'it_is_said',
    'learner_in_title',
    'level_of_skill',
    'making_stem',
    'names_programs',
    'not_held',
    'noun_for_skill',
    'object_opening',
    'on_topic',
    'organization_end',
    'organization_opening',
    'papers',
    'people_or_talks',
    'programming_verb',
    'role_ending',
    'said_as_word',
    'seems',
    'sells_or_learns',
    'serving_as',
    'some_knowledge',
    'title_for_others',
    'title_of_other',
    'finding_opening',
    'trade_opening',
    'uncountable_end',
    'under_way',
    'verb_particle',
    'writing_opening',
  ],
  writing: [
    'about_whole',
    'action_at_end',
    'aim_stem',
    'availability',
    'counted_unit',
    'counts_on',
    'doubtful_with_tool',
    'duty_before_noun',
    'finite_ending',
    'finite_verb',
    'goes_on_by',
    'how_it_was',
    'line_goes_on',
    'may_wish',
    'more_of_action',
    'more_than_wish',
    'negation',
    'opens_no_name',
    'own_voice',
    'owner_of_product',
    'position_wished',
    'step_word',
    'thing_like_action',
    'wish_opening',
  ],
} as const;

export type PhraseListTable = keyof typeof phraseListRules;
type PhraseListRule<Table extends PhraseListTable> = (typeof phraseListRules)[Table][number];

/**
 * The phrases of a rule as alternatives of a regular expression, in some or all languages. Reads the table when called,
 * so patterns use it inside a function (`preparedPattern`).
 */
export function phrases<Table extends PhraseListTable>(
  table: Table,
  rule: PhraseListRule<Table>,
  ...languages: readonly Language[]
): string {
  const found = rowsOf(table).filter(
    ([named, language]) =>
      named === rule && (languages.length === 0 || languages.some((one) => one === language)),
  );
  // An empty alternative would match every text.
  if (found.length === 0) throw new Error(`data/${table}/phrases.tsv has no ${rule} in ${languages}`);
  return found.map(([, , alternatives = '']) => alternatives).join('|');
}

const maxTables = 3;

const rowsOf = memoize(maxTables, (table) => packedRows(`${table as PhraseListTable}-phrases`));
