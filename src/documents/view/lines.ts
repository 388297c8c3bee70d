import type { Sections } from '../../contract/resume-document.ts';
import { printedText } from './printed-text.ts';
import type { LineView } from './view-model.ts';

interface Group {
  readonly name: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
}

/** Skills and interests: a group with keywords is a line of its own, bare names share one. */
export function groupLines(groups: readonly Group[]): LineView[] {
  const lines: LineView[] = [];
  let bare: string[] = [];
  const flush = () => {
    if (bare.length > 0) lines.push({ label: '', text: bare.join(', ') });
    bare = [];
  };
  for (const group of groups) {
    const name = nameWithDescription(group);
    const keywords = (group.keywords ?? []).map(printedText).filter((keyword) => keyword !== '');
    if (keywords.length === 0) {
      if (name !== '') bare.push(name);
      continue;
    }
    flush();
    lines.push({ label: name, text: keywords.join(', ') });
  }
  flush();
  return lines;
}

/** `English (native), German (B2)`. */
export function languageLines(languages: Sections['languages']['items']): LineView[] {
  const text = languages.map(nameWithDescription).join(', ');
  return text === '' ? [] : [{ label: '', text }];
}

function nameWithDescription(group: Group): string {
  const name = printedText(group.name);
  const description = printedText(group.description ?? '');
  if (description === '') return name;
  return name === '' ? description : `${name} (${description})`;
}
