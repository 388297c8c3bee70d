#!/usr/bin/env node
'use strict';

const { existsSync } = require('node:fs');
const { join } = require('node:path');

const entry = join(__dirname, '..', 'dist', 'cli', 'bin.cjs');

if (existsSync(entry)) {
  require(entry).finished.then((exitCode) => {
    // Interrupted work may still hold the event loop; it is safe to leave, as after a crash.
    if (exitCode > 128) process.exit(exitCode);
  });
} else {
  process.stderr.write('resume-tailor is not built yet. Run: npm run build\n');
  process.exitCode = 1;
}
