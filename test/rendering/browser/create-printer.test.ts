import { describe, expect, it } from 'vitest';
import { createPrinter } from '../../../src/rendering/browser/create-printer.ts';
import { createSignal } from '../../support/signal.ts';
import { fakeBrowsers, handTimers } from './fake-browser.ts';

const limits = { milliseconds: 10, idleMilliseconds: 60, printsPerPage: 2, printsPerBrowser: 5 };

function printerOf() {
  const fake = fakeBrowsers();
  const timers = handTimers();
  return { fake, timers, printer: createPrinter(fake.driver, timers, limits) };
}

describe('the printer', () => {
  it('starts its browser with the first print and replaces pages and browsers at their limits', async () => {
    const { fake, printer } = printerOf();
    expect(fake.log).toEqual([]);
    for (const name of 'abcdef')
      expect(Buffer.from(await printer.print(name)).toString()).toBe(`%PDF ${name}`);
    expect(fake.log).toEqual([
      ...['browser 1', 'page 1', 'print a', 'print b', 'close page 1'],
      ...['page 2', 'print c', 'print d', 'close page 2'],
      ...['page 3', 'print e', 'close browser 1', 'browser 2', 'page 4', 'print f'],
    ]);
  });

  it('prints one after the other, in the order of the calls', async () => {
    const { fake, printer } = printerOf();
    const gate = createSignal();
    fake.onPrint = () => gate.given;
    const printing = [printer.print('a'), printer.print('b')];
    await new Promise((resolve) => setImmediate(resolve));
    expect(fake.log).toEqual(['browser 1', 'page 1', 'print a']);
    gate.give();
    await Promise.all(printing);
    expect(fake.log).toEqual(['browser 1', 'page 1', 'print a', 'print b', 'close page 1']);
  });

  it('closes an idle browser and starts another for the next print', async () => {
    const { fake, timers, printer } = printerOf();
    await printer.print('a');
    timers.ring(60);
    await printer.print('b');
    expect(fake.log).toEqual([
      ...['browser 1', 'page 1', 'print a', 'close browser 1'],
      ...['browser 2', 'page 2', 'print b'],
    ]);
  });

  it('closes its browser on close, after all prints are done', async () => {
    const { fake, printer } = printerOf();
    const printing = printer.print('a');
    await printer.close();
    await printing;
    expect(fake.log).toEqual(['browser 1', 'page 1', 'print a', 'close browser 1']);
  });
});

describe('a failed print', () => {
  it('is retried once in a new browser if the browser crashed', async () => {
    const { fake, printer } = printerOf();
    fake.onPrint = async () => {
      fake.onPrint = async () => {};
      fake.crash();
      throw new Error('Target closed');
    };
    await printer.print('a');
    expect(fake.log).toEqual([
      ...['browser 1', 'page 1', 'print a', 'close page 1', 'close browser 1'],
      ...['browser 2', 'page 2', 'print a'],
    ]);
  });

  it('is an error after the second crash, and the next print succeeds', async () => {
    const { fake, printer } = printerOf();
    fake.onPrint = () => Promise.reject(new Error('Target closed'));
    await expect(printer.print('a')).rejects.toMatchObject({
      name: 'RenderError',
      forCaller: true,
      message: 'The browser crashed twice before the PDF was done. Theme ats needs no browser.',
      stack: expect.stringContaining('Target closed'),
    });
    fake.onPrint = async () => {};
    await printer.print('b');
    expect(fake.log.slice(-2)).toEqual(['page 3', 'print b']);
  });

  it('is stopped by closing its page and not retried if it takes too long', async () => {
    const { fake, timers, printer } = printerOf();
    const stopped = createSignal();
    fake.onPrint = () => stopped.given.then(() => Promise.reject(new Error('Target closed')));
    const printing = printer.print('a');
    const refused = expect(printing).rejects.toThrow(
      'The browser took longer than 0.01 seconds and was stopped.',
    );
    await new Promise((resolve) => setImmediate(resolve));
    timers.ring(10);
    stopped.give();
    await refused;
    expect(fake.log).toEqual(['browser 1', 'page 1', 'print a', 'close page 1', 'close page 1']);
  });

  it('prints nothing if the page opened another address', async () => {
    const { fake, printer } = printerOf();
    fake.address = 'chrome-error://chromewebdata/';
    await expect(printer.print('a')).rejects.toThrow(
      'The theme opened another page, so nothing was printed. Choose another theme.',
    );
    expect(fake.log).toEqual(['browser 1', 'page 1', 'close page 1']);
  });
});
