import { describe, expect, it } from 'vitest';
import { readSavedConfig, withoutSavedProfile, withSavedProfile } from '../../src/config/saved-config.ts';

const profile = { baseUrl: 'https://one.example/api/v1', apiKey: 'key-one' };
const file = 'config.json';

describe('a saved profile', () => {
  it('becomes the profile in use and leaves the rest of the file unchanged', () => {
    const before = JSON.stringify({
      theme: 'ats',
      profile: 'two',
      profiles: { two: { base_url: 'http://two' } },
    });
    const saved = JSON.parse(withSavedProfile(before, file, 'one', profile));
    expect(saved).toEqual({
      theme: 'ats',
      profile: 'one',
      profiles: {
        two: { base_url: 'http://two' },
        one: { base_url: 'https://one.example/api/v1', api_key: 'key-one' },
      },
    });
  });

  it('is removed with its secrets; another profile in use stays in use', () => {
    const one = withSavedProfile(null, file, 'one', profile);
    const two = withSavedProfile(one, file, 'two', { baseUrl: 'https://two.example/api/v1' });
    expect(readSavedConfig(withoutSavedProfile(two, file, 'one'), file)).toMatchObject({ profile: 'two' });
    expect(withoutSavedProfile(one, file, 'one')).not.toContain('key-one');
    expect(readSavedConfig(withoutSavedProfile(one, file, 'one'), file).profile).toBeUndefined();
  });

  it.each(['local', '', 'a b', '../x', 'x'.repeat(65)])('cannot be named "%s"', (name) => {
    expect(() => withSavedProfile(null, file, name, profile)).toThrow('is not a valid profile name');
  });

  it('is not written over a broken file', () => {
    expect(() => withSavedProfile('{', file, 'one', profile)).toThrow('config.json');
  });
});
