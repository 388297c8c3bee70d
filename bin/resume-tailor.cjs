#!/usr/bin/env node
'use strict';

const { existsSync } = require('node:fs');
const { join } = require('node:path');

const entry = join(__dirname, '..', 'dist', 'cli', 'bin.cjs');

if (existsSync(entry)) {
  // Left to itself, Node first takes apart all that the system takes back anyway; work that was interrupted
  // may hold it up for long. It is safe to leave, as after a crash.
  require(entry).finished.then(() => process.exit());
} else {
  process.stderr.write('resume-tailor is not built yet. Run: npm run build\n');
  process.exitCode = 1;
}
