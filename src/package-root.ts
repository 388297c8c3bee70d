import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the package or checkout, which holds package.json: one up in the sources, two or three in the build. */
export function packageRoot(folder: string = import.meta.dirname): string {
  const parent = path.dirname(folder);
  return existsSync(path.join(folder, 'package.json')) || parent === folder ? folder : packageRoot(parent);
}
