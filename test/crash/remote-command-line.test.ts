import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Resume } from '../../src/contract/objects.ts';
import { runBuilt, startBuilt, temporaryFolders } from '../support/built-command-line.ts';
import { projectRoot } from '../support/project-root.ts';
import { startServerProcess } from '../support/server-process.ts';

const base = path.join(projectRoot, 'examples', 'resumes', 'accountant.json');
const posting = path.join(projectRoot, 'examples', 'postings', 'senior-accountant.txt');

/** A proxy to a server that can drop the server's answers. */
async function startWire(to: string) {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  let swallowed: (() => void) | null = null;
  const wire = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far);
    far.on('data', (chunk) => {
      if (swallowed) swallowed();
      else near.write(chunk);
    });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  return {
    url: `http://127.0.0.1:${(wire.address() as AddressInfo).port}/api/v1`,
    /** Resolves when an answer of the server arrived and was dropped. */
    swallowNext: () =>
      new Promise<void>((resolve) => {
        swallowed = resolve;
      }),
    passOn() {
      swallowed = null;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      wire.close();
    },
  };
}

it('a generate that is killed before its answer arrives returns the same resume when it is run again', async () => {
  const place = temporaryFolders();
  const server = await startServerProcess({ home: place.home });
  const wire = await startWire(server.origin);
  const client = temporaryFolders();
  const options = {
    folder: client.folder,
    environment: {
      RESUME_TAILOR_HOME: client.home,
      RESUME_TAILOR_BASE_URL: wire.url,
      RESUME_TAILOR_API_KEY: server.apiKey,
    },
  };
  expect((await runBuilt(['base', 'set', base], options)).code).toBe(0);
  const argv = ['generate', posting, '--json'];
  const answered = wire.swallowNext();
  const first = startBuilt(argv, options);
  await answered;
  first.kill('SIGKILL');
  await once(first, 'close');
  wire.passOn();
  const before = JSON.parse((await runBuilt(['list', '--json'], options)).stdout).data;
  expect(before).toHaveLength(1);
  const again = await runBuilt(argv, options);
  expect(again).toMatchObject({ code: 0, stderr: '' });
  expect(Resume.parse(JSON.parse(again.stdout)).id).toBe(before[0].id);
  const usage = JSON.parse((await runBuilt(['usage', '--json'], options)).stdout);
  expect(usage).toMatchObject({ credits_used: 2, resumes_generated_this_week: 1 });
  wire.close();
  expect(await server.stop()).toBe(0);
});
