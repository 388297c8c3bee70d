import { describe, expect, it } from 'vitest';
import { requirementsText } from '../../src/cli/report/requirements-text.ts';
import { plainInks, type TerminalStyle } from '../../src/cli/terminal-style.ts';
import type { Requirement } from '../../src/contract/score.ts';

const terminal: TerminalStyle = { isTerminal: true, columns: 100, ink: plainInks };

const bullet = { path: 'work[0].highlights[1]', quote: 'k8s' };
const keyword = { path: 'skills[1].keywords[0]', quote: 'k8s' };

function asked(parts: Partial<Requirement>): Requirement {
  return {
    ...{
      id: 'r4',
      term: 'Kubernetes',
      class: 'must',
      source: { section: 'requirements', start: 0, end: 10 },
    },
    ...{ state: 'evidenced', grade: 1, literal: true, listed: false, reason: 'lexicon', evidence: [bullet] },
    ...parts,
  };
}

describe('where a requirement is shown', () => {
  it.each([
    ['evidenced', [bullet], '✓', 'met', 'job 1, point 2'],
    ['evidenced', [bullet, keyword], '✓', 'met', 'job 1, point 2 +1'],
    ['alias_only', [bullet], '✓', 'met', 'job 1, point 2, as "k8s"'],
    ['listed_only', [keyword], '~', 'in part', 'only skill group 2'],
    ['aspirational', [], '~', 'in part', 'planned or wished for only'],
    ['missing', [], '✗', 'missing', ''],
  ] as const)('%s', async (state, evidence, sign, status, place) => {
    const text = await requirementsText([asked({ state, evidence: [...evidence] })], terminal);
    const [, row = ''] = text.trimEnd().split('\n');
    expect(row.trim().split(/\s{2,}/)).toEqual([`${sign} ${status}`, 'Kubernetes', place].filter(Boolean));
  });

  it('stands under how much the posting insists, surely or likely', async () => {
    const text = await requirementsText(
      [
        asked({ term: 'Ansible', class: 'nice' }),
        asked({ term: 'Terraform', probability: 0.7 }),
        asked({ probability: 0.8 }),
        asked({ term: 'code reviews', class: 'responsibility' }),
      ],
      terminal,
    );
    const words = text.split('\n').map((line) => line.trim().split(/\s{2,}/));
    expect(words.filter((cells) => cells[0] !== '').map((cells) => cells[1] ?? cells[0])).toEqual([
      'Required',
      'Kubernetes',
      'Likely required',
      'Terraform',
      'Nice to have',
      'Ansible',
      'Tasks',
      'code reviews',
    ]);
  });

  it('is left out where twenty are more important, and how many are is said', async () => {
    const tasks = Array.from({ length: 9 }, (_, index) =>
      asked({ term: `task ${index}`, class: 'responsibility' }),
    );
    const musts = Array.from({ length: 20 }, (_, index) => asked({ term: `skill ${index}` }));
    const text = await requirementsText([...tasks, ...musts], terminal);
    expect(text).not.toContain('task 1');
    expect(text).toContain('skill 19');
    expect(text).toContain('and 9 more, all of them with --json');
  });

  it('in a pipe has its state, its id and every proof', async () => {
    const rows = await requirementsText([asked({ evidence: [bullet, keyword] })], {
      ...terminal,
      isTerminal: false,
    });
    expect(rows).toBe(
      [
        'requirement\tmet\tKubernetes\trequired\twork[0].highlights[1]\tevidenced\tr4\n',
        'evidence\tr4\twork[0].highlights[1]\tk8s\n',
        'evidence\tr4\tskills[1].keywords[0]\tk8s\n',
      ].join(''),
    );
  });
});
