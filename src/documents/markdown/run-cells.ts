import type { Run } from '../../contract/rich-text.ts';

/*
 * `**Acme**, Engineer` and `**Acme** - *Engineer*`: where the face changes at a comma or a dash, the line holds two
 * things beside each other.
 */

const maxLength = 160;
const separatorAtStart = /^\s*[,;–—-]\s+|^\s+[·•]\s+/u;
const signAtEnd = /[,;]$|\s[–—·•-]$/u;

/** The text of the runs, with a bar where a change of face parts it. */
export function withCells(runs: readonly Run[]): string {
  const whole = runs.map(({ text }) => text).join('');
  const [first] = runs;
  const isTitle = first !== undefined && isSet(first) && !/[:：]\s*$/.test(first.text);
  if (!isTitle || runs.length < 2 || whole.length > maxLength || /[.!?。]\s|:\s/.test(whole)) return whole;
  return runs.reduce((text, run, index) => {
    if (index === 0) return run.text;
    const before = runs[index - 1];
    if (before === undefined || isSet(before) === isSet(run)) return text + run.text;
    const parted = isSet(run)
      ? withBarAtEnd(text) + run.text
      : `${text}${run.text.replace(separatorAtStart, ' | ')}`;
    return parted;
  }, '');
}

function withBarAtEnd(text: string): string {
  const bare = text.trimEnd();
  if (bare === text || !signAtEnd.test(bare)) return text;
  return `${bare.slice(0, -1).trimEnd()} | `;
}

function isSet({ strong, em, href }: Run): boolean {
  return strong === true || em === true || href !== undefined;
}
