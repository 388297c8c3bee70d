import { type ChildProcess, fork } from 'node:child_process';
import type { RendererOptions } from '../create-renderer.ts';
import { askForRender, type RenderLimits, type RenderOutcome } from './ask-for-render.ts';
import type { RenderRequest } from './render-messages.ts';

export interface RenderProcess {
  readonly isAlive: boolean;
  /** One at a time. `isGone`: the process ended by itself, and another one may succeed. */
  ask(input: RenderRequest): Promise<RenderOutcome>;
  /** Lets it end by itself for a moment. */
  stop(): Promise<void>;
  kill(): void;
}

const lastWordsLength = 2_000;
const stopLimit = 2_000;

/** A process of its own that renders: whatever happens to it, this one goes on. */
export function startRenderProcess(options: RenderProcessOptions, limits: RenderLimits): RenderProcess {
  const child = forkRenderProcess(options);
  const lastWords = keepLastWords(child);
  let isAlive = true;
  const ended = new Promise<string>((resolve) => {
    const end = (how: string): void => {
      isAlive = false;
      resolve(how);
    };
    child.once('exit', (code, signal) => end(`ended early (${signal ?? `code ${code}`})${lastWords()}`));
    child.on('error', ({ message }) => end(`could not be used (${message})`));
  });
  holdLoop(child, 'unref');
  return {
    get isAlive() {
      return isAlive;
    },
    async ask(input) {
      holdLoop(child, 'ref');
      try {
        return await askForRender(child, input, limits, ended);
      } finally {
        holdLoop(child, 'unref');
      }
    },
    async stop() {
      if (!isAlive) return;
      if (child.connected) child.disconnect();
      const alarm = setTimeout(() => child.kill('SIGKILL'), stopLimit);
      await ended;
      clearTimeout(alarm);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

/** With `ref` this process has to wait for that one. */
function holdLoop(child: ChildProcess, how: 'ref' | 'unref'): void {
  const streams = [child.channel, ...child.stdio] as readonly ({ ref?(): void; unref?(): void } | null)[];
  for (const handle of [child, ...streams]) handle?.[how]?.();
}

/** What it wrote last, which is all that tells why it ended. */
function keepLastWords(child: ChildProcess): () => string {
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-lastWordsLength);
  });
  return () => (words.trim() === '' ? '' : `: ${words.trim()}`);
}

export interface RenderProcessOptions {
  /** Its entry. */
  readonly processFile: string;
  /** For the renderer in it. */
  readonly renderer: RendererOptions;
  /** Default: the environment of this process. */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
}

const heapMegabytes = 256;

/** A process of `render-process.ts`, with what keeps its memory small. */
export function forkRenderProcess({
  processFile,
  renderer,
  environment,
}: RenderProcessOptions): ChildProcess {
  return fork(processFile, [JSON.stringify(renderer)], {
    ...(environment && { env: environment }),
    serialization: 'advanced',
    // The native typesetter asks for a collection after each PDF.
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--expose-gc'],
    // Nothing is ever said over the fourth: it closes with this process, and the child ends by that.
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'ipc'],
  });
}
