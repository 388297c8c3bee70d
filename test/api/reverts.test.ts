import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { type ApiConnection, engineConnections } from '../support/api-connections.ts';
import { projectRoot } from '../support/project-root.ts';
import { type RealService, realService } from '../support/real-service.ts';
import { readObject, sendRow } from '../support/send-row.ts';

const example = (...parts: string[]) => readFileSync(path.join(projectRoot, 'examples', ...parts), 'utf8');

let service: RealService;
let connection: ApiConnection;
let id: string;

describe.each(engineConnections)('reverts beneath later edits, %s', (_name, openConnection) => {
  beforeAll(async () => {
    service = await realService({ engine: createRulesEngine() });
    connection = await openConnection(service.useCases);
    await send('PUT', '/base-resume', JSON.parse(example('resumes', 'software-engineer.json')));
    const target = { company_name: 'Copperfield', position: 'Backend Engineer' };
    const job_description = example('postings', 'backend-engineer.txt');
    const made = await send('POST', '/resumes/generate', { job_description, ...target });
    ({ id } = await readObject(made, 'Resume'));
  });
  afterAll(async () => {
    await connection.close();
    await service.close();
  });

  const send = (method: 'GET' | 'PATCH' | 'POST' | 'PUT', at: string, body?: object) =>
    sendRow(connection, {
      ...{ key: service.apiKey, method, path: `/api/v1${at}` },
      ...(body !== undefined && { body }),
    });
  const summaryNow = async () => {
    const { resume_data } = await readObject(await send('GET', `/resumes/${id}`), 'Resume');
    return resume_data.sections.experience.items[0]?.summary ?? '';
  };
  /** Replaces a part of the first job's text. @returns the id of the edit */
  async function replace(old: string, fresh: string): Promise<string> {
    const { resume_data } = await readObject(await send('GET', `/resumes/${id}`), 'Resume');
    const [first, ...others] = resume_data.sections.experience.items;
    const items = [{ ...first, summary: first?.summary.replace(old, fresh) }, ...others];
    const patch = { resume_data: { sections: { experience: { items } } } };
    expect((await send('PATCH', `/resumes/${id}`, patch)).status).toBe(200);
    const { changes } = await readObject(await send('GET', `/resumes/${id}/report`), 'Report');
    return changes.at(-1)?.id ?? '';
  }

  it('undo the named edit of a line alone, and are refused where the line was edited again', async () => {
    const before = await summaryNow();
    const [one = '', other = ''] = [...before.matchAll(/<li>.*?<\/li>/g)].map(([line]) => line);
    const first = await replace(one, '<li>First by hand</li>');
    const second = await replace(other, '<li>Second by hand</li>');
    await readObject(await send('POST', `/resumes/${id}/revert`, { change_ids: [first] }), 'Resume');
    expect(await summaryNow()).toBe(before.replace(other, '<li>Second by hand</li>'));
    const third = await replace('Second by hand', 'Second by hand, again');
    const refused = await send('POST', `/resumes/${id}/revert`, { change_ids: [second] });
    expect(refused.status).toBe(400);
    expect((await readObject(refused, 'ErrorObject')).message).toBe(
      `change_ids: ${second} cannot be undone alone, because your edit ${third} changed the same place later. Undo them together: ${second} ${third}`,
    );
    expect(await summaryNow()).toBe(before.replace(other, '<li>Second by hand, again</li>'));
    await readObject(await send('POST', `/resumes/${id}/revert`, { change_ids: [second, third] }), 'Resume');
    expect(await summaryNow()).toBe(before);
  });
});
