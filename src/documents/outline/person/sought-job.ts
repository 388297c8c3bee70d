import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import type { JsonObject } from '../../../values/json-object.ts';
import { textOf } from '../../files/json-parts.ts';
import { isWholeTitle } from '../recognize/lexical-signs.ts';

/*
 * What Chinese resumes say under 求职意向: the job that is sought, its pay, its town and when the person can start. It is
 * no summary: the job is the headline, and the rest are personal details.
 */

/** A label with its value: `期望薪资：面议`. */
const detail = preparedPattern(
  String.raw`(?<![^\s|｜;；,，])(\p{Script=Han}{2,8})[:：][ \u3000]?([^\s|｜;；]+)`,
  'gu',
);
const ofWish = /意向|期望|求职|应聘|到岗/u;
const ofJob = /(?:意向|职位|岗位|应聘|职业)(?:岗位|职位|职业)?$/u;

/** Basics without the sought job in the summary; details other than the job are personal details. */
export function withSoughtJob(basics: JsonObject): {
  readonly basics: JsonObject;
  readonly wishes: readonly JsonObject[];
} {
  const wishes: JsonObject[] = [];
  let label = textOf(basics, 'label');
  const kept = textOf(basics, 'summary')
    .split('\n\n')
    .filter((paragraph) => {
      if (label === '' && isWholeTitle(paragraph)) label = paragraph;
      if (paragraph === label) return false;
      const details = detailsIn(paragraph);
      if (!details.some(([name]) => ofWish.test(name))) return true;
      const job = details.find(([name]) => ofJob.test(name))?.[1] ?? '';
      label ||= job;
      wishes.push(
        ...details.filter(([, value]) => value !== label).map(([name, summary]) => ({ name, summary })),
      );
      return false;
    });
  const { label: _, summary: __, ...others } = basics;
  const summary = kept.join('\n\n');
  return { basics: { ...others, ...(label && { label }), ...(summary && { summary }) }, wishes };
}

/** The details of a paragraph that says nothing else. */
function detailsIn(paragraph: string): readonly (readonly [name: string, value: string])[] {
  const found = detail.all(paragraph);
  const rest = found.reduce((text, [whole]) => text.replace(whole, ''), paragraph);
  if (/[\p{L}\p{N}]/u.test(rest)) return [];
  return found.map(([, name = '', value = '']) => [name, value] as const);
}
