import { fileTooLarge, limits } from '../../contract/limits.ts';

export interface SentFile {
  readonly file_name: string;
  /** base64 */
  readonly content: string;
}

/** Encodes a file for the service. @throws Error with a message for the user */
export async function sentFile(file: File): Promise<SentFile> {
  if (file.size === 0) throw new Error(`${file.name} is empty.`);
  if (file.size > (limits.file.contentLength / 4) * 3) {
    throw new Error(`${file.name} ${fileTooLarge}, which no resume or posting is.`);
  }
  return { file_name: file.name.slice(0, limits.name.max), content: await base64Of(file) };
}

async function base64Of(file: File): Promise<string> {
  const content = await file.arrayBuffer().catch(() => {
    throw new Error(`${file.name} cannot be read.`);
  });
  const bytes = new Uint8Array(content);
  let characters = '';
  // In parts, because the number of arguments of a function is limited.
  for (let at = 0; at < bytes.length; at += 0x2000) {
    characters += String.fromCharCode(...bytes.subarray(at, at + 0x2000));
  }
  return btoa(characters);
}
