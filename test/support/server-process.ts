import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startBuilt } from './built-command-line.ts';

/** The built `resume-tailor serve` in a process of its own. */
export interface ServerProcess {
  /** Ends with /api/v1. */
  readonly url: string;
  readonly origin: string;
  readonly home: string;
  readonly pid: number;
  /** Live key of the owner's account. */
  readonly apiKey: string;
  readonly dashboardToken: string;
  /** What it wrote to stderr so far: one log line for each request, and what went wrong. */
  log(): string;
  /** Ends it and gives its exit code; null when the signal killed it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface ServerProcessOptions {
  /** Home folder; made when missing, used again after a crash. */
  readonly home: string;
  /** Content of server.yaml. */
  readonly settings?: string;
  readonly argv?: readonly string[];
  /** Flags for Node itself. */
  readonly node?: readonly string[];
}

/** Starts it on any free port and waits until it listens. @throws Error with its stderr when it does not. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { home, settings, argv = [], node = [] } = options;
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (settings !== undefined) writeFileSync(path.join(home, 'server.yaml'), settings);
  const started = startBuilt(['serve', '--port', '0', '--json', ...argv], {
    folder: home,
    environment: { RESUME_TAILOR_HOME: home },
    node,
  });
  const log: string[] = [];
  started.stderr.on('data', (chunk: Buffer) => log.push(String(chunk)));
  const exited = once(started, 'exit');
  const firstLine = once(createInterface({ input: started.stdout }), 'line');
  const line = await Promise.race([firstLine.then(([text]) => String(text)), exited.then(() => null)]);
  if (line === null) throw new Error(`serve ended before it listened: ${log.join('')}`);
  const { url, pid, dashboard_token_file: tokenFile } = JSON.parse(line);
  return {
    url,
    origin: new URL(url).origin,
    home,
    pid,
    apiKey: readFileSync(path.join(home, 'owner.key'), 'utf8').trim(),
    dashboardToken: readFileSync(tokenFile, 'utf8').trim(),
    log: () => log.join(''),
    stop: async (signal = 'SIGTERM') => {
      started.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
