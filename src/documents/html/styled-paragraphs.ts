import { escapeHtml } from '../../contract/resume/rich-text.ts';
import { commonest } from '../text/usual-values.ts';

/* Turns paragraphs of other word processors into HTML, from which lines are read. */

export interface StyledRun {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** In points; 0 if unknown. */
  readonly size: number;
  readonly link: string;
}

/** `kind` is h1 to h6, p or li; `look` is the same for paragraphs with the same formatting. */
export interface StyledParagraph {
  readonly kind: string;
  readonly look: string;
  readonly runs: readonly StyledRun[];
}

/** Gives paragraphs with the same formatting the same class. */
export function createParagraphPrinter(): (paragraph: StyledParagraph) => string {
  const classes = new Map<string, number>();
  return ({ kind, look, runs }) => {
    const face = `${look} ${commonFace(runs)}`;
    const known = classes.get(face) ?? classes.size;
    classes.set(face, known);
    const isNamed = kind === 'p';
    return `<${kind}${isNamed ? ` class="setting-${known}"` : ''}>${runsHtml(runs)}</${kind}>`;
  };
}

/** The formatting of most letters. */
function commonFace(runs: readonly StyledRun[]): string {
  const faces = runs.map(
    ({ text, isBold, isItalic, size }) =>
      [`${isBold} ${isItalic} ${size}`, text.replace(/\s/g, '').length] as const,
  );
  return commonest(faces) ?? '';
}

/** Adjacent runs with the same link become one link. */
function runsHtml(runs: readonly StyledRun[]): string {
  return runs
    .map((run, index) => {
      const { link } = run;
      const opens = link !== '' && runs[index - 1]?.link !== link;
      const closes = link !== '' && runs[index + 1]?.link !== link;
      return `${opens ? `<a href="${escapeHtml(link)}">` : ''}${wordsHtml(run)}${closes ? '</a>' : ''}`;
    })
    .join('');
}

function wordsHtml({ text, isBold, isItalic }: StyledRun): string {
  const words = escapeHtml(text).replaceAll('\n', '<br>');
  const italic = isItalic ? `<em>${words}</em>` : words;
  return isBold ? `<strong>${italic}</strong>` : italic;
}
