/** Pages declare their encoding in the first bytes; browsers do not look further either. */
const headLength = 1024;

const charset = /charset\s?=[\s"']*([\w.:-]+)/i;

/** Decodes a page with the encoding of its byte order mark, of the server or of the page itself, in this order. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const named = bomOf(bytes) ?? charset.exec(contentType)?.[1] ?? namedIn(headOf(bytes));
  return (named === undefined ? null : decoded(bytes, named)) ?? guessed(bytes);
}

function bomOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function namedIn(head: string): string | undefined {
  const metas = head.split(/<meta\s/i).slice(1);
  return metas
    .map((meta) => charset.exec(meta.split('>', 1)[0] ?? '')?.[1])
    .find((name) => name !== undefined);
}

function headOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes.subarray(0, headLength));
}

function decoded(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    // An unknown encoding is ignored.
    return null;
  }
}

/** Decodes as UTF-8 or, if that is invalid, as Windows-1252, which old Western pages use. */
function guessed(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
