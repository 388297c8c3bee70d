import { homedir } from 'node:os';
import { browserPlaces } from '../../src/config/system-places.ts';
import { findBrowser } from '../../src/rendering/browser/open-browser.ts';

const { platform, env: environment } = process;

/** Where this machine keeps its browsers. */
export const realPlaces = browserPlaces({ environment, platform, homeFolder: homedir() });

const found = findBrowser(realPlaces);

/** Its program; null where there is none. */
export const browserFile = found.file;

/** Tests with a browser run where there is one; elsewhere they say why they do not. */
export const hasBrowser = found.file !== null;
if (found.file === null) console.log(`Nothing is printed with a browser here: ${found.reason}.`);
