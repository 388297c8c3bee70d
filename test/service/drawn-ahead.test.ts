import { beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../../src/service/create-service.ts';
import type { DrawnPage, Ports } from '../../src/service/ports.ts';
import type { Caller, UseCases } from '../../src/service/use-cases.ts';
import { order, policy, source, useService } from './service-place.ts';

const place = useService();
let service: UseCases;
let caller: Caller;
let id: string;
/** What happened, in order. */
let log: string[];
let beforeDrawing: () => Promise<void>;
let themeVersion: string;

beforeEach(async () => {
  log = [];
  beforeDrawing = async () => {};
  themeVersion = '1';
  const { ports } = place();
  const draw: NonNullable<Ports['renderer']['draw']> = async ({ document, look }) => {
    log.push('drawn');
    await beforeDrawing();
    const edition = themeVersion === '1' ? '' : ` in edition ${themeVersion}`;
    return [
      { width: 1, height: 1, svg: `${look.theme} ${changed(document)}${edition}` },
    ] satisfies DrawnPage[];
  };
  const store: Ports['store'] = {
    ...ports.store,
    changeResume: (...change) => {
      log.push('stored');
      return ports.store.changeResume(...change);
    },
  };
  service = createService(
    {
      ...ports,
      store,
      renderer: { ...ports.renderer, draws: () => true, draw, version: () => themeVersion },
    },
    policy,
  );
  caller = await place().caller();
  await service.putBaseResume(caller, source);
  ({ id } = (await service.generateResume(caller, order({ finetune_level: 'basic' }), {})).resume);
});

describe('a resume that somebody looks at', () => {
  it('is drawn while a change of it is stored, and once', async () => {
    expect(await pages()).toBe('ats ch1,ch2,ch3');
    await service.revertChanges(caller, id, ['ch1']);
    expect(log).toEqual(['drawn', 'drawn', 'stored']);
    expect(await pages()).toBe('ats ch2,ch3');
    expect(log).toHaveLength(3);
    await service.revertChanges(caller, id, ['ch2']);
    expect(log.slice(3)).toEqual(['drawn', 'stored']);
    expect(await pages()).toBe('ats ch3');
  });

  it('is on its way to another process before storing holds up this one', async () => {
    await pages();
    beforeDrawing = () => new Promise((resolve) => setImmediate(resolve)).then(() => void log.push('sent'));
    await service.revertChanges(caller, id, ['ch1']);
    expect(log).toEqual(['drawn', 'drawn', 'sent', 'stored']);
  });

  it('is shown in the look that is asked for, whatever was drawn ahead', async () => {
    await pages();
    await service.revertChanges(caller, id, ['ch1']);
    expect(await pages('classic')).toBe('classic ch2,ch3');
  });

  it('is drawn in its theme as that is when it is asked for', async () => {
    await pages();
    await service.revertChanges(caller, id, ['ch1']);
    themeVersion = '2';
    expect(await pages()).toBe('ats ch2,ch3 in edition 2');
  });

  it('leaves no page behind that nobody asked for', async () => {
    await pages();
    await service.revertChanges(caller, id, ['ch1']);
    await place().tick();
    expect(await pages()).toBe('ats ch2,ch3');
    expect(log).toEqual(['drawn', 'drawn', 'stored', 'drawn']);
  });

  it('is still looked at when many others were looked at since, and it again', async () => {
    await pages();
    for (let other = 0; other < 49; other += 1) await pages('classic', `#0000${String(other + 10)}`);
    await pages();
    await pages('classic');
    log = [];
    await service.revertChanges(caller, id, ['ch1']);
    expect(log).toEqual(['drawn', 'stored']);
  });

  it('is drawn when it is asked for where it could not be ahead', async () => {
    await pages();
    beforeDrawing = () => Promise.reject(new Error('Others draw.'));
    await service.revertChanges(caller, id, ['ch1']);
    beforeDrawing = async () => {};
    expect(await pages()).toBe('ats ch2,ch3');
  });
});

it('a resume that nobody looks at is not drawn', async () => {
  await service.revertChanges(caller, id, ['ch1']);
  expect(log).toEqual(['stored']);
});

function changed(document: object): string {
  return String(Reflect.get(document, 'changed'));
}

async function pages(theme?: string, accent?: string): Promise<string | undefined> {
  const drawn = await service.drawResume(caller, id, { theme, accent });
  return drawn.pages[0]?.svg;
}
