import type { Command } from 'commander';
import type { ResumeDocument } from '../../contract/resume/resume-document.ts';
import { documentDiff, type LineDifference } from '../../documents/view/document-diff.ts';
import { type ShownLine, shownLines } from '../../documents/view/document-outline.ts';
import { wordsFor } from '../../documents/view/words-for.ts';
import { ofResume, resolveId } from '../connection/lookups.ts';
import type { Context } from '../context.ts';
import { diffText } from '../report/changes-text.ts';
import { storedName } from '../resume/base-resume.ts';
import type { Run } from '../run.ts';
import { type Output, view } from '../terminal/output.ts';
import { table } from '../terminal/table.ts';
import type { TerminalStyle } from '../terminal/terminal-style.ts';
import { wrap } from '../terminal/terminal-text.ts';

interface DiffFlags {
  readonly base?: string;
}

/** Stands for the base resume where an id is expected. */
const baseWord = 'base';

export function defineDiff(command: Command, run: Run): void {
  command
    .argument('<first>', 'id of a resume, latest, or base for the base resume it was made from')
    .argument('[second]', 'id of a resume to compare it with', baseWord)
    .option('--base <name>', 'base means the stored base resume with this name, as it is now')
    .addHelpText(
      'before',
      'Examples:\n  $ resume-tailor diff latest\n  $ resume-tailor diff latest base\n' +
        '  $ resume-tailor diff res_01ja res_01jb\n',
    )
    .addHelpText(
      'after',
      '\nShows what the second says differently than the first, word by word:\n' +
        '[-removed-] {+added+}. A base resume always counts as the first.\n',
    )
    .action((first: string, second: string, flags: DiffFlags) =>
      run((context) => diff(context, [first, second], flags)),
    );
}

interface Comparison {
  readonly first: string;
  readonly second: string;
  readonly differences: readonly LineDifference[];
}

async function diff(
  context: Context,
  [one, other]: readonly [string, string],
  { base }: DiffFlags,
): Promise<Output> {
  const [first, second] = other === baseWord ? [other, one] : [one, other];
  const after = await documentNamed(context, second, base);
  const isOfResume = first === baseWord && second !== baseWord && base === undefined;
  const before = isOfResume ? await baseOf(context, after.id) : await documentNamed(context, first, base);
  return view<Comparison>({
    data: {
      first: before.id,
      second: after.id,
      differences: documentDiff(linesOf(before.document), linesOf(after.document)),
    },
    human: ({ differences }, style) => differencesText(differences, style),
    isPaged: true,
  });
}

function linesOf(document: ResumeDocument): readonly ShownLine[] {
  return shownLines(document, wordsFor(document));
}

interface NamedDocument {
  readonly id: string;
  readonly document: ResumeDocument;
}

/** The base that a resume was made from: the current one may have changed since, or be another one. */
async function baseOf(context: Context, id: string): Promise<NamedDocument> {
  const client = await context.client();
  return { id: baseWord, document: (await client.resumes.base(id)).resume_data };
}

async function documentNamed(
  context: Context,
  name: string,
  base: string | undefined,
): Promise<NamedDocument> {
  const client = await context.client();
  if (name === baseWord) {
    const stored = storedName(context, base);
    const found = await client.baseResume.get(stored === undefined ? {} : { name: stored });
    return { id: name, document: found.resume_data };
  }
  const id = await resolveId(context, name);
  const resume = await client.resumes.get(id).catch((error: unknown) => Promise.reject(ofResume(id, error)));
  return { id: resume.id, document: resume.resume_data };
}

function differencesText(
  differences: readonly LineDifference[],
  style: TerminalStyle,
): Promise<string> | string {
  if (!style.isTerminal) {
    const rows = differences.map(({ kind, section, entry, before, after }) => [
      ...[kind, section, entry],
      ...[before ?? '', after ?? ''],
    ]);
    return table(style, { head: [], rows });
  }
  if (differences.length === 0) return 'Both say the same.\n';
  return differences
    .map(
      (difference, index) => headingOf(difference, differences[index - 1], style) + lineOf(difference, style),
    )
    .join('');
}

/** The section and the entry of a line, where the line before it has others. */
function headingOf(
  { section, entry }: LineDifference,
  before: LineDifference | undefined,
  { ink, columns }: TerminalStyle,
): string {
  const isNewSection = before?.section !== section;
  const gap = before === undefined ? '' : '\n';
  const title = isNewSection && section !== '' ? `${gap}${ink.bold(section)}\n` : '';
  const isNewEntry = entry !== '' && (isNewSection || before?.entry !== entry);
  return title + (isNewEntry ? wrap(ink.dim(entry), columns, '  ') : '');
}

function lineOf({ kind, entry, before, after }: LineDifference, style: TerminalStyle): string {
  const text =
    kind === 'moved'
      ? `${style.ink.dim('moved:')} ${after ?? ''}`
      : diffText({ before: before ?? '', after: after ?? '' }, style);
  return wrap(text, style.columns, entry === '' ? '  ' : '    ');
}
