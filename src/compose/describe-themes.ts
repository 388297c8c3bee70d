import path from 'node:path';
import { listThemes, readTheme, type Theme } from '../rendering/theme-registry.ts';

/** The themes of the package, by name. */
export function describeThemes(packageRoot: string): readonly Theme[] {
  const folder = path.join(packageRoot, 'themes');
  return listThemes(folder).map((name) => readTheme(folder, name));
}
