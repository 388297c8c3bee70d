import { configDefaults, defineConfig } from 'vitest/config';
import { checkSuffix, processFolders, processSuffix } from './test/support/test-projects.ts';

const processes = [`test/{${processFolders.join(',')}}/**/*.test.ts`, `test/**/*${processSuffix}`];
const globalSetup = ['test/support/build-first.ts', 'test/support/temporary-folder.ts'];
const checks = [`test/**/*${checkSuffix}`];

export default defineConfig({
  test: {
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A machine that is busy takes its time.
    expect: { poll: { timeout: 20_000 } },
    reporters: ['default', './test/support/time-by-folder.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...processes, ...checks],
          pool: 'threads',
          isolate: false,
          globalSetup,
          setupFiles: ['test/support/property-settings.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: processes,
          exclude: [...configDefaults.exclude, ...checks],
          pool: 'forks',
          globalSetup: [...globalSetup, 'test/support/postgres-for-tests.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'checks',
          include: checks,
          pool: 'forks',
          globalSetup: ['test/support/build-first.ts'],
        },
      },
    ],
  },
});
