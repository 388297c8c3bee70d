import { beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../../src/service/create-service.ts';
import type { DrawnPage, Ports } from '../../src/service/ports.ts';
import type { Caller, UseCases } from '../../src/service/use-cases.ts';
import { order, policy, source, useService } from './service-fixture.ts';

const fixture = useService();
let service: UseCases;
let caller: Caller;
let id: string;
/** The drawing and storing steps, in order. */
let log: string[];
let beforeDrawing: () => Promise<void>;
let themeVersion: string;

beforeEach(async () => {
  log = [];
  beforeDrawing = async () => {};
  themeVersion = '1';
  const { ports } = fixture();
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
  caller = await fixture().caller();
  await service.putBaseResume(caller, source);
  ({ id } = (await service.generateResume(caller, order({ finetune_level: 'basic' }), {})).resume);
});

describe('a resume that was shown', () => {
  it('is drawn once, while a change to it is stored', async () => {
    expect(await pages()).toBe('ats ch1,ch2,ch3');
    await service.revertChanges(caller, id, { change_ids: ['ch1'] });
    expect(log).toEqual(['drawn', 'drawn', 'stored']);
    expect(await pages()).toBe('ats ch2,ch3');
    expect(log).toHaveLength(3);
    await service.revertChanges(caller, id, { change_ids: ['ch2'] });
    expect(log.slice(3)).toEqual(['drawn', 'stored']);
    expect(await pages()).toBe('ats ch3');
  });

  it('is sent to another process before the change is stored', async () => {
    await pages();
    beforeDrawing = () => new Promise((resolve) => setImmediate(resolve)).then(() => void log.push('sent'));
    await service.revertChanges(caller, id, { change_ids: ['ch1'] });
    expect(log).toEqual(['drawn', 'drawn', 'sent', 'stored']);
  });

  it('is shown in the requested look, even if another look was drawn ahead', async () => {
    await pages();
    await service.revertChanges(caller, id, { change_ids: ['ch1'] });
    expect(await pages('classic')).toBe('classic ch2,ch3');
  });

  it('is drawn again when its theme has changed since', async () => {
    await pages();
    await service.revertChanges(caller, id, { change_ids: ['ch1'] });
    themeVersion = '2';
    expect(await pages()).toBe('ats ch2,ch3 in edition 2');
  });

  it('drops pages drawn ahead that were not requested', async () => {
    await pages();
    await service.revertChanges(caller, id, { change_ids: ['ch1'] });
    await fixture().tick();
    expect(await pages()).toBe('ats ch2,ch3');
    expect(log).toEqual(['drawn', 'drawn', 'stored', 'drawn']);
  });

  it('is still drawn ahead after 49 other looks were shown', async () => {
    await pages();
    for (let other = 0; other < 49; other += 1) await pages('classic', `#0000${String(other + 10)}`);
    await pages();
    await pages('classic');
    log = [];
    await service.revertChanges(caller, id, { change_ids: ['ch1'] });
    expect(log).toEqual(['drawn', 'stored']);
  });

  it('is drawn on request when drawing ahead failed', async () => {
    await pages();
    beforeDrawing = () => Promise.reject(new Error('Others draw.'));
    await service.revertChanges(caller, id, { change_ids: ['ch1'] });
    beforeDrawing = async () => {};
    expect(await pages()).toBe('ats ch2,ch3');
  });
});

it('a resume that was not shown is not drawn ahead', async () => {
  await service.revertChanges(caller, id, { change_ids: ['ch1'] });
  expect(log).toEqual(['stored']);
});

function changed(document: object): string {
  return String(Reflect.get(document, 'changed'));
}

async function pages(theme?: string, accent?: string): Promise<string | undefined> {
  const drawn = await service.drawResume(caller, id, { theme, accent });
  return drawn.pages[0]?.svg;
}
