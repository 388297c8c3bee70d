import { describe, expect, it } from 'vitest';
import { homePaths } from '../../src/config/home-paths.ts';

const linux = { platform: 'linux', homeFolder: '/home/ada', cwd: '/project', environment: {} } as const;

describe('the home of the product', () => {
  it('is one folder with --home or RESUME_TAILOR_HOME; the flag wins and is relative to the working folder', () => {
    const environment = { RESUME_TAILOR_HOME: '/srv/env' };
    expect(homePaths({ ...linux, environment })).toEqual({
      configFolder: '/srv/env',
      dataFolder: '/srv/env',
      configFile: '/srv/env/config.json',
      serverFile: '/srv/env/server.yaml',
      storeFile: '/srv/env/store.db',
      filesFolder: '/srv/env/files',
      dashboardTokenFile: '/srv/env/dashboard.token',
      ownerKeyFile: '/srv/env/owner.key',
      servingFile: '/srv/env/serving.json',
      pendingFolder: '/srv/env/pending',
      batchesFolder: '/srv/env/batches',
      compiledFolder: '/srv/env/compiled',
    });
    expect(homePaths({ ...linux, environment, home: 'mine' }).storeFile).toBe('/project/mine/store.db');
  });

  it.each([
    ['linux', {}, '/home/ada/.config/resume-tailor', '/home/ada/.local/share/resume-tailor'],
    ['linux', { XDG_CONFIG_HOME: '/c', XDG_DATA_HOME: '/d' }, '/c/resume-tailor', '/d/resume-tailor'],
    ['linux', { XDG_CONFIG_HOME: 'relative' }, '/home/ada/.config/resume-tailor', null],
    ['darwin', {}, '/home/ada/Library/Application Support/resume-tailor', null],
    ['win32', { APPDATA: 'C:\\Roaming' }, 'C:\\Roaming\\resume-tailor', null],
  ] as const)('on %s with %j keeps settings in %s', (platform, environment, config, data) => {
    const paths = homePaths({ ...linux, platform, environment });
    expect(paths.configFolder).toBe(config);
    if (data !== null) expect(paths.dataFolder).toBe(data);
  });

  it.each([
    ['linux', {}, '/home/ada/.cache/resume-tailor/compiled'],
    ['linux', { XDG_CACHE_HOME: '/c' }, '/c/resume-tailor/compiled'],
    ['darwin', {}, '/home/ada/Library/Caches/resume-tailor/compiled'],
    ['win32', { LOCALAPPDATA: 'C:\\Local' }, 'C:\\Local\\resume-tailor\\compiled'],
  ] as const)('on %s with %j keeps its cache in %s', (platform, environment, folder) => {
    expect(homePaths({ ...linux, platform, environment }).compiledFolder).toBe(folder);
  });
});
