import { type ExportFormatName, exportFormatNames } from '../../contract/choices.ts';
import { lookOptionTexts } from '../../contract/look.ts';
import type { Ports } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import type { UseCases } from '../use-cases.ts';
import { chooseLook } from './choose-look.ts';
import type { DrawnAhead } from './drawn-ahead.ts';
import { forCaller } from './render-pdf.ts';
import { storedDocument } from './stored-document.ts';
import { noSuchResume } from './stored-resumes.ts';

export function listThemes({ renderer }: Ports): UseCases['listThemes'] {
  return async () => ({
    object: 'list',
    data: renderer.themes.map((name) => ({
      object: 'theme',
      name,
      description: renderer.describe?.(name) ?? '',
      default: name === renderer.defaultTheme,
      options: [...(renderer.options?.(name) ?? [])],
      live: renderer.draws?.(name) ?? false,
      unavailable: renderer.whyUnavailable?.(name) ?? null,
    })),
    has_more: false,
  });
}

/** The pages as the PDF will have them; which look was tried is not kept. */
export function drawResume({ store, renderer }: Ports, drawnAhead: DrawnAhead): UseCases['drawResume'] {
  return async (caller, id, asked = {}) => {
    const stored = await store.findResume(caller, id);
    if (!stored) throw noSuchResume();
    const look = chooseLook(renderer, asked, stored.resume.look);
    const { theme } = look;
    if (!renderer.draw || !renderer.draws?.(theme)) {
      const message = `theme: "${theme}" has no preview on this server, only a PDF`;
      throw new ServiceError('validation_error', message);
    }
    const document = storedDocument(stored.resume.resumeData);
    const pages = await forCaller(drawnAhead.draw({ document, look }, renderer.draw));
    return { object: 'resume.pages', id, theme, options: lookOptionTexts(look), pages: [...pages] };
  };
}

export function exportResume({ store, formats }: Ports): UseCases['exportResume'] {
  return async (caller, id, asked = 'markdown') => {
    const stored = await store.findResume(caller, id);
    const tailoring = stored && (await store.findTailoring(caller, id));
    if (!stored || !tailoring) throw noSuchResume();
    const format = formatOf(asked);
    const document = storedDocument(stored.resume.resumeData);
    const { content, extension, leftOut } = await formats.write(
      document,
      format,
      JSON.parse(tailoring.base.source),
    );
    const isText = typeof content === 'string';
    return {
      object: 'resume.export',
      id,
      format,
      extension,
      encoding: isText ? 'text' : 'base64',
      content: isText ? content : Buffer.from(content).toString('base64'),
      bytes: Buffer.byteLength(content),
      left_out: [...leftOut],
    };
  };
}

/** The parameter was checked, so a stranger here is a mistake of ours. */
function formatOf(name: string): ExportFormatName {
  const format = exportFormatNames.find((one) => one === name);
  if (format) return format;
  throw new Error(`There is no format ${name}`);
}
