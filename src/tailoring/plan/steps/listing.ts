import type { Chunk } from '../../resume/resume-model.ts';
import { findForm } from '../../text/find-form.ts';
import type { Language } from '../../text/language.ts';
import { tokenize } from '../../text/tokenize.ts';
import { capitalized } from '../wording/capitalized.ts';
import type { SpokenLanguage } from './spoken-languages.ts';

/** How a language writes a list behind its name. */
export interface Listing {
  readonly colon: string;
  readonly comma: string;
  readonly stop: string;
  readonly space: string;
  /** Around the level of a language. */
  readonly level: string;
}

const latin: Listing = { colon: ': ', comma: ', ', stop: '.', space: ' ', level: ' (…)' };

export const listings: Readonly<Record<Language, Listing>> = {
  en: latin,
  de: latin,
  es: latin,
  fr: { ...latin, colon: ' : ' },
  zh: { colon: '：', comma: '、', stop: '。', space: '', level: '（…）' },
};

/** `Technik: Hydraulik, Pneumatik.` */
export function listed(
  name: Chunk | null,
  items: readonly string[],
  { colon, comma, stop }: Listing,
): string {
  const list = items.join(comma);
  // `Gestion : gestion de projet.` would say its name twice.
  return name === null || findForm(tokenize(list), name.text)
    ? `${capitalized(list)}${stop}`
    : `${name.text}${colon}${list}${stop}`;
}

/** `Inglés (C1), francés (B2).` */
export function listedLanguages(
  spoken: readonly SpokenLanguage[],
  { comma, level: around, stop }: Listing,
): string {
  const named = spoken.map(({ language, level }) =>
    level ? language.text + around.replace('…', level.text) : language.text,
  );
  return `${named.join(comma)}${stop}`;
}
