import { describe, expect, it } from 'vitest';
import { renderOnce } from '../../../src/rendering/pool/render-once.ts';
import type { Renderer, RenderInput } from '../../../src/service/ports.ts';
import { createSignal } from '../../support/signal.ts';
import { resume } from '../sample-document.ts';

const orderOf = (name: string, changes: Partial<RenderInput> = {}): RenderInput => ({
  document: resume(({ basics }) => Object.assign(basics, { name })),
  look: { theme: 'ats' },
  ...changes,
});

/** A renderer that logs calls; every PDF has 100 bytes. */
function counting(render: Renderer['render'] = async () => ({ pdf: new Uint8Array(100) })) {
  const asked: string[] = [];
  const renderer: Renderer = {
    themes: ['ats', 'plain'],
    defaultTheme: 'ats',
    async render(input) {
      asked.push(input.document.basics.name);
      return render(input);
    },
    close: async () => void asked.push('closed'),
  };
  return { asked, renderer };
}

describe('the same document, theme and check', () => {
  it('is rendered once for concurrent callers', async () => {
    const gate = createSignal();
    const { asked, renderer } = counting(async () => {
      await gate.given;
      return { pdf: new Uint8Array(100) };
    });
    const once = renderOnce(renderer);
    const [one, other] = [once.render(orderOf('Ada')), once.render(orderOf('Ada', { check: true }))];
    gate.give();
    expect(await one).toBe(await other);
    expect(asked).toEqual(['Ada']);
  });

  it('is not rendered again while its PDF is cached', async () => {
    const { asked, renderer } = counting();
    const once = renderOnce(renderer);
    const first = await once.render(orderOf('Ada'));
    expect(await once.render(orderOf('Ada'))).toBe(first);
    expect(asked).toEqual(['Ada']);
  });

  it('is rendered again with another word, theme or check', async () => {
    const { asked, renderer } = counting();
    const once = renderOnce(renderer);
    const orders = [orderOf('Ada'), orderOf('Ida'), orderOf('Ada', { look: { theme: 'plain' } })];
    for (const order of [...orders, orderOf('Ada', { check: false })]) await once.render(order);
    expect(asked).toEqual(['Ada', 'Ida', 'Ada', 'Ada']);
  });

  it('is rendered again after its theme has changed', async () => {
    let version = 'one';
    const { asked, renderer } = counting();
    const once = renderOnce({ ...renderer, version: () => version });
    await once.render(orderOf('Ada'));
    version = 'two';
    await once.render(orderOf('Ada'));
    await once.render(orderOf('Ada'));
    expect(asked).toEqual(['Ada', 'Ada']);
  });

  it('is rendered again after a failure, which all waiting callers get', async () => {
    let failures = 1;
    const { asked, renderer } = counting(async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('no ink');
      return { pdf: new Uint8Array(100) };
    });
    const once = renderOnce(renderer);
    const outcomes = await Promise.allSettled([once.render(orderOf('Ada')), once.render(orderOf('Ada'))]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await once.render(orderOf('Ada'));
    expect(asked).toEqual(['Ada', 'Ada']);
  });
});

it('removes the least recently used PDF first when the cache is full', async () => {
  const { asked, renderer } = counting();
  const once = renderOnce(renderer, 250);
  for (const name of ['Ada', 'Ida', 'Ada', 'Eda', 'Ada', 'Ida']) await once.render(orderOf(name));
  expect(asked).toEqual(['Ada', 'Ida', 'Eda', 'Ida']);
});

it('passes questions and close on to its renderer', async () => {
  const { asked, renderer } = counting();
  const once = renderOnce(renderer);
  expect([once.themes, once.defaultTheme]).toEqual([['ats', 'plain'], 'ats']);
  await once.close();
  expect(asked).toEqual(['closed']);
});
