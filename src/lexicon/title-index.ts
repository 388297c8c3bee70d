import { sortedLines, valuesIn } from './packed-file.ts';
import { titleKeys } from './title-keys.ts';
import { subjectOfWhole } from './title-subject.ts';

/** Titles that employers use for one and the same work; `*entwickler` is the end of a German compound. */
export interface RoleFamily {
  readonly family: string;
  readonly titles: readonly string[];
}

/** A title of a family. */
export interface FamilyTitle {
  readonly family: string;
  readonly keys: readonly string[];
}

/** The titles of all families put by first word, as byte texts: what the packed file holds. */
export interface TitleIndex {
  readonly families: readonly string[];
  /** Sorted lines: the key of a first word, then each such title, longest first: the position of its family, its keys. */
  readonly titles: string;
  /** Sorted lines: what the titles of one family alone are of (`payroll`), the position of that family. */
  readonly subjects: string;
  /** `*entwickler`: what a word ends in that is such a title. */
  readonly endings: readonly { readonly family: string; readonly ending: string }[];
}

export function indexTitles(families: readonly RoleFamily[]): TitleIndex {
  const byHead = new Map<string, string[][]>();
  const subjects = new Map<string, Set<string>>();
  const endings: { family: string; ending: string }[] = [];
  for (const { family, position, title } of titlesOf(families)) {
    const keys = titleKeys(title);
    const [head] = keys;
    if (head === undefined) continue;
    if (title.startsWith('*')) endings.push({ family, ending: keys.join(' ') });
    else byHead.set(head, [...(byHead.get(head) ?? []), [position, ...keys]]);
    const subject = subjectOfWhole(keys);
    if (subject !== null) subjects.set(subject, (subjects.get(subject) ?? new Set()).add(position));
  }
  const lines = [...byHead].map(([head, titles]) => {
    const longestFirst = titles.toSorted((a, b) => b.length - a.length);
    return [head, longestFirst.map((title) => title.join(' '))] as const;
  });
  const ofOneFamily = [...subjects].filter(([, positions]) => positions.size === 1);
  return {
    families: families.map(({ family }) => family),
    titles: sortedLines(lines),
    subjects: sortedLines(ofOneFamily.map(([subject, positions]) => [subject, [...positions]])),
    endings,
  };
}

function titlesOf(families: readonly RoleFamily[]) {
  return families.flatMap(({ family, titles }, position) =>
    titles.map((title) => ({ family, position: String(position), title })),
  );
}

/** Every title that begins with the word, longest first. */
export function titlesAt({ families, titles }: TitleIndex, head: string): FamilyTitle[] {
  return (valuesIn(titles, head) ?? []).map((title) => {
    const [position, ...keys] = title.split(' ');
    return { family: families[Number(position)] ?? '', keys };
  });
}

/** The family whose roles alone are of this. */
export function familyOfSubject({ families, subjects }: TitleIndex, subject: string): string | undefined {
  const [position] = valuesIn(subjects, subject) ?? [];
  return position === undefined ? undefined : families[Number(position)];
}
