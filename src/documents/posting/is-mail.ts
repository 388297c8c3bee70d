import { extensionOf } from '../files/file-text.ts';

const maxHead = 64 * 1024;
/** Fields that mail programs write but people do not. */
const mailFields = ['message-id', 'mime-version', 'received', 'return-path'];

/** True if a file is a saved mail, by its extension or by the fields that it begins with. */
export function isMail(name: string, bytes: Uint8Array): boolean {
  if (extensionOf(name) === '.eml') return true;
  const fields = new Set<string>();
  for (const line of headOf(bytes).split(/\r?\n/)) {
    if (line === '') break;
    // Lines that begin with a blank continue a long value.
    if (line.startsWith(' ') || line.startsWith('\t')) continue;
    const at = line.indexOf(':');
    const field = line.slice(0, Math.max(at, 0));
    if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(field)) return false;
    fields.add(field.toLowerCase());
  }
  return fields.has('from') && mailFields.some((field) => fields.has(field));
}

function headOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, maxHead)).toString('latin1');
}
