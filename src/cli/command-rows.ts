import type { Command } from 'commander';
import type { Run } from './run.ts';

/** Adds the arguments, flags, examples and action of a command. */
export type Define = (command: Command, run: Run) => void;

export interface CommandRow {
  readonly name: string;
  readonly summary: string;
  readonly group: string;
  /** Each command is its own chunk, loaded only if it is called. */
  load(): Promise<Define>;
}

const tailoring = 'Tailor a resume:';
const resumes = 'Your tailored resumes:';
const account = 'Your account:';
const server = 'Server:';
const machine = 'This machine:';

export const commandRows: readonly CommandRow[] = [
  {
    name: 'init',
    summary: 'start here: answer a few questions, get your first result',
    group: tailoring,
    load: async () => (await import('./commands/init.ts')).defineInit,
  },
  {
    name: 'open',
    summary: 'the same in your browser: tailor, review, export',
    group: tailoring,
    load: async () => (await import('./commands/open.ts')).defineOpen,
  },
  {
    name: 'generate',
    summary: 'tailor your resume to a job posting',
    group: tailoring,
    load: async () => (await import('./commands/generate.ts')).defineGenerate,
  },
  {
    name: 'batch',
    summary: 'tailor your resume to many postings; can be interrupted',
    group: tailoring,
    load: async () => (await import('./commands/batch.ts')).defineBatch,
  },
  {
    name: 'score',
    summary: 'score your resume against a posting; free',
    group: tailoring,
    load: async () => (await import('./commands/score.ts')).defineScore,
  },
  {
    name: 'rank',
    summary: 'rank postings by how well your resume answers them; free',
    group: tailoring,
    load: async () => (await import('./commands/rank.ts')).defineRank,
  },
  {
    name: 'gaps',
    summary: 'list what postings require but your resume does not show; free',
    group: tailoring,
    load: async () => (await import('./commands/gaps.ts')).defineGaps,
  },
  {
    name: 'proofread',
    summary: 'check your resume for mistakes, without a posting; free',
    group: tailoring,
    load: async () => (await import('./commands/proofread.ts')).defineProofread,
  },
  {
    name: 'base',
    summary: 'set, show and export your base resume',
    group: tailoring,
    load: async () => (await import('./commands/base.ts')).defineBase,
  },
  {
    name: 'themes',
    summary: 'list the themes: how PDFs can look',
    group: tailoring,
    load: async () => (await import('./commands/themes.ts')).defineThemes,
  },
  {
    name: 'list',
    summary: 'list your resumes, newest first',
    group: resumes,
    load: async () => (await import('./commands/list.ts')).defineList,
  },
  {
    name: 'status',
    summary: 'record the status of an application; free',
    group: resumes,
    load: async () => (await import('./commands/status.ts')).defineStatus,
  },
  {
    name: 'get',
    summary: 'show or export a resume',
    group: resumes,
    load: async () => (await import('./commands/get.ts')).defineGet,
  },
  {
    name: 'explain',
    summary: 'show the score, each change with its reason, and what is missing',
    group: resumes,
    load: async () => (await import('./commands/explain.ts')).defineExplain,
  },
  {
    name: 'diff',
    summary: 'compare a resume with your base resume or another one, word by word',
    group: resumes,
    load: async () => (await import('./commands/diff.ts')).defineDiff,
  },
  {
    name: 'answer',
    summary: 'answer questions about what your resume does not show; free',
    group: resumes,
    load: async () => (await import('./commands/answer.ts')).defineAnswer,
  },
  {
    name: 'revert',
    summary: 'undo single changes; free',
    group: resumes,
    load: async () => (await import('./commands/revert.ts')).defineRevert,
  },
  {
    name: 'edit',
    summary: 'edit a resume in your editor; free',
    group: resumes,
    load: async () => (await import('./commands/edit.ts')).defineEdit,
  },
  {
    name: 'pdf',
    summary: 'make a PDF of a resume; free',
    group: resumes,
    load: async () => (await import('./commands/pdf.ts')).definePdf,
  },
  {
    name: 'delete',
    summary: 'delete resumes permanently',
    group: resumes,
    load: async () => (await import('./commands/delete.ts')).defineDelete,
  },
  {
    name: 'usage',
    summary: 'show your credits and limits',
    group: account,
    load: async () => (await import('./commands/usage.ts')).defineUsage,
  },
  {
    name: 'auth',
    summary: 'log in to a server, log out, show the login',
    group: account,
    load: async () => (await import('./commands/auth.ts')).defineAuth,
  },
  {
    name: 'keys',
    summary: 'list, create and revoke API keys',
    group: account,
    load: async () => (await import('./commands/keys.ts')).defineKeys,
  },
  {
    name: 'serve',
    summary: 'run the HTTP API and web page for others',
    group: server,
    load: async () => (await import('./commands/serve.ts')).defineServe,
  },
  {
    name: 'mcp',
    summary: 'let an AI assistant such as Claude work on your resume',
    group: server,
    load: async () => (await import('./commands/mcp.ts')).defineMcp,
  },
  {
    name: 'accounts',
    summary: 'create and list accounts of people who use this server',
    group: server,
    load: async () => (await import('./commands/accounts.ts')).defineAccounts,
  },
  {
    name: 'config',
    summary: 'show and change your settings',
    group: machine,
    load: async () => (await import('./commands/config.ts')).defineConfig,
  },
  {
    name: 'doctor',
    summary: 'check your setup',
    group: machine,
    load: async () => (await import('./commands/doctor.ts')).defineDoctor,
  },
  {
    name: 'backup',
    summary: 'save everything to one file',
    group: machine,
    load: async () => (await import('./commands/backup.ts')).defineBackup,
  },
  {
    name: 'restore',
    summary: 'restore from a backup',
    group: machine,
    load: async () => (await import('./commands/restore.ts')).defineRestore,
  },
  {
    name: 'migrate',
    summary: 'move the store to another database',
    group: machine,
    load: async () => (await import('./commands/migrate.ts')).defineMigrate,
  },
  {
    name: 'completion',
    summary: 'shell completion for bash, zsh, fish and PowerShell',
    group: machine,
    load: async () => (await import('./commands/completion.ts')).defineCompletion,
  },
];

/** A page of `help` about several commands. */
export interface TopicRow {
  readonly name: string;
  readonly summary: string;
  load(): Promise<() => string>;
}

export const topicRows: readonly TopicRow[] = [
  {
    name: 'environment',
    summary: 'environment variables',
    load: async () => (await import('./topics.ts')).environmentTopic,
  },
  {
    name: 'exit-codes',
    summary: 'what each exit code means',
    load: async () => (await import('./topics.ts')).exitCodesTopic,
  },
  {
    name: 'formats',
    summary: 'supported file formats',
    load: async () => (await import('./topics.ts')).formatsTopic,
  },
];
