/** Where pages name their encoding; browsers look no further either. */
const headLength = 1024;

const charset = /charset\s?=[\s"']*([\w.:-]+)/i;

/** Text of a page in the encoding that its byte order mark, the server or the page itself names. */
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
    // A name that nobody knows is as good as none.
    return null;
  }
}

/** Without a name it is UTF-8, unless it cannot be: then it is what old pages of the West are. */
function guessed(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
