import { didYouMean } from '../../contract/nearest.ts';
import type { Renderer } from '../ports.ts';
import { ServiceError } from '../service-error.ts';

/** @throws ServiceError validation_error with the names that exist, or with what the theme lacks here */
export function chooseTheme(renderer: Renderer, asked: string | undefined): string {
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
