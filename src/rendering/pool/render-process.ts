import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DrawnPage } from '../../service/ports.ts';
import { createRenderer, type RendererOptions } from '../create-renderer.ts';
import { RenderError } from '../render-error.ts';
import type { DrawInput, RenderAnswer, RenderRequest } from './start-render-process.ts';

/* Entry of a render process. The renderer's options come as JSON on the command line. */

const options: RendererOptions = JSON.parse(process.argv[2] ?? '{}');
const renderer = createRenderer({ ...options, rendersMany: true });

async function answerTo(input: RenderRequest): Promise<RenderAnswer> {
  try {
    const rendered = input.as === 'pages' ? { pages: await draw(input) } : await renderer.render(input);
    return { rendered, residentBytes: process.memoryUsage.rss() };
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const forCaller = error instanceof RenderError && error.forCaller;
    return { rendered: null, failure: { message, stack, forCaller } };
  }
}

async function draw(input: DrawInput): Promise<readonly DrawnPage[]> {
  return (await renderer.draw?.(input)) ?? [];
}

/** Ends this process with its parent. In a worker, because native code that hangs blocks the main thread. */
function endWithParent(): void {
  const fromSource = import.meta.filename.endsWith('.ts');
  const place = fromSource ? ['end-with-parent.mjs'] : ['..', 'rendering', 'end-with-parent.cjs'];
  new Worker(path.join(import.meta.dirname, ...place), { execArgv: [] }).unref();
}

endWithParent();
// Ctrl-C and service managers signal the whole process group, but the parent decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('message', async (input: RenderRequest) => {
  const answer = await answerTo(input);
  if (process.connected) process.send?.(answer);
});
process.on('disconnect', () => void renderer.close());
