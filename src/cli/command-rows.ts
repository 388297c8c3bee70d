import type { Command } from 'commander';
import type { Run } from './run.ts';

/** Adds the arguments, flags and examples of a command, and says what it does. */
export type Define = (command: Command, run: Run) => void;

export interface CommandRow {
  readonly name: string;
  readonly summary: string;
  readonly group: string;
  /** Every command is a chunk of its own: only the one that was asked for is loaded. */
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
    summary: 'begin here: a few questions, then your first result',
    group: tailoring,
    load: async () => (await import('./commands/init.ts')).defineInit,
  },
  {
    name: 'generate',
    summary: 'tailor your resume to a job posting',
    group: tailoring,
    load: async () => (await import('./commands/generate.ts')).defineGenerate,
  },
  {
    name: 'batch',
    summary: 'tailor it to many postings at once; can be stopped and goes on',
    group: tailoring,
    load: async () => (await import('./commands/batch.ts')).defineBatch,
  },
  {
    name: 'score',
    summary: 'how well your resume fits a posting; free',
    group: tailoring,
    load: async () => (await import('./commands/score.ts')).defineScore,
  },
  {
    name: 'base',
    summary: 'the resume that everything is made from',
    group: tailoring,
    load: async () => (await import('./commands/base.ts')).defineBase,
  },
  {
    name: 'themes',
    summary: 'the looks that a PDF can have',
    group: tailoring,
    load: async () => (await import('./commands/themes.ts')).defineThemes,
  },
  {
    name: 'list',
    summary: 'newest first',
    group: resumes,
    load: async () => (await import('./commands/list.ts')).defineList,
  },
  {
    name: 'get',
    summary: 'one resume, in the format you need',
    group: resumes,
    load: async () => (await import('./commands/get.ts')).defineGet,
  },
  {
    name: 'explain',
    summary: 'the score, every change with its reason, and what is missing',
    group: resumes,
    load: async () => (await import('./commands/explain.ts')).defineExplain,
  },
  {
    name: 'revert',
    summary: 'undo single changes; free',
    group: resumes,
    load: async () => (await import('./commands/revert.ts')).defineRevert,
  },
  {
    name: 'edit',
    summary: 'change it by hand, in your editor; free',
    group: resumes,
    load: async () => (await import('./commands/edit.ts')).defineEdit,
  },
  {
    name: 'pdf',
    summary: 'make the PDF, or make it again; free',
    group: resumes,
    load: async () => (await import('./commands/pdf.ts')).definePdf,
  },
  {
    name: 'delete',
    summary: 'delete resumes for good',
    group: resumes,
    load: async () => (await import('./commands/delete.ts')).defineDelete,
  },
  {
    name: 'usage',
    summary: 'credits and limits',
    group: account,
    load: async () => (await import('./commands/usage.ts')).defineUsage,
  },
  {
    name: 'auth',
    summary: 'use a server: log in, log out, see which',
    group: account,
    load: async () => (await import('./commands/auth.ts')).defineAuth,
  },
  {
    name: 'keys',
    summary: 'API keys: list, create, revoke',
    group: account,
    load: async () => (await import('./commands/keys.ts')).defineKeys,
  },
  {
    name: 'serve',
    summary: 'offer the same over HTTP',
    group: server,
    load: async () => (await import('./commands/serve.ts')).defineServe,
  },
  {
    name: 'accounts',
    summary: 'accounts for those who share this server',
    group: server,
    load: async () => (await import('./commands/accounts.ts')).defineAccounts,
  },
  {
    name: 'config',
    summary: 'your settings, and where each comes from',
    group: machine,
    load: async () => (await import('./commands/config.ts')).defineConfig,
  },
  {
    name: 'doctor',
    summary: 'what is wrong here, and how to mend it',
    group: machine,
    load: async () => (await import('./commands/doctor.ts')).defineDoctor,
  },
  {
    name: 'backup',
    summary: 'everything in one file, checked',
    group: machine,
    load: async () => (await import('./commands/backup.ts')).defineBackup,
  },
  {
    name: 'restore',
    summary: 'make everything what it was at a backup',
    group: machine,
    load: async () => (await import('./commands/restore.ts')).defineRestore,
  },
  {
    name: 'completion',
    summary: 'the Tab key for bash, zsh, fish and PowerShell',
    group: machine,
    load: async () => (await import('./commands/completion.ts')).defineCompletion,
  },
];
