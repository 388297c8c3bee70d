import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import { escapeHtml } from '../../contract/rich-text.ts';
import { textAt } from './renamed.ts';

export function linkOf(website: unknown): JsonObject {
  const { url = '', label = '' } = isJsonObject(website) ? website : {};
  return { href: url, label };
}

/** What v4 has no field for, as a line of the text. */
export function paragraph(text: string): string {
  return text === '' ? '' : `<p>${escapeHtml(text)}</p>`;
}

export function referenceText(item: JsonObject): string {
  return paragraph(textAt(item, 'phone')) + textAt(item, 'description');
}
