/** Signs that a document read today would not have in its texts, or only where they are words. */
const suspect =
  /[*`~]|_[\p{L}"<]|\]\(|## |&(?:lt;[a-z!/]|#|(?!lt;|gt;|quot;|amp; )[a-z]{2,8};)|<(?!\/?(?:p|ul|ol|li|strong|em|a)\b)[a-z!/]|<p>(?:[-+•]|\d+[.)]) |display\s?:|hidden/iu;

/** Whether a stored document, as JSON, is worth reading again; a cheap question that may say yes for nothing. */
export function mayHoldMarkup(resumeData: string): boolean {
  return suspect.test(resumeData);
}
