import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { startSweep, sweepPdfFiles } from '../../src/service/sweep-pdf-files.ts';
import type { Caller } from '../../src/service/use-cases.ts';
import { noon, order, source, useService } from './service-fixture.ts';

const fixture = useService();
const hour = 3_600_000;
const deletedId = (number: number) => `res_0${String(number).padStart(25, '0')}`;
const never = new AbortController().signal;
let caller: Caller;

beforeEach(async () => {
  caller = await fixture().caller();
  await fixture().service.putBaseResume(caller, source);
});

const folder = () => path.dirname(fixture().ports.files.pathOf(deletedId(0)));
const filesLeft = async () => (await readdir(folder())).toSorted();

async function writtenAgo(name: string, age: number): Promise<void> {
  const file = path.join(folder(), name);
  const time = new Date(noon - age);
  await utimes(file, time, time);
}

async function orphan(number: number, age: number): Promise<string> {
  const name = `${deletedId(number)}.pdf`;
  await mkdir(folder(), { recursive: true });
  await writeFile(path.join(folder(), name), 'a PDF');
  await writtenAgo(name, age);
  return name;
}

describe('the sweep', () => {
  it('removes only old files of deleted resumes', async () => {
    const { service, ports } = fixture();
    const pdf = { include_pdf: true, finetune_level: 'basic' } as const;
    const kept = (await service.generateResume(caller, order(pdf), {})).resume;
    const ofTest = await service.generateResume(await fixture().caller('test'), order(pdf), {});
    for (const id of [kept.id, ofTest.resume.id]) await writtenAgo(`${id}.pdf`, 9 * hour);
    const [old, young] = [await orphan(1, hour + 1), await orphan(2, hour)];
    await sweepPdfFiles(ports, never);
    expect(await filesLeft()).toEqual([`${kept.id}.pdf`, `${ofTest.resume.id}.pdf`, young].toSorted());
    expect(await filesLeft()).not.toContain(old);
  });

  it('keeps the file of a resume whose PDF may still be in progress', async () => {
    const { service, ports } = fixture();
    const { resume } = await service.generateResume(caller, order(), {});
    await ports.files.write(resume.id, new Uint8Array([1]));
    await writtenAgo(`${resume.id}.pdf`, 9 * hour);
    await sweepPdfFiles(ports, never);
    expect(await filesLeft()).toEqual([`${resume.id}.pdf`]);
  });

  it('removes old drafts of any resume and keeps foreign files', async () => {
    await orphan(1, 0);
    for (const [name, age] of [
      [`${deletedId(1)}.pdf.7.8.draft`, hour + 1],
      [`${deletedId(1)}.pdf.7.9.draft`, 0],
      ['notes.txt', 9 * hour],
      ['my.draft', 9 * hour],
      ['cv.pdf', 9 * hour],
    ] as const) {
      await writeFile(path.join(folder(), name), '');
      await writtenAgo(name, age);
    }
    await sweepPdfFiles(fixture().ports, never);
    const expected = [
      `${deletedId(1)}.pdf`,
      `${deletedId(1)}.pdf.7.9.draft`,
      'notes.txt',
      'my.draft',
      'cv.pdf',
    ];
    expect(await filesLeft()).toEqual(expected.toSorted());
  });

  it('handles more files than fit into one batch', async () => {
    await Promise.all(Array.from({ length: 1203 }, (_, number) => orphan(number, 2 * hour)));
    await sweepPdfFiles(fixture().ports, never);
    expect(await filesLeft()).toEqual([]);
  });

  it('does nothing before the first PDF', async () => {
    await sweepPdfFiles(fixture().ports, never);
    await expect(readdir(folder())).rejects.toThrow('ENOENT');
  });

  it('stops when asked, and does not report a store that was closed meanwhile', async () => {
    const { ports } = fixture();
    const file = await orphan(1, 2 * hour);
    const failures: unknown[] = [];
    const asked = new Promise<void>((tell) => {
      ports.store.existingResumes = async () => {
        tell();
        await nextTurn();
        throw new Error('the store is closed');
      };
    });
    const stop = startSweep(ports, (error) => failures.push(error));
    await asked;
    stop();
    await nextTurn();
    await nextTurn();
    expect(failures).toEqual([]);
    expect(await filesLeft()).toEqual([file]);
  });

  it('reports the error when it fails', async () => {
    const { ports } = fixture();
    await orphan(1, 2 * hour);
    ports.store.existingResumes = () => Promise.reject(new Error('the disk is gone'));
    const failure = await new Promise((report) => startSweep(ports, report));
    expect(String(failure)).toContain('the disk is gone');
  });
});
