import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Files that start processes, or change what a process has one of (its environment, its folder, its signals): they run
 * in a process that they have for themselves. All others share two threads and what these have loaded.
 */
const processes = [
  'test/{crash,security,smoke,sockets,specification}/**/*.test.ts',
  'test/**/*.process.test.ts',
];

/** What looks at the code, the documents or the package with the tools of others: part of `npm run check`. */
const checks = ['test/**/*.check.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
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
          globalSetup: ['test/support/build-first.ts'],
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
          globalSetup: ['test/support/build-first.ts'],
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
