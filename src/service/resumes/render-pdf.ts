import { type Look, type LookChoice, withLookOptions } from '../../contract/look.ts';
import { didYouMean } from '../../contract/nearest.ts';
import type { PdfCheck } from '../../contract/report.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { Renderer, RenderFailure } from '../ports.ts';
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
  const { pdf, failure } = await tryPdf(renderer, order);
  if (pdf) return pdf;
  throw failure;
}

type PdfAttempt =
  | { readonly pdf: ProvenPdf; readonly reason?: never; readonly failure?: never }
  /** `reason`: sentences for the caller; `failure`: what to throw where nothing goes on without the PDF. */
  | { readonly pdf: null; readonly reason: string; readonly failure: unknown };

/** The same for work that goes on without its PDF. @throws ServiceError when nothing was tried, as by a server that is busy */
export async function tryPdf(renderer: Renderer, order: PdfOrder): Promise<PdfAttempt> {
  const { theme } = order.look;
  try {
    const { pdf, check } = await renderer.render(order);
    if (!check || check.ok) return { pdf: { bytes: pdf, version: pdfVersion(pdf), check } };
    const reason = `The PDF of theme "${theme}" would lose text: ${check.missing.join('; ')}.`;
    return {
      pdf: null,
      reason,
      failure: nothingCharged(`${reason} Nothing was charged. Try another theme.`),
    };
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    const reason = isForCaller(error) ? error.message : `Theme "${theme}" failed.`;
    return { pdf: null, reason, failure: asForCaller(error) };
  }
}

/** A caller sees of a failure only what callers may see. @throws ServiceError internal_server_error, or the error for the log */
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
