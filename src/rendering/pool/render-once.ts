import { createHash } from 'node:crypto';
import type { RenderedPdf, Renderer, RenderInput } from '../../service/ports.ts';

const usualBytes = 16 * 1024 * 1024;

/**
 * Renders the same document, look and check once, until the theme changes. Concurrent callers share the work, and the
 * latest PDFs are cached, up to `bytes`. Failures are not cached.
 */
export function renderOnce(renderer: Renderer, bytes = usualBytes): Renderer {
  const underWay = new Map<string, Promise<RenderedPdf>>();
  const kept = keepLatest(bytes);

  const render = async (key: string, input: RenderInput): Promise<RenderedPdf> => {
    try {
      const rendered = await renderer.render(input);
      kept.add(key, rendered);
      return rendered;
    } finally {
      underWay.delete(key);
    }
  };

  return {
    get themes() {
      return renderer.themes;
    },
    defaultTheme: renderer.defaultTheme,
    whyUnavailable: (theme) => renderer.whyUnavailable?.(theme) ?? null,
    version: (theme) => renderer.version?.(theme) ?? '',
    describe: (theme) => renderer.describe?.(theme) ?? '',
    options: (theme) => renderer.options?.(theme) ?? [],
    draws: (theme) => renderer.draws?.(theme) ?? false,
    // Not cached: a preview is rarely drawn again unchanged.
    draw: async (input) => (await renderer.draw?.(input)) ?? [],
    async render(input) {
      const key = keyOf(input, renderer.version?.(input.look.theme) ?? '');
      const made = kept.find(key) ?? underWay.get(key);
      if (made) return made;
      const making = render(key, input);
      underWay.set(key, making);
      return making;
    },
    close: () => renderer.close(),
  };
}

function keyOf({ document, look, check = true }: RenderInput, version: string): string {
  return createHash('sha256')
    .update(JSON.stringify([look, version, check, document]))
    .digest('base64');
}

/** A least-recently-used cache of PDFs, limited in bytes. */
function keepLatest(limit: number) {
  const kept = new Map<string, RenderedPdf>();
  let size = 0;
  const remove = (key: string): void => {
    size -= kept.get(key)?.pdf.byteLength ?? 0;
    kept.delete(key);
  };
  return {
    find(key: string): RenderedPdf | undefined {
      const found = kept.get(key);
      if (found) kept.delete(key);
      if (found) kept.set(key, found);
      return found;
    },
    add(key: string, rendered: RenderedPdf): void {
      remove(key);
      kept.set(key, rendered);
      size += rendered.pdf.byteLength;
      for (const oldest of kept.keys()) {
        if (size <= limit) break;
        remove(oldest);
      }
    },
  };
}
