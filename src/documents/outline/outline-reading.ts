import { supportedLanguageOf } from '../../lexicon/languages/detect-language.ts';
import { isTraditionalChinese } from '../../text/chinese-script.ts';
import type { Language } from '../../text/language.ts';
import type { JsonObject } from '../../values/json-object.ts';
import type { ReadingNote } from '../reading-note.ts';
import { isKnownWhole, type OutlineKey } from './recognize/section-headings.ts';
import type { SourceLine } from './source-line.ts';

export interface OutlineReading {
  /** A JSON Resume. */
  readonly source: JsonObject;
  /** The lines that say something of the person: all but headings that are understood, and heads and feet of pages. */
  readonly said: readonly SourceLine[];
  /** Sections in their order. */
  readonly sections: readonly ReadSection[];
  /** Names that were left out because the entry has them already: their lines are not lost. */
  readonly repeated: readonly string[];
}

/** A section as both ways of reading find it. */
export interface ReadSection {
  readonly key: OutlineKey | 'head' | null;
  readonly heading: SourceLine | null;
}

/** A heading that is known only in part may have said more. */
export function howHeadingsWereRead(sections: readonly ReadSection[]): readonly ReadingNote[] {
  return sections.flatMap(({ key, heading }): readonly ReadingNote[] => {
    if (key === null || !heading || isKnownWhole(heading.text)) return [];
    return [{ kind: 'read', path: heading.place, message: `"${heading.text}" was read as ${key}` }];
  });
}

const personalTitles: Readonly<Record<Language, string>> = {
  en: 'Personal details',
  de: 'Persönliche Daten',
  fr: 'Informations personnelles',
  es: 'Datos personales',
  zh: '个人信息',
};
const traditionalPersonalTitle = '個人資料';

/** Above what a resume says of the person without a heading. */
export function personalTitle(lines: readonly SourceLine[]): string {
  const text = lines.map((line) => line.text).join('\n');
  const language = supportedLanguageOf(text) ?? 'en';
  return language === 'zh' && isTraditionalChinese(text)
    ? traditionalPersonalTitle
    : personalTitles[language];
}

export function isPersonalTitle(title: string): boolean {
  return title === traditionalPersonalTitle || Object.values(personalTitles).includes(title);
}

export function titleOf(heading: SourceLine | null | undefined): string {
  return (heading?.text ?? '').replace(/[:：]$/, '').trimEnd();
}

/** @param above what the head of the resume says of the person */
export function joinedSummary(above: unknown, summary: readonly string[]): string {
  return [typeof above === 'string' ? above : '', ...summary].filter((text) => text !== '').join('\n\n');
}
