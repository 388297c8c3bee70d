import { describe, expect, it } from 'vitest';
import { withEmployerPlaces } from '../../src/documents/outline/heads/employer-places.ts';
import { saysTitle } from '../../src/documents/outline/heads/head-names.ts';
import { readOutline } from '../../src/documents/outline/read-outline.ts';
import { namesOrganization } from '../../src/documents/outline/recognize/name-kinds.ts';
import { isLegalForm, isLegalKey, writtenLegalForms } from '../../src/lexicon/legal-forms.ts';
import { sourceLine } from '../documents/support/source-line.ts';

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

  it('and group words do not count by themselves', () => {
    expect(['inc', 'holding', 'sa', 'oakum'].filter(isLegalKey)).toEqual(['inc', 'holding', 'sa']);
  });

  it('end the name of an employer before its place, with or without their last dot', () => {
    const items = [{ name: 'Molino Verde, S.L Oviedo' }];
    expect(withEmployerPlaces(items, 'name')).toEqual([{ name: 'Molino Verde, S.L', location: 'Oviedo' }]);
  });

  it('that need their dots count with them alone: an EV is a car', () => {
    expect(['e.V.', 'e. V.', 'e.V', 'EV', 'eV.'].filter((word) => isLegalForm(word, 'resume'))).toEqual([
      'e.V.',
      'e. V.',
      'e.V',
    ]);
    expect(isLegalForm('EV', 'posting')).toBe(false);
    expect(namesOrganization('EV Fitter')).toBe(false);
    expect(namesOrganization('Backfreunde Linz e.V.')).toBe(true);
  });

  it('count as written and behind a name only, where they are other words, too', () => {
    expect(saysTitle('Eriksbo AB')).toBeLessThan(-2);
    expect(['AB', 'Calgary, AB', 'Eriksbo ab'].map(saysTitle)).toEqual([0, 0, 0]);
  });

  it.each([
    ['Accountant, Northwind Trading, Inc, Columbus, OH', 'Northwind Trading, Inc'],
    ['Accountant, Juniper Freight, Co, Columbus, OH', 'Juniper Freight, Co'],
    ['Asentaja, Pohja Oy, Oulu', 'Pohja Oy'],
  ])('stay with the name of the employer: %s', (head, employer) => {
    const line = (text: string, style: 'large' | 'heading' | 'text' | 'bullet' = 'text') =>
      sourceLine(text, { style, setting: 'line' });
    const { source } = readOutline([
      line('Mara Lindt', 'large'),
      line('Experience', 'heading'),
      line(head),
      line('2018 - 2023'),
      line('Kept the books', 'bullet'),
    ]);
    expect(source['work']).toMatchObject([{ name: employer }]);
  });
});
