/* Lines that open with a word that is not in the line they are made of; for review by a person. */

interface WordingChange {
  readonly op: string;
  /** Texts of whole fields: a list of lines in markup, or one line. */
  readonly before: string | null;
  readonly after: string | null;
  readonly evidence: readonly { readonly quote: string }[];
}

/** Letters that forms of one word share. Irregular forms (`ran` for `run`) are listed too. */
const sharedLetters = 3;

/** `Trained the cook ⟵ Was the cook`: each new line whose first word is in its closest old line in no form. */
export function newOpeners(changes: readonly WordingChange[]): readonly string[] {
  return changes.flatMap(({ op, before, after, evidence }) => {
    if (!['rewrite', 'merge'].includes(op) || after === null) return [];
    const own = [before ?? '', ...evidence.map(({ quote }) => quote)].flatMap(linesIn);
    const written = linesIn(after).filter((line) => !own.includes(line));
    return written.flatMap((line) => {
      const origin = closestTo(line, own);
      const [opener] = stemsIn(line);
      return opener === undefined || stemsIn(origin).includes(opener) ? [] : [`${line} ⟵ ${origin}`];
    });
  });
}

function linesIn(text: string): readonly string[] {
  return text
    .split(/<\/?(?:p|ul|ol|li|br)\s*\/?>|\n/u)
    .map((line) => line.replace(/<[^>]*>/gu, '').trim())
    .filter((line) => line !== '');
}

function closestTo(line: string, own: readonly string[]): string {
  const words = new Set(stemsIn(line));
  const shared = (other: string) => new Set(stemsIn(other).filter((stem) => words.has(stem))).size;
  return [...own].sort((one, other) => shared(other) - shared(one))[0] ?? '';
}

function stemsIn(text: string): readonly string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.slice(0, sharedLetters));
}
