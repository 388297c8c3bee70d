import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { root } from '../../build/root.ts';
import { degrees, termKinds } from '../../src/contract/choices.ts';
import { degreeReadings } from '../../src/lexicon/degree-words.ts';
import { latinLanguages, signalForms } from '../../src/lexicon/languages/language-signals.ts';
import { legalFormPlaces } from '../../src/lexicon/legal-forms.ts';
import { type PhraseListTable, phraseListRules } from '../../src/lexicon/packed/phrase-lists.ts';
import { type WordTable, wordRules } from '../../src/lexicon/packed/word-lists.ts';
import { headingSections } from '../../src/lexicon/posting-phrases.ts';
import { titleRules } from '../../src/lexicon/titles/title-keys.ts';
import { hedgeSubjects } from '../../src/lexicon/words/hedge-words.ts';
import { dealingForms, dealings } from '../../src/tailoring/framing/dealing/dealing-words.ts';
import { cueFlags, limits, reaches } from '../../src/tailoring/framing/limits/cues.ts';
import { isLanguage, type Language } from '../../src/text/language.ts';

/*
 * Schemas of the tables in data/ and the function that reads them. The README of each folder in data/ describes rules
 * and columns.
 */

export const dataFolder = path.join(root, 'data');

const text = z.string().regex(/^\S(?:.*\S)?$/, 'must not be empty or have spaces around it');
const source = text;
const items = text.regex(/^[^|]*$/, 'must not contain |');
/** Splits `one | another`; an empty cell is an empty list. */
const list = z
  .string()
  .transform((cell) => (cell === '' ? [] : cell.split(' | ')))
  .pipe(z.array(items));
const filledList = list.refine((cells) => cells.length > 0, 'must not be empty');
/** Null for an empty cell: the script shows the language, or it is not recorded. */
const language = z.string().transform((cell, context): Language | null => {
  if (cell === '' || isLanguage(cell)) return cell === '' ? null : cell;
  context.addIssue(`"${cell}" is not a supported language`);
  return z.NEVER;
});

export const Profession = z.strictObject({
  profession: text,
  file: text,
  flags: list.pipe(z.array(z.enum(['beside_building', 'builds', 'every_trade']))),
  source,
});

export const Skill = z.strictObject({
  term: items,
  language,
  kind: z.enum(termKinds),
  aliases: list,
  implies: list,
  flags: list.pipe(z.array(z.enum(['everyday_tool', 'common_in_trade', 'programming_language', 'unlisted']))),
  source,
});

export const Family = z.strictObject({
  family: text,
  flags: list.pipe(z.array(z.enum(['client_facing', 'deals', 'teaches', 'every_trade']))),
  source,
});

export const Title = z.strictObject({ title: text, language, family: z.string(), tasks: list, source });

export const TaskListRow = z.strictObject({ list: text, family: z.string(), tasks: filledList, source });

export const RelatedFamilies = z.strictObject({ families: filledList, source });

export const RelatedProfessions = z.strictObject({ professions: filledList, source });

export const ExclusiveSpecialism = z.strictObject({ group: text, words: filledList, source });

export const Workplace = z.strictObject({ names: filledList, staff: text, leaders: z.string(), source });

/** `@workers` in `objects` refers to a group of `activities/object-groups.tsv`. */
export const Activity = z.strictObject({ skill: text, verbs: filledList, objects: filledList, source });

/** `@frontend frameworks` in `members` refers to the members of another class. */
export const TermClass = z.strictObject({
  class: text,
  kind: z.enum(['tools', 'field', 'suite']),
  phrases: list,
  modifiers: list,
  nouns: list,
  members: filledList,
  source,
});

export const ObjectGroup = z.strictObject({ group: text, objects: filledList, source });

const guardRules = [
  'any_case',
  'as_written',
  'needs_neighbor',
  'no_object',
  'not_beside',
  'plural_only',
] as const;

export const Guard = z.strictObject({ form: text, rule: z.enum(guardRules), words: list, source });

/** `older | its other spelling > newer`. */
export const ProductName = z.strictObject({ names: text, relation: z.enum(['same', 'successor']), source });

/** `nV` is a verb in most senses and a noun in some; also adjective and adverb. */
export const WordClasses = z.strictObject({
  classes: text.regex(/^[Nn]?[Vv]?[Aa]?[Rr]?$/, 'must be some of N, V, A and R'),
  words: filledList,
  source,
});

/** A word and its misspellings; made by `tools/words`. */
export const Misspelled = z.strictObject({ word: text, misspelled: filledList, source });

export const WordFamily = z.strictObject({ verb: text, words: filledList, source });

/** `stop` is never part of a term; `link` may be inside a term, but not at its edge. */
export const FunctionWords = z.strictObject({
  language: text.pipe(z.enum(['en', 'de', 'fr', 'es', 'zh'])),
  role: z.enum(['stop', 'link']),
  words: text.transform((cell) => cell.split(' ')),
  source,
});

/** `@{trade_verb}` in a phrase matches any phrase of that rule. */
export const reference = /@\{(\w+)\}/g;

/** Alternatives of a regular expression, separated by |. */
const phrases = text.refine((cell) => {
  try {
    return new RegExp(cell.replace(reference, 'x'), 'u') instanceof RegExp;
  } catch {
    return false;
  }
}, 'must be a regular expression');

const readLanguage = text.pipe(z.enum(['en', 'de', 'fr', 'es', 'zh']));

/** Beginnings of headings in postings. */
export const PostingHeadings = z.strictObject({
  section: z.enum(headingSections),
  language: readLanguage,
  phrases,
  source,
});

/** Phrases that readers of postings search for, by rule, with texts in which the row finds something or nothing. */
export const PostingPhrases = z.strictObject({
  rule: z.enum(phraseListRules.posting),
  language: readLanguage,
  phrases,
  examples: filledList,
  counterexamples: filledList,
  source,
});

/** Schema of a `phrases.tsv`, with the rules of its folder. */
export function phrasesSchema(table: Exclude<PhraseListTable, 'posting'>) {
  return z.strictObject({ language: readLanguage, rule: z.enum(phraseListRules[table]), phrases, source });
}

/**
 * Schema of a `words.tsv`, with the rules of its folder. Resumes also name skills and languages in Italian and
 * Portuguese.
 */
export function wordsSchema(table: WordTable) {
  return z.strictObject({
    language: z.enum(['', 'en', 'de', 'fr', 'es', 'it', 'pt', 'zh']),
    rule: z.enum(wordRules[table]),
    words: filledList,
    source,
  });
}

/** Phrases that limit claims near them. `@{cue_little}` matches any word of that rule in the row's language. */
export const Cues = z.strictObject({
  language: readLanguage,
  limit: z.enum(limits),
  reach: z.enum(reaches),
  flags: list.pipe(z.array(z.enum(cueFlags))),
  openings: list,
  not_before: list,
  not_under: list,
  phrases: filledList,
  source,
});

/** Phrases that weaken or strengthen a statement. */
export const Hedge = z.strictObject({
  language: readLanguage,
  name: text,
  about: z.enum(hedgeSubjects),
  pattern: phrases,
  source,
});

/** Names of degrees in a text. */
export const DegreeName = z.strictObject({
  degree: z.enum(degrees),
  read: z.enum(degreeReadings),
  pattern: phrases,
  source,
});

/** Ways to deal in a thing without doing the work. */
export const Dealings = z.strictObject({
  form: z.enum(dealingForms),
  dealing: z.enum(dealings),
  language: readLanguage,
  words: filledList,
  source,
});

/** Nouns that name an activity. */
export const ActivityNoun = z.strictObject({
  language: text.pipe(z.enum(['en', 'de', 'fr', 'es'])),
  noun: text,
  verbs: filledList,
  source,
});

/** Names of one credential's levels, lowest first. Holding a level meets those below it, never the reverse. */
export const CredentialLevels = z.strictObject({
  levels: filledList.refine((names) => names.length > 1, 'must name two levels or more'),
  source,
});

/** Verbs that name the same activity as another. */
export const SameActivities = z.strictObject({ verb: text, others: filledList, source });

/** Verbs that name the activity of a light verb with one of the objects, beside the object or in its place. */
export const LightVerbs = z
  .strictObject({ light: filledList, objects: filledList, verbs: list, in_one_word: list, source })
  .refine((row) => row.verbs.length + row.in_one_word.length > 0, 'needs a verb');

/** Agent nouns of an activity, by ending or as whole words. */
export const AgentNoun = z.strictObject({
  form: z.enum(['ending', 'word']),
  activity: text,
  agent_nouns: filledList,
  source,
});

/** Languages of resumes, which also name skills in Italian and Portuguese. */
const resumeLanguage = text.pipe(z.enum(['en', 'de', 'fr', 'es', 'it', 'pt', 'zh']));

/** Headings of sections in resumes. */
export const ResumeHeadings = z.strictObject({
  section: z.enum([
    'contact',
    'summary',
    'work',
    'education',
    'skills',
    'projects',
    'certificates',
    'awards',
    'publications',
    'languages',
    'volunteer',
    'interests',
    'references',
    'any',
  ]),
  language: resumeLanguage,
  part: z.enum(['whole', 'first', 'end', 'topic', 'noun']),
  words: filledList,
  source,
});

/** Names of countries; made by `tools/words`. */
export const CountryNames = z.strictObject({
  language: text.pipe(z.enum(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'zh'])),
  names: filledList,
  source,
});

/** Simplified characters with their traditional forms; made by `tools/words`. */
export const SimplifiedCharacters = z.strictObject({
  simplified: text.regex(/^\p{Script=Han}$/u, 'must be one character'),
  traditional: text.regex(/^\p{Script=Han}+$/u, 'must be characters'),
  source,
});

/** Chinese words that function words would cut apart; made by `tools/words`. */
export const ChineseWords = z.strictObject({
  word: text.regex(/^\p{Script=Han}{2,4}$/u, 'must be two to four characters'),
  source,
});

/** Frequent Chinese words by the binary logarithm of their count; made by `tools/words`. */
export const ChineseFrequencies = z.strictObject({
  frequency: text.regex(/^\d{1,2}$/, 'must be a number'),
  words: filledList,
  source,
});

/** Words of titles: how they are compared, and the work that they name. */
export const TitleWords = z.strictObject({
  language,
  rule: z.enum(titleRules),
  words: filledList,
  source,
});

/** Wording of levels of a language, 1 for A1 to 6 for C2 and 7 for a native speaker. */
export const LanguageLevelWords = z.strictObject({
  level: z.enum(['1', '2', '3', '4', '5', '6', '7']),
  language: readLanguage,
  pattern: phrases,
  source,
});

/** Numbers in words. */
export const NumberWords = z.strictObject({
  language: readLanguage,
  value: z.string().regex(/^\d{1,2}$/, 'must be a number'),
  words: filledList,
  source,
});

/** Words, endings and letters that tell languages in the Latin script apart. */
export const LanguageSignals = z.strictObject({
  language: z.enum(latinLanguages),
  form: z.enum(signalForms),
  weight: z.enum(['4', '3', '2', '1']),
  signals: filledList,
  source,
});

/** Legal forms after company names, and the contexts in which they count. */
export const LegalForm = z.strictObject({
  form: text.regex(/^[\p{L}.]+$/u, 'must be letters and dots'),
  language,
  counts: filledList.pipe(z.array(z.enum(legalFormPlaces))),
  dots: z.enum(['', 'needed']),
  source,
});

export const IrregularVerb = z.strictObject({ base: text, past: text, participle: z.string(), source });

/** Infinitives with the noun of their activity; some keep the preposition before their object. */
export const Infinitive = z.strictObject({
  language: z.enum(['de', 'fr', 'es']),
  infinitive: text,
  noun: text,
  keeps: z.string(),
  source,
});

export const Nominalization = z.strictObject({ noun: text, verb: text, source });

/** A row with its place for messages: `skills/dental.tsv:12`. */
export type Placed<Row> = Row & { readonly place: string };

/** Columns whose values code looks up by name; a name without rows would match nothing, or everything. */
const namingColumns = ['rule', 'section'];

/** @throws Error that names the file, line and column of every invalid cell, and every rule without rows */
export function readTable<Schema extends z.ZodObject>(
  file: string,
  schema: Schema,
): readonly Placed<z.output<Schema>>[] {
  const [head = '', ...lines] = readFileSync(path.join(dataFolder, file), 'utf8').trimEnd().split('\n');
  const columns = Object.keys(schema.shape);
  if (head !== columns.join('\t')) throw new Error(`${file}:1: the columns must be ${columns.join(', ')}`);
  const problems: string[] = [];
  const rows = lines.flatMap((line, at) => {
    const place = `${file}:${at + 2}`;
    const cells = line.split('\t');
    const read = schema.safeParse(Object.fromEntries(columns.map((column, index) => [column, cells[index]])));
    if (cells.length !== columns.length)
      problems.push(`${place}: has ${cells.length} cells instead of ${columns.length}`);
    if (read.success) return [{ ...read.data, place }];
    problems.push(...read.error.issues.map((one) => `${place}: ${one.path.join('.')}: ${one.message}`));
    return [];
  });
  for (const column of namingColumns) {
    const named = schema.shape[column];
    const used = new Set(lines.map((line) => line.split('\t')[columns.indexOf(column)]));
    const unused = named instanceof z.ZodEnum ? named.options.filter((one) => !used.has(String(one))) : [];
    problems.push(...unused.map((one) => `${file}: no row has the ${column} "${one}"`));
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return rows;
}
