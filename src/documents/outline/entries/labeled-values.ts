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

export function isLabeledPlace(text: string): boolean {
  return place.test(text);
}

/** A colon near the beginning, which is cheaper to see than a label. */
const mayBeLabeled = /^.{2,40}[:：]/su;

/** A value in the text of an entry is longer only if it is a sentence. */
const maxLength = 80;

interface LabeledValue {
  readonly key: string;
  readonly value: string;
}

/** The field that a label names, and the text after the label. */
function labeledValue(text: string, labels: Labels): LabeledValue | null {
  if (!mayBeLabeled.test(text)) return null;
  for (const [key, label] of Object.entries(labels)) {
    const start = label.exec(text)?.[0];
    if (start !== undefined) return { key, value: text.slice(start.length).trim() };
  }
  return null;
}

/** Moves labeled values to their fields, without the label. */
export function withLabeledValues(
  item: JsonObject,
  labels: Labels,
  list: 'highlights' | 'courses',
): JsonObject {
  const own = { ...item };
  for (const key of Object.keys(labels)) if (key !== 'summary') moveFromField(own, key, labels);
  const isLeft = (text: string) => !fills(own, labeledValue(text, labels));
  const paragraphs = textOf(own, 'summary').split('\n\n');
  setText(own, 'summary', paragraphs.filter(isLeft).join('\n\n'));
  const points = ownValue(own, list);
  if (Array.isArray(points)) {
    const left = points.filter((point) => typeof point !== 'string' || isLeft(point));
    if (left.length === 0) delete own[list];
    else setOwnValue(own, list, left);
  }
  return own;
}

/** A labeled value takes precedence over another one, which takes its place; in the text, both remain. */
function moveFromField(own: JsonObject, key: string, labels: Labels): void {
  const moved = labeledValue(textOf(own, key), labels);
  if (moved === null) return;
  const other = moved.key === key ? '' : textOf(own, moved.key);
  if (moved.key === 'summary') {
    setText(own, key, '');
    setText(own, 'summary', [other, moved.value].filter((text) => text !== '').join('\n\n'));
  } else if (other === '' || labeledValue(other, labels) === null) {
    setText(own, key, other);
    setText(own, moved.key, moved.value);
  }
}

/** Puts a value from the text into its field if this is empty; true if the field has the value. */
function fills(own: JsonObject, found: LabeledValue | null): boolean {
  if (found === null || found.key === 'summary' || found.value.length > maxLength) return false;
  const { key, value } = found;
  if (textOf(own, key) === value) return true;
  const isFit = key !== 'location' || isPlace(value) || isSurelyPlace(value);
  if (textOf(own, key) !== '' || !isFit || /[;。]$/u.test(value)) return false;
  setText(own, key, value);
  return true;
}

function setText(own: JsonObject, key: string, text: string): void {
  if (text === '') delete own[key];
  else setOwnValue(own, key, text);
}
