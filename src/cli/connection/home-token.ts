import { isLoopback } from '../../config/base-url.ts';
import type { Config } from '../../config/load-config.ts';
import { readTextFile } from '../files/read-input.ts';

/** The local dashboard token. It is sent only to a server on this machine. */
export function homeTokenFor({ baseUrl, home }: Pick<Config, 'baseUrl' | 'home'>): string | null {
  if (baseUrl.value === null || !isLoopback(baseUrl.value)) return null;
  return readTextFile(home.dashboardTokenFile)?.trim() ?? null;
}
