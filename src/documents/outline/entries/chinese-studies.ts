import { simplified } from '../../../lexicon/languages/simplified.ts';
import { trimEndOf } from '../../../values/strings.ts';
import { isSchool, namesDegree } from '../recognize/name-kinds.ts';

/*
 * Splits studies in Chinese, where no word joins a degree and its subject, and blanks separate them instead of
 * commas.
 */

/** The disciplines in which China awards degrees: `工学学士` names a degree alone, as `Bachelor of Science` does. */
const disciplines = /^(?:哲学|经济学|法学|教育学|文学|历史学|理学|工学|农学|医学|军事学|管理学|艺术学)$/u;

export function isHanDiscipline(text: string): boolean {
  return disciplines.test(text);
}

const grade = /[（(]?(?:平均分|均分|平均成绩|成绩|绩点)[:：]?\s?\d{1,3}(?:[./]\d{1,3})?\s?分?[)）]?$/u;
const faculty = /^\p{Script=Han}{1,20}(?:学院|学部|系)$/u;

/** Splits off the grade: `临床医学学士 均分 82 分`. */
export function withoutHanGrade(text: string): { readonly rest: string; readonly grade: string } {
  const at = text.search(grade);
  const rest = at > 0 ? trimEndOf(text.slice(0, at), /[\s，,]/) : '';
  return rest === '' ? { rest: text, grade: '' } : { rest, grade: text.slice(at) };
}

/** A subject with the kind of admission in brackets: `航天工程（保研）`. */
export const hanAside = /^(\p{Script=Han}{2,30})\s?[（(]([^（）()]{1,12})[）)]$/u;

/** Degree, subject and faculty of `工学院 机械工程 硕士` or `博士在读，应用统计学专业`; null if they cannot be told apart. */
export function hanStudies(
  studies: string,
): { readonly studyType: string; readonly area: string; readonly remark: string } | null {
  if (!/\p{Script=Han}{2}/u.test(studies)) return null;
  const parts = studies.split(/[\s，,|｜]+(?:-\s)?/u).filter((part) => part !== '');
  const studyType = parts.find((part) => namesDegree(part)) ?? '';
  const others = parts.filter((part) => part !== studyType);
  const named = parts.length > 1 ? others.filter((part) => faculty.test(simplified(part))) : [];
  // A department without a subject names it: `資訊工程學系 碩士`.
  const faculties = named.length < others.length ? named : [];
  const subjects = others.filter((part) => !faculties.includes(part));
  const remark = faculties.join(' ');
  // A bracket before the subject repeats the degree in other words.
  const area = subjects.join(' ').replace(/^[（(][^（）()]{1,20}[)）]\s?/u, '');
  if (area === '' || !subjects.every((part) => /\p{Script=Han}/u.test(part))) return null;
  if (studyType !== '') return { studyType, area, remark };
  return remark !== '' && subjects.length === 1 ? { studyType, area, remark } : null;
}

/** The level of a school as its label: `大學：遠山大學 資訊管理系`, `高中：松林高中`. */
const levelOfSchool =
  /^(?:(?:最高|其他|次高)?[学學][历歷]|研究所|[硕碩]士|博士|大[学學]|本科|[专專]科|大[专專]|[五二][专專]|[二四]技|高中[职職]?|高[职職]|[国國初]中|中[专專])\s?[:：]\s?(?=\p{Script=Han})/u;
const levelAgain = /^(?:大[学學]|高中[职職]?|[专專]科|[硕碩]士) (?=\p{Script=Han})/u;

/** Splits a school from its level and from its department behind a blank; null for other texts. */
export function hanSchoolOfLevel(text: string): { readonly school: string; readonly studies: string } | null {
  const rest = text.replace(levelOfSchool, '');
  if (rest === text) return null;
  const [school = '', ...studies] = rest.replace(levelAgain, '').split(/\s+/);
  return isSchool(school) ? { school, studies: studies.join(' ') } : null;
}
