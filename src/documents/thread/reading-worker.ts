import { parentPort, workerData } from 'node:worker_threads';
import { errorReason } from '../../values/system-error.ts';
import { type ZipEntry, zipEntries } from '../archive/zip-entries.ts';
import { readDocx } from '../docx/read-docx.ts';
import { readEuropass } from '../europass/read-europass.ts';
import { UnreadableFile } from '../files/unreadable-file.ts';
import { isLinkedinExport, readLinkedin } from '../linkedin/read-linkedin.ts';
import { isOdt, readOdt } from '../odt/read-odt.ts';
import { attachedXml } from '../pdf/attached-xml.ts';
import { pdfSourceLines } from '../pdf/pdf-source-lines.ts';
import { readPdfPages } from '../pdf/read-pdf-pages.ts';
import { readRtf } from '../rtf/read-rtf.ts';
import type { MailOutcome, ReadingAnswer, ThreadJob, ThreadOutcome } from './read-in-thread.ts';

/* Entry file of the thread, in which untrusted files are read with limits of time and memory. */

async function outcomeOf(job: ThreadJob): Promise<ThreadOutcome> {
  const { kind, bytes } = job;
  if (kind === 'mail') return readMail(bytes);
  if (kind === 'pages') return { format: 'pages', pages: await readPdfPages(bytes) };
  if (kind === 'pdf') return outcomeOfPdf(bytes);
  if (kind === 'rtf') return { format: 'rtf', lines: await readRtf(bytes) };
  const entries = await unpacked(bytes, job.called);
  const names = entries.map(({ name }) => name);
  if (isLinkedinExport(names)) return { format: 'linkedin', ...(await readLinkedin(bytes)) };
  if (isOdt(names)) return { format: 'odt', lines: await readOdt(entries) };
  return { format: 'docx', lines: await readDocx(bytes) };
}

/** Unpacks an archive; the error names the document, because people need not know that it is an archive. */
async function unpacked(bytes: Uint8Array, called: string | undefined): Promise<readonly ZipEntry[]> {
  try {
    return await zipEntries(bytes);
  } catch (error) {
    if (called === undefined || !(error instanceof UnreadableFile)) throw error;
    const message = `is not a readable ${called}: it ${error.message}; save or export it again`;
    throw new UnreadableFile(message, { cause: error });
  }
}

/** Europass attaches the resume as data to its PDFs. */
async function outcomeOfPdf(bytes: Uint8Array): Promise<ThreadOutcome> {
  for (const xml of attachedXml(bytes)) {
    const europass = await readEuropass(xml).catch(ifUnreadable(() => null));
    if (europass) return { format: 'europass', ...europass };
  }
  return { format: 'pdf', lines: pdfSourceLines(await readPdfPages(bytes)) };
}

/** Answers for a file that cannot be read; any other error ends the thread, which hands it over. */
function ifUnreadable<Answer>(answer: (problem: UnreadableFile) => Answer): (error: unknown) => Answer {
  return (error) => {
    if (error instanceof UnreadableFile) return answer(error);
    throw error;
  };
}

/** More than the largest attachment has; the parser reads line by line. */
const maxLines = 100_000;
const lineFeed = 0x0a;

const answer: ReadingAnswer = await outcomeOf(workerData as ThreadJob).catch(
  ifUnreadable(({ message }) => ({ problem: message })),
);
parentPort?.postMessage(answer);

/**
 * The parts of a mail that may contain a posting, decoded.
 * @throws UnreadableFile if the library refuses it or there are more lines than any mail has
 */
async function readMail(bytes: Uint8Array): Promise<MailOutcome> {
  const lines = bytes.reduce((count, byte) => (byte === lineFeed ? count + 1 : count), 1);
  if (lines > maxLines)
    throw new UnreadableFile(`has ${lines} lines; at most ${maxLines} are read from a mail`);
  const { default: PostalMime } = await import('postal-mime');
  const parsed = await PostalMime.parse(bytes).catch((error: unknown) => {
    throw new UnreadableFile(`is not a readable mail: ${errorReason(error)}`, { cause: error });
  });
  const { subject = '', html = '', text = '', attachments } = parsed;
  const named = attachments.find(({ filename }) => filename);
  return { format: 'mail', subject, html, text, attachment: named?.filename ?? null };
}
