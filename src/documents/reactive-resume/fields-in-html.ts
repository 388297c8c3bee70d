import {
  type Block,
  escapeHtml,
  parseRichText,
  plainText,
  printRichText,
  type Run,
} from '../../contract/resume/rich-text.ts';
import { isJsonObject, type JsonObject } from '../../values/json-object.ts';
import { textOf } from '../files/json-parts.ts';
import { keywordLine, keywordsIn } from '../text/keyword-line.ts';

/**
 * Stores fields that v5 does not have in its text: the line under a title as bold first line, a place in bold italics,
 * keywords in italics as last line. Reading turns them back into fields.
 */
export interface FieldsInHtml {
  /** The position of a volunteer, or the kind of a project. */
  readonly lead: string;
  /** Only for entries of custom sections. */
  readonly place?: string;
  readonly summary: string;
  readonly keywords: readonly string[];
}

export function withFieldsInHtml({ lead, place = '', summary, keywords }: FieldsInHtml): string {
  const line = (text: string, face: Pick<Run, 'strong' | 'em'>): readonly Block[] =>
    text === '' ? [] : [{ type: 'paragraph', runs: [{ text, ...face }] }];
  const before = [...line(lead, { strong: true }), ...line(place, { strong: true, em: true })];
  const after = line(keywordLine(keywords), { em: true });
  return printRichText(before) + summary + printRichText(after);
}

/** @param hasPlace true if the text may contain a place */
export function fieldsInHtml(html: string, hasPlace = false): Required<FieldsInHtml> {
  const blocks = parseRichText(html);
  const lead = lineIn(blocks[0], strong);
  const below = lead === '' ? blocks : blocks.slice(1);
  const place = hasPlace ? lineIn(below[0], both) : '';
  const rest = place === '' ? below : below.slice(1);
  const keywords = keywordsIn(lineIn(rest.at(-1), em));
  if (rest.length === blocks.length && keywords.length === 0) return { lead, place, summary: html, keywords };
  const summary = printRichText(keywords.length > 0 ? rest.slice(0, -1) : rest);
  return { lead, place, summary, keywords };
}

interface Face {
  readonly strong: boolean;
  readonly em: boolean;
}

const strong: Face = { strong: true, em: false };
const em: Face = { strong: false, em: true };
const both: Face = { strong: true, em: true };

/** The text of a paragraph that has one style throughout; '' for any other block. */
function lineIn(block: Block | undefined, face: Face): string {
  if (block?.type !== 'paragraph') return '';
  const isLine = block.runs.every(
    (run) => (run.strong ?? false) === face.strong && (run.em ?? false) === face.em && run.href === undefined,
  );
  return isLine ? plainText(block.runs) : '';
}

export function linkOfWebsite(website: unknown): JsonObject {
  const { url = '', label = '' } = isJsonObject(website) ? website : {};
  return { href: url, label };
}

/** A text as a paragraph, for values that v4 has no field for. */
export function paragraph(text: string): string {
  return text === '' ? '' : `<p>${escapeHtml(text)}</p>`;
}

export function referenceText(item: JsonObject): string {
  return paragraph(textOf(item, 'phone')) + textOf(item, 'description');
}
