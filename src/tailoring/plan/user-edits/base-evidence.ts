import { ownValue } from '../../../contract/own-value.ts';
import type { Address } from '../../../contract/plan/user-edit.ts';
import type { ResumeDocument } from '../../../contract/resume-document.ts';
import type { Evidence } from '../../../contract/score.ts';
import { readRichLines } from '../../resume/read-chunks.ts';
import type { Chunk } from '../../resume/resume-model.ts';
import { baseSource } from './base-source.ts';
import { isBranch, isItem, isItemList, pointerTo, valueAt } from './document-tree.ts';

/** What the base says at the address, quoted; nothing when that is new. `chunks`: those of the base. */
export function baseEvidence(
  base: ResumeDocument,
  at: Address,
  chunks: readonly Chunk[],
): readonly Evidence[] {
  const value = valueAt(base, at);
  const source = baseSource(base, at);
  if (typeof value === 'string') return textEvidence(value, base, at, chunks);
  if (isItemList(value) && value.length > 0)
    return value.flatMap((item) => titleEvidence(base, [...at, item.id]));
  if (Array.isArray(value)) return listEvidence(value, source);
  if (value === undefined) return [];
  const titles = titleEvidence(base, at);
  return titles.length > 0 || isBranch(value) ? titles : [{ path: source, quote: String(value) }];
}

function textEvidence(text: string, base: ResumeDocument, at: Address, chunks: readonly Chunk[]): Evidence[] {
  const pointer = pointerTo(base, at);
  const quoted = chunks.filter((chunk) => chunk.pointer === pointer);
  if (quoted.length > 0) return quoted.map((chunk) => ({ path: chunk.path, quote: chunk.text }));
  const path = baseSource(base, at);
  const field = at.at(-1);
  if (field === 'summary' || field === 'content') {
    const { prose, bullets } = readRichLines(text);
    return spoken([prose, ...bullets].map((quote) => ({ path, quote })));
  }
  const item = path.replace(/\.date$/, '');
  const [start = '', end] = text.split(' - ');
  if (item === path || end === undefined) return spoken([{ path, quote: text }]);
  const dates = [{ path: `${item}.startDate`, quote: start }];
  return spoken(end === 'Present' ? dates : [...dates, { path: `${item}.endDate`, quote: end }]);
}

function listEvidence(list: readonly unknown[], source: string): Evidence[] {
  const isFlat = list.every((element) => typeof element === 'string');
  const texts = list.flat(2).map(String);
  return spoken(texts.map((quote, index) => ({ path: isFlat ? `${source}[${index}]` : source, quote })));
}

/** The name of the item that the address is in. */
function titleEvidence(base: ResumeDocument, at: Address): Evidence[] {
  for (let length = at.length; length > 1; length -= 1) {
    const address = at.slice(0, length);
    const value = valueAt(base, address);
    if (!isItem(value)) continue;
    for (const field of titleFields) {
      const quote = ownValue(value, field);
      if (typeof quote !== 'string' || quote.trim() === '') continue;
      return [{ path: baseSource(base, [...address, field]), quote }];
    }
  }
  return [];
}

const titleFields = ['company', 'organization', 'institution', 'network', 'title', 'name', 'position'];

function spoken(evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ quote }) => quote.trim() !== '');
}
