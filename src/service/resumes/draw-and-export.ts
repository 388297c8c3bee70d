import { type ExportFormatName, exportFormatNames } from '../../contract/choices.ts';
import { documentName } from '../../contract/file-name.ts';
import { lookOptionTexts } from '../../contract/look.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { fieldError } from '../../values/validation-error.ts';
import type { Ports } from '../ports.ts';
import type { StoredResume } from '../store-port.ts';
import type { UseCases } from '../use-cases.ts';
import type { WorkSlots } from '../work-slots.ts';
import { changeResume } from './change-resume.ts';
import type { DrawnAhead } from './drawn-ahead.ts';
import { chooseLook, forCaller, pdfVersion, renderPdf } from './render-pdf.ts';
import { noSuchResume, storedDocument, wasReadBack, withPdfCheck } from './stored-resumes.ts';

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

/** The pages of the PDF as images; the requested look is not stored. */
export function drawResume({ store, renderer }: Ports, drawnAhead: DrawnAhead): UseCases['drawResume'] {
  return async (caller, id, asked = {}) => {
    const stored = await store.findResume(caller, id);
    if (!stored) throw noSuchResume();
    const look = chooseLook(renderer, asked, stored.resume.look);
    const { theme } = look;
    if (!renderer.draw || !renderer.draws?.(theme)) {
      throw fieldError('theme', `"${theme}" has no preview on this server, only a PDF`);
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
    const { content, extension, ending, leftOut } = await formats.write(
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
      file_name: nameOf(stored, document) + ending,
      encoding: isText ? 'text' : 'base64',
      content: isText ? content : Buffer.from(content).toString('base64'),
      bytes: Buffer.byteLength(content),
      left_out: [...leftOut],
    };
  };
}

/** The file name as on the command line, without the ending. */
function nameOf({ resume }: StoredResume, { basics }: ResumeDocument): string {
  return documentName({ person: basics.name, company: resume.companyName, position: resume.position });
}

/** The parameter is already validated, so an unknown name is a bug. */
function formatOf(name: string): ExportFormatName {
  const format = exportFormatNames.find((one) => one === name);
  if (format) return format;
  throw new Error(`There is no format ${name}`);
}

export function generatePdf(ports: Ports): UseCases['generatePdf'] {
  return (caller, id, options) =>
    changeResume(ports, caller, id, async ({ resume }, tailoring) => {
      const look = chooseLook(ports.renderer, options, resume.look);
      const document = storedDocument(resume.resumeData);
      const pdf = await renderPdf(ports.renderer, { document, look, check: options.check ?? true });
      await ports.files.write(id, pdf.bytes);
      return {
        resume: { look, pdfVersion: pdf.version, pdfGeneratedAt: ports.clock.now() },
        tailoring: { report: withPdfCheck(tailoring.report, pdf.check) },
      };
    });
}

export function readPdf(ports: Ports, slots: WorkSlots): UseCases['readPdf'] {
  return async (id, version) => {
    const stored = await ports.store.findResumeByPdf(id, version);
    if (!stored) throw noSuchResume();
    const file = await ports.files.read(id);
    const name = `${nameOf(stored, storedDocument(stored.resume.resumeData))}.pdf`;
    if (file && pdfVersion(file) === version) return { bytes: file, name };
    return { bytes: await slots.run(() => renderAgain(ports, stored, version)), name };
  };
}

/**
 * Makes a lost or damaged PDF again. A newer renderer may give different bytes; then the stored version is updated.
 */
async function renderAgain(ports: Ports, stored: StoredResume, version: string): Promise<Uint8Array> {
  const { id, resumeData, look } = stored.resume;
  const tailoring = await ports.store.findTailoring(stored.scope, id);
  if (!tailoring) throw noSuchResume();
  const document = storedDocument(resumeData);
  const check = wasReadBack(tailoring);
  const pdf = await renderPdf(ports.renderer, { document, look, check });
  await ports.files.write(id, pdf.bytes);
  const current = await ports.store.changeResume(stored, {
    resume: { pdfVersion: pdf.version },
    tailoring: { report: withPdfCheck(tailoring.report, pdf.check) },
  });
  if (current || (await ports.store.findResumeByPdf(id, version))) return pdf.bytes;
  // Deleted or changed meanwhile: the file must not stay without its resume.
  await ports.files.remove(id);
  throw noSuchResume();
}
