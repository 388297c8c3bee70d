import { didYouMean } from '../../contract/nearest.ts';
import type { Renderer } from '../ports.ts';
import { ServiceError } from '../service-error.ts';

/** @throws ServiceError validation_error with the names that exist */
export function chooseTheme(renderer: Renderer, asked: string | undefined): string {
  if (asked === undefined) return renderer.defaultTheme;
  if (renderer.themes.includes(asked)) return asked;
  throw new ServiceError(
    'validation_error',
    `theme: there is no theme "${asked}"${didYouMean(asked, renderer.themes)}`,
  );
}
