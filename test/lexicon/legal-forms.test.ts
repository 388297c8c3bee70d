import { describe, expect, it } from 'vitest';
import { withEmployerPlaces } from '../../src/documents/outline/heads/with-employer-places.ts';
import { isLegalForm, isLegalKey, writtenLegalForms } from '../../src/lexicon/legal-forms.ts';

describe('legal forms', () => {
  it.each(['Inc.', 'gmbh', 'S.A', 'S. A.', 'SARL', 'd.o.o.'])('%s is one in a posting', (word) => {
    expect(isLegalForm(word, 'posting')).toBe(true);
  });

  it.each(['as', 'NV', 'Company', 'Spa', 'Group'])(
    '%s is none in a posting: it may be anything else',
    (word) => {
      expect(isLegalForm(word, 'posting')).toBe(false);
    },
  );

  it('are few where any text is searched: AG, PLC and Limited are other things there', () => {
    const sure = new RegExp(`^(?:${writtenLegalForms('sure')})$`);
    expect(['GmbH', 'LLC', 'AG', 'PLC', 'Limited', 'Co'].filter((form) => sure.test(form))).toEqual([
      'GmbH',
      'LLC',
    ]);
  });

  it('and what a group is called belong to no name alone', () => {
    expect(['inc', 'holding', 'sa', 'oakum'].filter(isLegalKey)).toEqual(['inc', 'holding', 'sa']);
  });

  it('end the name of an employer before its place, with or without their last dot', () => {
    const items = [{ name: 'NORTE AZUL, S.A Valencia. Edo. Car.' }];
    expect(withEmployerPlaces(items, 'name')).toEqual([
      { name: 'NORTE AZUL, S.A', location: 'Valencia. Edo. Car.' },
    ]);
  });
});
