import { limits } from '../../contract/limits.ts';

export interface SentFile {
  readonly file_name: string;
  /** base64 */
  readonly content: string;
}

/** A file as the service takes it. @throws Error in words for the person */
export async function sentFile(file: File): Promise<SentFile> {
  if (file.size === 0) throw new Error(`${file.name} is empty.`);
  if (file.size > (limits.file.contentLength / 4) * 3) {
    throw new Error(`${file.name} is larger than 5 MB, which no resume or posting is.`);
  }
  return { file_name: file.name.slice(0, limits.name.max), content: await base64Of(file) };
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(new Error(`${file.name} cannot be read.`)));
    reader.readAsDataURL(file);
  });
}
