import { isCapital, sectionNamed } from '../recognize/section-headings.ts';
import type { SourceLine } from '../source-line.ts';

/*
 * Headings that are underlined by a row of signs on their own line: `EDUCATION______`. The row fills the line, so the text
 * below it looks like its continuation.
 */

const underlined = /^([^_]{3,40}?)[\s:]{0,3}_{5,}\s*/u;
/** A single such line may be a form that is to be filled in. */
const minHeadings = 2;

/** Gives each such heading a line of its own, without the row. */
export function withoutUnderlines(lines: readonly SourceLine[]): readonly SourceLine[] {
  const found = lines.map((line) => (line.text.includes('_____') ? headingOf(line) : null));
  if (found.filter((one) => one !== null).length < minHeadings) return lines;
  return lines.flatMap((line, index) => {
    const heading = found[index] ?? null;
    return heading === null ? [line] : split(line, heading);
  });
}

function headingOf({ text }: SourceLine): string | null {
  const heading = underlined.exec(text)?.[1]?.trim() ?? '';
  return heading !== '' && (isCapital(heading) || sectionNamed(heading) !== null) ? heading : null;
}

function split(line: SourceLine, heading: string): readonly SourceLine[] {
  const { opening: _, ...others } = line;
  const rest = line.text.replace(underlined, '');
  const above: SourceLine = { ...others, text: heading, style: 'heading' };
  if (rest === '') return [above];
  const place = `${line.place}, second part`;
  return [
    { ...above, aside: '', links: [], linkTexts: [] },
    { ...others, place, text: rest, style: 'text', opensBlock: false, isBelowBlank: false },
  ];
}
