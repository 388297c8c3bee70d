import { expect, it } from 'vitest';
import { systemFontFolders } from '../../src/config/system-places.ts';

it.each([
  ['linux', '/home/ada', {}, ['/usr/share/fonts', '/home/ada/.local/share/fonts']],
  ['linux', '/home/ada', { XDG_DATA_HOME: '/data' }, ['/data/fonts', '/home/ada/.fonts']],
  ['darwin', '/Users/ada', {}, ['/System/Library/Fonts', '/Users/ada/Library/Fonts']],
  ['win32', 'C:\\Users\\ada', { WINDIR: 'D:\\Windows' }, ['D:\\Windows\\Fonts']],
  ['win32', 'C:\\Users\\ada', {}, ['C:\\Users\\ada\\AppData\\Local\\Microsoft\\Windows\\Fonts']],
] as const)('%s keeps its fonts in known folders', (platform, homeFolder, environment, folders) => {
  expect(systemFontFolders({ platform, homeFolder, environment })).toEqual(
    expect.arrayContaining([...folders]),
  );
});
