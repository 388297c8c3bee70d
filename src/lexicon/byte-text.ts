const beyondAscii = /[^\0-\x7f]/;

/**
 * A text as the bytes of its UTF-8, a character for each: what a file of UTF-8 gives that is read as Latin-1. V8
 * keeps such a text byte by byte and takes it over as it lies there; only what is looked up is decoded.
 */
export function toByteText(text: string): string {
  return beyondAscii.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text;
}

export function fromByteText(bytes: string): string {
  return beyondAscii.test(bytes) ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes;
}
