import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';

/**
 * The lines of a posting as numbered in the labels, from 1: without markup and blank lines, and with long lines split
 * into sentences. Shares no code with the product's readers, so that a better reader never moves a label.
 */
export async function numberedLines(file: string): Promise<string[]> {
  const text = file.endsWith('.pdf') ? await pdfText(file) : withoutTags(readFileSync(file, 'utf8'));
  return text
    .split(/\r\n|[\n\r\f\v\u2028\u2029]/u)
    .flatMap((line) =>
      line.length > 160
        ? line.split(/(?<=[.!?;:][)"”»]?)\s+(?=[\p{Lu}\p{Lo}\d*•·●-])|(?<=[。！？；])|(?=[•·●▪◦])/u)
        : [line],
    )
    .map((line) => line.replaceAll(/[\s\u00a0\u200b\ufeff]+/gu, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** The text of all pages; words at the same height are one line. */
async function pdfText(file: string): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  const lines: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    let height = Number.NaN;
    for (const item of items) {
      if (!('str' in item)) continue;
      const y = Math.round(item.transform[5]);
      if (Math.abs(y - height) <= 2) lines.push(`${lines.pop()}${item.str}`);
      else if (item.str.trim() !== '') lines.push(item.str);
      if (item.str.trim() !== '') height = y;
    }
  }
  return lines.join('\n');
}

const blockTags =
  'address|article|aside|blockquote|body|br|button|caption|dd|div|dl|dt|fieldset|figure|footer|form|h[1-6]|head|header|hr|html|input|label|legend|li|link|main|meta|nav|ol|option|p|section|select|table|tbody|td|textarea|tfoot|th|thead|title|tr|ul';
const block = new RegExp(`</?(?:${blockTags})(?:[\\s/][^<>]*)?>`, 'giu');

/** Turns the blocks of a page into lines and removes invisible content. */
export function withoutTags(text: string): string {
  return text
    .replaceAll(/\\r?\\n|\\n/gu, '\n')
    .replaceAll('<\\/', '</')
    .replaceAll(/<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/giu, '\n')
    .replaceAll(/<!--[\s\S]*?-->|<%[\s\S]*?%>|<\?[\s\S]*?\?>/gu, '\n')
    .replaceAll(block, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/giu, '')
    .replaceAll(/&#(\d{1,6});/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&#x([\da-f]{1,5});/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&([a-z]{2,8}\d?);/giu, (entity, name: string) => entities.get(name) ?? entity);
}

const letters = [
  ['a', 'àáâãäå'],
  ['e', 'èéêë'],
  ['i', 'ìíîï'],
  ['o', 'òóôõö'],
  ['u', 'ùúûü'],
] as const;
const accents: Readonly<Record<string, readonly string[]>> = {
  a: ['grave', 'acute', 'circ', 'tilde', 'uml', 'ring'],
  e: ['grave', 'acute', 'circ', 'uml'],
  i: ['grave', 'acute', 'circ', 'uml'],
  o: ['grave', 'acute', 'circ', 'tilde', 'uml'],
  u: ['grave', 'acute', 'circ', 'uml'],
};
const entities = new Map<string, string>([
  ...[...letters].flatMap(([letter, spelled]) =>
    [...spelled].flatMap((sign, index): [string, string][] => {
      const accent = accents[letter]?.[index] ?? '';
      return [
        [`${letter}${accent}`, sign],
        [`${letter.toUpperCase()}${accent}`, sign.toUpperCase()],
      ];
    }),
  ),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    szlig: 'ß',
    ccedil: 'ç',
    Ccedil: 'Ç',
    ntilde: 'ñ',
    Ntilde: 'Ñ',
    oelig: 'œ',
    ndash: '–',
    mdash: '—',
    bull: '•',
    middot: '·',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    euro: '€',
    pound: '£',
    iquest: '¿',
    iexcl: '¡',
    deg: '°',
    reg: '®',
    trade: '™',
  }),
]);
