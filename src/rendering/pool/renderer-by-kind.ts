import type { Renderer } from '../../service/ports.ts';
import type { Themes } from '../themes.ts';

/** Two renderers as one: Typst's themes go to the one, those that a browser prints to the other. */
export function rendererByKind(themes: Themes, typst: Renderer, html: Renderer): Renderer {
  return {
    get themes() {
      return themes.names;
    },
    defaultTheme: typst.defaultTheme,
    whyUnavailable: (theme) => themes.whyUnavailable(theme),
    version: (theme) => themes.versionOf(theme),
    describe: (theme) => themes.describe(theme),
    options: (theme) => themes.optionsOf(theme),
    draws: (theme) => typst.draws?.(theme) ?? false,
    draw: async (input) => (await typst.draw?.(input)) ?? [],
    render(input) {
      const isHtml = themes.names.includes(input.look.theme) && themes.kindOf(input.look.theme) === 'html';
      return (isHtml ? html : typst).render(input);
    },
    async close() {
      await Promise.all([typst.close(), html.close()]);
    },
  };
}
