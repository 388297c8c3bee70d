import { splitSentences } from '../../../text/split-sentences.ts';

/** The sentences of a text line by line, as written; behind a semicolon a sentence goes on. */
export function statementsOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) =>
    splitSentences(line)
      .filter(({ start }) => !endsOpen(line, start))
      .map(({ start, end }) => line.slice(start, end)),
  );
}

function endsOpen(line: string, start: number): boolean {
  let index = start - 1;
  while (index >= 0 && /\s/.test(line.charAt(index))) index -= 1;
  return line.charAt(index) === ';' || line.charAt(index) === '；';
}
