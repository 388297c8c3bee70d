/** File systems allow 255 bytes; three parts of this length stay below. */
const longestPart = 60;

/** Lower-case ASCII with hyphens: what every file system, mail program and upload form takes. */
export function fileNamePart(text: string): string {
  return text
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[łŁ]/g, 'l')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestPart)
    .replace(/^-|-$/g, '');
}

/** Devices on Windows, whatever extension follows. */
export function isDeviceName(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(name);
}
