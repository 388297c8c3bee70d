import { phrases } from '../../../lexicon/packed/phrase-lists.ts';
import { type PreparedPattern, preparedPattern } from '../../../text/patterns/prepared-pattern.ts';
import type { JsonObject } from '../../../values/json-object.ts';
import { ownValue, setOwnValue } from '../../../values/own-value.ts';
import { textOf } from '../../files/json-parts.ts';
import { isPlace } from '../recognize/name-kinds.ts';
import { isSurelyPlace } from '../recognize/place-names.ts';

/*
 * Labels of single fields, as in `Employer: Acme` or `Place: Linz` in the middle of an entry. The label says which field
 * the value belongs to, wherever it was read.
 */

type Rule = 'employer_label' | 'title_label' | 'workplace_label' | 'school_label' | 'degree_label';

function labelOf(...rules: readonly Rule[]): PreparedPattern {
  return preparedPattern(
    () => `^(?:${rules.map((rule) => phrases('resume', rule)).join('|')})\\s?[:：]\\s*(?=[^\\s:：])`,
    'iu',
  );
}

/** An institution may be an employer or a school. */
const organization = labelOf('employer_label', 'school_label');
const place = labelOf('workplace_label');

type Labels = Readonly<Record<string, PreparedPattern>>;

export const labelsOfJobs: Readonly<Record<'name' | 'organization', Labels>> = {
  name: { name: organization, position: labelOf('title_label'), location: place },
  organization: { organization, position: labelOf('title_label'), location: place },
};

/** Schools have no field for a place, so it belongs to the text. */
export const labelsOfSchools: Labels = {
  institution: organization,
  studyType: labelOf('degree_label'),
  summary: place,
};

export function isLabelledPlace(text: string): boolean {
  return place.test(text);
}

/** A colon near the beginning, which is cheaper to see than a label. */
const mayBeLabelled = /^.{2,40}[:：]/su;

/** A value in the text of an entry is longer only if it is a sentence. */
const maxLength = 80;

/**
 * Moves labeled values to their fields, without the label. A labeled value takes precedence over another one, which
 * takes its place; one in the text only fills an empty field.
 */
export function withLabelledValues(
  item: JsonObject,
  labels: Labels,
  list: 'highlights' | 'courses',
): JsonObject {
  const found = (text: string) => {
    if (!mayBeLabelled.test(text)) return null;
    for (const [key, label] of Object.entries(labels)) {
      const start = label.exec(text)?.[0];
      if (start !== undefined) return { key, value: text.slice(start.length).trim() };
    }
    return null;
  };
  const own: JsonObject = { ...item };
  for (const key of Object.keys(labels)) {
    const moved = key === 'summary' ? null : found(textOf(own, key));
    if (moved === null) continue;
    if (moved.key === 'summary') {
      delete own[key];
      setOwnValue(
        own,
        'summary',
        [textOf(own, 'summary'), moved.value].filter((text) => text !== '').join('\n\n'),
      );
      continue;
    }
    const other = moved.key === key ? '' : textOf(own, moved.key);
    if (other !== '' && found(other) !== null) continue;
    setOwnValue(own, moved.key, moved.value);
    if (moved.key !== key && other === '') delete own[key];
    else if (moved.key !== key) setOwnValue(own, key, other);
  }
  /** True if the text is a labeled value that its field has, or now has. */
  const isTaken = (text: string) => {
    const moved = found(text);
    if (moved === null || moved.key === 'summary' || moved.value.length > maxLength) return false;
    const { key, value } = moved;
    if (textOf(own, key) === value) return true;
    const fits = key !== 'location' || isPlace(value) || isSurelyPlace(value);
    if (textOf(own, key) !== '' || !fits || /[;。]$/u.test(value)) return false;
    setOwnValue(own, key, value);
    return true;
  };
  const summary = textOf(own, 'summary');
  const kept = summary.split('\n\n').filter((text) => !isTaken(text));
  if (kept.length === 0) delete own['summary'];
  else if (summary !== '') setOwnValue(own, 'summary', kept.join('\n\n'));
  const points = ownValue(own, list);
  if (Array.isArray(points)) {
    const left = points.filter((point) => typeof point !== 'string' || !isTaken(point));
    if (left.length === 0) delete own[list];
    else setOwnValue(own, list, left);
  }
  return own;
}
