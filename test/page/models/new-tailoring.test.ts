import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../../src/page/places.ts';
import { newTailoring } from '../../../src/page/start/new-tailoring.ts';
import { holdService } from './held-service.ts';

async function openStart(bases: readonly string[]) {
  const held = holdService();
  const tailoring = newTailoring({
    service: held.service,
    fail: (error) => {
      throw error;
    },
    announce: () => undefined,
    go: () => undefined,
    newKey: () => 'key',
    place: signal<Place>({ view: 'start' }),
    draft: { read: () => '', write: () => undefined },
  });
  void tailoring.load();
  await held.answer('GET /ui/base-resumes', { data: bases.map((name) => ({ name })) });
  await held.answer(`GET /ui/base-resume?name=${bases[0]}`, { name: bases[0], version: 'ver_0' });
  return { ...held, tailoring };
}

describe('the first step', () => {
  it('a file replaces no named base when the best one was asked for', async () => {
    const { tailoring, answer, open } = await openStart(['frontend', 'backend']);
    void tailoring.chooseBase('best');
    await answer('GET /ui/base-resume?name=frontend', { name: 'frontend', version: 'ver_0' });
    const isRead = tailoring.readResume(new File(['{}'], 'resume.json'));
    await expect.poll(open).toEqual(['POST /ui/base-resume/read']);
    await answer('POST /ui/base-resume/read', { format: 'json_resume', source: {} });
    await isRead;
    void tailoring.tailor('super');
    expect(open()).toEqual(['PUT /ui/base-resume?source_format=json_resume&name=default']);
  });

  it('shows the base that is chosen, whichever answer comes last', async () => {
    const { tailoring, answer } = await openStart(['frontend', 'backend']);
    void tailoring.chooseBase('backend');
    void tailoring.chooseBase('frontend');
    await answer('GET /ui/base-resume?name=frontend', { name: 'frontend', version: 'ver_1' });
    await answer('GET /ui/base-resume?name=backend', { name: 'backend', version: 'ver_2' });
    expect(tailoring.stored.value?.version).toBe('ver_1');
  });
});
