import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { parseArgs, promisify } from 'node:util';
import { temporaryFolder } from '../../build/temporary-folder.ts';
import { checkDocument, type Document, type Report, type Violation } from './check-document.ts';

/*
 * Tailors all resumes of a folder to all postings of another through a running server, and checks each document.
 * npm run eval:real -- --resumes DIR --postings DIR --out DIR [--languages manifest.json] [--levels good,super]
 * Prints only counts. Texts, which belong to other people, are written to the folder --out; the home, which holds them
 * too, is removed at the end.
 */

const { values } = parseArgs({
  options: {
    resumes: { type: 'string' },
    postings: { type: 'string' },
    out: { type: 'string' },
    languages: { type: 'string' },
    levels: { type: 'string', default: 'good,super' },
  },
});
const { resumes, postings, out } = values;
if (!resumes || !postings || !out) throw new Error('Needed: --resumes DIR --postings DIR --out DIR.');
const home = temporaryFolder('real-pairs-');
const command = path.join(import.meta.dirname, '../../bin/resume-tailor.cjs');

/** Asynchronous, because a blocked process would not notice that the server closed an idle connection. */
async function cli(...args: string[]): Promise<string> {
  const argv = [command, ...args, '--home', home];
  const { stdout } = await promisify(execFile)(process.execPath, argv, { maxBuffer: 1 << 26 });
  return stdout;
}

interface Row {
  readonly id: string;
  readonly language: string | null;
}

/** Language by id, from a manifest: a JSON list of rows with `id` and `language`. */
function readLanguages(file: string | undefined): ReadonlyMap<string, string> {
  if (!file) return new Map();
  const rows = JSON.parse(readFileSync(file, 'utf8')) as Row[];
  return new Map(rows.map(({ id, language }) => [id, language ?? 'en']));
}

async function startServer(): Promise<{ readonly url: string; readonly server: ChildProcess }> {
  writeFileSync(
    path.join(home, 'server.yaml'),
    'plans:\n  pro: { requests_per_minute: 10000000, credits: 100000000 }\n',
  );
  const server = spawn(process.execPath, [command, 'serve', '--port', '0', '--json', '--home', home], {
    stdio: ['ignore', 'pipe', openSync(path.join(home, 'server.log'), 'w')],
  });
  // Before its home is removed, so that it cannot write there again.
  process.prependOnceListener('exit', () => server.kill('SIGKILL'));
  for await (const line of createInterface({ input: server.stdout as Readable })) {
    return { url: (JSON.parse(line) as { url: string }).url, server };
  }
  throw new Error('The server ended before it was ready.');
}

const languages = readLanguages(values.languages);
const { url, server } = await startServer();
const { secret } = JSON.parse(await cli('keys', 'create', '--name', 'real', '--json')) as { secret: string };

async function call<T>(method: string, at: string, body?: unknown): Promise<{ status: number; answer: T }> {
  const headers = { 'x-api-key': secret, 'content-type': 'application/json' };
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const answer = await fetch(`${url}${at}`, init);
  return { status: answer.status, answer: (await answer.json()) as T };
}

interface Tally {
  resumes: number;
  refused: string[];
  documents: number;
  failed: string[];
  changed: number;
}

const tally: Tally = { resumes: 0, refused: [], documents: 0, failed: [], changed: 0 };
const found = new Map<string, { readonly document: string; readonly violation: Violation }[]>();
const ops = new Map<string, number>();
mkdirSync(out, { recursive: true });

/** Reads a posting like the page and the command line. */
async function textOfPosting(file: string): Promise<string> {
  const content = readFileSync(path.join(postings as string, file)).toString('base64');
  const read = await call<{ job_description: string }>('POST', '/postings/read', {
    file_name: file,
    content,
  });
  if (read.status !== 200) throw new Error(`${file}: ${JSON.stringify(read.answer)}`);
  return read.answer.job_description;
}

const texts: { readonly id: string; readonly text: string }[] = [];
for (const file of readdirSync(postings)) {
  texts.push({ id: path.parse(file).name, text: await textOfPosting(file) });
}

async function tailor(resume: string, base: Document): Promise<void> {
  for (const posting of texts) {
    for (const level of (values.levels ?? '').split(',')) {
      const name = `${resume}-${posting.id}-${level}`;
      const body = {
        job_description: posting.text,
        company_name: 'Example',
        position: 'Open position',
        finetune_level: level,
      };
      const made = await call<{ id: string; resume_data: Document }>('POST', '/resumes/generate', body);
      tally.documents += 1;
      if (made.status !== 200) {
        tally.failed.push(`${name}: ${made.status} ${JSON.stringify(made.answer).slice(0, 200)}`);
        continue;
      }
      const { answer: report } = await call<Report>('GET', `/resumes/${made.answer.id}/report`);
      const document = made.answer.resume_data;
      const violations = checkDocument({ base, document, report, language: languages.get(resume) ?? 'en' });
      for (const violation of violations) {
        found.set(violation.rule, [...(found.get(violation.rule) ?? []), { document: name, violation }]);
      }
      if (report.changes.length > 0) tally.changed += 1;
      for (const { op } of report.changes) ops.set(op, (ops.get(op) ?? 0) + 1);
      writeFileSync(path.join(out as string, `${name}.json`), JSON.stringify({ base, document, report }));
    }
  }
}

for (const file of readdirSync(resumes).sort()) {
  const { name } = path.parse(file);
  try {
    // A resume without a name is rejected, so the second attempt adds --name.
    await cli('base', 'set', path.join(resumes, file)).catch(() =>
      cli('base', 'set', path.join(resumes, file), '--name', 'Robin Example'),
    );
  } catch (error) {
    tally.refused.push(`${file}: ${String((error as { stderr?: string }).stderr).split('\n')[0]}`);
    continue;
  }
  tally.resumes += 1;
  const { answer } = await call<{ resume_data: Document }>('GET', '/base-resume');
  await tailor(name, answer.resume_data);
}
server.kill('SIGTERM');
await once(server, 'exit');

writeFileSync(path.join(out, 'violations.json'), JSON.stringify(Object.fromEntries(found), null, 1));
const say = (line: string) => process.stdout.write(`${line}\n`);
say(
  `${tally.resumes} resumes, ${texts.length} postings, ${tally.documents} documents, ${tally.changed} changed`,
);
say(`refused: ${tally.refused.length} resumes; failed: ${tally.failed.length} documents`);
for (const line of [...tally.refused, ...tally.failed.slice(0, 20)]) say(`  ${line}`);
say([...ops].map(([op, count]) => `${op} ${count}`).join(', '));
for (const [rule, list] of [...found].sort((a, b) => b[1].length - a[1].length)) {
  const documents = new Set(list.map(({ document }) => document)).size;
  const people = new Set(list.map(({ document }) => document.split('-')[0])).size;
  say(`${rule}: ${list.length} in ${documents} documents of ${people} resumes`);
}
if (found.size === 0) say('no violation');
