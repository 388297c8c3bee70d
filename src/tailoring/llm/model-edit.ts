import type { Proposal } from '../../contract/plan/edit.ts';
import type { Finding } from '../verify/rule.ts';
import { isRecord } from './salvage-edits.ts';

/** One wording as a model gave it: untrusted, with placeholders. */
export interface ModelEdit {
  readonly target: string;
  readonly text: string;
  readonly evidence: readonly string[];
  readonly merge: readonly string[];
}

/** What is asked of a model's wording before and beside the rules of the verifier. */
export type ModelRuleId = 'M1' | 'M2' | 'M3' | 'M4' | 'M5';

export interface ModelFinding {
  readonly rule: Finding['rule'] | ModelRuleId;
  readonly message: string;
}

export interface Accepted {
  readonly proposal: Proposal;
  readonly isRepaired: boolean;
}

export interface Rejected {
  readonly source: string;
  readonly rules: readonly ModelFinding['rule'][];
}

const maxTextLength = 2000;

/** The usable part of an answer's items; what has another shape is dropped. */
export function readModelEdits(items: readonly unknown[]): readonly ModelEdit[] {
  return items.flatMap((item) => {
    if (!isRecord(item)) return [];
    const { target, text } = item;
    if (typeof target !== 'string' || typeof text !== 'string' || text.length > maxTextLength) return [];
    return [{ target, text: text.trim(), evidence: idsIn(item['evidence']), merge: idsIn(item['merge']) }];
  });
}

function idsIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((id) => typeof id === 'string' && id !== ''))];
}
