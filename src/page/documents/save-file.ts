import { documentName } from '../../contract/file-name.ts';
import type { Resume } from '../../contract/objects.ts';
import type { ResumeExport } from '../../contract/printing.ts';

/** The same file name as in the command line. */
export function fileName({ resume_data, company_name, position }: Resume, extension: string): string {
  const name = documentName({ person: resume_data.basics.name, company: company_name, position });
  return `${name}${extension}`;
}

/** Lets the browser save a file. The type `application/octet-stream` prevents it from opening the file. */
export function saveFile(
  name: string,
  { encoding, content }: Pick<ResumeExport, 'encoding' | 'content'>,
): void {
  const bytes = encoding === 'text' ? content : Uint8Array.from(atob(content), (one) => one.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
