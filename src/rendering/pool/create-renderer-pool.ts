import { type EntryFile, entryFile } from '../../entry-file.ts';
import type { Renderer } from '../../service/ports.ts';
import type { WorkSlots } from '../../service/work-slots.ts';
import { createRenderer, type RendererOptions } from '../create-renderer.ts';
import { RenderError } from '../render-error.ts';
import type { Themes } from '../themes/themes.ts';
import {
  type Made,
  type RenderLimits,
  type RenderOutcome,
  type RenderProcess,
  type RenderProcessOptions,
  type RenderRequest,
  startRenderProcess,
} from './start-render-process.ts';

export interface RendererPoolOptions {
  /** Options of the renderer in each process. */
  readonly renderer: RendererOptions;
  /** Limits the number of processes and of waiting requests. */
  readonly slots: WorkSlots;
  readonly limits?: Partial<RenderLimits> | undefined;
  /** Environment of the processes. Default: the environment of this process. */
  readonly environment?: RenderProcessOptions['environment'];
  /** Entry of the processes. The default finds it in the build and in the source. */
  readonly entry?: EntryFile | undefined;
}

const mebibyte = 1024 * 1024;

const usualLimits: RenderLimits = {
  milliseconds: 10_000,
  memory: 1024 * mebibyte,
  restingMemory: 400 * mebibyte,
};

/**
 * Renders in child processes, for a server: native code can be stopped, and a crash affects one PDF only. Processes
 * start when needed and are reused.
 */
export function createRendererPool(options: RendererPoolOptions): Renderer {
  const { slots, renderer, environment, entry = renderProcess() } = options;
  const limits = { ...usualLimits, ...options.limits };
  // Answers questions about themes; never renders.
  const here = createRenderer(renderer);
  const idle: RenderProcess[] = [];
  const working = new Set<RenderProcess>();
  let isClosed = false;

  const attempt = async (renderProcess: RenderProcess, input: RenderRequest): Promise<RenderOutcome> => {
    working.add(renderProcess);
    const outcome = await renderProcess.ask(input);
    working.delete(renderProcess);
    const stays = !isClosed && !(outcome.rendered && outcome.isWornOut);
    if (stays && renderProcess.isAlive) idle.push(renderProcess);
    else void renderProcess.stop();
    return outcome;
  };

  const start = () => startRenderProcess({ entry, renderer, environment }, limits);

  const render = async <Request extends RenderRequest>(input: Request): Promise<Made<Request>> => {
    if (isClosed)
      throw new RenderError(
        'This process is shutting down and makes no more PDFs. Retry once the server runs again.',
      );
    let outcome = await attempt(takeLiving(idle) ?? start(), input);
    // The process may have crashed for another reason than this request, so a new one retries.
    if (!outcome.rendered && outcome.isGone && !isClosed) outcome = await attempt(start(), input);
    if (outcome.rendered) return outcome.rendered as Made<Request>;
    throw outcome.failure;
  };

  return {
    get themes() {
      return here.themes;
    },
    defaultTheme: here.defaultTheme,
    whyUnavailable: (theme) => here.whyUnavailable?.(theme) ?? null,
    describe: (theme) => here.describe?.(theme) ?? '',
    options: (theme) => here.options?.(theme) ?? [],
    draws: (theme) => here.draws?.(theme) ?? false,
    render: (input) => slots.run(() => render(input)),
    draw: async (input) => (await slots.run(() => render({ ...input, as: 'pages' } as const))).pages,
    async close() {
      isClosed = true;
      for (const renderProcess of working) renderProcess.kill();
      await Promise.all([...idle.splice(0), ...working].map((renderProcess) => renderProcess.stop()));
    },
  };
}

function takeLiving(idle: RenderProcess[]): RenderProcess | undefined {
  let taken = idle.pop();
  while (taken && !taken.isAlive) taken = idle.pop();
  return taken;
}

function renderProcess(): EntryFile {
  return entryFile('rendering/pool/render-process.ts', 'rendering/render-process.cjs');
}

/** Combines two renderers: Typst themes go to `typst`, HTML themes to `html`. */
export function rendererByKind(themes: Themes, typst: Renderer, html: Renderer): Renderer {
  return {
    get themes() {
      return themes.names;
    },
    defaultTheme: typst.defaultTheme,
    whyUnavailable: (theme) => themes.whyUnavailable(theme),
    version: (theme) => themes.versionOf(theme),
    describe: (theme) => themes.describe(theme),
    options: (theme) => themes.optionsOf(theme),
    draws: (theme) => typst.draws?.(theme) ?? false,
    draw: async (input) => (await typst.draw?.(input)) ?? [],
    render(input) {
      const isHtml = themes.names.includes(input.look.theme) && themes.kindOf(input.look.theme) === 'html';
      return (isHtml ? html : typst).render(input);
    },
    async close() {
      await Promise.all([typst.close(), html.close()]);
    },
  };
}
