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

beforeEach(async () => {
  log = [];
  beforeDrawing = async () => {};
  const { ports } = place();
  const draw: NonNullable<Ports['renderer']['draw']> = async ({ document, look }) => {
    log.push('drawn');
    await beforeDrawing();
    return [{ width: 1, height: 1, svg: `${look.theme} ${changed(document)}` }] satisfies DrawnPage[];
  };
  const store: Ports['store'] = {
    ...ports.store,
    changeResume: (...change) => {
      log.push('stored');
      return ports.store.changeResume(...change);
    },
  };
  service = createService(
    { ...ports, store, renderer: { ...ports.renderer, draws: () => true, draw } },
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

  it('is shown in the look that is asked for, whatever was drawn ahead', async () => {
    await pages();
    await service.revertChanges(caller, id, ['ch1']);
    expect(await pages('classic')).toBe('classic ch2,ch3');
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

async function pages(theme?: string): Promise<string | undefined> {
  const drawn = await service.drawResume(caller, id, theme === undefined ? {} : { theme });
  return drawn.pages[0]?.svg;
}
