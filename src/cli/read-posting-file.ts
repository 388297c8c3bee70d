import { sourceKindOf } from '../documents/files/source-kind-of.ts';
import { isMail } from '../documents/posting/is-mail.ts';
import type { ReadPosting } from '../documents/posting/read-posting.ts';
import { type InputFile, inputText } from './read-input.ts';

/**
 * A posting in any document that a resume may be (text, HTML, JSON, PDF, DOCX, ODT or RTF), or in a mail.
 * @throws UsageError, ValidationError naming the file and what is wrong with it
 */
export async function readPostingFile(input: InputFile): Promise<ReadPosting> {
  const kind = sourceKindOf(input.bytes);
  if (kind === 'text' && isMail(input.name, input.bytes)) {
    const { readMailPosting } = await import('../documents/posting/read-mail-posting.ts');
    return readMailPosting(input.name, input.bytes);
  }
  if (kind === 'text') {
    const { readPosting } = await import('../documents/posting/read-posting.ts');
    return readPosting(inputText(input));
  }
  const { readPostingDocument } = await import('../documents/posting/read-posting-document.ts');
  return readPostingDocument(input.name, { kind, bytes: input.bytes });
}
