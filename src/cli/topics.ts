import { exportFormatNames } from '../contract/choices.ts';
import type { ErrorName } from '../contract/errors.ts';
import { importFormatTitles } from '../contract/import-formats.ts';
import { exportFormats } from '../documents/export/export-resume.ts';
import { ownValue } from '../values/own-value.ts';
import { exitCodes, interruptionExitCodes, unreachableExitCode } from './exit-code.ts';
import { wrap } from './terminal/terminal-text.ts';

const ours = [
  ['RESUME_TAILOR_HOME', 'the folder for all files, same as --home'],
  ['RESUME_TAILOR_BASE_URL', 'use this server, same as --base-url'],
  ['RESUME_TAILOR_API_KEY', 'the API key of the server'],
  ['RESUME_TAILOR_DASHBOARD_TOKEN', 'the token that creates and revokes keys'],
  ['RESUME_TAILOR_PROFILE', 'a saved profile, same as --profile'],
  ['RESUME_TAILOR_BROWSER', 'the browser for themes that need one'],
  ['RESUME_TAILOR_METRICS_TOKEN', 'serve: the token for /metrics'],
  ['DATABASE_URL', 'the PostgreSQL database that servers share'],
  ['RESUME_TAILOR_PLAIN', 'any value: plain lines, same as --plain'],
  ['RESUME_TAILOR_DEBUG', 'any value: show the stack of an error'],
] as const;

const others = [
  ['VISUAL, EDITOR', 'the editor that edit and generate open'],
  ['PAGER', 'shows long texts (default less; cat: none)'],
  ['NO_COLOR, FORCE_COLOR, TERM', 'colors off, on, or as the terminal supports'],
  ['LC_ALL, LC_CTYPE, LANG', 'symbols in ASCII if not UTF-8'],
  ['CI', 'any value but false: no prompts, no spinner'],
  ['HTTPS_PROXY, HTTP_PROXY, NO_PROXY', 'the proxy; lowercase names work too'],
  ['CHROME_PATH', 'the browser, as other tools find it'],
  ['PUPPETEER_EXECUTABLE_PATH', 'the same'],
  ['XDG_CONFIG_HOME, XDG_DATA_HOME', 'where settings and data are kept'],
  ['XDG_CACHE_HOME', 'where compiled code is kept'],
  ['APPDATA, LOCALAPPDATA', 'the same folders on Windows'],
] as const;

export function environmentTopic(): string {
  return `Examples:
  $ RESUME_TAILOR_HOME=./trial resume-tailor usage
  $ export RESUME_TAILOR_BASE_URL=http://127.0.0.1:8787
  $ RESUME_TAILOR_API_KEY="$(cat key.txt)" resume-tailor list

In order of priority: flags, the environment, .resume-tailor.yaml in the current
folder, config.json, the default.
To see each setting and its source: resume-tailor config list

${topicList(ours)}
${topicList(others)}`;
}

/** Exit codes in plain words; a new error name fails to compile until it has some. */
const meanings: Readonly<Record<ErrorName, string>> = {
  internal_server_error: 'unexpected failure',
  validation_error: 'wrong usage, or a file that cannot be read or used',
  not_found: 'no such resume, key or base resume',
  missing_api_key: 'no key was sent',
  invalid_api_key: 'the key is invalid',
  rate_limit_exceeded: 'too many requests, even after retries',
  credit_limit_exceeded: 'no credits left: resume-tailor usage',
};

export function exitCodesTopic(): string {
  const named = Object.entries(meanings).map(
    ([name, meaning]) => [String(ownValue(exitCodes, name)), `${meaning} (${name})`] as const,
  );
  return `Example:
  $ resume-tailor generate posting.txt --json || echo "failed with $?"

${topicList([
  ['0', 'done'],
  ...named,
  [String(unreachableExitCode), 'the service cannot be reached or took too long'],
  [String(interruptionExitCodes.SIGINT), 'stopped by Ctrl-C, or a question answered with no'],
  [String(interruptionExitCodes.SIGTERM), 'stopped by SIGTERM'],
])}
batch ends with 1 when a row failed, rank and gaps when a posting cannot be
read, doctor and a check of a theme when a check fails, proofread when it finds
errors.
With --json an error is the API's Error object, on standard error.
`;
}

const read = (): readonly (readonly [name: string, meaning: string])[] => [
  ...wrap(importFormatTitles.join(', '), 66)
    .trimEnd()
    .split('\n')
    .map((line, index) => [index === 0 ? 'resume' : '', line] as const),
  ['posting', 'text, PDF, DOCX, ODT, RTF, mail (.eml), a web page (file or address),'],
  ['', 'JSON-LD'],
  ['batch', 'JSONL, CSV, or a folder of postings'],
  ['backup', 'a file written by backup'],
];

export function formatsTopic(): string {
  const written = exportFormatNames.map((name) => {
    const { title, extension } = exportFormats[name];
    return [name, `${title} (${extension})`] as const;
  });
  return `Examples:
  $ resume-tailor get latest -o resume.md
  $ resume-tailor get latest --format jsonresume > resume.json

Written, by --format (name or ending) or the ending of -o FILE:
${topicList([...written, ['pdf', 'PDF (.pdf)']])}
base export writes JSON Resume into .json, unless --format says otherwise.

Read:
${topicList(read())}`;
}

/** Names in one column, meanings in the next. */
export function topicList(rows: readonly (readonly [name: string, meaning: string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, meaning]) => `  ${name.padEnd(width)}  ${meaning}\n`).join('');
}
