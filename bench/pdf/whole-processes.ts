import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { median } from '../http/statistics.ts';
import { printRow } from './print-row.ts';
import type { Resumed } from './resumed.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const bin = path.join(root, 'bin', 'resume-tailor.cjs');
const withoutNative = ['--require', path.join(import.meta.dirname, 'without-native.cjs')];
const resume = path.join(root, 'examples', 'resumes', 'software-engineer.json');
const posting = path.join(root, 'examples', 'postings', 'backend-engineer.txt');

interface Way {
  readonly node?: readonly string[];
  readonly argv: readonly string[];
  /** Minimum speed in units of `resumed export`. */
  readonly minSpeed: number;
}

const unchecked = ['--no-check'];
const ways: Readonly<Record<string, Way>> = {
  native: { argv: unchecked, minSpeed: 10 },
  'native, read back': { argv: [], minSpeed: 5 },
  WASM: { node: withoutNative, argv: unchecked, minSpeed: 4 },
  'WASM, read back': { node: withoutNative, argv: [], minSpeed: 4 },
  'theme even, in a browser': { argv: [...unchecked, '--theme', 'even'], minSpeed: 1.5 },
};

/** Measures each way once per round, `resumed export` first. */
export function wholeProcesses(folder: string, resumed: Resumed, rounds: number): void {
  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    RESUME_TAILOR_HOME: path.join(folder, 'home'),
  };
  const timeOf = (argv: readonly string[], more: Readonly<Record<string, string>> = {}): number => {
    const start = process.hrtime.bigint();
    const { status, stderr } = spawnSync(process.execPath, argv, {
      cwd: folder,
      env: { ...environment, ...more },
    });
    const milliseconds = Number(process.hrtime.bigint() - start) / 1e6;
    if (status !== 0) throw new Error(`${argv.join(' ')} ended with ${status}: ${stderr}`);
    return milliseconds;
  };
  timeOf([bin, 'generate', posting, '--resume', resume]);
  const times = new Map<string, number[]>();
  const note = (name: string, milliseconds: number) =>
    times.set(name, [...(times.get(name) ?? []), milliseconds]);
  const target = path.join(folder, 'resume.pdf');
  const shown = Object.entries(ways).filter(([name]) => resumed.reason === null || !name.includes('browser'));
  for (let round = 0; round < rounds; round += 1) {
    if (resumed.reason === null) note('resumed', timeOf(resumed.argv(resume, target), resumed.environment));
    for (const [name, { node = [], argv }] of shown) {
      note(name, timeOf([...node, bin, 'pdf', 'latest', '--theme', 'ats', ...argv, '-o', target, '--force']));
    }
  }
  if (statSync(target).size === 0) throw new Error('The PDF is empty.');
  printTimes(times, shown);
}

function printTimes(times: ReadonlyMap<string, readonly number[]>, shown: readonly [string, Way][]): void {
  const baseline = times.get('resumed');
  if (baseline) printRow('resumed export, theme even', median(baseline), { unit: 'ms' });
  for (const [name, { minSpeed: min }] of shown) {
    const own = times.get(name) ?? [];
    printRow(name, median(own), { unit: 'ms' });
    if (baseline) printRow(`  resumed / ${name}`, median(baseline) / median(own), { unit: 'x', min });
  }
}
