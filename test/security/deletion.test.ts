import { describe, expect, it } from 'vitest';
import { startServerProcess } from '../support/server-process.ts';
import { call, filesWith, generate, jsonOf, posting, putBase, startServer } from './security-fixture.ts';

const words = { company: 'Quokkaworks', position: 'Axolotlkeeper', description: 'Pangolinology' };

describe('a deleted resume', () => {
  it('leaves no word in any file of the home: not in the store, its log, or the PDFs', async () => {
    const server = await startServer();
    await putBase(server);
    const fields = {
      job_description: `${posting} Experience in ${words.description}.`,
      company_name: words.company,
      position: words.position,
      include_pdf: true,
    };
    const resumes = [];
    for (let number = 0; number < 5; number += 1) {
      resumes.push(await generate(server, fields, { 'idempotency-key': `key ${number}` }));
    }
    for (const word of Object.values(words)) expect(filesWith(server.home, word)).not.toEqual([]);
    for (const { id } of resumes) {
      expect((await call(server, { method: 'DELETE', path: `/resumes/${id}` })).status).toBe(200);
    }
    const left = () => Object.values(words).flatMap((word) => filesWith(server.home, word));
    expect(left(), 'while the server runs').toEqual([]);
    expect(filesWith(server.home, resumes[0]?.id ?? '').filter((name) => name.startsWith('files'))).toEqual(
      [],
    );
    expect(server.log()).not.toMatch(new RegExp(Object.values(words).join('|')));
    await server.stop();
    expect(left(), 'after its end').toEqual([]);
    const restarted = await startServerProcess({ home: server.home });
    const replay = await call(restarted, {
      method: 'POST',
      path: '/resumes/generate',
      headers: { 'idempotency-key': 'key 0' },
      body: fields,
    });
    expect(replay.status).toBe(400);
    expect((await jsonOf(replay)).message).toContain('was deleted');
    await restarted.stop();
  });
});
