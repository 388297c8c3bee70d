import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readPostingFile } from '../../src/cli/postings/read-job-posting.ts';
import { finetuneLevels } from '../../src/contract/choices.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';
import { createLlmEngine } from '../../src/tailoring/llm/llm-engine.ts';
import { filesById } from '../evidence/tables.ts';

/*
 * Tailors real resumes with a language model whose answers are files, so that its wordings can be judged without a
 * provider: npm run eval:writing -- --resumes DIR --postings DIR --pairs FILE --answers DIR
 * [--level super] [--changes FILE]. FILE has a resume's and a posting's id on each line. A question without an answer is
 * written to the folder of answers as HASH.txt; its answer belongs beside it, as HASH.json.
 */

const { values } = parseArgs({
  options: {
    resumes: { type: 'string', default: '' },
    postings: { type: 'string', default: '' },
    pairs: { type: 'string', default: '' },
    answers: { type: 'string', default: '' },
    level: { type: 'string', default: 'super' },
    changes: { type: 'string' },
  },
});
const level = finetuneLevels.find((one) => one === values.level);
if (level === undefined) throw new Error(`--level is one of ${finetuneLevels.join(', ')}.`);
const asked = { now: [] as string[], answered: 0, open: 0 };

const engine = createLlmEngine({
  ownTerms: [],
  settings: {
    provider: 'openai-compatible',
    name: 'recorded',
    base_url: 'http://localhost/v1',
    api_key_env: null,
    context_window: 128_000,
    timeout_seconds: 60,
    deadline_seconds: 60,
    price: null,
  },
  apiKey: null,
  fetch: async (_, request) => Response.json(completion(recordedAnswer(String(request?.body)))),
  answers: { find: async () => null, keep: async () => {} },
  clock: { now: () => 0 },
  timer: { wait: async () => {} },
  concurrency: 1,
});

interface Sum {
  pairs: number;
  /** Pairs without a file. */
  absent: number;
  reworded: number;
  byModel: number;
  repaired: number;
  refused: number;
}
const sum: Sum = { pairs: 0, absent: 0, reworded: 0, byModel: 0, repaired: 0, refused: 0 };
const rules = new Map<string, number>();
const changes: unknown[] = [];

const [resumes, postings] = [filesById(values.resumes), filesById(values.postings)];
for (const row of readFileSync(values.pairs, 'utf8').split('\n').filter(Boolean)) {
  const [resume = '', posting = ''] = row.split(/\s+/);
  const [resumeFile, postingFile] = [resumes.get(resume), postings.get(posting)];
  if (resumeFile === undefined || postingFile === undefined) {
    sum.absent += 1;
    continue;
  }
  asked.now = [];
  const { report } = await engine.tailor({
    base: await readBase(resumeFile),
    target: await readTarget(postingFile),
    level,
    asOf: '2026-12-01',
  });
  sum.pairs += 1;
  sum.reworded += report.changes.filter(({ op }) => ['rewrite', 'merge', 'summary'].includes(op)).length;
  sum.byModel += report.model?.accepted ?? 0;
  sum.repaired += report.model?.repaired ?? 0;
  for (const { rules: broken } of report.model?.rejected ?? []) {
    sum.refused += 1;
    for (const rule of broken) rules.set(rule, (rules.get(rule) ?? 0) + 1);
  }
  changes.push({
    resume,
    posting,
    questions: asked.now,
    changes: report.changes,
    refused: report.model?.rejected,
  });
}
if (values.changes !== undefined) writeFileSync(values.changes, JSON.stringify(changes, null, 1));
const byCount = [...rules].sort(([, a], [, b]) => b - a).map(([rule, count]) => `${rule} ${count}`);
process.stdout.write(
  [
    `pairs ${sum.pairs}, ${sum.absent} others without a file; questions answered ${asked.answered}, without an answer ${asked.open}`,
    `texts reworded: ${sum.reworded}, of these by the model ${sum.byModel} (${sum.repaired} at the second attempt)`,
    `refused and left: ${sum.refused}${byCount.length > 0 ? `; by rule: ${byCount.join(', ')}` : ''}`,
    '',
  ].join('\n'),
);

async function readBase(file: string) {
  const options = { nameless: true, template: true };
  const { source } = await readResumeFile({ name: path.basename(file), bytes: readFileSync(file) }, options);
  return readBaseResume(source, options).document;
}

async function readTarget(file: string) {
  const {
    text,
    company = '',
    position = '',
  } = await readPostingFile({ name: path.basename(file), bytes: readFileSync(file) });
  return { companyName: company, position, jobDescription: text };
}

/** The answer in the file of this question; without one, the question is written and no line is edited. */
function recordedAnswer(body: string): string {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  const question = messages.map(({ content }) => content).join('\n\n');
  const name = path.join(values.answers, hash('sha256', question, 'hex').slice(0, 12));
  asked.now.push(path.basename(name));
  if (existsSync(`${name}.json`)) {
    asked.answered += 1;
    return readFileSync(`${name}.json`, 'utf8');
  }
  asked.open += 1;
  writeFileSync(`${name}.txt`, `${question}\n`);
  return '{"edits":[]}';
}

function completion(content: string) {
  const message = { role: 'assistant', content };
  return { id: 'recorded', choices: [{ index: 0, message, finish_reason: 'stop' }] };
}
