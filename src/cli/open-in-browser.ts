import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { variable } from '../config/environment.ts';
import type { Io } from './io.ts';

/** What opens an address in the browser of the person; null where nobody would see it. */
function openerOf({ platform, environment }: Pick<Io, 'platform' | 'environment'>): readonly string[] | null {
  if (platform === 'darwin') return ['open'];
  // Not `start`, for which a shell would read the address.
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  const hasDisplay = variable(environment, 'DISPLAY') ?? variable(environment, 'WAYLAND_DISPLAY');
  return hasDisplay === undefined ? null : ['xdg-open'];
}

/** Whether a browser was asked to show the address; the browser goes on by itself. */
export async function openInBrowser(
  address: string,
  io: Pick<Io, 'platform' | 'environment'>,
): Promise<boolean> {
  const [program, ...flags] = openerOf(io) ?? [];
  if (program === undefined) return false;
  const child = spawn(program, [...flags, address], { stdio: 'ignore', detached: true });
  const started = await Promise.race([
    once(child, 'spawn').then(() => true),
    once(child, 'error').then(() => false),
  ]).catch(() => false);
  child.unref();
  return started;
}
