import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pack } from './package/pack.ts';
import { root } from './root.ts';

/*
 * Installs the packed package with npm, into an empty folder and as a global command, and runs its main commands with
 * each given Node, or with this one. npm run check:install -- [path of node …]
 */

const nodes = process.argv.length > 2 ? process.argv.slice(2) : [process.execPath];
const example = (...parts: string[]) => path.join(root, 'examples', ...parts);
const posting = example('postings', 'backend-engineer.txt');
const resume = example('resumes', 'software-engineer.json');

const folder = mkdtempSync(path.join(tmpdir(), 'resume-tailor-install-'));

/** Options to run commands with the given Node, which npm and the command find in the path. */
function optionsFor(node: string, cwd: string, home: string): ExecFileSyncOptions {
  const searched = [path.dirname(node), process.env['PATH'] ?? ''].join(path.delimiter);
  return { cwd, env: { ...process.env, PATH: searched, RESUME_TAILOR_HOME: home }, stdio: 'pipe' };
}

const installing = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];

const commands: readonly (readonly string[])[] = [
  ['--version'],
  ['base', 'set', resume],
  ['generate', posting, '--pdf', 'cv.pdf'],
  ['list'],
  ['usage'],
  ['get', 'latest', '-o', 'cv.md'],
  ['score', posting],
  ['pdf', 'latest', '-o', 'again.pdf'],
  ['doctor'],
];

function runCommands(command: string, options: ExecFileSyncOptions): void {
  for (const argv of commands) execFileSync(command, [...argv], options);
  const pdf = path.join(String(options.cwd), 'again.pdf');
  if (statSync(pdf).size < 1000) throw new Error(`${pdf} is not a PDF`);
}

function inFolder(node: string, place: string, tarball: string): void {
  mkdirSync(place);
  writeFileSync(path.join(place, 'package.json'), '{"private": true, "type": "module"}');
  const options = optionsFor(node, place, path.join(place, 'home'));
  execFileSync('npm', [...installing, tarball], options);
  runCommands(path.join(place, 'node_modules', '.bin', 'resume-tailor'), options);
  const use =
    "import { readBaseResume } from 'resume-tailor'; if (!readBaseResume) throw new Error('no library')";
  execFileSync(node, ['--input-type=module', '--eval', use], options);
}

function asGlobal(node: string, place: string, tarball: string): void {
  mkdirSync(place);
  const options = optionsFor(node, place, path.join(place, 'home'));
  execFileSync('npm', [...installing, '--global', '--prefix', place, tarball], options);
  runCommands(path.join(place, 'bin', 'resume-tailor'), options);
}

try {
  const { file } = pack(folder);
  for (const [index, node] of nodes.entries()) {
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    inFolder(node, path.join(folder, `local-${index}`), file);
    console.log(`${version}: installed in a folder, every command ran`);
    asGlobal(node, path.join(folder, `global-${index}`), file);
    console.log(`${version}: installed as a global command, every command ran`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
