import type { Language } from '../../text/language.ts';
import { groupBy } from '../../values/lists.ts';
import { lazy, memoize } from '../../values/memoize.ts';
import { itemsIn, packedRows } from './packed-lexicon.ts';

/** The rules for words, by the folder of their `words.tsv`; the README of that folder describes each. */
export const wordRules = {
  language: ['and', 'article', 'determiner', 'or', 'preposition'],
  posting: [
    'after_degree',
    'application_mailbox',
    'around_name',
    'bare_adjective',
    'before_credential',
    'beside_place',
    'compound_end',
    'credential_after_name',
    'everyday_activity',
    'everyday_matter',
    'follows_verb',
    'foreign_stop_word',
    'form_of_address',
    'generic_noun',
    'issuing_country',
    'joins_employer_name',
    'joins_name',
    'leads_to_skill',
    'mail_label',
    'name_in_capitals',
    'name_with_stop_word',
    'no_employer_name',
    'no_skill_name',
    'not_credential',
    'noun_in_ing',
    'noun_of_tool',
    'object_of_activity',
    'other_of_kind',
    'people',
    'people_of_trade',
    'place',
    'plain_verb',
    'professional_body',
    'public_host',
    'role_noun',
    'stop_word',
    'verb_after_prefix',
    'workplace',
  ],
  proofreading: [
    'auxiliary',
    'expected',
    'first_person',
    'prefix',
    'template_noun',
    'template_verb',
    'weak_opening',
  ],
  resume: [
    'beside_level',
    'contract_kind',
    'degree_before_subject',
    'document_title',
    'hyphen_prefix',
    'level_title',
    'name_particle',
    'network',
    'open_end',
    'own_account',
    'picture_place',
    'region',
    'region_code',
    'skill_level',
    'speaks_of_writer',
    'speaks_to_reader',
    'spoken_language',
    'time_out',
    'town_start',
    'us_state',
    'whole_level',
  ],
  tailoring: [
    'activity_word',
    'after_object',
    'after_title',
    'after_verb',
    'after_verb_of_two',
    'article',
    'article_or_number',
    'before_object',
    'beside_low_level',
    'carrier_noun',
    'carrier_noun_first',
    'certificate_noun',
    'class_filler',
    'clause_turn',
    'beside_language',
    'common_activity',
    'common_noun',
    'common_word',
    'cue_beside',
    'cue_done',
    'cue_goods',
    'cue_knowing',
    'cue_lesson',
    'cue_limited',
    'cue_little',
    'cue_of_what',
    'cue_outsider',
    'cue_people',
    'cue_served',
    'cue_teaching',
    'department',
    'employer_noun',
    'ends_description',
    'ends_phrase',
    'engagement_noun',
    'everyday_acronym',
    'generic_word',
    'grade_noun',
    'grammar_word',
    'hand_verb',
    'homograph',
    'infinitive_ending',
    'intransitive_verb',
    'joins_object',
    'leads_department',
    'level_word',
    'license_noun',
    'light_head',
    'light_head_first',
    'links_words',
    'list_end',
    'list_joiner',
    'loose_head',
    'loose_modifier',
    'low_level',
    'made_in_language',
    'maker_name',
    'making_verb',
    'named_product',
    'opens_object',
    'opens_phrase',
    'organization_noun',
    'organization_noun_first',
    'organization_participle',
    'organization_praise',
    'organization_verb',
    'other_people',
    'particle',
    'performance_noun',
    'performing_verb',
    'place_acronym',
    'place_noun',
    'plain_present',
    'plain_verb',
    'plural_by_umlaut',
    'plural_in_a',
    'plural_in_er',
    'product_noun',
    'program_part',
    'program_part_first',
    'programming_noun',
    'role_word',
    'short_tail',
    'thing_in_tion',
    'time_unit',
    'title_generic_head',
    'title_helper',
    'title_leading',
    'title_office',
    'title_seniority',
    'tool_noun',
    'topic_noun',
    'verb_acting',
    'verb_deciding',
    'verb_leading',
    'verb_taking_part',
    'work_noun',
    'work_thing',
  ],
  writing: [
    'achievement',
    'achieving_verb',
    'action_noun',
    'action_or_thing',
    'action_verb',
    'adds_to_before',
    'adjective_tail',
    'after_count',
    'after_hyphen',
    'after_subject',
    'aim_noun',
    'attended_thing',
    'auxiliary',
    'belonging',
    'bound_to_person',
    'built_thing',
    'business_verb',
    'collective_noun',
    'compound_head',
    'counted_time',
    'counted_unit',
    'counts_many',
    'describing_participle',
    'done_to_thing',
    'doubled',
    'duty_label',
    'field_in_plural',
    'gaining_verb',
    'handled_thing',
    'help_noun',
    'hyphen_tail',
    'hyphenated',
    'hyphenated_thing',
    'inventing_verb',
    'lasting_verb',
    'limiting_word',
    'made_thing',
    'managed_thing',
    'method_phrase',
    'often_split_name',
    'no_habit',
    'no_means_verb',
    'no_plural',
    'not_in_acronym',
    'noun_with_infinitive',
    'one_of_several',
    'opens_clause',
    'outcome_verb',
    'own_name',
    'owned_thing',
    'performed_compound',
    'person_group',
    'person_noun',
    'place_run',
    'plural_noun',
    'possible_agent',
    'praise',
    'praise_of_thing',
    'provided_thing',
    'received_action',
    'received_work',
    'refers_back',
    'right_spelling',
    'small_name',
    'state_of_person',
    'superlative',
    'team_noun',
    'thing_in_ing',
    'thing_with_name',
    'uncountable',
    'unfinished',
    'verb_before_clause',
    'verb_done_once',
    'verb_done_to_people',
    'verb_in_past',
    'verb_of_others',
    'verb_with_of',
    'verb_with_tool',
    'often_split_word',
    'word_ending',
    'written_thing',
  ],
} as const;

export type WordTable = keyof typeof wordRules;
export type WordRule<Table extends WordTable> = (typeof wordRules)[Table][number];

/** The words of a rule as written in its rows, read at first use. */
export interface WordList {
  has(word: string): boolean;
  hasIn(language: Language, word: string): boolean;
  /** The words of one language or of all. */
  words(language?: Language): readonly string[];
  /** The same words as alternatives of a regular expression. */
  alternatives(language?: Language): string;
}

export function wordList<Table extends WordTable>(table: Table, rule: WordRule<Table>): WordList {
  return lists(`${table} ${rule}`);
}

const maxLists = 1000;

const lists = memoize(maxLists, (key): WordList => {
  const [table, rule = ''] = key.split(' ');
  return createList(table as WordTable, rule);
});

function createList(table: WordTable, rule: string): WordList {
  const byLanguage = lazy(() => wordsByLanguage(table, rule));
  const sets = lazy(() => new Map([...byLanguage()].map(([language, words]) => [language, new Set(words)])));
  const all = lazy(() => [...byLanguage().values()].flat());
  const set = lazy((): ReadonlySet<string> => new Set(all()));
  const words = (language?: Language) =>
    language === undefined ? all() : (byLanguage().get(language) ?? []);
  return {
    has: (word) => set().has(word),
    hasIn: (language, word) => sets().get(language)?.has(word) === true,
    words,
    alternatives: (language) => words(language).map(escaped).join('|'),
  };
}

function escaped(word: string): string {
  return word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

/** The rows of a table by their rule. */
const rowsOf = memoize(maxLists, (table) =>
  groupBy(packedRows(`${table as WordTable}-words`), ([rule = '']) => rule),
);

function wordsByLanguage(table: WordTable, rule: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [, language = '', words = ''] of rowsOf(table).get(rule) ?? [])
    found.set(language, [...(found.get(language) ?? []), ...itemsIn(words)]);
  return found;
}
