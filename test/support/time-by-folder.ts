import path from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { isLong, seed } from './how-long.ts';

/** Says at the end where the time went: for each folder of test/ its files, and the seconds of loading and testing. */
export default class TimeByFolder implements Reporter {
  #root = '';

  onInit({ config }: Vitest): void {
    this.#root = path.join(config.root, 'test');
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    tellUnended(modules);
    const folders = new Map<string, Spent>();
    for (const module of modules) {
      const [folder = ''] = path.relative(this.#root, module.moduleId).split(path.sep);
      const { collectDuration, setupDuration, duration } = module.diagnostic();
      const { files = 0, loading = 0, testing = 0 } = folders.get(folder) ?? {};
      folders.set(folder, {
        files: files + 1,
        loading: loading + collectDuration + setupDuration,
        testing: testing + duration,
      });
    }
    if (folders.size < 2) return;
    const rows = [...folders]
      .sort(([, one], [, other]) => other.loading + other.testing - one.loading - one.testing)
      .map(([folder, { files, loading, testing }]) => row(folder, files, seconds(loading), seconds(testing)));
    const head = `${isLong ? 'long' : 'short'} form, TEST_SEED=${seed}; seconds of all workers together`;
    console.log([head, row('folder', 'files', 'loading', 'testing'), ...rows, ''].join('\n'));
  }
}

/** A worker that dies says nothing; what it was at then is what has no end. */
function tellUnended(modules: readonly TestModule[]): void {
  const unended = modules.filter((module) => ['queued', 'pending'].includes(module.state()));
  for (const { relativeModuleId } of unended) console.log(`did not end: ${relativeModuleId}`);
}

interface Spent {
  readonly files: number;
  readonly loading: number;
  readonly testing: number;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

function row(folder: string, ...columns: readonly (string | number)[]): string {
  return ` ${folder.padEnd(14)}${columns.map((column) => String(column).padStart(9)).join('')}`;
}
