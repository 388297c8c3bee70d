#!/usr/bin/env node
'use strict';

const { existsSync } = require('node:fs');
const { join } = require('node:path');

const entry = join(__dirname, '..', 'dist', 'cli', 'bin.cjs');

if (existsSync(entry)) {
  // Ends at once: otherwise Node first releases memory that the system takes back anyway, and interrupted work can
  // delay the end for long. This is as safe as a crash.
  require(entry).finished.then(() => process.exit());
} else {
  process.stderr.write('resume-tailor is not built yet. Run: npm run build\n');
  process.exitCode = 1;
}
