import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPdfLinks } from '../../src/api/pdf-links.ts';
import type { Client } from '../../src/client/client.ts';
import { createClient } from '../../src/client/create-client.ts';
import { parseAnswer } from '../../src/client/parse-answer.ts';
import type { Engine } from '../../src/service/ports.ts';
import { type ApiConnection, apiConnections, type OpenApiConnection } from '../support/api-connections.ts';
import {
  type OpenTestStore,
  plainEngine,
  type RealService,
  type RealServiceParts,
  serviceWithPlainEngine,
} from '../support/real-service.ts';
import { generateBody } from '../support/send-row.ts';

const base = {
  basics: { name: 'Ada Example', label: 'Engineer', email: 'ada@example.com' },
  work: [{ name: 'Example Ltd', position: 'Engineer', startDate: '2021-03', highlights: ['Built an API'] }],
};

/* The real service and store behind both connections, the real client in front; every answer is parsed. */
export function describeResourceWalk(openTestStore: OpenTestStore): void {
  describe.each(apiConnections)('the API from end to end %s', (_name, open) => {
    let service: RealService;
    let connection: ApiConnection;
    let client: Client;

    async function start(parts?: RealServiceParts): Promise<void> {
      service = await serviceWithPlainEngine({ openTestStore, ...parts });
      connection = await openOn(service, open);
      client = clientFor(connection, service);
      await client.baseResume.put(base);
    }
    beforeEach(() => start());
    afterEach(async () => {
      await connection.close();
      await service.close();
    });

    async function restart(parts: RealServiceParts): Promise<void> {
      await connection.close();
      await service.close();
      await start(parts);
    }

    it('goes from the base resume to a tailored resume, its PDF and their deletion', async () => {
      expect((await client.baseResume.get()).source).toEqual(base);
      expect((await client.resumes.score({ job_description: generateBody.job_description })).ats_score).toBe(
        55,
      );
      const resume = await client.resumes.generate(generateBody, { idempotencyKey: 'k' });
      expect(resume).toMatchObject({
        ats_score: 70,
        pdf_url: null,
        credits_remaining: 8,
        company_name: 'Example Ltd',
      });
      expect(resume.resume_data.basics.headline).toBe('Engineer');
      expect(await client.resumes.get(resume.id)).toEqual(resume);
      expect((await client.resumes.list()).data).toEqual([resume]);
      expect((await client.resumes.report(resume.id)).score).toEqual({ before: 55, after: 70, ceiling: 70 });
      expect((await client.resumes.base(resume.id)).source).toEqual(base);
      const { pdf_url } = await client.resumes.pdf(resume.id, { theme: 'compact' });
      const pdf = await connection.fetch(pdf_url, { method: 'GET', headers: {} });
      expect(await pdf.text()).toBe('%PDF-1.7 compact Engineer');
      await client.resumes.delete(resume.id);
      await expect(client.resumes.get(resume.id)).rejects.toMatchObject({ name: 'not_found' });
      expect((await connection.fetch(pdf_url, { method: 'GET', headers: {} })).status).toBe(404);
      await expect(readFile(service.pathOf(resume.id))).rejects.toThrow('ENOENT');
      expect(await client.usage.get()).toMatchObject({
        credits_used: 2,
        credits_remaining: 8,
        resumes_generated_this_week: 1,
      });
    });

    it('a repeated key returns the same resume and charges once', async () => {
      const first = await client.resumes.generate(generateBody, { idempotencyKey: 'k' });
      expect(await client.resumes.generate(generateBody, { idempotencyKey: 'k' })).toEqual(first);
      expect((await client.usage.get()).credits_used).toBe(2);
    });

    it('two simultaneous calls with one key give one resume', async () => {
      const both = [1, 2].map(() => client.resumes.generate(generateBody, { idempotencyKey: 'k' }));
      const [first, second] = await Promise.all(both);
      expect(second).toEqual(first);
      expect((await client.resumes.list()).data).toHaveLength(1);
    });

    it('a key with another body, or with a deleted resume, is refused', async () => {
      const { id } = await client.resumes.generate(generateBody, { idempotencyKey: 'k' });
      const other = { ...generateBody, position: 'Designer' };
      await expect(client.resumes.generate(other, { idempotencyKey: 'k' })).rejects.toThrow(
        'different request',
      );
      await client.resumes.delete(id);
      await expect(client.resumes.generate(generateBody, { idempotencyKey: 'k' })).rejects.toThrow('deleted');
    });

    it('other line breaks and outer spaces do not make a different request', async () => {
      const text = `${generateBody.job_description}\nMore.`;
      const first = await client.resumes.generate(
        { ...generateBody, job_description: text },
        { idempotencyKey: 'k' },
      );
      const sent = { ...generateBody, job_description: ` ${text.replace('\n', '\r\n')} ` };
      expect(await client.resumes.generate(sent, { idempotencyKey: 'k' })).toEqual(first);
    });

    it('without a base resume generate is refused without a charge', async () => {
      await client.baseResume.delete();
      await expect(client.resumes.generate(generateBody)).rejects.toMatchObject({ name: 'validation_error' });
      expect((await client.usage.get()).credits_used).toBe(0);
    });

    it('a call without credits is refused with balance and price in the message', async () => {
      for (let count = 0; count < 5; count += 1) await client.resumes.generate(generateBody);
      await expect(client.resumes.generate(generateBody)).rejects.toMatchObject({
        name: 'credit_limit_exceeded',
        status: 429,
        message: expect.stringMatching(/costs 2.*0 of 10/),
      });
    });

    it('a failing engine is a 500 without a charge', async () => {
      await restart({ engine: { tailor: () => Promise.reject(new Error('out of order')) } });
      await expect(client.resumes.generate(generateBody)).rejects.toMatchObject({
        name: 'internal_server_error',
        message: expect.not.stringContaining('out of order'),
      });
      expect((await client.usage.get()).credits_used).toBe(0);
    });

    it('a failure releases its key, so that the same call does the work', async () => {
      const failures = [new Error('out of order')];
      const tailor: Engine['tailor'] = async (input) => {
        const failure = failures.pop();
        if (failure) throw failure;
        return plainEngine.tailor(input);
      };
      await restart({ engine: { tailor } });
      const resume = await client.resumes.generate(generateBody, { idempotencyKey: 'k' });
      expect(failures).toEqual([]);
      expect(resume.credits_remaining).toBe(8);
    });

    it('an unknown theme is 400 and names the themes', async () => {
      const { id } = await client.resumes.generate(generateBody);
      await expect(client.resumes.pdf(id, { theme: 'comic' })).rejects.toThrow(/ats.*compact/);
    });

    it('pages follow each other without gaps or duplicates, even after a deleted cursor', async () => {
      const ids: string[] = [];
      for (let count = 0; count < 5; count += 1) {
        ids.unshift((await client.resumes.generate({ ...generateBody, finetune_level: 'basic' })).id);
      }
      const seen: string[] = [];
      for await (const page of client.resumes.pages({ limit: 2 }))
        seen.push(...page.data.map(({ id }) => id));
      expect(seen).toEqual(ids);
      const cursor = String(ids[2]);
      await client.resumes.delete(cursor);
      const older = await client.resumes.list({ after: cursor, limit: 1 });
      expect([older.data[0]?.id, older.has_more]).toEqual([ids[3], true]);
      const newer = await client.resumes.list({ before: cursor, limit: 1 });
      expect([newer.data[0]?.id, newer.has_more]).toEqual([ids[1], true]);
    });

    it('the dashboard creates a test key that cannot see live mode, and revokes it', async () => {
      const { id } = await client.resumes.generate(generateBody);
      service.clock.time += 1;
      const key = await client.apiKeys.create({ name: 'laptop', mode: 'test' });
      expect(key.secret.startsWith('key_test_')).toBe(true);
      const tester = clientFor(connection, { ...service, apiKey: key.secret });
      await expect(tester.resumes.get(id)).rejects.toMatchObject({ name: 'not_found' });
      expect((await client.apiKeys.list()).data.map(({ name }) => name)).toEqual(['laptop', 'owner']);
      expect(JSON.stringify(await client.apiKeys.listAll())).not.toContain(key.secret);
      await client.apiKeys.revoke(key.id);
      await expect(tester.usage.get()).rejects.toMatchObject({ name: 'invalid_api_key', status: 403 });
    });

    it('an edit is stored and free, and leaves other fields unchanged', async () => {
      const { id, created_at } = await client.resumes.generate(generateBody);
      const edited = await client.resumes.edit(id, { basics: { headline: 'Principal Engineer' } });
      expect(edited).toMatchObject({ id, created_at, credits_remaining: 8, pdf_url: null });
      expect(edited.resume_data.basics).toMatchObject({
        name: 'Ada Example',
        headline: 'Principal Engineer',
      });
      expect(await client.resumes.get(id)).toEqual(edited);
      expect((await client.usage.get()).credits_used).toBe(2);
    });

    it('an edit that makes the document incomplete is refused and changes nothing', async () => {
      const resume = await client.resumes.generate(generateBody);
      await expect(client.resumes.edit(resume.id, { basics: null })).rejects.toMatchObject({
        name: 'validation_error',
        message: expect.stringContaining('basics'),
      });
      expect(await client.resumes.get(resume.id)).toEqual(resume);
    });

    it('revert returns the resume as it was before the change', async () => {
      const { id } = await client.resumes.generate(generateBody);
      const reverted = await client.resumes.revert(id, ['c1']);
      expect(reverted).toMatchObject({ id, ats_score: 55, credits_remaining: 8, pdf_url: null });
      expect(await client.resumes.get(id)).toEqual(reverted);
    });
  });
}

async function openOn(service: RealService, open: OpenApiConnection): Promise<ApiConnection> {
  let origin = '';
  const links = createPdfLinks({
    publicUrl: () => origin,
    secret: new Uint8Array(32).fill(1),
    clock: service.clock,
  });
  const connection = await open(service.useCases, { pdfUrl: links.pdfUrl, pdfLinks: links });
  origin = connection.origin;
  return connection;
}

function clientFor(connection: ApiConnection, { apiKey, dashboardToken }: RealService): Client {
  return createClient({
    baseUrl: `${connection.origin}/api/v1`,
    apiKey,
    dashboardToken,
    fetch: (url, { method, headers, body }) =>
      connection.fetch(url, { method, headers, ...(body !== undefined && { body }) }),
    wait: async () => undefined,
    random: () => 0,
    parseAnswer,
  });
}
