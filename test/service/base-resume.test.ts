import { beforeEach, expect, it } from 'vitest';
import type { Caller } from '../../src/service/use-cases.ts';
import { failureOf } from './failure-of.ts';
import { noon, order, source, useService } from './service-fixture.ts';

const fixture = useService();
let caller: Caller;

beforeEach(async () => {
  caller = await fixture().caller();
});

it('a base resume keeps its source, the document read from it, and its version', async () => {
  const { service } = fixture();
  const put = await service.putBaseResume(caller, source, { sourceFormat: 'docx' });
  expect(put).toMatchObject({
    resumeData: JSON.stringify(source),
    source: JSON.stringify(source),
    sourceFormat: 'docx',
    updatedAt: noon,
  });
  expect(put.version).toMatch(/^[0-9a-f]{64}$/);
  expect(await service.getBaseResume(caller)).toEqual(put);
});

it('a base resume has the same version for the same content in any order of fields', async () => {
  const { service } = fixture();
  const first = await service.putBaseResume(caller, source);
  const second = await service.putBaseResume(caller, { work: source.work, basics: source.basics });
  const third = await service.putBaseResume(caller, { ...source, basics: { name: 'Bob' } });
  expect(second.version).toBe(first.version);
  expect(third.version).not.toBe(first.version);
});

it('earlier versions of a base resume are kept', async () => {
  const { service } = fixture();
  const first = await service.putBaseResume(caller, source);
  expect((await failureOf(service.getBaseResume(caller, { version: 'previous' }))).name).toBe('not_found');
  const second = await service.putBaseResume(caller, { ...source, basics: { name: 'Bob' } });
  expect(await service.getBaseResume(caller)).toEqual(second);
  expect(await service.getBaseResume(caller, { version: 'previous' })).toEqual(first);
  expect(await service.getBaseResume(caller, { version: first.version })).toEqual(first);
  expect((await failureOf(service.getBaseResume(caller, { version: 'f00' }))).name).toBe('not_found');
});

it('an empty or unreadable resume is refused, and the stored one is kept', async () => {
  const { service } = fixture();
  const before = await service.putBaseResume(caller, source);
  const empty = await failureOf(service.putBaseResume(caller, { basics: { name: 'Bob' } }));
  expect(empty).toMatchObject({ name: 'validation_error' });
  expect(empty.message).toContain('the resume is empty');
  const unreadable = await failureOf(service.putBaseResume(caller, { nothing: true }));
  expect(unreadable).toMatchObject({ name: 'validation_error', message: 'basics: is missing' });
  expect(await service.getBaseResume(caller)).toEqual(before);
});

it('test mode uses the live base resume until it has its own', async () => {
  const { service, caller: callerOf } = fixture();
  const tester = await callerOf('test');
  const live = await service.putBaseResume(caller, source);
  expect(await service.getBaseResume(tester)).toEqual(live);
  const own = await service.putBaseResume(tester, { ...source, basics: { name: 'Bob' } });
  expect(await service.getBaseResume(tester)).toEqual(own);
  expect(await service.getBaseResume(caller)).toEqual(live);
  await service.deleteBaseResume(tester);
  expect((await failureOf(service.deleteBaseResume(tester))).name).toBe('not_found');
  expect(await service.getBaseResume(tester)).toEqual(live);
});

it('a base resume is not found before it is stored or after it is deleted', async () => {
  const { service } = fixture();
  expect((await failureOf(service.getBaseResume(caller))).message).toContain('base set FILE');
  await service.putBaseResume(caller, source);
  await service.deleteBaseResume(caller);
  expect(await failureOf(service.getBaseResume(caller))).toMatchObject({ name: 'not_found', status: 404 });
});

it('a base resume that an earlier release read differently is read again and used for new resumes', async () => {
  const { service, ports } = fixture();
  const stored = await service.putBaseResume(caller, source);
  const readNow = JSON.stringify({ ...source, read: 'now' });
  ports.documents.readAgain = (given, resumeData) => (given === stored.source ? readNow : resumeData);
  const read = await service.getBaseResume(caller);
  expect(read).toMatchObject({ version: stored.version, source: stored.source, resumeData: readNow });
  const { resume } = await service.generateResume(caller, order(), {});
  expect(await service.getResumeBase(caller, resume.id)).toMatchObject({ resumeData: readNow });
});
