import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordList } from '../../../src/lexicon/packed/word-lists.ts';
import { lightVerbUses } from '../../../src/lexicon/words/light-verbs.ts';
import { inflect, readVerb } from '../../../src/lexicon/words/verbs.ts';
import { runs } from '../../support/how-long.ts';
import { mergeOf, refusals, rulesOf, verifierOf } from '../edits.ts';
import { linesByLanguage } from './distortions.ts';

/* What the person did stays: another verb is allowed only where a table says that it names the same activity. */

const seed = 20_261_130;
const verbs = (['verb_taking_part', 'verb_acting', 'verb_deciding', 'verb_leading'] as const).flatMap(
  (rule) => wordList('tailoring', rule).words(),
);
/** Lines whose verb says little, or that frame a duty. */
const little = [
  'Was the cook of 12 hotels',
  'Was a nurse in 2 wards',
  'Made dresses for 12 brides',
  'Did research on cancer with 3 labs',
  'Did sketches of 12 stages',
  'Gave medication to 12 patients',
  'Performed surgery on 12 dogs',
  'Handled complaints of 12 guests',
  'Did the payroll and the website of 12 shops',
];
const framed = [
  'Responsible for the budget of 12 shops and cut costs by 3%',
  'Was responsible for the budget of 12 shops and trained 3 clerks',
  'Duties included the budget of 12 shops and sold 3 cars',
  'Tasked with the audit of 12 shops and cleaned 3 ovens',
];

/** True for a verb that the table of light verbs allows in the line. */
function isListed(line: string, verb: string): boolean {
  return lightVerbUses().some(
    ({ light, objects, verbs: same }) =>
      light.includes(readVerb(line.split(' ')[0] ?? '')?.lemma ?? '') &&
      same.includes(verb) &&
      objects.some((words) => line.includes(` ${words.join(' ')} `)),
  );
}

/** The line with another verb in the place of its first word. */
function exchanged(line: string, verb: string): string {
  return verb.charAt(0).toUpperCase() + verb.slice(1) + line.slice(line.indexOf(' '));
}

describe('another verb in front of a line', () => {
  test('is refused, whatever the verb', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...linesByLanguage.en, ...little),
        fc.constantFrom(...verbs),
        fc.constantFrom('past' as const, 'base' as const),
        (line, verb, form) => {
          const own = readVerb(line.split(' ')[0] ?? '')?.lemma;
          fc.pre(own !== verb && !isListed(line, verb));
          const lie = exchanged(line, inflect(verb, form));
          expect(refusals(line, lie), lie).not.toEqual([]);
        },
      ),
      { seed, numRuns: runs(120, 4000) },
    );
  });

  test.each(framed)('is not taken from the rest of a line that frames a duty: %s', (line) => {
    const [, duty = '', verb = ''] =
      /^(?:.*?) (the (?:budget|audit) of 12 shops) and (\p{L}+)/u.exec(line) ?? [];
    const lie = `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${duty}${line.slice(line.indexOf(` and ${verb}`))}`;
    expect(refusals(line, lie)).not.toEqual([]);
  });

  test('is refused in joined lines', () => {
    const [first, second] = ['Made dresses for 12 brides', 'Filed the letters of two shops'];
    const verifier = verifierOf({ bullets: [first, second] });
    const text = 'Sold dresses for 12 brides; filed the letters of two shops';
    expect(rulesOf(verifier, mergeOf(first, second, text))).not.toEqual([]);
  });
});

const rows = lightVerbUses().flatMap(({ light, objects, verbs: same, inOneWord }) =>
  light.flatMap((verb) => objects.map((words) => ({ verb, object: words.join(' '), same, inOneWord }))),
);

describe('a verb with little meaning', () => {
  test.each(rows)('$verb $object may become each verb of its row and no other', ({ verb, object, same }) => {
    const line = `${inflect(verb, 'past')} the ${object} for 12 clients in two towns`;
    const own = line.charAt(0).toUpperCase() + line.slice(1);
    for (const other of same) {
      expect(refusals(own, exchanged(own, pastOf(other))), other).toEqual([]);
    }
    expect(refusals(own, exchanged(own, 'sold'))).not.toEqual([]);
    const listed = `${own.slice(0, own.indexOf(' for '))} and clocks for 12 clients in two towns`;
    expect(refusals(listed, exchanged(listed, pastOf(same[0] ?? 'sell')))).not.toEqual([]);
  });

  test.each([
    ['Made calls to 12 suppliers', 'Called 12 suppliers'],
    ['Made phone calls to 12 suppliers', 'Phoned 12 suppliers'],
    ['Made 40 calls a day to debtors', 'Placed 40 calls a day to debtors'],
    [
      'Did the payroll and kept the books of 12 firms',
      'Processed the payroll and kept the books of 12 firms',
    ],
    ['Was the cook of 12 hotels', 'Served as the cook of 12 hotels'],
  ])('%s → %s', (line, wording) => {
    expect(refusals(line, wording)).toEqual([]);
  });

  test.each([
    ['Made 40 calls to suppliers in two towns', 'Called suppliers in two towns'],
    ['Made coffee and iced tea for 12 guests', 'Brewed coffee and iced tea for 12 guests'],
    ['Was at the front desk of 12 hotels', 'Served as at the front desk of 12 hotels'],
    ['Was trained as a cook of 12 hotels', 'Served as trained as a cook of 12 hotels'],
    ['Do the payroll of 12 shops', 'Processed the payroll of 12 shops'],
  ])('%s does not become: %s', (line, lie) => {
    expect(refusals(line, lie)).not.toEqual([]);
  });
});

/** Also of verbs without a rank, which are regular here. */
function pastOf(verb: string): string {
  return readVerb(verb) ? inflect(verb, 'past') : `${verb}ed`.replace(/eed$/, 'ed');
}
