import { type ChildProcess, fork } from 'node:child_process';
import type { RendererOptions } from '../create-renderer.ts';

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
