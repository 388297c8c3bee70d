const familyName = 1;
const [anyPlatform, macintosh, windows] = [0, 1, 3];

/** Styles that a family's name may end in, and that are no part of it. */
const style =
  /[ _-]?(?:thin|extralight|light|regular|normal|medium|semibold|demibold|bold|black|italic|oblique)$/i;

/** The family that a `name` table gives first, as Typst reads it; '' when there is none. */
export function fontFamily(table: Buffer): string {
  const count = table.length < 6 ? 0 : table.readUInt16BE(2);
  const texts = count === 0 ? 0 : table.readUInt16BE(4);
  for (let at = 6; at < 6 + count * 12; at += 12) {
    const [platform, encoding] = [table.readUInt16BE(at), table.readUInt16BE(at + 2)];
    if (table.readUInt16BE(at + 6) !== familyName) continue;
    const start = texts + table.readUInt16BE(at + 10);
    const bytes = table.subarray(start, start + table.readUInt16BE(at + 8));
    if (platform === anyPlatform || platform === windows) return withoutStyle(bigEndian(bytes));
    if (platform === macintosh && encoding === 0) return withoutStyle(bytes.toString('latin1'));
  }
  return '';
}

function withoutStyle(name: string): string {
  const shorter = name.replace(style, '');
  return shorter === name || shorter === '' ? name : withoutStyle(shorter);
}

function bigEndian(bytes: Buffer): string {
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return Buffer.from(whole).swap16().toString('utf16le');
}
