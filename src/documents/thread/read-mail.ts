import type { MailOutcome } from './reading-job.ts';

/** More than the largest attachment has; the parser goes line by line. */
const maxLines = 100_000;
const lineFeed = 0x0a;

/**
 * The parts of a mail that a posting may be in. Encodings and character sets are undone by the parser.
 * @throws Error in words for people, when there are more lines than any mail has
 */
export async function readMail(bytes: Uint8Array): Promise<MailOutcome> {
  const lines = bytes.reduce((count, byte) => (byte === lineFeed ? count + 1 : count), 1);
  if (lines > maxLines) throw new Error(`has ${lines} lines; at most ${maxLines} are read from a mail`);
  const { default: PostalMime } = await import('postal-mime');
  const { subject = '', html = '', text = '', attachments } = await PostalMime.parse(bytes);
  const named = attachments.find(({ filename }) => filename);
  return { format: 'mail', subject, html, text, attachment: named?.filename ?? null };
}
