import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { isPastForm } from '../../../lexicon/words/verbs.ts';
import { preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import type { JsonObject } from '../../../values/json-object.ts';
import { lazy } from '../../../values/memoize.ts';
import { ownValue } from '../../../values/own-value.ts';
import { textOf } from '../../files/json-parts.ts';
import { isJobTitle } from '../heads/head-names.ts';

/* Labels that come from a form, as in `Job Description: Night baker (part time) – Bakes the bread`. A title may follow the label. */

const label = lazy(
  () => new RegExp(`^(?:${phrases('resume', 'description_label')})\\s?[:：]\\s*(?=\\S)`, 'iu'),
);
const detail = preparedPattern(
  () =>
    `^(?:${phrases('resume', 'description_label')}|${phrases('resume', 'detail_label')})\\s?[:：]\\s*(?=[^\\s:：])`,
  'iu',
);
const titleThenText = /^(\p{Lu}[^–—:;.]{2,70}?)\s(?:-|–|—)\s(?=\p{L})(.{10,})$/u;

/** The label at the beginning of a text, or ''. */
export function descriptionLabel(text: string): string {
  return label().exec(text)?.[0] ?? '';
}

/** True for `Industry: Bakeries` and `Main tasks: Kneading`, which name neither a job nor an employer. */
export function isLabeledDetail(text: string): boolean {
  return /[:：]/.test(text) && detail.test(text);
}

/** Removes such labels from a job, and takes its title from the text if it has none. */
export function withoutDescriptionLabels(job: JsonObject): JsonObject {
  const written = ownValue(job, 'highlights');
  const all: readonly unknown[] = Array.isArray(written) ? written : [];
  const points = all.filter((one) => typeof one === 'string');
  if (points.length < all.length || points.every((text) => descriptionLabel(text) === '')) return job;
  const bare = points.map((text) => text.slice(descriptionLabel(text).length));
  const [first = '', ...others] = bare;
  const isLabeled = descriptionLabel(points[0] ?? '') !== '';
  const [, title = '', text = ''] =
    isLabeled && textOf(job, 'position') === '' ? (titleThenText.exec(first) ?? []) : [];
  if (title === '' || beginsWithVerb(title) || !isJobTitle(title)) return { ...job, highlights: bare };
  return { ...job, position: title, highlights: [text, ...others] };
}

/** A text that begins with what someone did is no title: `Reported to the manager`, `Leading a team`. */
function beginsWithVerb(text: string): boolean {
  const [first = ''] = text.split(' ', 1);
  return isPastForm(first) || /ing$/u.test(first);
}
