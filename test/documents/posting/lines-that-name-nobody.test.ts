import { describe, expect, it } from 'vitest';
import { namedInText } from '../../../src/documents/posting/named-in-text.ts';

const prose =
  'Jeden Morgen kommen viele alte Boote den Fluss herauf zu uns, damit wir sie flicken, streichen und wieder flott machen.';

describe('A line that invites to apply', () => {
  it.each([
    'Wir suchen dich!',
    'Wir stellen ein',
    'Aktuelle offene Stellen',
    "Offre d'emploi",
    'Offres de stages',
    'Nous recrutons pour la saison',
    'Anuncio de trabajo',
    'Ofertas de empleo',
    'Open positions',
  ])('is not a title: %s', (line) => {
    expect(namedInText(`${line}\n\n${prose}`).position).toBeUndefined();
  });
});

describe('A common word after "bei"', () => {
  it.each(['Erstellung', 'Arbeit', 'Umsetzung'])('is not an employer: %s', (word) => {
    const text = `Bootsbauer\n\n${prose}\n\nDu hilfst bei der ${word} von Plänen. Freude bei der ${word} von Skizzen.`;
    expect(namedInText(text).company).toBeUndefined();
  });

  it('can be an employer if it is a name', () => {
    const text =
      'Bootsbauer\n\nDu hilfst bei der Kielwerft im Lager. Freude bei der Kielwerft ist uns wichtig.';
    expect(namedInText(text).company).toBe('Kielwerft');
  });
});

describe('A tool that is also a legal form', () => {
  it('is not an employer in a list of tools', () => {
    const text = `Statistician\n\n${prose}\n\nYou know your way around SQL, SAS, Excel and Tableau.`;
    expect(namedInText(text).company).toBeUndefined();
  });

  it('can end the name of an employer', () => {
    expect(namedInText(`Statistician\n\n${prose}\n\nKielwerft SAS builds boats.`).company).toBe(
      'Kielwerft SAS',
    );
  });
});

describe('A number', () => {
  it('is neither a position nor an employer', () => {
    expect(namedInText(`Company: 4711\nPosition: 12\n\n${prose}`)).toEqual({});
  });
});
