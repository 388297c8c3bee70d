import type { BrowserPlaces } from '../../contract/browser-places.ts';
import type { RenderedPdf, RenderInput } from '../../service/ports.ts';
import { RenderError } from '../render-error.ts';
import { createPrinter } from './create-printer.ts';
import type { HostThemes } from './host-themes.ts';
import { findBrowser, isRoot, openBrowser, openPage } from './open-browser.ts';
import { processTimers, type Timers } from './print-page.ts';
import { themePage } from './theme-page.ts';

export interface HtmlRendererOptions {
  readonly browser: BrowserPlaces;
  readonly hostThemes: HostThemes | undefined;
  readonly timers?: Timers | undefined;
}

/** Prints HTML themes with a browser of this machine. */
export interface HtmlRenderer {
  /** @throws RenderError */
  render(input: RenderInput): Promise<RenderedPdf>;
  close(): Promise<void>;
}

const rootWarning = 'The browser ran without its sandbox, because this process is run by root.';

export function createHtmlRenderer({
  browser,
  hostThemes,
  timers = processTimers,
}: HtmlRendererOptions): HtmlRenderer {
  const driver = { openBrowser: async () => openBrowser(fileOf(browser)), openPage };
  const printer = createPrinter(driver, timers);
  return {
    async render({ look: { theme }, document, check: wantsCheck = true }) {
      const pdf = await printer.print(await themePage(theme, document, hostThemes));
      if (!wantsCheck) return { pdf };
      // A host's theme may sort entries or merge jobs.
      const keepsEntries = hostThemes?.names.includes(theme) !== true;
      const { provePrintedPdf } = await import('../proof/prove-printed-pdf.ts');
      const check = await provePrintedPdf({ pdf, document, keepsEntries });
      return { pdf, check: isRoot() ? { ...check, warnings: [...check.warnings, rootWarning] } : check };
    },
    close: () => printer.close(),
  };
}

function fileOf(places: BrowserPlaces): string {
  const found = findBrowser(places);
  if (found.file === null) throw new RenderError(`No browser: ${found.reason}.`, { forCaller: true });
  return found.file;
}
