import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/*
 * Whole-process time of the built command line in units of `node -e 0`, taken in turns in one run, and what
 * each command loads. npm run bench:start -- [rounds]
 */

const root = path.resolve(import.meta.dirname, '..');
const bin = path.join(root, 'bin', 'resume-tailor.cjs');
const watcher = path.join(root, 'test', 'smoke', 'watch-loads.cjs');
const example = (name: string) => path.join(root, 'examples', name);
const rounds = Number(process.argv[2] ?? 21);

const folder = mkdtempSync(path.join(tmpdir(), 'resume-tailor-start-'));
// Certificates that a machine adds are read by every start of Node and would hide the ratios.
const environment = { PATH: process.env['PATH'] ?? '', RESUME_TAILOR_HOME: path.join(folder, 'home') };

interface Start {
  readonly argv: readonly string[];
  /** Times `node -e 0`. */
  readonly target: number;
}

const posting = example('postings/senior-accountant.txt');
const starts: Readonly<Record<string, Start>> = {
  '--version': { argv: ['--version'], target: 1.2 },
  '--help': { argv: ['--help'], target: 1.45 },
  usage: { argv: ['usage'], target: 2.4 },
  list: { argv: ['list'], target: 2.6 },
  get: { argv: ['get', 'latest', '--format', 'json'], target: 2.6 },
  generate: { argv: ['generate', posting, '--new'], target: 8 },
  'generate --pdf, unchecked': {
    argv: ['generate', posting, '--new', '--pdf', 'cv.pdf', '--no-check', '--force'],
    target: 14,
  },
  'generate --pdf': {
    argv: ['generate', posting, '--new', '--pdf', 'cv.pdf', '--force'],
    target: Number.POSITIVE_INFINITY,
  },
};

function timeOf(argv: readonly string[]): number {
  const start = process.hrtime.bigint();
  const { status, stderr } = spawnSync(process.execPath, argv, { cwd: folder, env: environment });
  const milliseconds = Number(process.hrtime.bigint() - start) / 1e6;
  if (status !== 0) throw new Error(`${argv.join(' ')} ended with ${status}: ${stderr}`);
  return milliseconds;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The command beside a bare start, both measured again in each round. */
function ratioOf({ argv }: Start): { ratio: number; milliseconds: number } {
  const bare: number[] = [];
  const own: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(timeOf(['-e', '0']));
    own.push(timeOf([bin, ...argv]));
  }
  return { ratio: median(own) / median(bare), milliseconds: median(own) };
}

/** `9 files, 310 KB; node:fs, node:path` */
function loadsOf({ argv }: Start): string {
  const { stderr } = spawnSync(process.execPath, ['--require', watcher, bin, ...argv], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  });
  const { loaded } = JSON.parse(stderr.slice(stderr.indexOf('@@') + 2)) as { loaded: string[] };
  const files = loaded.filter((name) => path.isAbsolute(name) && existsSync(name));
  const size = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const builtin = loaded.filter((name) => name.startsWith('node:')).map((name) => name.slice(5));
  return `${files.length} files, ${Math.round(size / 1000)} KB; ${builtin.join(' ')}`;
}

const resume = example('resumes/accountant.json');
timeOf([bin, 'base', 'set', resume]);
timeOf([bin, 'generate', posting, '--pdf', 'cv.pdf']);

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
console.log(`resume-tailor ${version}, Node ${process.versions.node}, median of ${rounds}`);
for (const [name, start] of Object.entries(starts)) {
  const { ratio, milliseconds } = ratioOf(start);
  const target = Number.isFinite(start.target) ? `(at most ${start.target})` : '';
  console.log(`${name.padEnd(26)} ${ratio.toFixed(2)} ${target.padEnd(15)} ${milliseconds.toFixed(0)} ms`);
  console.log(`${' '.repeat(26)} ${loadsOf(start)}`);
}
rmSync(folder, { recursive: true });
