import path from 'node:path';
import type { BrowserPlaces } from '../contract/browser-places.ts';
import { type Environment, variable } from './environment.ts';

interface BrowserSources {
  readonly environment: Environment;
  readonly platform: NodeJS.Platform;
  readonly homeFolder: string;
}

/** Our own variable first, then those of other tools. */
const variables = ['RESUME_TAILOR_BROWSER', 'CHROME_PATH', 'PUPPETEER_EXECUTABLE_PATH'];

const linuxNames = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
];
const macApplications = ['Google Chrome', 'Microsoft Edge', 'Chromium'];
const windowsPrograms = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];
const windowsFolders = ['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)'];

/** Only lists places, without accessing them. */
export function browserPlaces(sources: BrowserSources): BrowserPlaces {
  const named = variables
    .map((place) => ({ place, file: variable(sources.environment, place) }))
    .find((one): one is { place: string; file: string } => one.file !== undefined);
  return { named: named ?? null, files: browserFiles(sources), caches: browserCaches(sources) };
}

function browserFiles({ environment, platform }: BrowserSources): readonly string[] {
  if (platform === 'win32') {
    const folders = windowsFolders.flatMap((name) => variable(environment, name) ?? []);
    return windowsPrograms.flatMap((parts) => folders.map((folder) => path.win32.join(folder, ...parts)));
  }
  if (platform === 'darwin') {
    return macApplications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  const onPath = (variable(environment, 'PATH') ?? '').split(':').filter(path.posix.isAbsolute);
  const folders = [...new Set(['/usr/bin', '/snap/bin', ...onPath])];
  const own = ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge'];
  return [...folders.flatMap((folder) => linuxNames.map((name) => path.posix.join(folder, name))), ...own];
}

function browserCaches({ platform, homeFolder }: BrowserSources): BrowserPlaces['caches'] {
  if (platform !== 'linux') return [];
  const cache = path.posix.join(homeFolder, '.cache');
  const playwright = path.posix.join(cache, 'ms-playwright');
  return [
    { folder: playwright, executable: 'chrome-linux/chrome' },
    { folder: playwright, executable: 'chrome-linux64/chrome' },
    { folder: path.posix.join(cache, 'puppeteer', 'chrome'), executable: 'chrome-linux64/chrome' },
  ];
}

interface FontSources {
  readonly environment: Environment;
  readonly platform: NodeJS.Platform;
  readonly homeFolder: string;
}

/** The platform's font folders, the user's own last. They need not exist. */
export function systemFontFolders({ environment, platform, homeFolder }: FontSources): readonly string[] {
  const { join } = platform === 'win32' ? path.win32 : path.posix;
  if (platform === 'win32') {
    const windows = variable(environment, 'WINDIR') ?? 'C:\\Windows';
    const local = variable(environment, 'LOCALAPPDATA') ?? join(homeFolder, 'AppData', 'Local');
    return [join(windows, 'Fonts'), join(local, 'Microsoft', 'Windows', 'Fonts')];
  }
  if (platform === 'darwin') {
    return ['/System/Library/Fonts', '/Library/Fonts', join(homeFolder, 'Library', 'Fonts')];
  }
  const data = variable(environment, 'XDG_DATA_HOME') ?? join(homeFolder, '.local', 'share');
  return ['/usr/share/fonts', '/usr/local/share/fonts', join(homeFolder, '.fonts'), join(data, 'fonts')];
}
