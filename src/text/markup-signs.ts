import { type PreparedPattern, preparedPattern } from './patterns/prepared-pattern.ts';

/** Signs of markup, which no text of a resume may gain. The name ends a sentence: `"<b>" is markup`. */
export const markupSigns: readonly { readonly name: string; readonly pattern: PreparedPattern }[] = [
  // Tags and entities of HTML.
  { name: 'markup', pattern: preparedPattern(String.raw`<\/?[a-z!][^<>]*>|&(?:#\w+|[a-z]+);`, 'giu') },
  {
    name: 'Markdown',
    pattern: preparedPattern(
      '\\*\\*|__|`|##|^[^\\S\\n]{0,9}(?:#|>|[-*+])\\s|\\[[^[\\]]*\\]\\([^()]*\\)|\\]\\(',
      'gmu',
    ),
  },
];
