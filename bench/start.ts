import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { peers } from './start/peers.ts';
import { type Ratios, timePairs, timeProcess } from './start/time-pairs.ts';

/*
 * Measures the built command line as whole processes, in units of `node -e 0` and in turns, and the files that each
 * command loads; also other command lines. npm run bench:start -- [rounds]
 */

const root = path.resolve(import.meta.dirname, '..');
const bin = path.join(root, 'bin', 'resume-tailor.cjs');
const watcher = path.join(root, 'test', 'smoke', 'watch-loads.cjs');
const example = (name: string) => path.join(root, 'examples', name);
const rounds = Number(process.argv[2] ?? 21);

/** Factor on the targets: without Node's compile cache, a start takes longer. */
const leeway = 'enableCompileCache' in module ? 1 : 1.25;

const folder = mkdtempSync(path.join(tmpdir(), 'resume-tailor-start-'));
// Without variables for extra certificates, which each start of Node would read and which would distort the ratios.
const environment = { PATH: process.env['PATH'] ?? '', RESUME_TAILOR_HOME: path.join(folder, 'home') };

interface Start {
  readonly argv: readonly string[];
  /** Maximum in units of `node -e 0`. */
  readonly target: number;
}

const posting = example('postings/senior-accountant.txt');
const starts: Readonly<Record<string, Start>> = {
  '--version': { argv: ['--version'], target: 1.2 },
  '--help': { argv: ['--help'], target: 1.5 },
  usage: { argv: ['usage'], target: 2.5 },
  list: { argv: ['list'], target: 2.7 },
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

const options = { folder, environment };

function printRow(
  name: string,
  { wall, cpu, milliseconds }: Ratios,
  target = Number.POSITIVE_INFINITY,
): void {
  const limit = Number.isFinite(target) ? `(at most ${target})` : '';
  const ofCpu = cpu === null ? '' : `CPU ${cpu.toFixed(2)}`;
  const time = `${milliseconds.toFixed(0)} ms`;
  console.log(
    `${name.padEnd(26)} ${wall.toFixed(2).padStart(5)} ${limit.padEnd(15)} ${ofCpu.padEnd(10)} ${time}`,
  );
}

const resume = example('resumes/accountant.json');
timeProcess([bin, 'base', 'set', resume], options);
timeProcess([bin, 'generate', posting, '--pdf', 'cv.pdf'], options);

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
console.log(
  `resume-tailor ${version}, Node ${process.versions.node}, times \`node -e 0\`, median of ${rounds}`,
);
for (const [name, start] of Object.entries(starts)) {
  printRow(name, timePairs([bin, ...start.argv], rounds, options), start.target * leeway);
  console.log(`${' '.repeat(26)} ${loadsOf(start)}`);
}
console.log('others on this machine:');
for (const [name, argv] of Object.entries(peers())) printRow(name, timePairs(argv, rounds, options));
rmSync(folder, { recursive: true });
