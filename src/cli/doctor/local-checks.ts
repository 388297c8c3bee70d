import { existsSync } from 'node:fs';
import { loadServerSettings } from '../../config/load-server-settings.ts';
import { defaultServerSettings } from '../../config/server-settings.ts';
import type { Context } from '../context.ts';
import { readTextFile } from '../read-text-file.ts';
import { rendererSources } from '../renderer-sources.ts';
import { type Check, checked, pass, warn } from './check.ts';

const backup = 'Put a backup in its place: resume-tailor restore FILE --force.';

/** What the work on this machine needs: settings, store, and the maker of PDFs. Nothing is made by looking. */
export async function localChecks({ config, packageRoot }: Context): Promise<readonly Check[]> {
  const { serverFile, storeFile } = config.home;
  const { examineStore, examineRenderer } = await import('../../compose/examine-home.ts');
  const settings = await checked('server.yaml', 'Correct that line.', async () => {
    await loadServerSettings(serverFile, readTextFile);
    return pass('server.yaml', existsSync(serverFile) ? serverFile : 'not there: the defaults are used');
  });
  const store = await checked('store', backup, async () => {
    if (!existsSync(storeFile)) return pass('store', 'none yet: the first command makes it');
    return pass('store', `${storeFile} is whole (${await examineStore(config.home)})`);
  });
  const pdf = await checked(
    'pdf',
    'Install the package again; if a theme is unknown: resume-tailor themes.',
    async () => {
      const server =
        settings.status === 'pass'
          ? await loadServerSettings(serverFile, readTextFile)
          : defaultServerSettings;
      const sources = rendererSources({ config, packageRoot }, server);
      const { themes, hasOwnFonts } = await examineRenderer(sources, config.theme.value ?? server.theme);
      if (!hasOwnFonts) return warn('pdf', 'PDFs get other fonts than ours. Install the package again.');
      return pass('pdf', `a PDF was made; fonts are there; themes: ${themes.join(', ')}`);
    },
  );
  return [settings, store, pdf];
}
