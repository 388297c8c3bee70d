import { execFile, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from './project-root.ts';

export const bin = path.join(projectRoot, 'bin', 'resume-tailor.cjs');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface SpawnOptions {
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Flags for Node itself. */
  readonly node?: readonly string[];
}

/** A home, and a folder to work in. */
export function temporaryFolders(): { home: string; folder: string } {
  const root = mkdtempSync(path.join(tmpdir(), 'resume-tailor-'));
  return { home: path.join(root, 'home'), folder: root };
}

/** Runs the built command line to its end. */
export function runBuilt(argv: readonly string[], options: SpawnOptions): Promise<Ended> {
  const environment = { PATH: process.env['PATH'] ?? '', ...options.environment };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...(options.node ?? []), bin, ...argv],
      { cwd: options.folder, env: environment, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
}

/** Starts the built command line and gives its process. */
export function startBuilt(argv: readonly string[], { folder, environment, node = [] }: SpawnOptions) {
  const env = { PATH: process.env['PATH'] ?? '', ...environment };
  return spawn(process.execPath, [...node, bin, ...argv], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
