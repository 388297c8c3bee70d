import { describe, expect, it } from 'vitest';
import { withoutContactsAgain } from '../../../src/documents/outline/corrections/kept-once.ts';
import { skillSection } from '../../../src/documents/outline/skills/skill-groups.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';
import { sourceLine as line } from '../support/source-line.ts';

const bullet = (text: string, aside = '') => line(text, { style: 'bullet', aside });
const text = (written: string, aside = '') => line(written, { aside });
const strong = (written: string) => line(written, { style: 'strong' });
const skillsIn = (...lines: readonly SourceLine[]) => skillSection(lines).skills;
const named = (...names: readonly string[]) => names.map((name) => ({ name }));

describe('Items that wrap in a narrow column', () => {
  it('are joined if several go on in the next line', () => {
    const lines = [
      bullet('Planning of kilns &'),
      text('ovens'),
      bullet('Glazes, wood and ash-'),
      text('Glazes'),
    ];
    expect(skillsIn(...lines, bullet('Selling at'), text('markets'))).toEqual(
      named('Planning of kilns & ovens', 'Glazes', 'wood and ash-Glazes', 'Selling at markets'),
    );
    // A hyphen is dropped if the word occurs without it.
    const halves = [strong('Kiln: advan-'), text('ced'), strong('Lathe: advanced')];
    expect(skillsIn(...halves)).toEqual([
      { name: 'Kiln', level: 'advanced' },
      { name: 'Lathe', level: 'advanced' },
    ]);
  });

  it('are joined in each column', () => {
    const rows = [bullet('Planning of', 'Selling &'), text('kilns', 'buying'), bullet('Sawing', 'Milling')];
    expect(skillsIn(...rows)).toEqual(named('Planning of kilns', 'Selling & buying', 'Sawing', 'Milling'));
  });

  it('are titles above their text otherwise', () => {
    const lines = [bullet('Firing'), text('Wood, Gas'), bullet('Sawing &'), text('Oak, Ash')];
    const [first, ...others] = skillsIn(...lines, bullet('Selling'), text('Markets, Fairs'));
    expect(first).toEqual({ name: 'Firing', keywords: ['Wood', 'Gas'] });
    expect(others).toHaveLength(2);
  });
});

it('joins a name that breaks between lines, if other lines of the list break behind a sign', () => {
  const rows = [
    'Sawing · Milling · Cold',
    'Firing · Glazing ·',
    'Selling · Baking ·',
    'Rye · Oats ·',
    'Wheat',
  ];
  const names = ['Sawing', 'Milling', 'Cold Firing', 'Glazing', 'Selling', 'Baking', 'Rye', 'Oats', 'Wheat'];
  expect(skillsIn(...rows.map((row) => text(row)))).toEqual(named(...names));
  const whole = ['Sawing · Milling · Cold', 'Firing · Glazing · Selling', 'Baking · Rye'];
  expect(skillsIn(...whole.map((row) => text(row))).map(({ name }) => name)).toContain('Cold');
});

describe('Short texts above bullets', () => {
  it('are titles, and texts below the bullets are not theirs', () => {
    const lines = [text('Machines'), bullet('Lathe'), bullet('Mill'), text('Ovens'), bullet('Kiln')];
    expect(skillsIn(...lines, text('Patience'), text('Care'))).toEqual([
      { name: 'Machines', keywords: ['Lathe', 'Mill'] },
      { name: 'Ovens', keywords: ['Kiln'] },
      ...named('Patience', 'Care'),
    ]);
  });

  it('may be the rest of bullets if the list begins with these', () => {
    const lines = [bullet('Lathe'), text('Ovens'), bullet('Kiln'), text('Saws'), bullet('Mill')];
    expect(skillsIn(...lines)).toEqual([
      { name: 'Lathe', keywords: ['Ovens'] },
      { name: 'Kiln', keywords: ['Saws'] },
      { name: 'Mill', keywords: [] },
    ]);
  });

  it('leave languages their levels', () => {
    const lines = [
      text('Machines'),
      bullet('Lathe'),
      text('Languages'),
      bullet('French B2'),
      bullet('Dutch C1'),
    ];
    const { skills, languages } = skillSection(lines);
    expect(skills).toEqual([{ name: 'Machines', keywords: ['Lathe'] }]);
    expect(languages).toEqual([
      { language: 'French', fluency: 'B2' },
      { language: 'Dutch', fluency: 'C1' },
    ]);
  });
});

it('keeps a name once, in its group', () => {
  const lines = [text('Lathe, Saw, Mill'), text('Machines: Lathe, Kiln, Lathe')];
  expect(skillsIn(...lines)).toEqual([
    ...named('Saw', 'Mill'),
    { name: 'Machines', keywords: ['Lathe', 'Kiln'] },
  ]);
});

it('reads no label before the sign of an address', () => {
  expect(skillsIn(text('Drawings of kilns at https://kilns.example.org'))).toEqual(
    named('Drawings of kilns at https://kilns.example.org'),
  );
});

it('drops contact data and the name of the person from the skills', () => {
  const basics = { name: 'Ada Ofner', email: 'ada@example.org', url: 'https://ofner.example.org' };
  const machines = { name: 'Machines', keywords: ['Lathe', 'ada@example.org'] };
  const contacts = { name: 'Contact', keywords: ['ofner.example.org'] };
  const skills = [machines, contacts, { name: 'ADA OFNER – ada@example.org' }, { name: 'Firing' }];
  expect(withoutContactsAgain({ basics, skills })).toEqual({
    basics,
    skills: [{ name: 'Machines', keywords: ['Lathe'] }, { name: 'Firing' }],
  });
});

it('takes a full stop for the end of a sentence only where other names have none', () => {
  const long = 'Firing of stoneware in an old kiln.';
  const ended = skillSection([bullet('Sawing.'), bullet('Milling by hand.'), bullet(long)]);
  expect(ended).toMatchObject({
    skills: named('Sawing', 'Milling by hand', long.slice(0, -1)),
    sentences: [],
  });
  const others = skillSection([bullet('Sawing'), bullet('Milling'), bullet(long)]);
  expect(others).toMatchObject({ skills: named('Sawing', 'Milling'), sentences: [long] });
});

describe('The text behind a label', () => {
  const described = [
    'Firing: Planned and ran the wood kilns of the shop for nine years.',
    'Glazing: Mixed all of the ash glazes that the shop has sold since 2012.',
  ];
  const rules = 'Deep knowledge of the rules for kilns, ovens, and furnaces.';

  it('is a sentence if it opens like one below others', () => {
    const lines = [...described, `Safety: ${rules}`, 'Tools: Lathe, Saw, Mill.'].map((one) => text(one));
    expect(skillsIn(...lines).slice(2)).toEqual([
      { name: 'Safety', level: rules },
      { name: 'Tools', keywords: ['Lathe', 'Saw', 'Mill'] },
    ]);
  });

  it('is a list of names otherwise', () => {
    const [safety] = skillsIn(text(`Safety: ${rules}`), text('Tools: Lathe, Saw'), text('Ovens: gas, wood'));
    expect(safety).toHaveProperty('keywords.length', 3);
  });
});
