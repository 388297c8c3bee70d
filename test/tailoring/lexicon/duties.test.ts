import { describe, expect, it } from 'vitest';
import { officeDuties } from '../../../src/tailoring/lexicon/duties.ts';
import { canonical, kindOf, languageOf } from '../../../src/tailoring/lexicon/lexicon.ts';
import { roleFamilies } from '../../../src/tailoring/lexicon/role-families.ts';
import { titleWords } from '../../../src/tailoring/lexicon/title-keys.ts';
import { readFamilies } from '../../../src/tailoring/score/role/read-families.ts';

const mostDuties = 30;

function listed(text: string | undefined): readonly string[] {
  return text === undefined ? [] : text.split(',').map((item) => item.trim());
}

const known = new Map<string, readonly string[]>();

function familiesOf(title: string): readonly string[] {
  const families = known.get(title) ?? [...readFamilies(title, titleWords(title))];
  known.set(title, families);
  return families;
}

/** Tools whose names are abbreviations or open with one, and yet of a kind and of no maker. Reviewed. */
const kindsOfTools: ReadonlySet<string> = new Set(
  listed(`web services, JSON, UART, SPI bus, DNS, DHCP, VLAN, VPN, LIMS, PACS, CT scanner, MRI, ICD-10, SCBA, HRIS,
    LMS, CRM, POS systems, PLC, HMI, CNC, OTA management, HPLC, gas chromatography, ERP, OTDR testing, FPGA, CMM`),
);

const entries = officeDuties.map(({ family, titles, duties }) => ({
  family,
  titles: listed(titles),
  duties: listed(duties),
}));
const duties = [...new Set(entries.flatMap((entry) => entry.duties))];
const ofFamilies = new Map(entries.map((entry) => [entry.family, entry.duties]));

function twiceIn(items: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return items.filter((item) => seen.size === seen.add(item).size);
}

describe('whoever has an entry', () => {
  it('is a family that exists, or titles, and never both', () => {
    const names = new Set(roleFamilies.map(({ family }) => family));
    const families = entries.flatMap(({ family }) => family ?? []);
    expect(families.filter((family) => !names.has(family))).toEqual([]);
    expect(entries.filter(({ family, titles }) => (family === undefined) === (titles.length === 0))).toEqual(
      [],
    );
  });

  it('has one as a family, whose duties stand together', () => {
    expect(twiceIn(entries.flatMap(({ family }) => family ?? []))).toEqual([]);
  });

  it('has a title that a role family knows', () => {
    const titles = entries.flatMap((entry) => entry.titles);
    expect(titles.filter((title) => familiesOf(title).length === 0)).toEqual([]);
  });
});

describe('every duty', () => {
  it('is a term of the skills tables, by the spelling that stands for it', () => {
    expect(duties.filter((duty) => kindOf(duty) === null || canonical(duty) !== duty)).toEqual([]);
  });

  it('is work or knowledge: no paper, no spoken language, no trait of character', () => {
    const kinds = new Set(['method', 'domain', 'tool']);
    expect(duties.filter((duty) => !kinds.has(kindOf(duty) ?? ''))).toEqual([]);
  });

  it('is no product: a tool is named by what it is', () => {
    const products = duties.filter((duty) => kindOf(duty) === 'tool' && languageOf(duty) === null);
    expect(products.filter((duty) => !kindsOfTools.has(duty))).toEqual([]);
  });

  it('stands once: in its entry, for its title, and never again under a family that has it', () => {
    expect(entries.flatMap((entry) => twiceIn(entry.duties))).toEqual([]);
    const ofTitles = entries.flatMap(({ titles, duties: own }) =>
      titles.flatMap((title) => own.map((duty) => ({ title, duty }))),
    );
    expect(twiceIn(ofTitles.map(({ title, duty }) => `${title}: ${duty}`))).toEqual([]);
    const ofFamilyToo = ofTitles.filter(({ title, duty }) =>
      familiesOf(title).every((family) => ofFamilies.get(family)?.includes(duty)),
    );
    expect(ofFamilyToo).toEqual([]);
  });

  it('is one of few: no family has more than a person would call absurd to lack', () => {
    const long = entries.filter((entry) => entry.duties.length > mostDuties);
    expect(long.map(({ family }) => family)).toEqual([]);
  });
});
