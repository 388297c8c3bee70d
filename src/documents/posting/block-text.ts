/** Builds plain text of lines, paragraphs and bullets. */
export interface BlockText {
  words(text: string): void;
  /** Ends the line, unless nothing but a bullet stands on it. */
  line(): void;
  /** Ends the line and leaves one blank line. */
  paragraph(): void;
  bullet(): void;
  /** Ends a bullet; one without words goes. */
  endBullet(): void;
  toString(): string;
}

const bullet = '- ';

export function createBlockText(): BlockText {
  const lines: string[] = [];
  let current = '';
  // Asking `current` how it ends would flatten the growing text again and again.
  let atSpace = true;
  const start = (text: string) => {
    current = text;
    atSpace = true;
  };
  const line = () => {
    if (current === bullet) return;
    if (current.trim() !== '') lines.push(current.trim());
    start('');
  };
  return {
    words(text) {
      const collapsed = text.replace(/\s+/g, ' ');
      const kept = atSpace ? collapsed.trimStart() : collapsed;
      if (kept === '') return;
      current += kept;
      atSpace = kept.endsWith(' ');
    },
    line,
    paragraph() {
      line();
      if (current === '' && lines.length > 0 && lines.at(-1) !== '') lines.push('');
    },
    bullet() {
      line();
      // Bullets of one list stand together.
      if (lines.at(-1) === '' && lines.at(-2)?.startsWith(bullet)) lines.pop();
      start(bullet);
    },
    endBullet() {
      if (current === bullet) start('');
      line();
    },
    toString() {
      return [...lines, current.trim()].join('\n').trim();
    },
  };
}
