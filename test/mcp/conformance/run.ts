import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '../../../src/api/serve.ts';
import { createMcpOverHttp, mcpOverHttp } from '../../../src/mcp/mcp-over-http.ts';
import { createFormSeal } from '../../../src/mcp/person.ts';
import { createRulesEngine } from '../../../src/tailoring/rules-engine.ts';
import { buildApi } from '../../support/build-api.ts';
import { serviceWithPlainEngine } from '../../support/real-service.ts';
import { fixtureServer } from './fixtures.ts';

/*
 * The official suite of the protocol against our transport: with its fixtures in the place of our tools, and, what needs no
 * fixtures, against the product (server-stateless calls tools of the fixtures in 4 of its 28 checks). Scenarios of the
 * tasks extension are no part of the revision and fail: we have none. It needs the network and Node 22: npm run conformance:mcp
 */

const suite = '@modelcontextprotocol/conformance@0.2.0-alpha.12';
const revision = '2026-07-28';
const ofProduct = [
  ...['tools-list', 'resources-list', 'prompts-list', 'sep-2164-resource-not-found'],
  ...['dns-rebinding-protection', 'caching', 'http-header-validation'],
];

const service = await serviceWithPlainEngine({ engine: createRulesEngine() });
const caller = await service.useCases.authenticate(service.apiKey);
await service.useCases.putBaseResume(caller, { basics: { name: 'Ada' }, work: [{ name: 'Initech' }] });

/** The suite sends no key, so that a proxy in front of the API adds it. */
async function open(product: boolean) {
  const seal = createFormSeal(new Uint8Array(32));
  const mcp = product ? createMcpOverHttp('1', seal) : mcpOverHttp(fixtureServer);
  const server = await serve({
    api: buildApi(service.useCases, { mcp }),
    port: 0,
    clock: { now: () => Date.now() },
    newRequestId: () => 'req_conformance',
    writeLog: () => undefined,
    logFormat: 'json',
  });
  const { port } = new URL(server.url);
  const proxy = createServer((from, to) => {
    const headers = { ...from.headers, 'x-api-key': service.apiKey };
    const options = { host: '127.0.0.1', port, path: from.url, method: from.method, headers };
    const onward = request(options, (answer) => {
      to.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(to);
    });
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const close = async () => {
    proxy.close();
    proxy.closeAllConnections();
    await server.close();
  };
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/mcp`, close };
}

async function run(url: string, ...more: readonly string[]): Promise<number> {
  const [program = 'npx', ...first] = (process.env['CONFORMANCE_COMMAND'] ?? `npx -y ${suite}`).split(' ');
  const child = spawn(program, [...first, 'server', '--url', url, ...more], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return Number(code);
}

const fixtures = await open(false);
let failed = await run(fixtures.url, '--requirements', revision);
await fixtures.close();
const product = await open(true);
for (const scenario of ofProduct) {
  failed += await run(product.url, '--scenario', scenario, '--spec-version', revision);
}
await product.close();
await service.close();
process.exitCode = failed === 0 ? 0 : 1;
