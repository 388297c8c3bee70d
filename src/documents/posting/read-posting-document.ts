import { ValidationError } from '../../contract/validation-error.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { cleanText } from '../text/clean-text.ts';
import type { ReadingJob } from '../thread/reading-job.ts';
import { namedPosting, type ReadPosting } from './read-posting.ts';

/**
 * Reads a posting from a PDF or the file of a word processor, in a thread with a limit of time and memory.
 * @throws ValidationError naming the file and what is wrong with it
 */
export async function readPostingDocument(name: string, job: ReadingJob): Promise<ReadPosting> {
  const { readInThread } = await import('../thread/read-in-thread.ts');
  const outcome = await readInThread(name, job);
  if (!('lines' in outcome)) {
    const message =
      'is a LinkedIn export of a profile; use a job posting as text, HTML, PDF, DOCX, ODT or RTF';
    throw new ValidationError([{ path: name, message }]);
  }
  return namedPosting({ text: textOfLines(outcome.lines) }, [`Read from a ${outcome.format.toUpperCase()}.`]);
}

/** Plain text: items of lists with a dash, a blank line before each heading and around each list. */
function textOfLines(lines: readonly SourceLine[]): string {
  const written: string[] = [];
  let before: SourceLine['style'] | null = null;
  for (const { text, aside, style } of lines) {
    // It stands on every page, and is no part of the text.
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
