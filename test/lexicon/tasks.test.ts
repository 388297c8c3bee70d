import { describe, expect, it } from 'vitest';
import { canonical, kindOf, languageOf, standardLexicon } from '../../src/lexicon/lexicon.ts';
import { titleWords } from '../../src/lexicon/titles/title-keys.ts';
import { readFamilies } from '../../src/tailoring/score/role/read-title.ts';
import { readFamilies as readFamiliesOfData, readTaskLists } from '../../tools/lexicon/read-lexicon.ts';

const roleFamilies = readFamiliesOfData();
const maxTasks = 30;

function listed(text: string): readonly string[] {
  return text.split(',').map((item) => item.trim());
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

const entries = readTaskLists();
const tasks = [...new Set(entries.flatMap((entry) => entry.tasks))];
const ofFamilies = new Map(entries.map((entry) => [entry.family, entry.tasks]));

function twiceIn(items: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return items.filter((item) => seen.size === seen.add(item).size);
}

describe('a title with an entry', () => {
  it('is a family that exists, or titles, and never both', () => {
    const names = new Set(roleFamilies.map(({ family }) => family));
    const families = entries.flatMap(({ family }) => family ?? []);
    expect(families.filter((family) => !names.has(family))).toEqual([]);
    expect(entries.filter(({ family, titles }) => (family === undefined) === (titles.length === 0))).toEqual(
      [],
    );
  });

  it('has one as a family, whose tasks stand together', () => {
    expect(twiceIn(entries.flatMap(({ family }) => family ?? []))).toEqual([]);
  });

  it('has a title that a role family knows', () => {
    const titles = entries.flatMap((entry) => entry.titles);
    expect(titles.filter((title) => familiesOf(title).length === 0)).toEqual([]);
  });
});

describe('every task', () => {
  it('is a term of the skills tables, by the spelling that stands for it', () => {
    expect(
      tasks.filter(
        (task) => kindOf(standardLexicon(), task) === null || canonical(standardLexicon(), task) !== task,
      ),
    ).toEqual([]);
  });

  it('is work or knowledge, not a credential, spoken language or trait', () => {
    const kinds = new Set(['method', 'domain', 'tool']);
    expect(tasks.filter((task) => !kinds.has(kindOf(standardLexicon(), task) ?? ''))).toEqual([]);
  });

  it('is no product: a tool is named by what it is', () => {
    const products = tasks.filter(
      (task) => kindOf(standardLexicon(), task) === 'tool' && languageOf(standardLexicon(), task) === null,
    );
    expect(products.filter((task) => !kindsOfTools.has(task))).toEqual([]);
  });

  it('stands once: in its entry, for its title, and never again under a family that has it', () => {
    expect(entries.flatMap((entry) => twiceIn(entry.tasks))).toEqual([]);
    const ofTitles = entries.flatMap(({ titles, tasks: own }) =>
      titles.flatMap((title) => own.map((task) => ({ title, task }))),
    );
    expect(twiceIn(ofTitles.map(({ title, task }) => `${title}: ${task}`))).toEqual([]);
    const ofFamilyToo = ofTitles.filter(({ title, task }) =>
      familiesOf(title).every((family) => ofFamilies.get(family)?.includes(task)),
    );
    expect(ofFamilyToo).toEqual([]);
  });

  it('is one of few in each family', () => {
    const long = entries.filter((entry) => entry.tasks.length > maxTasks);
    expect(long.map(({ family }) => family)).toEqual([]);
  });
});
