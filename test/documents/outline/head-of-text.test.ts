import { describe, expect, it } from 'vitest';
import { headOfText } from '../../../src/documents/outline/heads/head-of-text.ts';

const done = 'made bread for the whole town, taught two apprentices and kept the books of both shops';

describe('A paragraph that is a whole entry', () => {
  it.each([
    [`Crust & Co GmbH (2014 – 2019): ${done}`, ['Crust & Co GmbH (2014 – 2019)'], done],
    [`Crust & Co GmbH (2014 – 2019): Baker, ${done}`, ['Crust & Co GmbH (2014 – 2019)', 'Baker'], done],
    [
      `(2014 - actual) Panadería Sol SA: Encargado de tienda, ${done}`,
      ['(2014 - actual) Panadería Sol SA', 'Encargado de tienda'],
      done,
    ],
    [
      `University of Graz. Bachelor of Science in Chemistry. Thesis: ${done}`,
      ['University of Graz', 'Bachelor of Science in Chemistry'],
      `Thesis: ${done}`,
    ],
    [
      `B.Sc : Botany , May 2012 Hill State University Worked on the flora of ${done}`,
      ['B.Sc', 'Botany , May 2012', 'Hill State University'],
      `Worked on the flora of ${done}`,
    ],
    [
      `BBA : August 2003 Oakhurst College – Linz, OH Wrote on ${done}`,
      ['BBA', 'August 2003', 'Oakhurst College – Linz, OH'],
      `Wrote on ${done}`,
    ],
    [
      `(2009 - 2011) Instituto de Panadería y Pastelería del Estado de Oaxaca (IPPO): ${done}`,
      ['(2009 - 2011) Instituto de Panadería y Pastelería del Estado de Oaxaca (IPPO)'],
      done,
    ],
    [`Night Manager; Hotel Sonne; 2019; ${done}`, ['Night Manager', 'Hotel Sonne', '2019'], done],
  ])('is split into leading names and dates and the rest: %s', (text, names, rest) => {
    expect(headOfText(text)).toEqual({ names, rest });
  });

  it.each([
    `Made bread for the whole town: ${done}`,
    `made bread in 2019; ${done}`,
    `Together with the owner and the staff of all of the shops of the town in 2019: ${done}`,
    done,
  ])('has no leading names if it only describes work: %s', (text) => {
    expect(headOfText(text)).toBeNull();
  });
});
