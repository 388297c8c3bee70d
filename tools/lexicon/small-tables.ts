import { toByteText } from '../../src/lexicon/packed/packed-file.ts';
import type { PackedLexicon } from '../../src/lexicon/packed/packed-lexicon.ts';
import type { PhraseListTable } from '../../src/lexicon/packed/phrase-lists.ts';
import type { WordTable } from '../../src/lexicon/packed/word-lists.ts';
import type { Language } from '../../src/text/language.ts';
import { readPostingRules } from './posting-rules.ts';
import {
  Activity,
  ActivityNoun,
  AgentNoun,
  ChineseFrequencies,
  ChineseWords,
  CountryNames,
  CredentialLevels,
  Cues,
  Dealings,
  DegreeName,
  ExclusiveSpecialism,
  Family,
  FunctionWords,
  Guard,
  Hedge,
  Infinitive,
  IrregularVerb,
  LanguageLevelWords,
  LanguageSignals,
  LegalForm,
  LightVerbs,
  Nominalization,
  NumberWords,
  ObjectGroup,
  PostingHeadings,
  ProductName,
  Profession,
  phrasesSchema,
  RelatedFamilies,
  RelatedProfessions,
  ResumeHeadings,
  readTable,
  reference,
  SameActivities,
  SimplifiedCharacters,
  Skill,
  TermClass,
  TitleWords,
  WordClasses,
  WordFamily,
  Workplace,
  wordsSchema,
} from './tables.ts';

/** Packs the tables that the engine reads whole. */
export function smallTables(): PackedLexicon['tables'] {
  const professions = readTable('lexicon/professions.tsv', Profession);
  const professionsFlagged = (flag: (typeof professions)[number]['flags'][number]) =>
    packed(professions.filter(({ flags }) => flags.includes(flag)).map(({ profession }) => [profession]));
  const skills = professions.flatMap(({ file }) => readTable(`lexicon/skills/${file}.tsv`, Skill));
  const flagged = (flag: (typeof skills)[number]['flags'][number]) =>
    packed(skills.filter(({ flags }) => flags.includes(flag)).map(({ term }) => [term]));
  const families = readTable('lexicon/families.tsv', Family);
  const familiesFlagged = (flag: (typeof families)[number]['flags'][number]) =>
    packed(families.filter(({ flags }) => flags.includes(flag)).map(({ family }) => [family]));
  return {
    'activities/en': activities('en'),
    'activities/de': activities('de'),
    'activities/fr': activities('fr'),
    'activities/es': activities('es'),
    'activities/zh': activities('zh'),
    'activity-nouns': packed(
      readTable('tailoring/activity-nouns.tsv', ActivityNoun).map(({ language, noun, verbs }) => [
        language,
        noun,
        verbs,
      ]),
    ),
    'agent-nouns': packed(
      readTable('tailoring/agent-nouns.tsv', AgentNoun).map((row) => [
        row.form,
        row.activity,
        row.agent_nouns,
      ]),
    ),
    'same-activities': packed(
      readTable('tailoring/same-activities.tsv', SameActivities).map(({ verb, others }) => [verb, others]),
    ),
    'light-verbs': packed(
      readTable('tailoring/light-verbs.tsv', LightVerbs).map((row) => [
        row.light,
        row.objects,
        row.verbs,
        row.in_one_word,
      ]),
    ),
    'chinese-frequencies': packed(
      readTable('language/zh/frequencies.tsv', ChineseFrequencies).map(({ frequency, words }) => [
        frequency,
        words,
      ]),
    ),
    'chinese-words': packed(readTable('language/zh/words.tsv', ChineseWords).map(({ word }) => [word])),
    'credential-levels': packed(
      readTable('lexicon/credential-levels.tsv', CredentialLevels).map(({ levels }) => [levels]),
    ),
    classes: packed(
      readTable('lexicon/classes.tsv', TermClass).map((row) => [
        row.class,
        row.kind,
        row.phrases,
        row.modifiers,
        row.nouns,
        row.members,
      ]),
    ),
    'beside-building-trades': professionsFlagged('beside_building'),
    'building-trades': professionsFlagged('builds'),
    'every-trade': professionsFlagged('every_trade'),
    'client-facing-families': familiesFlagged('client_facing'),
    'dealing-families': familiesFlagged('deals'),
    'teaching-families': familiesFlagged('teaches'),
    'families-of-every-trade': familiesFlagged('every_trade'),
    'everyday-tools': flagged('everyday_tool'),
    'common-in-trade': flagged('common_in_trade'),
    'exclusive-specialisms': packed(
      readTable('lexicon/exclusive-specialisms.tsv', ExclusiveSpecialism).map(({ group, words }) => [
        group,
        words,
      ]),
    ),
    'function-words': packed(
      readTable('posting/function-words.tsv', FunctionWords).map(({ language, role, words }) => [
        language,
        role,
        words,
      ]),
    ),
    guards: packed(
      readTable('lexicon/guards.tsv', Guard).map(({ form, rule, words }) => [form, rule, words]),
    ),
    'irregular-verbs': packed(
      readTable('language/en/irregular-verbs.tsv', IrregularVerb).map(({ base, past, participle }) => [
        base,
        past,
        participle,
      ]),
    ),
    'language-levels': packed(
      readTable('language/levels.tsv', LanguageLevelWords).map(({ level, pattern }) => [level, pattern]),
    ),
    numbers: packed(
      readTable('language/numbers.tsv', NumberWords).map(({ language, value, words }) => [
        language,
        value,
        words,
      ]),
    ),
    'language-signals': packed(
      readTable('language/signals.tsv', LanguageSignals).map(({ language, form, weight, signals }) => [
        language,
        form,
        weight,
        signals,
      ]),
    ),
    'language-words': words('language'),
    'legal-forms': packed(
      readTable('language/legal-forms.tsv', LegalForm).map(({ form, counts, dots }) => [form, counts, dots]),
    ),
    infinitives: packed(
      readTable('language/infinitives.tsv', Infinitive).map((row) => [
        row.language,
        row.infinitive,
        row.noun,
        row.keeps,
      ]),
    ),
    nominalizations: packed(
      readTable('language/en/nominalizations.tsv', Nominalization).map(({ noun, verb }) => [noun, verb]),
    ),
    countries: packed(
      readTable('language/countries.tsv', CountryNames).map(({ language, names }) => [language, names]),
    ),
    cues: cues(),
    dealings: packed(
      readTable('tailoring/dealings.tsv', Dealings).map((row) => [row.form, row.dealing, row.words]),
    ),
    degrees: packed(
      readTable('language/degrees.tsv', DegreeName).map(({ degree, read, pattern }) => [
        degree,
        read,
        pattern,
      ]),
    ),
    hedges: packed(
      readTable('tailoring/hedges.tsv', Hedge).map(({ name, about, pattern }) => [name, about, pattern]),
    ),
    'posting-headings': packed(
      readTable('posting/headings.tsv', PostingHeadings).map((row) => [
        row.section,
        row.language,
        row.phrases,
      ]),
    ),
    'posting-phrases': postingPhrases(),
    'posting-words': words('posting'),
    'product-names': packed(
      readTable('lexicon/product-names.tsv', ProductName).map(({ names, relation }) => [names, relation]),
    ),
    'programming-languages': flagged('programming_language'),
    'proofreading-words': words('proofreading'),
    'related-families': packed(
      readTable('lexicon/related-families.tsv', RelatedFamilies).map(({ families }) => [families]),
    ),
    'related-professions': packed(
      readTable('lexicon/related-professions.tsv', RelatedProfessions).map(({ professions }) => [
        professions,
      ]),
    ),
    'resume-headings': packed(
      readTable('resume/headings.tsv', ResumeHeadings).map(({ section, language, part, words }) => [
        section,
        language,
        part,
        words,
      ]),
    ),
    'resume-phrases': phraseRows('resume'),
    'resume-words': words('resume'),
    simplified: packed(
      readTable('language/zh/simplified.tsv', SimplifiedCharacters).map((row) => [
        row.simplified,
        row.traditional,
      ]),
    ),
    'tailoring-phrases': phraseRows('tailoring'),
    'tailoring-words': words('tailoring'),
    'title-words': packed(
      readTable('language/title-words.tsv', TitleWords).map(({ rule, words }) => [rule, words]),
    ),
    'unlisted-terms': flagged('unlisted'),
    'word-classes': packed(
      readTable('language/en/word-classes.tsv', WordClasses).map(({ classes, words }) => [classes, words]),
    ),
    'word-families': packed(
      readTable('language/en/word-families.tsv', WordFamily).map(({ verb, words }) => [verb, words]),
    ),
    'writing-phrases': phraseRows('writing'),
    'writing-words': words('writing'),
    workplaces: packed(
      readTable('lexicon/workplaces.tsv', Workplace).map(({ names, staff, leaders }) => [
        names,
        staff,
        leaders,
      ]),
    ),
  };
}

function words(table: WordTable): string {
  const rows = readTable(`${table}/words.tsv`, wordsSchema(table));
  return packed(rows.map((row) => [row.rule, row.language, row.words]));
}

function phraseRows(table: Exclude<PhraseListTable, 'posting'>): string {
  const rows = readTable(`${table}/phrases.tsv`, phrasesSchema(table));
  return packed(rows.map((row) => [row.rule, row.language, row.phrases]));
}

function cues(): string {
  const groups = readTable('tailoring/words.tsv', wordsSchema('tailoring'));
  return packed(
    readTable('tailoring/cues.tsv', Cues).map((row) => {
      const group = (rule: string): readonly string[] => {
        const found = groups.find((each) => each.rule === rule && each.language === row.language);
        if (!found) throw new Error(`${row.place}: there is no ${rule}`);
        return found.words;
      };
      const words = (cells: readonly string[]) =>
        cells.flatMap((cell) => (cell.startsWith('@{') ? group(cell.slice(2, -1)) : [cell]));
      const phrases = row.phrases.map((phrase) =>
        phrase.replace(reference, (_, rule: string) => group(rule).join('/')),
      );
      return [
        row.limit,
        row.reach,
        row.flags,
        words(row.openings),
        words(row.not_before),
        words(row.not_under),
        phrases,
      ];
    }),
  );
}

function postingPhrases(): string {
  return packed(readPostingRules().map(({ rule, language, phrases }) => [rule, language, phrases]));
}

function activities(language: Language): string {
  const groups = new Map(
    readTable('lexicon/activities/object-groups.tsv', ObjectGroup).map(({ group, objects }) => [
      `@${group}`,
      objects,
    ]),
  );
  const rows = readTable(`lexicon/activities/${language}.tsv`, Activity);
  return packed(
    rows.map(({ skill, verbs, objects }) => [
      skill,
      verbs,
      objects.flatMap((object) => groups.get(object) ?? [object]),
    ]),
  );
}

function packed(rows: readonly (readonly (string | readonly string[])[])[]): string {
  const lines = rows.map((cells) =>
    cells.map((cell) => (typeof cell === 'string' ? cell : cell.join(' | '))).join('\t'),
  );
  return toByteText(lines.map((line) => `${line}\n`).join(''));
}
