/** Longest first, so that each fits whatever stood there. */
const creation = /\/(CreationDate|ModDate) \(D:[^()]*\)/g;
const creator = /\/Creator \(((?:\\.|[^\\()])*)\)/g;

/**
 * The bytes of a browser's PDF without the time and the name of the machine's system in them. Every replacement
 * has the length of what it replaces, for the file is addressed by offsets.
 */
export function steadyPdf(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const steady = text
    .replace(creation, (whole, key: string) => `/${key} (${fitted("D:19700101000000+00'00'", whole, key)})`)
    .replace(creator, (whole) => `/Creator (${fitted('resume-tailor', whole, 'Creator')})`);
  return Buffer.from(steady, 'latin1');
}

function fitted(value: string, whole: string, key: string): string {
  const length = whole.length - `/${key} ()`.length;
  return value.slice(0, length).padEnd(length, ' ');
}
