import { postingTooLong } from '../../contract/posting-text.ts';
import { fileError } from '../../values/validation-error.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';
import type { MailOutcome, ReadingJob } from '../thread/read-in-thread.ts';
import { subjectAlone } from './pasted-mail.ts';
import { readHtml } from './read-html.ts';
import { maxPostingBytes, namedPosting, type ReadPosting, readHtmlPosting } from './read-posting.ts';

/**
 * Reads a posting from a PDF or word processor file in a thread with limits on time and memory.
 * @throws ValidationError naming the file and its problem
 */
export async function readPostingDocument(name: string, job: ReadingJob): Promise<ReadPosting> {
  const { readInThread } = await import('../thread/read-in-thread.ts');
  const outcome = await readInThread(name, job);
  if (!('lines' in outcome)) {
    const message =
      'is a LinkedIn export of a profile; use a job posting as text, HTML, PDF, DOCX, ODT or RTF';
    throw fileError(name, message);
  }
  return namedPosting({ text: textOfLines(outcome.lines) }, [`Read from a ${outcome.format.toUpperCase()}.`]);
}

/** Writes lines as plain text: list items with a dash, a blank line before headings and around lists. */
function textOfLines(lines: readonly SourceLine[]): string {
  const written: string[] = [];
  let before: SourceLine['style'] | null = null;
  for (const { text, aside, style } of lines) {
    // Lines on every page are not part of the text.
    if (style === 'running') continue;
    const isItem = style === 'bullet';
    const isHeading = style === 'large' || style === 'heading' || style === 'strong';
    if (before !== null && (isHeading || isItem !== (before === 'bullet'))) written.push('');
    const words = [text, aside].filter((part) => part !== '').join(' | ');
    written.push(isItem ? `- ${words}` : words);
    before = style;
  }
  return cleanText(written.join('\n')).trim();
}

const maxSubject = 500;

/** Minimum length of the HTML part, as a share of the text part, for the same message. */
const htmlShare = 0.5;

/**
 * Reads a posting from a mail in a thread with limits on time and memory: the HTML part, or the text part if the
 * HTML is much shorter. The subject may name position and company; the sender is ignored, because recruiters and
 * job boards write for others.
 * @throws ValidationError naming the file and its problem
 */
export async function readMailPosting(name: string, bytes: Uint8Array): Promise<ReadPosting> {
  const { readInThread } = await import('../thread/read-in-thread.ts');
  const mail = await readInThread(name, { kind: 'mail', bytes });
  const text = cleanText(mail.text).trim();
  const page = mail.html !== '' ? await readHtml(bounded(name, mail.html)) : null;
  const title = subjectOf(mail);
  const isHtml = page !== null && page.text.length >= text.length * htmlShare;
  const posting = isHtml
    ? await readHtmlPosting({ ...page, title })
    : namedPosting({ text: bounded(name, text) }, [], { title });
  if (posting.text === '') throw fileError(name, emptyMail(mail));
  return posting;
}

function subjectOf({ subject }: MailOutcome): string {
  return subjectAlone(subject.slice(0, maxSubject));
}

function bounded(name: string, text: string): string {
  if (Buffer.byteLength(text) <= maxPostingBytes) return text;
  const message = `has more than ${maxPostingBytes} bytes of text`;
  throw fileError(name, message, postingTooLong);
}

function emptyMail({ attachment }: MailOutcome): string {
  const next =
    attachment === null ? '' : `; save its attachment "${cleanLine(attachment)}" and use that file`;
  return `contains no text${next}`;
}
