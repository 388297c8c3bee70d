import { createRequire } from 'node:module';
import path from 'node:path';

/** Themes of others that the host allows by name: packages installed beside the host's settings. */
export interface HostThemes {
  readonly folder: string;
  readonly names: readonly string[];
}

export function isInstalled(themes: HostThemes, name: string): boolean {
  try {
    return hostThemeFile(themes, name) !== '';
  } catch {
    return false;
  }
}

/** @throws Error when it is not installed */
export function hostThemeFile({ folder }: HostThemes, name: string): string {
  return createRequire(path.join(folder, 'server.yaml')).resolve(name);
}
