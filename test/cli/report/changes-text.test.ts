import { describe, expect, it } from 'vitest';
import { changesText, strongestChanges } from '../../../src/cli/report/changes-text.ts';
import { plainInks, type TerminalStyle } from '../../../src/cli/terminal/terminal-style.ts';
import type { Change } from '../../../src/contract/report.ts';

const terminal: TerminalStyle = { isTerminal: true, columns: 80, ink: plainInks };

function edit(parts: Partial<Change>): Change {
  return {
    id: 'ch7',
    op: 'edit',
    engine: 'user',
    path: '/basics/headline',
    source: 'basics.label',
    before: 'Clerk',
    after: 'Chief clerk',
    reason: 'You changed this.',
    requirements: [],
    evidence: [{ path: 'basics.label', quote: 'Clerk' }],
    verified: [],
    ...parts,
  };
}

describe('an edit by the user', () => {
  it('shows what changed and why, without evidence for the user’s own words', async () => {
    expect(await changesText([edit({})], terminal)).toBe(
      '  Yours\n\n  ch7  edit  headline\n      [-Clerk-] {+Chief clerk+}\n      why: You changed this.\n',
    );
  });

  it('of an order shows the moved items', async () => {
    const order = edit({ source: 'work', before: 'One, 2020\nTwo, 2021', after: 'Two, 2021\nOne, 2020' });
    expect(await changesText([order], terminal)).toContain(
      '      2 → 1  Two, 2021\n      1 → 2  One, 2020\n',
    );
  });

  it('of an order numbers the bullets like their places, without the text above them', async () => {
    const text = (first: string, second: string) =>
      `<p>A team.</p><ul><li>${first}</li><li>${second}</li></ul>`;
    const order = edit({
      source: 'work[0].highlights',
      before: text('One', 'Two'),
      after: text('Two', 'One'),
    });
    expect(await changesText([order], terminal)).toContain('      2 → 1  Two\n      1 → 2  One\n');
    const below = edit({
      before: '<p>A</p><p>B</p><ul><li>C</li></ul>',
      after: '<p>B</p><p>A</p><ul><li>C</li></ul>',
    });
    expect(await changesText([below], terminal)).toContain('      2 → 1  B\n');
  });

  it.each([
    ['metadata.page.format', 'page format'],
    ['metadata.typography.lineHeight', 'typography line height'],
    ['metadata.css.visible', 'CSS'],
  ])('of %s names the setting', async (source, name) => {
    expect(await changesText([edit({ source })], terminal)).toContain(`  ch7  edit  ${name}\n`);
  });

  it('of bold alone shows its marks', async () => {
    const bold = edit({
      before: '<ul><li>Ran Go</li></ul>',
      after: '<ul><li>Ran <strong>Go</strong></li></ul>',
    });
    expect(await changesText([bold], terminal)).toContain('      Ran [-Go-] {+**Go**+}\n');
  });

  it('that removes a bullet and adds another shows each on its own line', async () => {
    const text = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
    const both = edit({
      before: text('Sold bread', 'Led ten people', 'Wrote rules'),
      after: text('Led all ten people', 'Wrote rules', 'Drove'),
    });
    expect(await changesText([both], terminal)).toContain(
      '      [-Sold bread-]\n      Led {+all+} ten people\n      {+Drove+}\n',
    );
  });

  it('that adds keeps its own text, also next to other additions', async () => {
    const [one, two] = ['Advisor, Acme\nGave advice', 'Clerk, Beta\nFiled'].map((after, index) =>
      edit({
        id: `ch${index}`,
        source: 'work',
        before: null,
        after,
        reason: 'You added this.',
        evidence: [],
      }),
    );
    const text = await changesText(one && two ? [one, two] : [], terminal);
    expect(text).toContain('{+Advisor, Acme+}\n      {+Gave advice+}\n');
    expect(text).toContain('{+Clerk, Beta+}\n      {+Filed+}\n');
  });

  it('in a pipe is one row, and one for each piece of evidence', async () => {
    expect(await changesText([edit({ after: '' })], { ...terminal, isTerminal: false })).toBe(
      'change\tch7\tedit\tbasics.label\tClerk\t\tYou changed this.\t\nevidence\tch7\tbasics.label\tClerk\n',
    );
  });
});

describe('the evidence of an engine’s change', () => {
  const bullet = {
    source: 'work[0].highlights[1]',
    before: 'Ran k8s',
    after: 'Ran Kubernetes',
    op: 'rewrite',
  } as const;
  const made = (parts: Partial<Change>) => edit({ engine: 'rules', ...bullet, ...parts });

  it('is shown once for each place', async () => {
    const evidence = ['Go', 'Kafka'].map((quote) => ({ path: 'work[1].highlights[0]', quote }));
    expect(await changesText([made({ evidence })], terminal)).toContain(
      'based on job 2, point 1: "Go", "Kafka"\n',
    );
  });

  it('is not repeated if it is the changed text', async () => {
    const evidence = [{ path: bullet.source, quote: bullet.before }];
    expect(await changesText([made({ evidence })], terminal)).not.toContain('based on');
  });
});

describe('a change in a pipe', () => {
  const piped: TerminalStyle = { ...terminal, isTerminal: false };
  const sides = async (before: string, after: string) => {
    const [row = ''] = (await changesText([edit({ op: 'rewrite', before, after })], piped)).split('\n');
    return row.split('\t').slice(4, 6);
  };

  it.each([
    ['Ran nights. Fed the fish.', '<p>A</p><ul><li>B</li></ul>', ['Ran nights. Fed the fish.', 'A | B']],
    ['<p>One</p><p>Two</p>', '<ul><li>Two</li><li>One</li></ul>', ['One | Two', 'Two | One']],
    ['<ul><li>A</li><li>B</li></ul>', '<ul><li>A</li><li>C</li></ul>', ['B', 'C']],
    ['<p>A. B.</p><p>C</p>', '<ul><li>A</li><li>B</li><li>C</li></ul>', ['A. B.', 'A | B']],
    ['<p>A</p><p>B</p>', '<ul><li>A</li><li>B</li></ul>', ['A | B', 'A | B']],
    ['<p>Ran Go</p>', '<p>Ran <strong>Go</strong></p>', ['Ran Go', 'Ran **Go**']],
  ])('has the differences in order: %s', async (before, after, texts) => {
    expect(await sides(before, after)).toEqual(texts);
  });
});

it('the strongest changes are those of the summary, the headline and bullets that answer the posting', () => {
  const change = (id: string, op: Change['op'], requirements: string[] = []) =>
    edit({ id, op, requirements });
  const changes = [
    change('ch1', 'surface_skill', ['r1']),
    change('ch2', 'alias', ['r1', 'r2']),
    change('ch3', 'rewrite'),
    change('ch4', 'rewrite', ['r1']),
    change('ch5', 'headline'),
    change('ch6', 'edit', ['r1']),
  ];
  expect(strongestChanges(changes, 3).map(({ id }) => id)).toEqual(['ch5', 'ch4', 'ch3']);
  expect(strongestChanges(changes, 9).map(({ id }) => id)).toEqual(['ch5', 'ch4', 'ch3', 'ch2']);
});
