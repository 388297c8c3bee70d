import type { BrowserPlaces } from '../../contract/browser-places.ts';
import type { ThemeOption } from '../../contract/printing.ts';
import { type HostThemes, isInstalled } from '../browser/host-themes.ts';
import { findBrowser } from '../browser/open-browser.ts';
import type { OwnSources } from '../typst/typesetter.ts';
import { type OwnTheme, type OwnThemes, ownThemeNames, readOwnSources, readOwnTheme } from './own-themes.ts';
import { anyThemesOptions, listThemes, readTheme, type Theme } from './theme-registry.ts';

export interface ThemeSources {
  readonly themesFolder: string;
  /** Where to look for a browser. Default: no browser. */
  readonly browser?: BrowserPlaces | undefined;
  readonly hostThemes?: HostThemes | undefined;
  /** The user's own themes on this machine. */
  readonly ownThemes?: OwnThemes | undefined;
}

/** The available themes. Files are read on first use. */
export interface Themes {
  readonly names: readonly string[];
  /** @param name one of `names` */
  kindOf(name: string): Theme['kind'];
  /** The options of one of `names`. */
  optionsOf(name: string): readonly ThemeOption[];
  /** True if the theme has a sidebar. */
  hasColumns(name: string): boolean;
  /** True for a user's own theme. */
  isOwn(name: string): boolean;
  /** The files of a user's own theme; undefined for others. */
  ownSourcesOf(name: string): OwnSources | undefined;
  /** Changes with the files of a user's own theme; '' for others. */
  versionOf(name: string): string;
  /** One line; '' for a host's theme, which has no description. */
  describe(name: string): string;
  /** Why this machine cannot render one of `names` now, as a sentence; null if it can. */
  whyUnavailable(name: string): string | null;
}

const noPlaces: BrowserPlaces = { named: null, files: [], caches: [] };

export function createThemes({
  themesFolder,
  browser = noPlaces,
  hostThemes,
  ownThemes,
}: ThemeSources): Themes {
  let ofPackage: readonly string[] | null = null;
  const packageNames = (): readonly string[] => {
    ofPackage ??= listThemes(themesFolder);
    return ofPackage;
  };
  const kinds = new Map<string, Theme['kind']>();
  // Listed again each time: a theme may be added while the server runs.
  const ownNames = () => (ownThemes ? ownThemeNames(ownThemes, packageNames()) : []);
  const isOwn = (name: string) => ownThemes !== undefined && ownNames().includes(name);
  // Read again each time, because its author may be editing it.
  const findOwn = (name: string): OwnTheme | null =>
    ownThemes && isOwn(name) ? readOwnTheme(ownThemes, name) : null;
  const read = (name: string): Theme => findOwn(name) ?? readTheme(themesFolder, name);
  const sourcesOf = (name: string): OwnSources | undefined =>
    ownThemes && isOwn(name) ? readOwnSources(ownThemes, name) : undefined;
  const isHosts = (name: string) => hostThemes?.names.includes(name) === true;
  const options = new Map<string, readonly ThemeOption[]>();
  const kindOf = (name: string): Theme['kind'] => {
    const kind = kinds.get(name) ?? (isHosts(name) ? 'html' : read(name).kind);
    kinds.set(name, kind);
    return kind;
  };
  return {
    get names() {
      return [...packageNames(), ...ownNames(), ...(hostThemes?.names ?? [])];
    },
    kindOf,
    optionsOf(name) {
      const ownTheme = findOwn(name);
      if (ownTheme) return ownTheme.options;
      const known = options.get(name) ?? (isHosts(name) ? anyThemesOptions : read(name).options);
      options.set(name, known);
      return known;
    },
    isOwn,
    ownSourcesOf: sourcesOf,
    // The files of an unavailable theme may be missing.
    versionOf: (name) => (findOwn(name)?.unavailable === null ? (sourcesOf(name)?.stamp ?? '') : ''),
    hasColumns: (name) => !isHosts(name) && read(name).columns > 1,
    describe: (name) => (isHosts(name) ? '' : read(name).description),
    whyUnavailable(name) {
      const ownTheme = findOwn(name);
      if (ownTheme) return ownTheme.unavailable;
      if (kindOf(name) === 'typst') return null;
      if (hostThemes && isHosts(name) && !isInstalled(hostThemes, name)) {
        return `"${name}" is allowed but not installed: run npm install ${name} in the folder of server.yaml`;
      }
      const found = findBrowser(browser);
      if (found.file !== null) return null;
      return (
        `"${name}" needs a browser, and ${found.reason}; install one, or set its program with ` +
        'RESUME_TAILOR_BROWSER; theme "ats" needs none'
      );
    },
  };
}
