import { extensionOf } from '../files/file-text.ts';

const maxHead = 64 * 1024;
/** Fields that mail programs write and people do not. */
const mailFields = ['message-id', 'mime-version', 'received', 'return-path'];

/** Whether a file is a mail as programs save it: by its ending, or by the fields that it begins with. */
export function isMail(name: string, bytes: Uint8Array): boolean {
  if (extensionOf(name) === '.eml') return true;
  const fields = new Set<string>();
  for (const line of headOf(bytes).split(/\r?\n/)) {
    if (line === '') break;
    // A long value goes on in lines that begin with a blank.
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
