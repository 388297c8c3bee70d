/* Lines that open with a word that is not in what they are made of; for review by a person. */

interface WordingChange {
  readonly op: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly evidence: readonly { readonly quote: string }[];
}

/** Letters that forms of one word share. Irregular forms (`ran` for `run`) are listed too. */
const sharedLetters = 3;

/** `Trained the cook ⟵ Was the cook`: each new line that opens with a word that is in none of its lines in any form. */
export function newOpeners(changes: readonly WordingChange[]): readonly string[] {
  return changes.flatMap(({ op, before, after, evidence }) => {
    if (!['rewrite', 'merge'].includes(op) || after === null) return [];
    const own = [before ?? '', ...evidence.map(({ quote }) => quote)].join('\n');
    const known = new Set(wordsIn(own).map(stem));
    const [opener] = wordsIn(after);
    return opener === undefined || known.has(stem(opener)) ? [] : [`${after} ⟵ ${own}`];
  });
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function stem(word: string): string {
  return word.slice(0, sharedLetters);
}
