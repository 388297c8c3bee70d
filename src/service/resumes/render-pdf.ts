import { type Look, type LookChoice, withLookOptions } from '../../contract/look.ts';
import { didYouMean } from '../../contract/nearest.ts';
import type { PdfCheck } from '../../contract/report.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { RenderedPdf, Renderer, RenderFailure } from '../ports.ts';
import { sha256 } from '../secrets.ts';
import { ServiceError } from '../service-error.ts';

export interface ProvenPdf {
  readonly bytes: Uint8Array;
  readonly version: string;
  readonly check: PdfCheck | undefined;
}

interface PdfOrder {
  readonly document: ResumeDocument;
  readonly look: Look;
  readonly check: boolean;
}

/** A PDF whose text was read back and found whole, unless the check was declined. */
export async function renderPdf(renderer: Renderer, order: PdfOrder): Promise<ProvenPdf> {
  const { pdf, check } = await render(renderer, order);
  if (check && !check.ok) {
    throw new ServiceError(
      'internal_server_error',
      `The PDF of theme "${order.look.theme}" would lose text: ${check.missing.join('; ')}. Nothing was charged. Try another theme.`,
      { code: 'nothing_charged' },
    );
  }
  return { bytes: pdf, version: pdfVersion(pdf), check };
}

function render(renderer: Renderer, order: PdfOrder): Promise<RenderedPdf> {
  return forCaller(renderer.render(order));
}

/** A caller sees of a failure only what callers may see. @throws ServiceError internal_server_error, or the error for the log */
export async function forCaller<Result>(rendering: Promise<Result>): Promise<Result> {
  try {
    return await rendering;
  } catch (error) {
    if (!isForCaller(error)) throw error;
    const what = `${error.message} Nothing was charged.`;
    throw new ServiceError('internal_server_error', what, { code: 'nothing_charged', cause: error });
  }
}

function isForCaller(error: unknown): error is RenderFailure {
  return error instanceof Error && 'forCaller' in error && error.forCaller === true;
}

/** Hash of the bytes: shows whether a file on disk is the PDF of this resume. */
export function pdfVersion(pdf: Uint8Array): string {
  return sha256(pdf).slice(0, 16);
}

/**
 * What is asked for, then what was kept, then what the theme has. An option that another theme took is kept for the day
 * when that theme comes back.
 * @throws ServiceError validation_error
 */
export function chooseLook(renderer: Renderer, asked: LookChoice, kept?: Look): Look {
  const { theme, ...options } = kept ?? { theme: undefined };
  return { theme: chooseTheme(renderer, asked.theme ?? theme), ...withLookOptions(options, asked) };
}

/** @throws ServiceError validation_error with the names that exist, or with what the theme lacks here */
function chooseTheme(renderer: Renderer, asked: string | undefined): string {
  if (asked !== undefined && !renderer.themes.includes(asked)) {
    throw wrongTheme(`there is no theme "${asked}"${didYouMean(asked, renderer.themes)}`);
  }
  const theme = asked ?? renderer.defaultTheme;
  const reason = renderer.whyUnavailable?.(theme) ?? null;
  if (reason !== null) throw wrongTheme(reason);
  return theme;
}

function wrongTheme(message: string): ServiceError {
  return new ServiceError('validation_error', `theme: ${message}`);
}
