'use strict';

/* Preloaded to simulate a machine without a native compiler. */

const Module = require('node:module');

const resolve = Module._resolveFilename;

Module._resolveFilename = function resolveFilename(request, ...rest) {
  if (!request.includes('typst-ts-node-compiler')) return resolve.call(this, request, ...rest);
  throw new Error(`${request} is left out of this measurement`);
};
