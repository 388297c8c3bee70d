import type { ResumeExport } from '../../contract/printing.ts';

/** Lets the browser save a file. The type `application/octet-stream` prevents it from opening the file. */
export function saveFile({
  file_name,
  encoding,
  content,
}: Pick<ResumeExport, 'file_name' | 'encoding' | 'content'>): void {
  const bytes = encoding === 'text' ? content : Uint8Array.from(atob(content), (one) => one.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file_name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
