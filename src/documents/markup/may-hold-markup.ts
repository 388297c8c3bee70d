/** Patterns that a document read today would not contain, or only in plain words. */
const suspects: readonly RegExp[] = [
  // In a document, `hidden` is also a field of every picture; quotes inside a text are escaped.
  /[*`~]|\]\(|## |hidden(?!":)|display/i,
  /_[\p{L}"<]/u,
  // In JSON a backslash is doubled, and before a quote there are three.
  /\\\\(?:[!#-/:-@[\]^_`{-~]|\\")/,
  /&lt;[a-z!/]/i,
  /&(?!(?:lt|gt|quot|amp);)#?\w{2,8};|&amp;#?\w{2,8};/,
  /<(?!\/?(?:p|ul|ol|li|strong|em|a)\b)[a-z!/]/i,
  /<p>(?:[-+•]|\d\d?[.)]) /,
];

/** True if a stored document, as JSON, may contain markup; a cheap test with false positives. */
export function mayHoldMarkup(resumeData: string): boolean {
  return suspects.some((sign) => sign.test(resumeData));
}
