import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ServerSettings } from '../config/server-settings.ts';
import { createRenderer, type RendererOptions } from '../rendering/create-renderer.ts';
import type { Renderer } from '../service/ports.ts';
import { createWorkSlots } from '../service/work-slots.ts';

export interface OpenRendererOptions {
  readonly packageRoot: string;
  readonly settings: Pick<ServerSettings, 'theme'>;
  readonly renderIn: 'this-process' | 'child-processes' | undefined;
}

/** More processes than cores make nothing faster, and more than two seldom pay for their memory. */
const mostProcesses = 2;
const mostWaiting = 32;

/** The renderer of the package. Only a server loads what starts processes. */
export async function openRenderer({
  packageRoot,
  settings,
  renderIn,
}: OpenRendererOptions): Promise<Renderer> {
  const renderer: RendererOptions = {
    themesFolder: path.join(packageRoot, 'themes'),
    fontsFolder: path.join(packageRoot, 'fonts'),
    defaultTheme: settings.theme,
  };
  if (renderIn !== 'child-processes') return createRenderer(renderer);
  const { createRendererPool } = await import('../rendering/pool/create-renderer-pool.ts');
  const { renderOnce } = await import('../rendering/pool/render-once.ts');
  const concurrency = Math.min(mostProcesses, availableParallelism());
  const slots = createWorkSlots({ concurrency, waiting: mostWaiting });
  return renderOnce(createRendererPool({ renderer, slots }));
}
