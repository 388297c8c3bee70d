import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { readinessChecks } from '../../src/compose/readiness-checks.ts';
import { documentReader } from '../../src/documents/service-ports.ts';
import { renderOnce } from '../../src/rendering/pool/render-once.ts';
import type { Renderer } from '../../src/service/ports.ts';
import { createWorkSlots } from '../../src/service/work-slots.ts';

const store = {
  findApiKey: async () => null,
  checkWriting: async () => undefined,
  whySchemaUnusable: async () => null,
};

/** The look at a renderer as a server has it, which keeps its latest PDFs, and a clock to turn. */
function rendererLook(render: () => Promise<unknown>) {
  let [time, asked] = [1_000_000, 0];
  const renderer: Renderer = {
    themes: ['ats'],
    defaultTheme: 'ats',
    async render() {
      asked += 1;
      await render();
      return { pdf: new Uint8Array(100) };
    },
    close: async () => undefined,
  };
  const ports = { store, clock: { now: () => time }, documents: documentReader };
  const checks = readinessChecks({ ...ports, renderer: renderOnce(renderer) }, tmpdir());
  const check = checks.find(({ name }) => name === 'renderer');
  return {
    look: async () => check?.look(),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    asked: () => asked,
  };
}

it('a renderer that makes no PDF any more is not ready, once its last PDF is a minute old', async () => {
  let works = true;
  const server = rendererLook(async () => {
    if (!works) throw new Error('no ink');
  });
  expect(await server.look()).toBeNull();
  works = false;
  server.pass(59_999);
  expect(await server.look()).toBeNull();
  expect(server.asked()).toBe(1);
  server.pass(1);
  await expect(server.look()).rejects.toThrow('no ink');
  works = true;
  expect(await server.look()).toBeNull();
  expect(server.asked()).toBe(3);
});

it('a renderer with too much to do is ready, and looked at again at once', async () => {
  const full = createWorkSlots({ concurrency: 0, waiting: 0 });
  let isBusy = true;
  const server = rendererLook(async () => {
    if (isBusy) await full.run(async () => undefined);
    else throw new Error('no ink');
  });
  expect(await server.look()).toBeNull();
  isBusy = false;
  await expect(server.look()).rejects.toThrow('no ink');
});
