import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pack } from './package/pack.ts';
import { root } from './root.ts';

/*
 * The packed package, installed by npm into an empty folder and as a global command, and its main commands
 * run there; with every Node that is named, else this one. npm run check:install -- [path of node …]
 */

const nodes = process.argv.length > 2 ? process.argv.slice(2) : [process.execPath];
const example = (...parts: string[]) => path.join(root, 'examples', ...parts);
const posting = example('postings', 'backend-engineer.txt');
const resume = example('resumes', 'software-engineer.json');

const folder = mkdtempSync(path.join(tmpdir(), 'resume-tailor-install-'));

/** As a person of that Node has it: npm and the command find `node` in the path. */
function personOf(node: string, cwd: string, home: string): ExecFileSyncOptions {
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

function walk(command: string, person: ExecFileSyncOptions): void {
  for (const argv of commands) execFileSync(command, [...argv], person);
  const pdf = path.join(String(person.cwd), 'again.pdf');
  if (statSync(pdf).size < 1000) throw new Error(`${pdf} is no PDF`);
}

function inFolder(node: string, place: string, tarball: string): void {
  mkdirSync(place);
  writeFileSync(path.join(place, 'package.json'), '{"private": true, "type": "module"}');
  const person = personOf(node, place, path.join(place, 'home'));
  execFileSync('npm', [...installing, tarball], person);
  walk(path.join(place, 'node_modules', '.bin', 'resume-tailor'), person);
  const use =
    "import { readBaseResume } from 'resume-tailor'; if (!readBaseResume) throw new Error('no library')";
  execFileSync(node, ['--input-type=module', '--eval', use], person);
}

function asGlobal(node: string, place: string, tarball: string): void {
  mkdirSync(place);
  const person = personOf(node, place, path.join(place, 'home'));
  execFileSync('npm', [...installing, '--global', '--prefix', place, tarball], person);
  walk(path.join(place, 'bin', 'resume-tailor'), person);
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
