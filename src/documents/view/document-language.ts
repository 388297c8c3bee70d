import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { Language } from './words.ts';

/* The resume document has no language of its own, so its commonest little words tell. */

const littleWords: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: new Set(['the', 'and', 'of', 'to', 'for', 'with', 'from', 'by', 'at', 'as']),
  de: new Set(['und', 'der', 'die', 'das', 'mit', 'für', 'von', 'im', 'bei', 'zur', 'zum', 'den']),
  fr: new Set(['et', 'les', 'des', 'du', 'une', 'pour', 'dans', 'avec', 'sur', 'aux', 'le', 'la']),
  es: new Set(['y', 'los', 'las', 'del', 'una', 'para', 'con', 'por', 'el', 'en', 'la']),
  it: new Set(['di', 'il', 'della', 'dei', 'delle', 'gli', 'nel', 'nella', 'alla', 'per', 'con', 'che']),
  pt: new Set(['e', 'os', 'dos', 'das', 'uma', 'para', 'com', 'em', 'não', 'ao', 'pela', 'pelo']),
  nl: new Set(['het', 'een', 'voor', 'met', 'van', 'bij', 'aan', 'naar', 'te', 'zijn', 'binnen']),
  pl: new Set(['w', 'z', 'oraz', 'na', 'dla', 'od', 'się', 'przez', 'ze', 'przy', 'zespołu']),
};

interface ScriptLanguage {
  readonly language: Language;
  readonly script: RegExp;
  /** Share of the letters, beside names and terms in Latin ones. */
  readonly enough: number;
  /** Letters of this script that other languages write. */
  readonly unless?: RegExp;
}

/** The first that has enough letters. Kana stand between many Chinese characters. */
const scriptLanguages: readonly ScriptLanguage[] = [
  { language: 'ja', script: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, enough: 1 / 6 },
  { language: 'ko', script: /\p{Script=Hangul}/gu, enough: 1 / 3 },
  { language: 'zh', script: /\p{Script=Han}/gu, enough: 1 / 3 },
  { language: 'he', script: /\p{Script=Hebrew}/gu, enough: 1 / 3 },
  { language: 'ar', script: /\p{Script=Arabic}/gu, enough: 1 / 3, unless: /[پچژگکیٹڈے]/ },
  { language: 'ru', script: /\p{Script=Cyrillic}/gu, enough: 1 / 3, unless: /[іїєґўјљњћђѓќ]|^[^ыэ]*$/i },
];

const enoughWords = 3;

/** The language that headings, months and the reading software are to use; English when in doubt. */
export function documentLanguage(document: ResumeDocument): Language {
  const text = proseOf(document);
  const byScript = scriptLanguage(text);
  if (byScript) return byScript;
  const found: readonly string[] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(littleWords).map(([language, little]) => ({
    language: language as Language,
    count: found.filter((word) => little.has(word)).length,
  }));
  const best = counts.reduce((first, second) => (second.count > first.count ? second : first));
  return best.count >= enoughWords ? best.language : 'en';
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/gu;

/** Whether lines are to begin at the right: when most letters are of a script that does. */
export function isRightToLeft(document: ResumeDocument): boolean {
  const text = proseOf(document);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return 2 * (text.match(rightToLeft)?.length ?? 0) > letters;
}

function proseOf({ basics, sections }: ResumeDocument): string {
  const jobs = [...sections.experience.items, ...sections.volunteer.items, ...sections.projects.items];
  const schools = sections.education.items.map((item) => `${item.studyType} ${item.area} ${item.summary}`);
  const html = [sections.summary.content, ...jobs.map((job) => job.summary), ...schools].join(' ');
  return `${basics.headline} ${html.replace(/<[^<>]*>/g, ' ')}`;
}

function scriptLanguage(text: string): Language | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const row = scriptLanguages.find(({ script, enough, unless }) => {
    const share = (text.match(script)?.length ?? 0) / letters;
    return share > enough && !unless?.test(text);
  });
  return row?.language;
}
