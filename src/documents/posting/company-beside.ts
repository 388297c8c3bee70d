const between = String.raw`\s*(?:[-–—|@·:,]|\bat\b|\bbei\b|\bchez\b)\s*`;

/**
 * `Acme - Backend Engineer`, `Backend Engineer @ Acme | Jobs`: who stands beside a position that is known,
 * in the title of its page. Undefined unless the position is there, whole.
 */
export function companyBeside(pageTitle: string, position: string): string | undefined {
  const at = pageTitle.toLowerCase().indexOf(position.toLowerCase());
  if (position === '' || at < 0) return undefined;
  const before = new RegExp(`^(.*?)${between}$`, 'i').exec(pageTitle.slice(0, at))?.[1];
  const after = new RegExp(`^${between}(.*)$`, 'i').exec(pageTitle.slice(at + position.length))?.[1];
  const name = (before || after)?.split(/\s+[-–—|·]\s+/)[0]?.trim();
  return name || undefined;
}
