import { isLoopback } from '../../config/base-url.ts';
import type { Config } from '../../config/load-config.ts';
import { readTextFile } from '../files/read-input.ts';

/** The dashboard token at home. It belongs to a server on this machine and is shown to no other. */
export function homeTokenFor({ baseUrl, home }: Pick<Config, 'baseUrl' | 'home'>): string | null {
  if (baseUrl.value === null || !isLoopback(baseUrl.value)) return null;
  return readTextFile(home.dashboardTokenFile)?.trim() ?? null;
}
