import {
  comparableLink,
  comparablePhone,
  comparableText,
  endsOf,
  type HashValue,
  hanEndsOf,
} from './hashed-value.ts';
import type { ResumeLabels } from './labels.ts';
import type { ReadFields, ReadJob, ReadLink, ReadSchool, ReadValue } from './read-fields.ts';

/** `wrong`: the value differs from the label, or the label has none. `missing`: only the label has a value. */
export type Outcome = 'right' | 'missing' | 'wrong';

export interface JudgedField {
  readonly field: string;
  readonly outcome: Outcome;
  /** Path of the value in the JSON Resume that was read. */
  readonly path: string;
}

/** Compares the fields that were read with the labels. Fields that neither has are left out. */
export function judge(read: ReadFields, labels: ResumeLabels, hash: HashValue): readonly JudgedField[] {
  const same = (value: string, right: readonly string[]) => right.includes(hash(comparableText(value)));
  const one = (
    field: string,
    { value, path }: ReadValue,
    right: readonly string[],
    isSame = same,
  ): JudgedField[] => {
    if (value === '' && right.length === 0) return [];
    if (value === '') return [{ field, outcome: 'missing', path }];
    return [{ field, outcome: isSame(value, right) ? 'right' : 'wrong', path }];
  };
  const sameDate = (value: string, right: readonly string[]) => right.includes(hash(value));
  const numberIn = (right: readonly string[]) =>
    Array.from({ length: maxCount }, (_, number) => number).find((n) => right.includes(hash(`${n}`)));
  const count = (
    field: string,
    value: number,
    path: string,
    right: readonly string[],
    wanted = numberIn(right),
  ): JudgedField[] => {
    if (wanted === undefined || (wanted === 0 && value === 0)) return [];
    if (value === wanted) return [{ field, outcome: 'right', path }];
    return [{ field, outcome: value < wanted ? 'missing' : 'wrong', path }];
  };
  const several = (
    field: string,
    values: readonly (ReadValue & Partial<Pick<ReadLink, 'spellings'>>)[],
    right: readonly (readonly string[])[],
    comparable: (text: string) => string,
  ): JudgedField[] => {
    const left = [...right];
    const judged = values.flatMap(({ value, spellings = [value], path }): JudgedField[] => {
      const own = spellings.map((spelling) => hash(comparable(spelling)));
      const found = left.findIndex((hashes) => own.some((one) => hashes.includes(one)));
      if (found >= 0) left.splice(found, 1);
      return [{ field, outcome: found >= 0 ? 'right' : 'wrong', path }];
    });
    return [...judged, ...left.map((): JudgedField => ({ field, outcome: 'missing', path: '' }))];
  };
  const job = (value: ReadJob, right: ResumeLabels['jobs'][number]) => [
    ...one('job employer', value.employer, right.employer),
    ...one('job title', value.title, right.title),
    ...one('job start', value.start, right.start, sameDate),
    ...one('job end', value.end, right.end, sameDate),
    ...one('job place', value.place, right.place),
    ...count('job bullets', Number(value.bullets.value), value.bullets.path, right.bullets),
  ];
  const school = (value: ReadSchool, right: ResumeLabels['schools'][number]) => [
    ...one('school', value.school, right.school),
    ...one('school degree', value.degree, right.degree),
    ...one('school field', value.field, right.field),
    ...one('school start', value.start, right.start, sameDate),
    ...one('school end', value.end, right.end, sameDate),
  ];
  const skills = (): readonly JudgedField[] => {
    const left = [...labels.skills];
    const judged = read.skills.flatMap(({ spellings, path, isGroup }): JudgedField[] => {
      const own = spellings.map((spelling) => hash(comparableText(spelling)));
      const found = left.findIndex((hashes) => own.some((one) => hashes.includes(one)));
      if (found >= 0) left.splice(found, 1);
      else if (isGroup || labels.hasMoreSkills) return [];
      return [{ field: 'skill', outcome: found >= 0 ? 'right' : 'wrong', path }];
    });
    return [...judged, ...left.map((): JudgedField => ({ field: 'skill', outcome: 'missing', path: '' }))];
  };
  /** If sections with several headings were read as one list, their entries count together. */
  const sections = (): readonly JudgedField[] => {
    const left = [...labels.sections];
    const judged = read.sections.flatMap(
      ({ titles, entries, path, isList, isOfPerson }): readonly JudgedField[] => {
        const named = left.filter(({ title }) => titles.some((one) => same(one, title)));
        const found = isList ? named : named.slice(0, 1);
        if (found.length === 0) return isOfPerson ? [] : [{ field: 'section title', outcome: 'wrong', path }];
        const wanted = found.map((one) => numberIn(one.entries) ?? 0).reduce((sum, one) => sum + one, 0);
        return found.flatMap((one): readonly JudgedField[] => {
          left.splice(left.indexOf(one), 1);
          return [
            { field: 'section title', outcome: 'right', path },
            ...count('section entries', entries, path, one.entries, wanted),
          ];
        });
      },
    );
    return [
      ...judged,
      ...left.map((): JudgedField => ({ field: 'section title', outcome: 'missing', path: '' })),
    ];
  };
  const isSameSummary = (value: string, right: readonly string[]) =>
    endsOf(value).every((end, index) => right[index] === hash(end)) ||
    (right.length > 0 &&
      right.every((end) => end === right[0]) &&
      hanEndsOf(value).some((ends) => hash(ends) === right[0]));
  return [
    ...one('name', read.name, labels.name),
    ...one('headline', read.headline, labels.headline),
    ...one('location', read.location, labels.location),
    ...one('summary', read.summary, labels.summary, isSameSummary),
    ...several('e-mail', read.emails, labels.emails, comparableText),
    ...several('phone', read.phones, labels.phones, comparablePhone),
    ...several('link', read.links, labels.links, comparableLink),
    ...aligned(read.jobs, labels.jobs, job, noJob, emptyJob),
    ...aligned(read.schools, labels.schools, school, noSchool, emptySchool),
    ...skills(),
    ...sections(),
  ];
}

const maxCount = 200;
const nothing: ReadValue = { value: '', path: '' };
const noJob: ReadJob = {
  ...{ employer: nothing, title: nothing, start: nothing, end: nothing, place: nothing },
  bullets: { value: '0', path: '' },
};
const noSchool: ReadSchool = {
  school: nothing,
  degree: nothing,
  field: nothing,
  start: nothing,
  end: nothing,
};
const emptyJob: ResumeLabels['jobs'][number] = {
  employer: [],
  title: [],
  start: [],
  end: [],
  place: [],
  bullets: [],
};
const emptySchool: ResumeLabels['schools'][number] = {
  school: [],
  degree: [],
  field: [],
  start: [],
  end: [],
};

/** Aligns read and labeled entries in order for the most right fields. Entries without a match are wrong or missing. */
function aligned<Read, Label>(
  read: readonly Read[],
  labels: readonly Label[],
  compare: (value: Read, right: Label) => readonly JudgedField[],
  nothingRead: Read,
  nothingWritten: Label,
): readonly JudgedField[] {
  const shared = read.map((value) =>
    labels.map((right) => compare(value, right).filter(({ outcome }) => outcome === 'right').length),
  );
  // best[i][j]: maximum number of right fields for the first i read and the first j labeled entries.
  const best = Array.from({ length: read.length + 1 }, () =>
    Array.from({ length: labels.length + 1 }, () => 0),
  );
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = 1; i <= read.length; i += 1) {
    for (let j = 1; j <= labels.length; j += 1) {
      const row = best[i];
      if (row)
        row[j] = Math.max(at(i - 1, j), at(i, j - 1), at(i - 1, j - 1) + (shared[i - 1]?.[j - 1] ?? 0));
    }
  }
  const judged: JudgedField[] = [];
  let [i, j] = [read.length, labels.length];
  while (i > 0 || j > 0) {
    const [value, right] = [read[i - 1], labels[j - 1]];
    if (value !== undefined && at(i, j) === at(i - 1, j)) {
      judged.push(...compare(value, nothingWritten));
      i -= 1;
    } else if (right !== undefined && at(i, j) === at(i, j - 1)) {
      judged.push(...compare(nothingRead, right));
      j -= 1;
    } else if (value !== undefined && right !== undefined) {
      judged.push(...compare(value, right));
      [i, j] = [i - 1, j - 1];
    }
  }
  return judged;
}
