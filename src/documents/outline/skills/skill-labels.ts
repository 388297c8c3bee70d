import { shippedKindOf } from '../../../lexicon/lexicon.ts';
import { sectionNamed } from '../recognize/section-headings.ts';
import type { SourceLine } from '../source-line.ts';
import { namesIn } from './names-in-row.ts';
import { isLevel } from './skill-level.ts';
import { isSentence } from './skill-sentences.ts';

/* Labels before names or sentences: `Databases: MySQL, Oracle`. */

export const labeled = /^([^:：]{1,80})(?!:\/\/)[:：]\s*(\S.*)$/u;

/** A label before a dash and several names: `Databases – MySQL, Oracle`. */
const dashed = /^([^,;:–—-]{2,40})\s[–—-]\s(\S.*)$/u;

/** The label of a text and the names behind it. */
export function labelOf(text: string): readonly string[] | null {
  return labelIn(text) ?? labelBeforeDash(text) ?? labelInFront(text);
}

/** A label before a colon. It may contain commas if a level follows, which applies to all names, or if it is a phrase. */
function labelIn(text: string): RegExpExecArray | null {
  const found = labeled.exec(text);
  const isLabel =
    found?.[1] &&
    found[2] &&
    (!/[,;，；、]/.test(found[1]) || isLevel(found[2]) || isPhraseBefore(found[1], found[2]));
  return isLabel ? found : null;
}

/** True for a label that goes on in lower case, before names: `Databases, relational and others: MySQL, Redis`. */
function isPhraseBefore(label: string, names: string): boolean {
  const [, ...others] = label.split(/[,;]\s/);
  const areWords = others.length > 0 && others.every((part) => /^\p{Ll}{2}/u.test(part));
  return areWords && namesIn(names).length > 1;
}

/** A label without a colon before several names: `Software Word, Excel, Access`. */
function labelInFront(text: string): readonly string[] | null {
  const [, label = '', rest = ''] = /^(\p{L}{4,20}) (\p{L}.+)$/u.exec(text) ?? [];
  if (label === '' || sectionNamed(label) !== 'skills') return null;
  const names = namesIn(rest);
  const [first = ''] = names;
  return names.length > 2 && shippedKindOf(first) !== null && shippedKindOf(`${label} ${first}`) === null
    ? [text, label, rest]
    : null;
}

function labelBeforeDash(text: string): RegExpExecArray | null {
  const found = dashed.exec(text);
  return found?.[2] && namesIn(found[2]).length > 2 ? found : null;
}

/** True if most labels have a sentence behind them, which describes them. */
export function describesLabels(lines: readonly SourceLine[]): boolean {
  const texts = lines.flatMap(({ text }) => labelIn(text)?.[2] ?? []);
  return texts.length > 2 && 2 * texts.filter(isSentence).length >= texts.length;
}

const minWordsOfPhrase = 5;

/** True for a text with a full stop that begins with more words than a name has. */
export function isPhrase(text: string): boolean {
  const [first = ''] = namesIn(text);
  return text.endsWith('.') && first.split(/\s+/).length >= minWordsOfPhrase;
}
