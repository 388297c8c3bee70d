import { tokenize } from '../text/tokenize.ts';
import { commonGender } from './title-gender.ts';

/** A word of a title, as titles are compared. */
export interface TitleWord {
  readonly key: string;
  /** [start, end) in the title. */
  readonly start: number;
  readonly end: number;
}

/** One word in two spellings, or clipped as titles clip it. Token keys. */
const sameWord: ReadonlyMap<string, string> = new Map(
  `adviser advisor, mgr manager, mngr manager, asst assistant, exec executive, coord coordinator, admin administrator,
  engr engineer, tech technician, rep representative, payroller payroll, supv supervisor, dir director, mech mechanic,
  headhunter recruiter, rec recruitment, nqt teacher, ect teacher`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
);
const joining: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y']);

/** The key of one word, by its token key: one spelling, one gender. */
export function titleKey(key: string): string {
  return commonGender(sameWord.get(key) ?? key);
}

/** The words of a title without those that only join: `Audit & Accounts Senior`, `Co-ordinator` in one. */
export function titleWords(title: string): readonly TitleWord[] {
  const words: TitleWord[] = [];
  for (const { key, start, end } of tokenize(title)) {
    const last = words.at(-1);
    if (key === 'ordinator' && last?.key === 'co') {
      words[words.length - 1] = { key: 'coordinator', start: last.start, end };
    } else if (!joining.has(key)) {
      words.push({ key: titleKey(key), start, end });
    }
  }
  return words;
}

export function titleKeys(title: string): readonly string[] {
  return titleWords(title).map(({ key }) => key);
}
