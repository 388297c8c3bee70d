import { afterEach, describe, expect, it } from 'vitest';
import { createEngineThreads } from '../../src/compose/engine/engine-threads.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { ValidationError } from '../../src/values/validation-error.ts';

const { document: base } = readBaseResume({
  basics: { name: 'Pat Doe' },
  work: [
    {
      name: 'Dunlin & Daughters',
      position: 'Backend Engineer',
      startDate: '2019-03',
      highlights: [
        'Moved 14 services to k8s',
        'Wrote modules for Terraform',
        'Kept Node.js services running',
      ],
    },
  ],
  skills: [{ name: 'Tools', keywords: ['Node.js', 'Terraform'] }],
});
const target = {
  companyName: 'Harbour',
  position: 'Backend Engineer',
  jobDescription: 'Backend Engineer\n\nRequirements\n- Kubernetes\n- Terraform\n- Node.js\n',
};
const request = { base, target, level: 'super', asOf: '2026-11-21' } as const;

let threads = createEngineThreads([], 1);
afterEach(async () => {
  await threads.close();
  threads = createEngineThreads([], 1);
});

describe('the engine in threads', () => {
  it('gives what the engine gives, for each of its methods', async () => {
    const here = createRulesEngine();
    const tailored = await here.tailor(request);
    const changeIds = tailored.report.changes.slice(0, 1).map(({ id }) => id);
    const undone = { ...request, plan: tailored.plan, changeIds };
    const document = { ...tailored.document, basics: { ...tailored.document.basics, headline: 'Engineer' } };
    const edited = { ...request, plan: tailored.plan, document };
    expect(await threads.tailor(request)).toEqual(tailored);
    expect(await threads.score(request)).toEqual(await here.score(request));
    expect(await threads.revert(undone)).toEqual(await here.revert(undone));
    expect(await threads.edit(edited)).toEqual(await here.edit(edited));
  });

  it('lets the process do other things meanwhile', async () => {
    const done: string[] = [];
    setImmediate(() => done.push('other work'));
    await threads.score(request).then(() => done.push('score'));
    expect(done).toEqual(['other work', 'score']);
  });

  it('works on as many requests as there are threads, and on the others after them', async () => {
    const scores = await Promise.all(Array.from({ length: 5 }, () => threads.score(request)));
    expect(new Set(scores.map((score) => JSON.stringify(score))).size).toBe(1);
  });

  it('refuses in the words of the engine, and goes on', async () => {
    const { plan } = await threads.tailor(request);
    const unknown = threads.revert({ ...request, plan, changeIds: ['ch999'] });
    await expect(unknown).rejects.toBeInstanceOf(ValidationError);
    await expect(unknown).rejects.toThrow('ch999');
    expect(await threads.score(request)).toMatchObject({ object: 'score' });
  });

  it('reads resumes as the reader does, and refuses in its words', async () => {
    const source = {
      basics: { name: 'Pat Doe' },
      work: [{ name: 'Dunlin', highlights: ['<b>Wrote</b> modules'] }],
    };
    expect(await threads.read(source)).toEqual(readBaseResume(source));
    await expect(threads.read({ basics: {} })).rejects.toThrow('basics.name');
    const old = JSON.stringify({ stored: 'by an earlier version' });
    expect(await threads.readAgain(JSON.stringify(source), old)).toBe(
      JSON.stringify(readBaseResume(source).document),
    );
  });

  it('reads while the process does other things', async () => {
    const done: string[] = [];
    setImmediate(() => done.push('other work'));
    await threads.read({ basics: { name: 'Pat Doe' } });
    done.push('read');
    expect(done).toEqual(['other work', 'read']);
  });

  it('does not begin what nobody waits for any more', async () => {
    const reason = new Error('gone');
    await expect(threads.tailor(request, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(await threads.score(request)).toMatchObject({ object: 'score' });
  });

  it('ends what is under way when it is closed', async () => {
    const pending = threads.tailor(request);
    const ended = expect(pending).rejects.toThrow('closed');
    await new Promise((resolve) => setImmediate(resolve));
    await threads.close();
    await ended;
  });

  it('checks the terms of a host as the engine does', async () => {
    const wrong = createEngineThreads([{ term: '' } as never], 1);
    await expect(wrong.score(request)).rejects.toThrow();
    await wrong.close();
  });
});
