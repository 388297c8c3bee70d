import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { root } from '../../build/root.ts';
import { termKinds } from '../../src/contract/choices.ts';
import { degrees } from '../../src/contract/score.ts';
import { degreeReadings } from '../../src/lexicon/degree-words.ts';
import { hedgeSubjects } from '../../src/lexicon/hedge-words.ts';
import { legalFormPlaces } from '../../src/lexicon/legal-forms.ts';
import { type PhraseListTable, phraseListRules } from '../../src/lexicon/phrase-lists.ts';
import { headingSections, phraseRules } from '../../src/lexicon/posting-phrases.ts';
import { titleRules } from '../../src/lexicon/title-keys.ts';
import { type WordTable, wordRules } from '../../src/lexicon/word-lists.ts';
import { dealingForms, dealings } from '../../src/tailoring/framing/dealing/dealing-words.ts';
import { cueFlags, limits, reaches } from '../../src/tailoring/framing/limits/cues.ts';
import { isLanguage, type Language } from '../../src/text/language.ts';

/* The tables of data: what a row of each looks like, and how a file is read. data/README.md explains the columns. */

export const dataFolder = path.join(root, 'data');

const text = z.string().regex(/^\S(?:.*\S)?$/, 'must be filled in, without spaces around it');
const source = text;
const items = text.regex(/^[^|]*$/, 'must not hold |');
/** `one | another`; an empty cell is an empty list. */
const list = z
  .string()
  .transform((cell) => (cell === '' ? [] : cell.split(' | ')))
  .pipe(z.array(items));
const filledList = list.refine((cells) => cells.length > 0, 'must list something');
/** Null where the cell is empty: the language shows in the script, or not recorded. */
const language = z.string().transform((cell, context): Language | null => {
  if (cell === '' || isLanguage(cell)) return cell === '' ? null : cell;
  context.addIssue(`"${cell}" is not a language that we know`);
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
  flags: list.pipe(z.array(z.enum(['client_facing', 'deals']))),
  source,
});

export const Title = z.strictObject({ title: text, language, family: z.string(), tasks: list, source });

export const TaskListRow = z.strictObject({ list: text, family: z.string(), tasks: filledList, source });

export const RelatedFamilies = z.strictObject({ families: filledList, source });

export const RelatedProfessions = z.strictObject({ professions: filledList, source });

export const ExclusiveSpecialism = z.strictObject({ group: text, words: filledList, source });

export const Workplace = z.strictObject({ names: filledList, staff: text, leaders: z.string(), source });

/** `@workers` among the objects stands for a group of `activities/object-groups.tsv`. */
export const Activity = z.strictObject({ skill: text, verbs: filledList, objects: filledList, source });

/** `@frontend frameworks` among the members stands for those of another class. */
export const TermClass = z.strictObject({
  class: text,
  kind: z.enum(['tools', 'field']),
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

/** `nV`: verb in most senses, noun in some; with adjective and adverb. */
export const WordClasses = z.strictObject({
  classes: text.regex(/^[Nn]?[Vv]?[Aa]?[Rr]?$/, 'must be some of N, V, A and R'),
  words: filledList,
  source,
});

/** `management` and how it is misspelled; made by `tools/words`. */
export const Misspelled = z.strictObject({ word: text, misspelled: filledList, source });

export const WordFamily = z.strictObject({ verb: text, words: filledList, source });

/** `stop`: never part of a term; `link`: within a term, never at its edge. */
export const FunctionWords = z.strictObject({
  language: text.pipe(z.enum(['en', 'de', 'fr', 'es', 'zh'])),
  role: z.enum(['stop', 'link']),
  words: text.transform((cell) => cell.split(' ')),
  source,
});

/** `@{trade_verb}` in a phrase is any of those of another rule. */
export const reference = /@\{(\w+)\}/g;

/** Alternatives of a regular expression, parted by |. */
const phrases = text.refine((cell) => {
  try {
    return new RegExp(cell.replace(reference, 'x'), 'u') instanceof RegExp;
  } catch {
    return false;
  }
}, 'must be a regular expression');

const readLanguage = text.pipe(z.enum(['en', 'de', 'fr', 'es', 'zh']));

/** How headings of postings begin (data/README.md). */
export const PostingHeadings = z.strictObject({
  section: z.enum(headingSections),
  language: readLanguage,
  phrases,
  source,
});

/** What readers of postings look for, by rule (data/README.md). */
export const PostingPhrases = z.strictObject({
  rule: z.enum(phraseRules),
  language: readLanguage,
  phrases,
  source,
});

/** A `phrases.tsv`: phrases that rules of tailoring and readers of resumes look for (data/README.md). */
export function phrasesSchema(table: PhraseListTable) {
  return z.strictObject({ language: readLanguage, rule: z.enum(phraseListRules[table]), phrases, source });
}

/** A `words.tsv`: words that rules look for (data/README.md). Resumes also name skills and languages in it and pt. */
export function wordsSchema(table: WordTable) {
  return z.strictObject({
    language: z.enum(['', 'en', 'de', 'fr', 'es', 'it', 'pt', 'zh']),
    rule: z.enum(wordRules[table]),
    words: filledList,
    source,
  });
}

/** Phrases that limit what is claimed near them (data/README.md). `@{cue_little}` is any word of that rule, in the row's language. */
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

/** What makes a statement smaller, or larger (data/README.md). */
export const Hedge = z.strictObject({
  language: readLanguage,
  name: text,
  about: z.enum(hedgeSubjects),
  pattern: phrases,
  source,
});

/** How a text names a degree (data/README.md). */
export const DegreeName = z.strictObject({
  degree: z.enum(degrees),
  read: z.enum(degreeReadings),
  pattern: phrases,
  source,
});

/** How people deal in a thing without doing it (data/README.md). */
export const Dealings = z.strictObject({
  form: z.enum(dealingForms),
  dealing: z.enum(dealings),
  language: readLanguage,
  words: filledList,
  source,
});

/** Nouns that name an activity (data/README.md). */
export const ActivityNoun = z.strictObject({
  language: text.pipe(z.enum(['en', 'de', 'fr', 'es'])),
  noun: text,
  verbs: filledList,
  source,
});

/** Verbs that tell the activity of another as well (data/README.md). */
export const SameActivities = z.strictObject({ verb: text, others: filledList, source });

/** What those are called who do an activity, by its ending or as a whole (data/README.md). */
export const AgentNoun = z.strictObject({
  form: z.enum(['ending', 'word']),
  activity: text,
  agent_nouns: filledList,
  source,
});

/** Resumes also name skills and languages in these. */
const resumeLanguage = text.pipe(z.enum(['en', 'de', 'fr', 'es', 'it', 'pt', 'zh']));

/** What people write above the sections of a resume. */
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

/** What countries are called; made by `tools/words`. */
export const CountryNames = z.strictObject({
  language: text.pipe(z.enum(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'zh'])),
  names: filledList,
  source,
});

/** Simplified characters and the traditional ones that become them; made by `tools/words`. */
export const SimplifiedCharacters = z.strictObject({
  simplified: text.regex(/^\p{Script=Han}$/u, 'must be one character'),
  traditional: text.regex(/^\p{Script=Han}+$/u, 'must be characters'),
  source,
});

/** How words of titles are compared, and what they are of (data/README.md). */
export const TitleWords = z.strictObject({
  language,
  rule: z.enum(titleRules),
  words: filledList,
  source,
});

/** What a company is by law, as it is written behind its name, and where it counts as that (data/README.md). */
export const LegalForm = z.strictObject({
  form: text.regex(/^[\p{L}.]+$/u, 'must be letters and dots'),
  language,
  counts: filledList.pipe(z.array(z.enum(legalFormPlaces))),
  dots: z.enum(['', 'needed']),
  source,
});

export const IrregularVerb = z.strictObject({ base: text, past: text, participle: z.string(), source });

export const Nominalization = z.strictObject({ noun: text, verb: text, source });

/** A row with the place that a message names: `skills/dental.tsv:12`. */
export type Placed<Row> = Row & { readonly place: string };

/** Columns whose values are what code looks for by name, so that a name without rows finds nothing, or everything. */
const namingColumns = ['rule', 'section'];

/** @throws Error naming file, line and column of every cell that the schema refuses, and each rule without rows. */
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
    if (cells.length !== columns.length) problems.push(`${place}: has ${cells.length} cells`);
    if (read.success) return [{ ...read.data, place }];
    problems.push(...read.error.issues.map((one) => `${place}: ${one.path.join('.')}: ${one.message}`));
    return [];
  });
  for (const column of namingColumns) {
    const named = schema.shape[column];
    const used = new Set(lines.map((line) => line.split('\t')[columns.indexOf(column)]));
    const unused = named instanceof z.ZodEnum ? named.options.filter((one) => !used.has(String(one))) : [];
    problems.push(...unused.map((one) => `${file}: no row has the ${column} ${one}`));
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return rows;
}
