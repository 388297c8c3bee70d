import { describe, expect, test } from 'vitest';
import { canonical, kindOf } from '../../../../../src/tailoring/lexicon/lexicon.ts';
import { chineseTellings } from '../../../../../src/tailoring/lexicon/tellings/chinese.ts';
import { englishTellings } from '../../../../../src/tailoring/lexicon/tellings/english.ts';
import { frenchTellings } from '../../../../../src/tailoring/lexicon/tellings/french.ts';
import { germanTellings } from '../../../../../src/tailoring/lexicon/tellings/german.ts';
import { spanishTellings } from '../../../../../src/tailoring/lexicon/tellings/spanish.ts';
import { findDoing } from '../../../../../src/tailoring/score/evidence/doing/find-doing.ts';
import { tellingDoings } from '../../../../../src/tailoring/score/evidence/doing/telling-doings.ts';
import { tokenize } from '../../../../../src/tailoring/text/tokenize.ts';

function toldBy(term: string, text: string): string | null {
  const [range] = tellingDoings(term).flatMap((doing) => findDoing(text, tokenize(text), doing) ?? []);
  return range === undefined ? null : text.slice(range.start, range.end);
}

const rows = Object.entries({
  englishTellings,
  germanTellings,
  frenchTellings,
  spanishTellings,
  chineseTellings,
}).flatMap(([table, text]) =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ table, line: line.trim() })),
);

describe('the tellings', () => {
  test.each(rows)(
    '$table: $line: names a skill by the spelling that stands for it, with verbs and objects',
    ({ line }) => {
      const [, term = '', verbs = '', objects = ''] = /^(.+?) < (.+?) : (.+)$/.exec(line) ?? [];
      expect({ term, isSkill: ['method', 'domain', 'tool'].includes(kindOf(term) ?? '') }).toEqual({
        term: canonical(term),
        isSkill: true,
      });
      expect(verbs.split(' ')).toEqual([...new Set(verbs.split(' '))]);
      for (const object of objects.split(', ')) expect(tokenize(object)).not.toEqual([]);
    },
  );

  test.each(rows)('$table: $line: each verb tells each object', ({ line }) => {
    const [, term = '', verbs = '', objects = ''] = /^(.+?) < (.+?) : (.+)$/.exec(line) ?? [];
    for (const verb of verbs.replaceAll('_', '  ').split(/ (?! )(?<! {2})/)) {
      const told = `${verb.replace('  ', ' ')} ${objects.split(', ')[0] ?? ''}`;
      expect({ told, found: toldBy(term, told) }).toEqual({ told, found: told });
    }
  });
});

describe('a skill is shown by how its people tell it', () => {
  test.each([
    ['accounts payable', 'Processed 300 supplier invoices a month', 'Processed 300 supplier invoices'],
    ['Kreditorenbuchhaltung', 'Processed supplier invoices', 'Processed supplier invoices'],
    ['medication administration', 'Gave medicines on the evening round', 'Gave medicines'],
    ['dementia care', 'Looked after people with dementia', 'Looked after people with dementia'],
    ['Grundpflege', 'Bewohner gewaschen und angekleidet', 'Bewohner gewaschen'],
    ['stock replenishment', 'Refilled shelves before opening', 'Refilled shelves'],
    ['welding', 'Soudé des châssis de remorques', 'Soudé des châssis'],
    ['nóminas', 'Confeccioné nóminas de 90 trabajadores', 'Confeccioné nóminas'],
    ['招聘', '一年内招到45名工程师', '招到45名工程师'],
  ])('%s: %s', (term, text, quote) => {
    expect(toldBy(term, text)).toBe(quote);
  });

  test.each([
    ['sold to those who do it', 'accounts payable', 'Sold supplier invoice scanners'],
    ['another object', 'wound care', 'Dressed shop windows'],
    ['a part of another thing', 'phlebotomy', 'Took blood pressure'],
    ['undergone', 'recruiting', 'Was hired from 300 applicants'],
    ['delivered, not given', 'medication administration', 'Medikamente an Apotheken ausgeliefert'],
    ['packed, not welded', 'welding', 'Geschweißte Rahmen verpackt'],
    ['a word that begins alike', 'recruiting', 'Curso de contratación pública'],
    ['a skill that nobody tells otherwise', 'Kubernetes', 'Processed supplier invoices'],
  ])('not %s: %s', (_why, term, text) => {
    expect(toldBy(term, text)).toBeNull();
  });
});
