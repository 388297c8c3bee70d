import { describe, expect, it } from 'vitest';
import { isLoopback } from '../../src/config/base-url.ts';
import { proxySettings } from '../../src/config/environment.ts';
import { isWatched, wantsColor } from '../../src/config/terminal-settings.ts';

describe('color', () => {
  it.each([
    [true, {}, false, true],
    [false, {}, false, false],
    [true, { NO_COLOR: '1' }, false, false],
    [true, { NO_COLOR: '' }, false, true],
    [true, { TERM: 'dumb' }, false, false],
    [false, { FORCE_COLOR: '1' }, false, true],
    [true, { FORCE_COLOR: '0' }, false, false],
    [true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false, true],
    [true, { FORCE_COLOR: '1' }, true, false],
  ])('terminal %s, %j, --no-color %s: %s', (isTerminal, environment, noColor, wanted) => {
    expect(wantsColor({ environment, isTerminal }, noColor)).toBe(wanted);
  });
});

describe('a spinner', () => {
  it.each([
    [true, {}, true],
    [false, {}, false],
    [true, { CI: 'true' }, false],
    [true, { CI: 'false' }, true],
    [true, { TERM: 'dumb' }, false],
  ])('turns on terminal %s with %j: %s', (isTerminal, environment, watched) => {
    expect(isWatched({ environment, isTerminal })).toBe(watched);
  });
});

describe('proxies', () => {
  it('are read from names in either case and never used for this machine', () => {
    expect(proxySettings({ https_proxy: 'http://p:1', NO_PROXY: 'intra.example' })).toEqual({
      https: 'http://p:1',
      http: undefined,
      direct: 'localhost,127.0.0.1,::1,intra.example',
    });
  });
});

describe('this machine', () => {
  it.each([
    ['http://localhost:1/api/v1', true],
    ['http://127.0.0.1:8787/api/v1', true],
    ['http://[::1]:8787/api/v1', true],
    ['http://127.0.0.1.evil.example/api/v1', false],
    ['http://localhost.evil.example/api/v1', false],
    ['https://resume.example/api/v1', false],
  ])('is %s: %s', (url, loopback) => {
    expect(isLoopback(url)).toBe(loopback);
  });
});
