const separatorAfter = /(?:[-–—|@·:,]|\b(?:at|bei|chez))$/i;
const separatorBefore = /^(?:[-–—|@·:,]|(?:at|bei|chez)\b)/i;
const maxTitle = 500;

/**
 * `Acme - Backend Engineer`, `Backend Engineer @ Acme | Jobs`: who stands beside a position that is known,
 * in the title of its page. Undefined unless the position is there, whole.
 */
export function companyBeside(pageTitle: string, position: string): string | undefined {
  const title = pageTitle.slice(0, maxTitle);
  const at = title.toLowerCase().indexOf(position.toLowerCase());
  if (position === '' || at < 0) return undefined;
  const before = rest(title.slice(0, at).trim(), separatorAfter);
  const after = rest(title.slice(at + position.length).trim(), separatorBefore);
  const name = (before || after).split(/\s[-–—|·]\s/)[0]?.trim();
  return name || undefined;
}

/** What stands on the other side of a separator; '' when there is none. */
function rest(text: string, separator: RegExp): string {
  return separator.test(text) ? text.replace(separator, '').trim() : '';
}
