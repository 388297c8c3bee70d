import { describe, expect, it } from 'vitest';
import { browserPlaces, systemFontFolders } from '../../src/config/system-places.ts';

const places = (environment: Record<string, string>, platform: NodeJS.Platform = 'linux') =>
  browserPlaces({ environment, platform, homeFolder: '/home/ada' });

describe('the search for a browser', () => {
  it.each([
    [
      { RESUME_TAILOR_BROWSER: '/a', CHROME_PATH: '/b' },
      { file: '/a', place: 'RESUME_TAILOR_BROWSER' },
    ],
    [
      { CHROME_PATH: '/b', PUPPETEER_EXECUTABLE_PATH: '/c' },
      { file: '/b', place: 'CHROME_PATH' },
    ],
    [{ PUPPETEER_EXECUTABLE_PATH: '/c' }, { file: '/c', place: 'PUPPETEER_EXECUTABLE_PATH' }],
    [{ RESUME_TAILOR_BROWSER: '' }, null],
  ])('with %j uses the named browser %j', (environment, named) => {
    expect(places(environment).named).toEqual(named);
  });

  it('on Linux covers the usual folders, then the PATH without duplicates, then the caches of other tools', () => {
    const { files, caches } = places({ PATH: '/usr/local/bin:relative:/usr/bin' });
    expect(files.slice(0, 5)).toEqual([
      '/usr/bin/google-chrome-stable',
      '/usr/bin/google-chrome',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/microsoft-edge',
    ]);
    expect(files).toContain('/usr/local/bin/chromium');
    expect(new Set(files).size).toBe(files.length);
    expect(files.every((file) => file.startsWith('/'))).toBe(true);
    expect(caches.map(({ folder }) => folder)).toContain('/home/ada/.cache/ms-playwright');
  });

  it('on other systems covers the places where Chrome and Edge are installed', () => {
    expect(places({}, 'darwin').files[0]).toBe(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
    expect(places({ PROGRAMFILES: 'C:\\Program Files' }, 'win32').files).toEqual([
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
    ]);
  });
});

describe('fonts of the system', () => {
  it.each([
    ['linux', '/home/ada', {}, ['/usr/share/fonts', '/home/ada/.local/share/fonts']],
    ['linux', '/home/ada', { XDG_DATA_HOME: '/data' }, ['/data/fonts', '/home/ada/.fonts']],
    ['darwin', '/Users/ada', {}, ['/System/Library/Fonts', '/Users/ada/Library/Fonts']],
    ['win32', 'C:\\Users\\ada', { WINDIR: 'D:\\Windows' }, ['D:\\Windows\\Fonts']],
    ['win32', 'C:\\Users\\ada', {}, ['C:\\Users\\ada\\AppData\\Local\\Microsoft\\Windows\\Fonts']],
  ] as const)('on %s are in known folders', (platform, homeFolder, environment, folders) => {
    expect(systemFontFolders({ platform, homeFolder, environment })).toEqual(
      expect.arrayContaining([...folders]),
    );
  });
});
