import { isJsonObject, type JsonObject } from '../../contract/json-object.ts';
import {
  type Block,
  escapeHtml,
  parseRichText,
  plainText,
  printRichText,
  type Run,
} from '../../contract/rich-text.ts';
import { textOf } from '../files/json-parts.ts';
import { keywordLine, keywordsIn } from '../text/keyword-line.ts';

/**
 * What v5 has no field for goes into its text: the line under a title bold and first, a place bold and in italics,
 * keywords in italics and last. Read back, they are fields again.
 */
export interface FieldsInHtml {
  /** The position of a volunteer, what a project is. */
  readonly lead: string;
  /** Of an entry in a section of one's own. */
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

/** Only where a place is looked for is one found. */
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

/** The text of a paragraph that is set in one face from end to end, '' of any other. */
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

/** What v4 has no field for, as a line of the text. */
export function paragraph(text: string): string {
  return text === '' ? '' : `<p>${escapeHtml(text)}</p>`;
}

export function referenceText(item: JsonObject): string {
  return paragraph(textOf(item, 'phone')) + textOf(item, 'description');
}
