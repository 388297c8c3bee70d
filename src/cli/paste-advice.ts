import type { Io } from './io.ts';

/** What gives the clipboard to a pipe; none where text would lose its letters on the way. */
const clipboards: Partial<Record<NodeJS.Platform, string>> = { darwin: 'pbpaste', linux: 'wl-paste' };

/** How a posting gets in that no program can fetch. */
export function pasteAdvice({ platform }: Pick<Io, 'platform'>): string {
  const clipboard = clipboards[platform];
  const piped = clipboard ? `, or: ${clipboard} | resume-tailor generate -` : '';
  return `Copy the text in your browser and run "resume-tailor generate" alone: it opens your editor to paste into${piped}`;
}
