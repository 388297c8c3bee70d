import { holdsNoText, htmlTokens, markupTags } from '../../contract/html-markup.ts';

/** A text of many lines without its comments and without elements that nobody sees. The lines keep their numbers. */
export function withoutHiddenParts(text: string): string {
  if (!text.includes('<')) return text;
  const tokens = htmlTokens(text);
  const isMarkup = markupTags(tokens);
  let hidden = '';
  let depth = 0;
  return tokens
    .map((token, index) => {
      const isTag = token.type === 'tag' && isMarkup(index);
      if (depth === 0 && isTag && holdsNoText(token)) {
        hidden = token.name;
        depth = 1;
      } else if (depth > 0) {
        if (isTag && token.name === hidden) depth += token.closes ? -1 : 1;
      } else if (token.type !== 'comment') return token.text;
      return token.text.replace(/[^\n]+/g, '');
    })
    .join('');
}
