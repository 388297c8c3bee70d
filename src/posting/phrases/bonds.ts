import { chineseWordEdges } from '../../lexicon/words/chinese-words.ts';
import { type FunctionWords, functionWords } from '../../lexicon/words/generic-words.ts';
import type { Language } from '../../text/language.ts';
import { opensSmall } from '../../text/letters.ts';
import { preparedPattern } from '../../text/patterns/prepared-pattern.ts';
import type { Token } from '../../text/tokenize.ts';
import { isIdeograph } from './phrases.ts';

/** How closely a token belongs to the one before it. */
export type Bond =
  | 'none'
  /** A noun and its adjective, participle or second noun: "tareas | administrativas", "betriebliche | Abläufe". */
  | 'loose'
  /** Characters of one Chinese word. */
  | 'firm';

/** Returns the bond of each token with the one before it. Computes it when it is first asked for. */
export function bondsIn(
  text: string,
  tokens: readonly Token[],
  language: Language | null,
): (token: number) => Bond {
  if (language === 'zh') return bondsOfCharacters(tokens);
  // The models know the parts of speech of English words.
  if (language === null || language === 'en') return () => 'none';
  const words = functionWords(language);
  return (index) => {
    const [before, after] = [tokens[index - 1], tokens[index]];
    if (before === undefined || after === undefined) return 'none';
    const isTouching = text.slice(before.end, after.start) === ' ' && [before, after].every(names(words));
    return isTouching && agrees(before, after, language) ? 'loose' : 'none';
  };
}

/** A shorter word is rarely a noun or an adjective. */
const nameable = preparedPattern(String.raw`^\p{L}{3}`);

function names({ stops, links }: FunctionWords): (token: Token) => boolean {
  return ({ text }) => {
    const word = text.toLowerCase();
    return nameable.test(word) && !stops.has(word) && !links.has(word);
  };
}

/** A German adjective is small and before its noun; a French or Spanish noun would follow another with a preposition. */
function agrees(before: Token, after: Token, language: Language): boolean {
  if (language === 'de') return opensSmall(before.text) && !opensSmall(after.text);
  return opensSmall(after.text);
}

function bondsOfCharacters(tokens: readonly Token[]): (token: number) => Bond {
  let within: Uint8Array | undefined;
  return (index) => {
    within ??= withinWords(tokens);
    return within[index] === 1 ? 'firm' : 'none';
  };
}

/** Marks with 1 each character that continues the word of the one before it. */
function withinWords(tokens: readonly Token[]): Uint8Array {
  const within = new Uint8Array(tokens.length + 1);
  let from = 0;
  while (from < tokens.length) {
    let to = from;
    while (isIdeograph(tokens[to]?.text ?? '') && (to === from || tokens[to - 1]?.end === tokens[to]?.start))
      to += 1;
    const written = tokens.slice(from, to).map(({ text }) => text);
    for (const [step, isEdge] of chineseWordEdges(written.join('')).entries())
      if (isEdge === 0) within[from + step] = 1;
    from = Math.max(to, from + 1);
  }
  return within;
}
