'use strict';

/* Preloaded: this machine as one for which there is no native compiler. */

const Module = require('node:module');

const resolve = Module._resolveFilename;

Module._resolveFilename = function resolveFilename(request, ...rest) {
  if (!request.includes('typst-ts-node-compiler')) return resolve.call(this, request, ...rest);
  throw new Error(`${request} is left out of this measurement`);
};
