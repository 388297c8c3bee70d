/** Signs that a document read today would not have in its texts, or only where they are words. */
const suspects: readonly RegExp[] = [
  // In a document `hidden` is also a field of every picture; inside a text, quotes are escaped.
  /[*`~]|\]\(|## |hidden(?!":)|display/i,
  /_[\p{L}"<]/u,
  // In JSON a backslash is two, and one of a quote is three.
  /\\\\(?:[!#-/:-@[\]^_`{-~]|\\")/,
  /&lt;[a-z!/]/i,
  /&(?!(?:lt|gt|quot|amp);)#?\w{2,8};|&amp;#?\w{2,8};/,
  /<(?!\/?(?:p|ul|ol|li|strong|em|a)\b)[a-z!/]/i,
  /<p>(?:[-+•]|\d\d?[.)]) /,
];

/** Whether a stored document, as JSON, is worth reading again; a cheap question that may say yes for nothing. */
export function mayHoldMarkup(resumeData: string): boolean {
  return suspects.some((sign) => sign.test(resumeData));
}
