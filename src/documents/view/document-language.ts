import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { Language } from './words.ts';

/* The resume document has no language of its own, so its commonest little words tell. */

const littleWords: Readonly<Record<Exclude<Language, 'zh'>, ReadonlySet<string>>> = {
  en: new Set(['the', 'and', 'of', 'to', 'for', 'with', 'from', 'by', 'at', 'as']),
  de: new Set(['und', 'der', 'die', 'das', 'mit', 'für', 'von', 'im', 'bei', 'zur', 'zum', 'den']),
  fr: new Set(['et', 'les', 'des', 'du', 'une', 'pour', 'dans', 'avec', 'sur', 'aux', 'le', 'la']),
  es: new Set(['y', 'los', 'las', 'del', 'una', 'para', 'con', 'por', 'el', 'en', 'la']),
};

const enoughWords = 3;

/** The language that headings, months and the reading software are to use; English when in doubt. */
export function documentLanguage(document: ResumeDocument): Language {
  const text = proseOf(document);
  if (isChinese(text)) return 'zh';
  const found = (text.toLowerCase().match(/\p{L}+/gu) ?? []) as readonly string[];
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
  return `${basics.name} ${basics.headline} ${html.replace(/<[^<>]*>/g, ' ')}`;
}

function isChinese(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han > 0 && han * 3 > letters && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}
