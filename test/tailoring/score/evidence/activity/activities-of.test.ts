import { describe, expect, test } from 'vitest';
import { canonical, kindOf, standardLexicon } from '../../../../../src/lexicon/lexicon.ts';
import { activityPatternsIn } from '../../../../../src/lexicon/words/verbs.ts';
import { activityPatternsFor } from '../../../../../src/tailoring/score/evidence/activity/activities-of.ts';
import { findActivity } from '../../../../../src/tailoring/score/evidence/activity/find-activity.ts';
import { tokenize } from '../../../../../src/text/tokenize.ts';

function toldBy(term: string, text: string): string | null {
  const [range] = activityPatternsFor(standardLexicon(), term).flatMap(
    (activity) => findActivity(text, tokenize(text), activity) ?? [],
  );
  return range === undefined ? null : text.slice(range.start, range.end);
}

const rows = (['en', 'de', 'fr', 'es', 'zh'] as const).flatMap((language) =>
  activityPatternsIn(language).map((pattern) => ({ language, ...pattern })),
);

describe('the activity patterns', () => {
  test.each(rows)(
    '$language: $skill < $verbs: name a skill by its canonical spelling, with distinct verbs and objects',
    ({ skill, verbs, objects }) => {
      expect({
        skill,
        isSkill: ['method', 'domain', 'tool'].includes(kindOf(standardLexicon(), skill) ?? ''),
      }).toEqual({
        skill: canonical(standardLexicon(), skill),
        isSkill: true,
      });
      expect(verbs).toEqual([...new Set(verbs)]);
      for (const object of objects) expect(tokenize(object)).not.toEqual([]);
    },
  );

  test.each(rows)(
    '$language: $skill < $verbs: every verb matches with an object',
    ({ skill, verbs, objects }) => {
      for (const verb of verbs) {
        const told = `${verb.replaceAll('_', ' ')} ${objects[0] ?? ''}`;
        expect({ told, found: toldBy(skill, told) }).toEqual({ told, found: told });
      }
    },
  );
});

describe('a skill is shown by descriptions of its activities', () => {
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
    ['selling a tool for it', 'accounts payable', 'Sold supplier invoice scanners'],
    ['another object', 'wound care', 'Dressed shop windows'],
    ['a part of another thing', 'phlebotomy', 'Took blood pressure'],
    ['a passive', 'recruiting', 'Was hired from 300 applicants'],
    ['delivered, not given', 'medication administration', 'Medikamente an Apotheken ausgeliefert'],
    ['packed, not welded', 'welding', 'Geschweißte Rahmen verpackt'],
    ['a word that begins alike', 'recruiting', 'Curso de contratación pública'],
    ['a skill without patterns', 'Kubernetes', 'Processed supplier invoices'],
  ])('not %s: %s', (_why, term, text) => {
    expect(toldBy(term, text)).toBeNull();
  });
});
