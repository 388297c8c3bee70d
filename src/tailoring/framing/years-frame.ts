import type { Language } from '../../text/language.ts';
import { type PreparedPattern, preparedPattern } from '../../text/prepared-pattern.ts';
import { tokenize } from '../../text/tokenize.ts';

/** How a summary says for how long somebody has worked in a field. */
interface YearsFrame {
  write(title: string, years: number): string;
  /** What stands behind the number. */
  readonly behind: PreparedPattern;
  /** The words of the frame, in small letters: they claim nothing but the years. */
  readonly words: ReadonlySet<string>;
}

function frame(write: YearsFrame['write'], behind: string): YearsFrame {
  const words = tokenize(write('', 2)).map(({ text }) => text.toLowerCase());
  return {
    write,
    behind: preparedPattern(behind, 'iu'),
    words: new Set(words.filter((word) => word !== '2')),
  };
}

/** None in Chinese, where `年` stands behind what was done in so many years as well. */
const frames: Readonly<Record<Exclude<Language, 'zh'>, YearsFrame>> = {
  // The years of a field: the dates tell nothing of the years that a single tool was used.
  en: frame(
    (title, years) => `${title} with ${years} years of experience.`,
    String.raw`^\s?years?['’]?\s(?:of\s)?(?:\w+\s)?experience\b(?!\s(?:with|using)\b)`,
  ),
  de: frame(
    (title, years) => `${title} mit ${years} Jahren Berufserfahrung.`,
    String.raw`^\sJahren\sBerufserfahrung(?!\p{L}|\s(?:mit|in))`,
  ),
  fr: frame(
    (title, years) => `${title}, ${years} ans d’expérience.`,
    String.raw`^\sans\sd’expérience(?!\p{L}|\s(?:avec|en|sur))`,
  ),
  es: frame(
    (title, years) => `${title} con ${years} años de experiencia.`,
    String.raw`^\saños\sde\sexperiencia(?!\p{L}|\s(?:con|en))`,
  ),
};

export function yearsFrameOf(language: Language | null): YearsFrame | null {
  return language === null || language === 'zh' ? null : frames[language];
}
