import { type Look, type LookChoice, withLookOptions } from '../../contract/look.ts';
import { didYouMean } from '../../contract/nearest.ts';
import type { Renderer } from '../ports.ts';
import { ServiceError } from '../service-error.ts';

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
