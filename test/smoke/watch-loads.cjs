'use strict';

/* Preloaded into the built command line: prints which modules it loaded and which web globals it touched. */

const { Module } = require('node:module');

const loaded = new Set();
const touched = new Set();
const load = Module._load;

Module._load = function watched(request, parent, isMain) {
  loaded.add(
    request.startsWith('.') || request.startsWith('/') ? Module._resolveFilename(request, parent) : request,
  );
  return load.call(this, request, parent, isMain);
};

for (const name of ['fetch', 'Request', 'Response', 'Headers', 'FormData', 'WebSocket']) {
  const { get, value } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      touched.add(name);
      return get ? get.call(globalThis) : value;
    },
  });
}

process.on('exit', () => {
  process.stderr.write(`\n@@${JSON.stringify({ loaded: [...loaded], touched: [...touched] })}`);
});
