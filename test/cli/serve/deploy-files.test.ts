import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { serverAddresses } from '../../../src/contract/addresses.ts';
import { projectRoot } from '../../support/project-root.ts';
import { createTestTerminal } from '../memory-io.ts';

const read = (name: string) => readFileSync(path.join(projectRoot, 'deploy', name), 'utf8');
const names = ['Dockerfile', 'compose.yaml', 'resume-tailor.service'];

it.each(names)('deploy/%s names only flags, variables and addresses that exist', async (name) => {
  const terminal = createTestTerminal();
  const help =
    (await terminal.run(['serve', '--help'])).stdout + (await terminal.run(['help', 'environment'])).stdout;
  // Flags of another program come before ours.
  const ours = read(name)
    .split('\n')
    .filter((line) => /resume-tailor (serve|accounts)|"serve"|RESUME_TAILOR/.test(line))
    .join('\n');
  const flags = [...ours.matchAll(/(?<![\w-])--[a-z-]+/g)].map(([flag]) => flag);
  const variables = [...read(name).matchAll(/RESUME_TAILOR_[A-Z_]+/g)].map(([variable]) => variable);
  expect(flags.length + variables.length).toBeGreaterThan(1);
  for (const word of [...flags, ...variables]) expect(help).toContain(word);
  for (const [, address] of read(name).matchAll(/127\.0\.0\.1:8787(\/\w+)/g))
    expect(Object.values(serverAddresses)).toContain(address);
});

it('the compose file starts the server with its settings, after its database', () => {
  const { services } = parse(read('compose.yaml'));
  expect(services.server.depends_on.database.condition).toBe('service_healthy');
  expect(services.server.environment.DATABASE_URL).toBe(
    `postgres://${services.database.environment.POSTGRES_USER}@database/${services.database.environment.POSTGRES_DB}`,
  );
  expect(services.server.environment.PGPASSWORD).toBe(services.database.environment.POSTGRES_PASSWORD);
});
