import { contactParts } from '../outline/contact-in-text.ts';
import { isName, plainName } from '../outline/person-name.ts';
import type { SourceLine } from '../outline/source-line.ts';

/* Data between dashes at the head of a file speaks to other programs; whose resume it is may stand nowhere else. */

export interface FrontMatter {
  /** What it says of the person, as lines. */
  readonly lines: readonly SourceLine[];
  /** The same text without it; the lines keep their numbers. */
  readonly rest: string;
}

const dashed = /^---\n[\s\S]*?\n---(?:\n|$)/;
/** `% Ada Byron`, as Pandoc has titles. */
const percents = /^(?:% ?[^\n]*\n){1,3}/;
const pair = /^[\p{L}_-]{1,30}:(.+)$/u;
const quoted = /^(["'])(.*)\1$/;
/** No list, no block and no object. */
const plainValue = /^[^"'{}[\]|>]{2,120}$/;

export function frontMatter(text: string): FrontMatter {
  const front = (dashed.exec(text) ?? percents.exec(text))?.[0] ?? '';
  if (front === '') return { lines: [], rest: text };
  const rest = front.replace(/[^\n]/g, '') + text.slice(front.length);
  const hasTitle = /^#\s/m.test(rest);
  const said = front.split('\n').map((line) => saidIn(line));
  const named = said.findIndex((value) => isName(plainName(value)));
  const lines = said.flatMap((value, index): readonly SourceLine[] => {
    const isOfName = index === named && !hasTitle;
    const isContact = contactParts(value).some(({ kind }) => contactKinds.has(kind));
    if (!(isOfName || isContact)) return [];
    const style = isOfName ? 'large' : 'text';
    return [{ place: `line ${index + 1}`, text: value, aside: '', style, links: [] }];
  });
  return { lines, rest };
}

const contactKinds: ReadonlySet<string> = new Set(['email', 'phone', 'profile']);

function saidIn(line: string): string {
  const title = /^% ?(.+)$/.exec(line)?.[1];
  if (title !== undefined) return title.trim();
  const value = pair.exec(line)?.[1]?.trim() ?? '';
  const bare = quoted.exec(value)?.[2] ?? value;
  return plainValue.test(bare) ? bare.trim() : '';
}
