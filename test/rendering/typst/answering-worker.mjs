// Replaces the WASM worker: answers with its thread id, or fails as requested.
import { parentPort, threadId } from 'node:worker_threads';

parentPort.on('message', ({ data }) => {
  if (data === 'throw') throw new Error('out of memory');
  if (data === 'exit') process.exit(3);
  if (data === 'complain') {
    const diagnostics = [{ message: 'unknown variable: oops', path: '/ats/ats.typ', range: '3:1-3:5' }];
    parentPort.postMessage({ pdf: null, diagnostics });
    return;
  }
  parentPort.postMessage({ pdf: new TextEncoder().encode(String(threadId)) });
});
