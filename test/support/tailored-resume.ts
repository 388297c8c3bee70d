import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import type { OpenApiConnection } from './api-connections.ts';
import { projectRoot } from './project-root.ts';
import { serviceWithPlainEngine } from './real-service.ts';
import { readObject, sendRow } from './send-row.ts';

export interface TailoredResume {
  readonly id: string;
  /** Sends a request under /api/v1. */
  send(method: 'GET' | 'PATCH' | 'POST' | 'PUT', at: string, body?: object): Promise<Response>;
  close(): Promise<void>;
}

/** A service in which an example resume was tailored to an example posting by the rules. */
export async function openTailoredResume(openConnection: OpenApiConnection): Promise<TailoredResume> {
  const service = await serviceWithPlainEngine({ engine: createRulesEngine() });
  const connection = await openConnection(service.useCases);
  const send: TailoredResume['send'] = (method, at, body) =>
    sendRow(connection, {
      ...{ key: service.apiKey, method, path: `/api/v1${at}` },
      ...(body !== undefined && { body }),
    });
  await send('PUT', '/base-resume', JSON.parse(example('resumes', 'software-engineer.json')));
  const made = await send('POST', '/resumes/generate', {
    job_description: example('postings', 'backend-engineer.txt'),
    ...{ company_name: 'Copperfield', position: 'Backend Engineer' },
  });
  const { id } = await readObject(made, 'Resume');
  return {
    ...{ id, send },
    async close() {
      await connection.close();
      await service.close();
    },
  };
}

function example(...parts: string[]): string {
  return readFileSync(path.join(projectRoot, 'examples', ...parts), 'utf8');
}
