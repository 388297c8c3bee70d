import type { JsonObject } from '../../../contract/json-object.ts';
import { filled } from '../../files/json-parts.ts';
import { dateOf, isShortList, link, list } from '../entry-parts.ts';
import type { WrittenEntry } from '../read-entries.ts';
import { gradeLabel, isGrade, plainArea, studiesIn, withoutWhen, withSchool } from '../school-fields.ts';
import type { NamedParts } from './jobs.ts';

/** A school in JSON Resume's terms. */
export function schoolOf(entry: WrittenEntry, parts: NamedParts, joined: string): JsonObject {
  const { organisation, degree, field, place, address, title, name, left } = parts;
  const whole = joined || (field === '' ? degree : '');
  const { remark, ...studies } =
    whole === '' ? { studyType: degree, ...plainArea(field) } : withField(studiesIn(whole), field);
  const others = [...left.map(withoutWhen), name, title, place, remark].filter((text) => text !== '');
  const score = [...others, ...entry.paragraphs].find(isGrade) ?? '';
  const text = [...others, ...entry.paragraphs, ...entry.after].filter((line) => line !== score);
  const courses = text.filter((line) => isShortList(line) && line !== place);
  return {
    ...filled(withSchool({ institution: organisation, ...studies })),
    ...filled({ score: score.replace(gradeLabel, ''), ...link(entry, address) }),
    ...dateOf(entry),
    ...filled({ summary: text.filter((line) => !courses.includes(line)).join('\n\n') }),
    ...list('courses', [...courses.flatMap((line) => line.split(/,\s+/)), ...entry.bullets]),
  };
}

function withField(studies: ReturnType<typeof studiesIn>, field: string) {
  return { ...studies, area: studies.area || field };
}
