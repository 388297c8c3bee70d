import { describe, expect, it } from 'vitest';
import { companyOfMailbox } from '../../../src/documents/posting/company-in-text.ts';
import { namedInText } from '../../../src/documents/posting/named-in-text.ts';
import { readPostingText } from '../../../src/documents/posting/read-posting.ts';

const prose =
  'Every morning many old boats come up the river to us, so that we can repair, paint and float them again before summer.';

async function companyIn(text: string): Promise<string | undefined> {
  return (await readPostingText({ name: 'posting.txt', text })).company;
}

describe('A title that the page repeats', () => {
  it('is not an employer', async () => {
    const title = 'Bootsbauer Holz - Neubau (m/w/d)';
    expect(await companyIn(`# ${title}\n\n${title}\n\n${prose}`)).toBeUndefined();
  });

  it('can be followed by the employer', async () => {
    expect(await companyIn(`Boat Builder (m/f/d)\nKielwerft - Bremen\n\n${prose}`)).toBe('Kielwerft');
  });
});

describe('The subject of a sentence', () => {
  it.each([
    'The Harbor Pilot is responsible for guiding ships, and the Harbor Pilot reports to the dock master.',
    'Der Hafen Lotse ist verantwortlich für Schiffe, und der Hafen Lotse ist nie allein.',
    'Ideal ist ein Lehrberuf am Wasser. Auch für dich, Ideal ist immer, was hält.',
    'Gute Alte Boote sind uns so wichtig wie Farben und Segel, denn Gute Alte Boote sind selten.',
    'Employer provides equal opportunity to all. Employer provides equal pay to all people.',
    'One of our large shipyards is looking for two people who know wood, glue and paint well.',
  ])('is not an employer: %s', (sentence) => {
    expect(namedInText(`Notes\n\n${sentence}`).company).toBeUndefined();
  });

  it.each([
    [
      'The Harbor Trust is committed to old boats, and you will find the Harbor Trust helpful.',
      'Harbor Trust',
    ],
    ['Kielwerft provides equal opportunity to all people who apply for work here.', 'Kielwerft'],
  ])('is an employer: %s', (sentence, company) => {
    expect(namedInText(`Notes\n\n${sentence}`).company).toBe(company);
  });
});

describe('A value in front matter', () => {
  const fields = (value: string) =>
    `---\ntitle: Boat Builder\ncompany: ${value}\ncontract: fixed\n---\n\nKielwerft is hiring people.`;

  it('is ignored if it is only a tag or a comment', async () => {
    expect(await companyIn(fields('>-\n  <!--Start-->'))).toBe('Kielwerft');
  });

  it('is used if it is a name', async () => {
    expect(await companyIn(fields('Oakum Yard'))).toBe('Oakum Yard');
  });
});

describe('The address for applications', () => {
  const posting = (address: string) => `Boat Builder\n\nWe repair boats.\n\nWrite to ${address} by May.`;

  it.each([
    ['jobs@kielwerft.example', 'Kielwerft'],
    ['bewerbung.lager@mail.kielwerft.example', 'Kielwerft'],
    ['reclutamiento@astillero-norte.com.mx', 'Astillero-Norte'],
    ['jobs@kiel-und-mast-gmbh.example', 'Kiel-und-Mast-GmbH'],
    ['jobs@khg.example', 'KHG'],
    ['rh@Chantier3.example', 'Chantier3'],
  ])('gives the employer if no line names it: %s', async (address, company) => {
    expect(await companyIn(posting(address))).toBe(company);
  });

  it.each([
    ['Your friends of Oakum & Yard', 'Oakum & Yard'],
    ['OAKUM YARD\nYour friends of the Oakum Yard', 'Oakum Yard'],
    ['OAKUM YARD', 'OAKUM YARD'],
    ['www.OakumYard.example', 'OakumYard'],
    ['Oakum yard', 'Oakum-Yard'],
    ['Bring Oakum. Yard masters will see it', 'Oakum-Yard'],
    ['Oakum Yarders', 'Oakum-Yard'],
  ])('is written like the same letters elsewhere: %s', (end, company) => {
    expect(companyOfMailbox(`${posting('jobs@oakum-yard.example')}\n\n${end}`)).toBe(company);
  });

  it.each([
    'jobs@gmail.com',
    'jobs@gmx.de',
    'maria@kielwerft.example',
    'jobs@kielwerft.example or hr@oakum-yard.example',
    'jobs@77.example',
  ])('does not give an employer: %s', async (address) => {
    expect(await companyIn(posting(address))).toBeUndefined();
  });

  it('is used only if the text has no other name, and not in Chinese', async () => {
    expect(await companyIn(`Company: Oakum Yard\n${posting('jobs@kielwerft.example')}`)).toBe('Oakum Yard');
    expect(await companyIn('造船工\n\n修理旧船。\n\n简历请发送至 hr@kielwerft.example')).toBeUndefined();
  });
});
