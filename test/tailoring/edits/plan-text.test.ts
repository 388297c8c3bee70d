import { describe, expect, test } from 'vitest';
import { DamagedPlan } from '../../../src/contract/errors.ts';
import { writePlan } from '../../../src/tailoring/edits/plan-text.ts';
import { readPlan } from '../../../src/tailoring/edits/read-plan.ts';
import { namedCases } from '../cases.ts';
import { addJob, editingOf, jobs } from '../editing.ts';

const { made, edit } = await editingOf(namedCases.engineer);
const edited = await edit(made, (draft) => {
  addJob(draft);
  jobs(draft).reverse();
  draft.basics.headline = 'Somebody else';
});
const whole: unknown = JSON.parse(edited.plan);

type Stored = Record<string, unknown>;
type Places = readonly (string | number)[];

/** The paths of all fields and list items in a stored value, from the root. */
function placesIn(value: unknown, path: Places = []): Places[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [...path, key],
    ...placesIn(inner, [...path, key]),
  ]);
}

function withValueAt(path: Places, value: unknown): string {
  const copy = structuredClone(whole);
  const parent = path.slice(0, -1).reduce((at, key) => (at as Stored)[key] as unknown, copy) as Stored;
  parent[String(path.at(-1))] = value;
  return JSON.stringify(copy);
}

/** Any value that a person's edit may contain. */
const isOwnValue = (path: Places) =>
  path[0] === 'user_edits' && ['from', 'to', 'value'].includes(String(path[2]));
const places = placesIn(whole).filter((path) => !isOwnValue(path));

test('a plan is read as it was written', () => {
  const plan = readPlan(edited.plan);
  expect(plan.userEdits.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['set', 'add', 'arrange']));
  expect(writePlan(plan)).toBe(edited.plan);
});

test('a plan of version 1 has no edits by the person, and numbers continue after its last change', () => {
  const { edits } = readPlan(made.plan);
  const plan = readPlan(JSON.stringify({ version: 1, edits }));
  expect(plan).toEqual({ edits, userEdits: [], nextChange: edits.length + 1 });
});

describe('a damaged plan is refused with the field that is wrong', () => {
  test('wherever a value has the wrong type', () => {
    expect(places.length).toBeGreaterThan(50);
    for (const path of places) {
      expect(() => readPlan(withValueAt(path, { odd: true })), path.join('.')).toThrow(DamagedPlan);
    }
  });

  test.each([
    ['cut short', edited.plan.slice(0, -20), 'not valid JSON'],
    ['of a later version', withValueAt(['version'], 3), 'not a plan of version 1 or 2'],
    ['a list', '[]', 'not a plan of version 1 or 2'],
    ['a number', '7', 'not a plan of version 1 or 2'],
    ['without its edits', withValueAt(['edits'], undefined), 'edits is not as it was written'],
    [
      'with an edit of an unknown kind',
      withValueAt(['edits', 1, 'op'], 'invent'),
      'edits[1].op is not as it was written',
    ],
    ['with an invalid next number', withValueAt(['next_change'], -1), 'next_change is not as it was written'],
  ])('%s', (_, text, what) => {
    expect(() => readPlan(text)).toThrow(`${what}).`);
    expect(() => readPlan(text)).toThrow('Tailor the resume again');
  });
});
