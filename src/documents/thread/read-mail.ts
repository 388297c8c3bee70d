import type { MailOutcome } from './reading-job.ts';

/** The parts of a mail that a posting may be in. Encodings and character sets are undone by the parser. */
export async function readMail(bytes: Uint8Array): Promise<MailOutcome> {
  const { default: PostalMime } = await import('postal-mime');
  const { subject = '', html = '', text = '', attachments } = await PostalMime.parse(bytes);
  const named = attachments.find(({ filename }) => filename);
  return { format: 'mail', subject, html, text, attachment: named?.filename ?? null };
}
