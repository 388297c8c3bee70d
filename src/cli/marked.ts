import type { TerminalStyle } from './terminal-style.ts';

/** How something stands; `odd` is to be looked at. */
export type Standing = 'good' | 'partly' | 'odd' | 'bad';

const signs: Readonly<Record<Standing, string>> = { good: '✓', partly: '~', odd: '!', bad: '✗' };

/** `✓ met`: the sign says without colours, and to those who see none, what the colour says. */
export function marked(standing: Standing, label: string, { ink }: Pick<TerminalStyle, 'ink'>): string {
  const text = `${signs[standing]} ${label}`.trimEnd();
  if (standing === 'good') return ink.good(text);
  return standing === 'bad' ? ink.bad(text) : ink.bold(text);
}
