import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { applyEdits } from '../../../src/tailoring/edits/apply-edits.ts';
import { readInput, verifierFor } from '../../../src/tailoring/read-input.ts';
import { offersReferences } from '../../../src/tailoring/resume/references-offer.ts';
import { tailorResume } from '../../../src/tailoring/tailor-resume.ts';
import { asOf, documentOf } from '../cases.ts';

describe('a line that only offers references', () => {
  test.each([
    'References available on request',
    'References: available upon request.',
    'Personal and professional references will be gladly provided upon request',
    'References on request',
    'Referenzen auf Anfrage',
    'Referenzen: gerne auf Wunsch',
    'Références disponibles sur demande',
    'Références professionnelles : sur simple demande.',
    'Referencias disponibles a petición',
    'Referencias laborales: a solicitud',
    '推荐人备索',
    '推荐信：可应要求提供',
  ])('%s', (line) => {
    expect(offersReferences(line)).toBe(true);
  });
});

describe('a line that says something else', () => {
  test.each([
    'Available on request',
    'Work samples available on request',
    'References of Jane Doe, Acme, available on request',
    'References and work permit available on request',
    'Driving license: available on request',
    'References available on request: Jane Doe, 555 0100',
    'Available for night shifts on request',
    'Checked references on request of the bank',
    'Arbeitszeugnisse auf Anfrage',
    'Referenzen: Herr Maier, auf Anfrage',
    'Pflege der Referenzen auf Anfrage der Kunden',
    'Mobilité sur demande',
    'Gestion des références sur demande des clients',
    'Disponibilidad a petición',
    '工作许可备索',
  ])('%s', (line) => {
    expect(offersReferences(line)).toBe(false);
  });
});

const lexicon = standardLexicon();
const link = { label: '', href: 'https://example.org' };

/** A baker with an item below each of the references, and a last line in the job. */
function requestWith(names: readonly string[], level: 'basic' | 'good' | 'super' = 'good') {
  const base = documentOf({
    resume: {
      basics: { name: 'Pat Doe', email: 'pat@example.org' },
      work: [
        {
          name: 'Acme',
          position: 'Baker',
          startDate: '2018-01',
          highlights: [
            'Baked bread and cakes for two shops and a canteen every morning',
            'Trained six bakers in the use of the new ovens and mixers',
            'Ordered flour and yeast and kept the books of the bakery',
            'References available on request',
          ],
        },
      ],
      references: names.map((name) => ({ name })),
    },
  });
  const jobDescription = 'Baker\n\nRequirements:\n- Bread\n- Training bakers';
  return { base, target: { companyName: 'Delta', position: 'Baker', jobDescription }, level, asOf };
}

describe('from good on', () => {
  test('the line and the item are hidden, and nobody else', () => {
    const request = requestWith(['Available upon request', 'Jane Doe']);
    const { document, report } = tailorResume(lexicon, request);
    expect(document.sections.references.items.map(({ visible }) => visible)).toEqual([false, true]);
    expect(document.sections.experience.items[0]?.summary).not.toContain('References');
    const hidden = report.changes.filter(({ op }) => op === 'hide');
    expect(hidden.map(({ before }) => before)).toEqual([
      'References available on request',
      'Available upon request',
    ]);
    for (const { reason } of hidden) expect(reason).toContain('readers assume');
  });

  test('at basic all of them stay', () => {
    const { document } = tailorResume(lexicon, requestWith(['Available upon request'], 'basic'));
    expect(document.sections.references.items[0]?.visible).toBe(true);
    expect(document.sections.experience.items[0]?.summary).toContain('References');
  });

  test('an item with a link stays', () => {
    const request = requestWith(['Available upon request']);
    const [item] = request.base.sections.references.items;
    if (item) item.url = link;
    expect(tailorResume(lexicon, request).document.sections.references.items[0]?.visible).toBe(true);
  });
});

test('the verifier refuses to hide a named reference, alone and in the whole document', () => {
  const input = readInput(lexicon, requestWith(['Jane Doe', 'On request']));
  const verifier = verifierFor(input);
  const hide = (source: string) => ({
    ...{ op: 'hide' as const, source, rule: 'references_offer', reason: '' },
    ...{ requirements: [], evidence: [] },
  });
  expect(verifier.verifyEdit(hide('references[1]'))).toEqual([]);
  expect(verifier.verifyEdit(hide('references[0]')).map(({ rule }) => rule)).toContain('V8');
  const without = (source: string) =>
    verifier.verifyDocument(
      applyEdits(input.base, [{ ...hide(source), id: 'ch1' }]).document,
      input.model.chunks,
    );
  expect(without('references[1]')).toEqual([]);
  expect(without('references[0]').map(({ rule }) => rule)).toEqual(['V8']);
});
