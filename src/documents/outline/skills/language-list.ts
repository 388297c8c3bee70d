import { shippedKindOf } from '../../../lexicon/lexicon.ts';
import type { JsonObject } from '../../../values/json-object.ts';
import { sectionOf } from '../recognize/section-headings.ts';
import { namesLanguage } from '../recognize/spoken-languages.ts';
import type { SourceLine } from '../source-line.ts';
import { hanLanguageAndLevel, languageSentences, levelBeforeLanguage } from './language-sentences.ts';
import { bracketAtEnd, namesIn } from './names-in-row.ts';
import { isLevel, isLevelOfLanguage, levelAtEnd, mayContinueLevel } from './skill-level.ts';
import { inColumns } from './skill-lines.ts';

/** Splits a list of languages from lines after it that list other skills: `Datenbanken  MySQL, Redis`. */
export function untilOtherSkills(lines: readonly SourceLine[]): {
  readonly spoken: readonly SourceLine[];
  readonly others: readonly SourceLine[];
} {
  const end =
    lines.findLastIndex((line) =>
      wholeOf(line)
        .split(/[,;|/]\s*|\s{2,}/)
        .some(namesLanguage),
    ) + 1;
  const others = lines.slice(end);
  const listed = others.filter((line) => {
    const names = namesIn(wholeOf(line));
    const bare = names.map(
      (name) => bracketAtEnd(name)?.before ?? levelAtEnd(name, 'language')?.name ?? name,
    );
    const saysLevel = names.some((name, index) => isLevel(name) || name !== bare[index]);
    return names.length > 1 && ((hasLabel(line) && !saysLevel) || areSkills(bare));
  });
  const areListed = 2 * listed.length >= others.length;
  return end === 0 || !areListed ? { spoken: lines, others: [] } : { spoken: lines.slice(0, end), others };
}

/** Splits sentences and names of other things off a list of languages: `A winter in a bakery in Leeds` below `English`. */
export function withoutRemarks(lines: readonly SourceLine[]): {
  readonly spoken: readonly SourceLine[];
  readonly others: readonly SourceLine[];
} {
  const isSpoken = (line: SourceLine) =>
    wholeOf(line)
      .split(/[\s,;|/()]+/)
      .some(namesLanguage);
  const styles = new Set(lines.filter(isSpoken).map(({ style }) => style));
  const isSeparate = ({ style }: SourceLine) => /^(?:bullet|strong)$/.test(style) && !styles.has(style);
  const isRemark = (line: SourceLine) =>
    !isSpoken(line) && (isSeparate(line) || /[.。]$/u.test(wholeOf(line))) && areOthers(languageList([line]));
  if (!lines.some(isSpoken)) return { spoken: lines, others: [] };
  // What follows the last language belongs to something else, such as a letter or another column.
  const end = lines.findLastIndex(isSpoken) + 1;
  const isMixed = untilOtherSkills(lines).others.length > 0;
  const isBehind =
    !isMixed && lines.slice(end).some((line) => !mayNameLanguage(line)) ? lines.slice(end) : [];
  const remarks = new Set([...lines.filter(isRemark), ...isBehind]);
  return {
    spoken: lines.filter((line) => !remarks.has(line)),
    others: lines.filter((line) => remarks.has(line)),
  };
}

/** True for one word, which may name a rare language, and for anything with a level. */
function mayNameLanguage(line: SourceLine): boolean {
  const text = wholeOf(line);
  return (
    /^[\p{L}'’-]+$/u.test(text) ||
    isLevelOfLanguage(text) ||
    mayContinueLevel(text) ||
    levelAtEnd(text, 'language') !== null ||
    languageList([line]).some(({ fluency }) => isLevelOfLanguage(String(fluency ?? '')))
  );
}

/** True if none has a level in words and one has more words than the name of a language. */
function areOthers(languages: readonly JsonObject[]): boolean {
  const areLeveled = languages.some(({ fluency }) => /\p{L}{3}/u.test(String(fluency ?? '')));
  return !areLeveled && languages.some(({ language }) => isLong(String(language)));
}

function isLong(name: string): boolean {
  return name.split(/\s+/).length >= 4 || (name.match(/\p{Script=Han}/gu) ?? []).length >= 8;
}

/** True if a label, but not one of languages, opens the line: `Machines: Lathe, Mill`, `Datenbanken  MySQL, Redis`. */
function hasLabel({ text, aside }: SourceLine): boolean {
  const label = /^([^,;:：]{2,40}?)(?:[:：]|\s{2})\s*\S/u.exec(text)?.[1] ?? (aside === '' ? '' : text);
  const isOfLanguages = label.split(/\s+/).some((word) => sectionOf(word) === 'languages');
  return label !== '' && !/[,;/]/.test(label) && !isLevel(label) && !isOfLanguages;
}

/** True if half of the names are known skills. Languages and certificates, which may be of one, do not count. */
function areSkills(names: readonly string[]): boolean {
  const kinds = names.map(shippedKindOf);
  const known = kinds.filter((kind) => kind !== null && kind !== 'language' && kind !== 'certificate');
  return 2 * known.length >= names.length;
}

function wholeOf({ text, aside }: SourceLine): string {
  return [text, aside].filter((part) => part !== '').join(' ');
}

/** The languages, each with its level, which is next to it, in brackets after it, or in the next line. */
export function languageList(written: readonly SourceLine[]): readonly JsonObject[] {
  const rows = inColumns(written)
    .map(({ text, aside, setting }) => {
      const gap = setting === undefined && !isLevel(aside) ? ' ' : ' | ';
      return [text, aside].filter((part) => part !== '').join(gap);
    })
    .map((text) => text.replace(/^([^|,]+) \| ([^|,]+)$/, '$1 ($2)'))
    .flatMap(languageSentences);
  const languages: Spoken[] = [];
  for (const row of rows) {
    for (const [index, text] of namesIn(row).entries()) {
      const last = languages.at(-1);
      const isMore = (one: Spoken) =>
        isLevelOfLanguage(text) ||
        (namesLanguage(one.language) && saysMore(text, { isFirst: index === 0, fluency: one.fluency }));
      if (last && isMore(last)) {
        const fluency = last.fluency === undefined ? text : `${last.fluency}, ${text}`;
        languages[languages.length - 1] = { ...last, fluency };
      } else languages.push(spoken(text));
    }
  }
  return languages.map((one) => ({ ...one }));
}

/** True for words of levels, and for what follows the level of a language in its line: `nivel alto, hablado (80 %)`. */
function saysMore(
  text: string,
  { isFirst, fluency }: { readonly isFirst: boolean; readonly fluency: string | undefined },
): boolean {
  if (mayContinueLevel(text)) return true;
  const words = text.split(/[\s()（）,;/]+/u);
  return !isFirst && fluency !== undefined && !words.some(namesLanguage) && /^\p{Ll}|[()（）%]/u.test(text);
}

interface Spoken {
  readonly language: string;
  readonly fluency?: string;
}

/** Removes repetitions of a language that do not add a level. */
export function eachLanguageOnce(languages: readonly JsonObject[]): readonly JsonObject[] {
  const seen = new Set<string>();
  return languages.filter(({ language, fluency }) => {
    const name = String(language).toLowerCase();
    const isNew = !seen.has(name) || fluency !== undefined;
    seen.add(name);
    return isNew;
  });
}

/** The word between a language and its level: `inglés a nivel medio`, `anglais au niveau B2`. */
const beforeLevel = /\s(?:a|à|au|at|auf)$/u;
const languageName = /^\p{L}[\p{L} ]*$/u;

/** Reads one language, even with the heading in its line: `Languages English`. */
function spoken(written: string): Spoken {
  const withLevel = levelBeforeLanguage(written) ?? hanLanguageAndLevel(written);
  if (withLevel !== null) return withLevel;
  const [first = '', ...others] = written.split(' ');
  const text = others.length > 0 && sectionOf(first) === 'languages' ? others.join(' ') : written;
  // `英语CET-6`: the test is the level.
  const [, tongue = '', test = ''] =
    /^(\p{Script=Han}{2,4}?)[\s:：]?(\p{Script=Latin}.{1,20})$/u.exec(text) ?? [];
  if (tongue !== '' && namesLanguage(tongue)) return { language: tongue, fluency: test };
  const aside = bracketAtEnd(text);
  // `Inglés B2 (2019)`: the bracket says more about the level.
  const stated = aside ? levelAtEnd(aside.before, 'language') : null;
  if (aside && stated && namesLanguage(stated.name) && languageName.test(stated.name))
    return { language: stated.name, fluency: `${stated.level} (${aside.inside})` };
  if (aside && languageName.test(aside.before)) return { language: aside.before, fluency: aside.inside };
  // Before any sign, because levels have hyphens: `German upper-intermediate`.
  const found = levelAtEnd(text, 'language');
  if (found && languageName.test(found.name))
    return { language: found.name.replace(beforeLevel, ''), fluency: found.level };
  const mark = text.search(/[:：–—-]/);
  const [named, said] = [text.slice(0, mark).trimEnd(), text.slice(mark + 1).trim()];
  const isSplit = mark > 0 && said !== '' && languageName.test(named);
  return isSplit ? { language: named, fluency: said } : { language: text };
}
