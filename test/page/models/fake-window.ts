import { holdFetch } from './held-service.ts';

/** The parts of a browser's window that the page uses. The test controls time and answers. */
export function fakeWindow(hash = '#/') {
  const fakeFetch = holdFetch();
  const target = new EventTarget();
  const timers = new Map<number, () => void>();
  let numbers = 0;
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const window = Object.assign(target, {
    fetch: fakeFetch.fetch,
    location: { hash },
    history: {
      replaceState: (_: unknown, __: string, address: string) => {
        window.location.hash = address;
      },
    },
    document: { title: '' },
    localStorage: nothing,
    sessionStorage: nothing,
    crypto: globalThis.crypto,
    setTimeout(work: () => void) {
      numbers += 1;
      timers.set(numbers, work);
      return numbers;
    },
    clearTimeout: (number: number) => void timers.delete(number),
  });
  return {
    ...fakeFetch,
    window: window as unknown as Window & typeof globalThis,
    /** Runs all timers now. */
    passTime(): void {
      for (const [number, work] of [...timers]) {
        if (timers.delete(number)) work();
      }
    },
    goTo(address: string): void {
      window.location.hash = address;
      target.dispatchEvent(new Event('hashchange'));
    },
  };
}
