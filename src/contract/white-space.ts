/** Line breaks as `\n`, a form feed as a blank line, a vertical tab as a blank: what copies of PDFs hold. */
export function plainBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\f', '\n\n').replaceAll('\v', ' ');
}

/** The same in a text of one line, where both are a blank. */
export function plainLine(text: string): string {
  return text.replace(/[\f\v]/g, ' ').trim();
}

/** White space, control and format characters, and letters that nothing is drawn for, such as U+3164. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a reader would see nothing of it. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}
