import { type Look, type LookChoice, withLookOptions } from '../../contract/look.ts';
import type { PdfCheck } from '../../contract/report.ts';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { sha256 } from '../../sha256.ts';
import { didYouMean } from '../../values/nearest.ts';
import { listed } from '../../values/strings.ts';
import { fieldError } from '../../values/validation-error.ts';
import type { Renderer, RenderFailure } from '../ports.ts';
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

/** Makes a PDF and checks by reading it back that no text is lost, unless the check is off. */
export async function renderPdf(renderer: Renderer, order: PdfOrder): Promise<ProvenPdf> {
  const { pdf, failure } = await tryPdf(renderer, order);
  if (pdf) return pdf;
  throw failure;
}

type PdfAttempt =
  | { readonly pdf: ProvenPdf; readonly reason?: never; readonly failure?: never }
  /** `reason`: public sentences; `failure`: the error to throw if the PDF is required. */
  | { readonly pdf: null; readonly reason: string; readonly failure: unknown };

/**
 * Makes a PDF for work that can continue without it. @throws ServiceError if nothing was tried, such as on a busy
 * server
 */
export async function tryPdf(renderer: Renderer, order: PdfOrder): Promise<PdfAttempt> {
  const { theme } = order.look;
  try {
    const { pdf, check } = await renderer.render(order);
    if (!check || check.ok) return { pdf: { bytes: pdf, version: pdfVersion(pdf), check } };
    // Examples are enough to see what is wrong; a whole resume may be lost.
    const reason = `The PDF of theme "${theme}" would lose text: ${listed(check.missing, 3)}.`;
    return {
      pdf: null,
      reason,
      failure: nothingCharged(`${reason} Nothing was charged. Try another theme, such as ats.`),
    };
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    const reason = isForCaller(error) ? error.message : `Theme "${theme}" failed.`;
    return { pdf: null, reason, failure: asForCaller(error) };
  }
}

/**
 * Replaces errors whose details are not public. @throws ServiceError internal_server_error, or the error for the log
 */
export async function forCaller<Result>(rendering: Promise<Result>): Promise<Result> {
  return rendering.catch((error: unknown) => {
    throw asForCaller(error);
  });
}

function asForCaller(error: unknown): unknown {
  return isForCaller(error) ? nothingCharged(`${error.message} Nothing was charged.`, error) : error;
}

function nothingCharged(what: string, cause?: unknown): ServiceError {
  return new ServiceError('internal_server_error', what, { code: 'nothing_charged', cause });
}

function isForCaller(error: unknown): error is RenderFailure {
  return error instanceof Error && 'forCaller' in error && error.forCaller === true;
}

/** A hash of the bytes, to check whether a file is the PDF of this resume. */
export function pdfVersion(pdf: Uint8Array): string {
  return sha256(pdf).slice(0, 16);
}

/**
 * Requested options, then stored ones, then the theme's defaults. Options of another theme stay stored for when it is
 * used again.
 * @throws ValidationError
 */
export function chooseLook(renderer: Renderer, asked: LookChoice, kept?: Look): Look {
  const { theme, ...options } = kept ?? { theme: undefined };
  return { theme: chooseTheme(renderer, asked.theme ?? theme), ...withLookOptions(options, asked) };
}

/** @throws ValidationError with the existing names, or why the theme cannot be used */
function chooseTheme(renderer: Renderer, asked: string | undefined): string {
  if (asked !== undefined && !renderer.themes.includes(asked)) {
    throw fieldError('theme', `there is no theme "${asked}"${didYouMean(asked, renderer.themes)}`);
  }
  const theme = asked ?? renderer.defaultTheme;
  const reason = renderer.whyUnavailable?.(theme) ?? null;
  if (reason !== null) throw fieldError('theme', reason);
  return theme;
}
