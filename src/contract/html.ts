import { ownValue } from './own-value.ts';
/** Markup that is safe to send: `html` makes it; code that writes it by hand must make sure of that. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | readonly Html[];

/** A template whose values are escaped, unless they are markup already. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: texts.map((text, index) => `${text}${markupOf(parts[index] ?? '')}`).join('') };
}

export const nothing: Html = html``;

function markupOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ownValue(entities, character) ?? character);
}
