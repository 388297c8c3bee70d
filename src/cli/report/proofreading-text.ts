import type { Proofreading, Severity } from '../../contract/proofreading.ts';
import { marked, type Standing } from '../marked.ts';
import { table } from '../table.ts';
import type { TerminalStyle } from '../terminal-style.ts';
import { wrap } from '../wrap.ts';

const standings: Readonly<Record<Severity, Standing>> = { error: 'bad', warning: 'odd', hint: 'partly' };

/** What was found, with its place and what to do; a row for each finding where no person reads it. */
export async function proofreadingText(data: Proofreading, style: TerminalStyle): Promise<string> {
  const { findings } = data;
  if (!style.isTerminal) {
    const rows = findings.map(({ severity, path, place, message, advice }) => [
      severity,
      path,
      place,
      message,
      advice,
    ]);
    return table(style, { head: [], rows });
  }
  const shown = findings.map(({ severity, place, message, advice }) => {
    const head = wrap(`${place}: ${message}`, style.columns, indent).trimStart();
    return `${marked(standings[severity], '', style)} ${head}${wrap(advice, style.columns, indent)}`;
  });
  return [...shown, `${countsText(data)}\n`].join('\n');
}

const indent = '  ';

function countsText({ counts, findings }: Proofreading): string {
  if (findings.length === 0) return 'Nothing found.';
  return [
    counted(counts.error, 'error'),
    counted(counts.warning, 'warning'),
    counted(counts.hint, 'hint'),
  ].join(', ');
}

function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

/** What of the spelling was not checked, in one line; none where all of it was. */
export function spellingNotes({ spelling }: Proofreading): readonly string[] {
  const { reason, unresolved, skipped } = spelling;
  if (reason !== null) return [reason];
  const parts = [
    ...(unresolved > 0 ? [`${counted(unresolved, 'unknown word')} without a similar known word`] : []),
    ...(skipped > 0 ? [`${counted(skipped, 'unknown word')} too long or too many to compare`] : []),
  ];
  return parts.length === 0 ? [] : [`Spelling: not listed are ${parts.join(' and ')}.`];
}
