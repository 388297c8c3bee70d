import { describe, expect, it } from 'vitest';
import { type Config, type ConfigSources, loadConfig } from '../../src/config/load-config.ts';

interface Given {
  readonly flags?: ConfigSources['flags'];
  readonly environment?: Readonly<Record<string, string>>;
  readonly config?: unknown;
  readonly project?: string;
}

function load({ flags = {}, environment = {}, config, project }: Given): Promise<Config> {
  const files: Readonly<Record<string, string | undefined>> = {
    '/home/ada/.config/resume-tailor/config.json': config === undefined ? undefined : JSON.stringify(config),
    '/project/.resume-tailor.yaml': project,
  };
  return loadConfig({
    flags,
    environment,
    platform: 'linux',
    homeFolder: '/home/ada',
    cwd: '/project',
    readText: (file) => files[file] ?? null,
  });
}

const profiles = {
  default: { base_url: 'https://one.example/api/v1', api_key: 'key-one', dashboard_token: 'token-one' },
  two: { base_url: 'https://two.example/api/v1', api_key: 'key-two' },
};

describe('the config', () => {
  it('uses this process and level good by default', async () => {
    const config = await load({});
    expect(config.baseUrl).toEqual({ value: null, source: 'default', place: null });
    expect(config.level).toEqual({ value: 'good', source: 'default', place: null });
    expect(config.apiKey.value).toBeNull();
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('prefers the flag to the environment and the environment to the profile, and remembers the source', async () => {
    const environment = { RESUME_TAILOR_BASE_URL: 'http://env.example' };
    const flags = { baseUrl: 'http://flag.example' };
    const baseUrl = async (given: Given) => (await load(given)).baseUrl;
    expect(await baseUrl({ flags, environment, config: { profiles } })).toEqual({
      value: 'http://flag.example/api/v1',
      source: 'flag',
      place: '--base-url',
    });
    expect(await baseUrl({ environment, config: { profiles } })).toMatchObject({
      value: 'http://env.example/api/v1',
      place: 'RESUME_TAILOR_BASE_URL',
    });
    expect(await baseUrl({ config: { profiles } })).toMatchObject({
      value: 'https://one.example/api/v1',
      source: 'config',
    });
  });

  it('prefers the project file to config.json', async () => {
    const config = await load({ project: 'level: super\n', config: { level: 'basic', theme: 'classic' } });
    expect(config.level).toEqual({
      value: 'super',
      source: 'project',
      place: '/project/.resume-tailor.yaml',
    });
    expect(config.theme).toMatchObject({ value: 'classic', source: 'config' });
  });

  it('treats an empty variable as not set', async () => {
    expect((await load({ environment: { RESUME_TAILOR_BASE_URL: '' } })).baseUrl.value).toBeNull();
  });

  it('chooses the profile by flag, environment or config.json', async () => {
    const key = async (given: Given) => (await load({ config: { profiles }, ...given })).apiKey.value;
    expect(await key({})).toBe('key-one');
    expect(await key({ flags: { profile: 'two' } })).toBe('key-two');
    expect(await key({ environment: { RESUME_TAILOR_PROFILE: 'two' } })).toBe('key-two');
    expect(await key({ config: { profile: 'two', profiles } })).toBe('key-two');
  });

  it('never uses a saved key or token for an origin other than the one it was saved for', async () => {
    const elsewhere = await load({ config: { profiles }, flags: { baseUrl: 'https://evil.example/api/v1' } });
    expect([elsewhere.apiKey.value, elsewhere.dashboardToken.value]).toEqual([null, null]);
    const same = await load({ config: { profiles }, flags: { baseUrl: 'https://one.example' } });
    expect([same.apiKey.value, same.dashboardToken.value]).toEqual(['key-one', 'token-one']);
  });

  it('uses the key of the environment for the server of the flag', async () => {
    const given = { environment: { RESUME_TAILOR_API_KEY: 'k' }, flags: { baseUrl: 'https://x.example' } };
    expect((await load(given)).apiKey).toEqual({
      value: 'k',
      source: 'environment',
      place: 'RESUME_TAILOR_API_KEY',
    });
  });

  it.each(['base_url', 'api_key', 'dashboard_token', 'profile'])(
    'refuses %s in a project file',
    async (name) => {
      await expect(load({ project: `${name}: something\n` })).rejects.toThrow(
        `/project/.resume-tailor.yaml: must not set ${name}`,
      );
    },
  );

  it.each([
    [{ project: 'levle: good' }, 'unknown key "levle" (did you mean level?)'],
    [{ project: 'level: [' }, '.resume-tailor.yaml'],
    [{ project: '- a' }, 'must be an object'],
    [{ config: { level: 'best' } }, 'level must be basic, good or super'],
    [{ config: { profiles: { a: { api_key: 'k' } } } }, 'profile a: base_url is missing'],
    [{ config: { profiles: { a: { base_url: 'nonsense' } } } }, 'profile a: must be a URL'],
    [
      { config: { profiles }, flags: { profile: 'tow' } },
      '--profile: there is no profile "tow" (did you mean two?)',
    ],
    [{ environment: { RESUME_TAILOR_BASE_URL: 'ftp://x' } }, 'RESUME_TAILOR_BASE_URL: must start with http'],
    [{ flags: { baseUrl: 'http://me:secret@x.example' } }, '--base-url: must not contain a user name'],
  ])('names the place of the mistake in %j', async (given: Given, message) => {
    await expect(load(given)).rejects.toThrow(message);
  });
});
