import type { Resume } from '../../contract/objects.ts';
import type { ResumeExport } from '../../contract/printing.ts';
import { knownCompany, knownPosition } from '../../contract/reserved-names.ts';

/** Lower-case words with hyphens, which every system takes. */
export function fileName({ resume_data, company_name, position }: Resume, extension: string): string {
  const words = [resume_data.basics.name, knownCompany(company_name), knownPosition(position)].join(' ');
  const plain = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-|-$/g, '');
  return `${plain || 'resume'}${extension}`;
}

/** Gives a file to the browser, which saves it. As bytes of no kind it is never opened here. */
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
