import type { FinetuneLevel } from '../../src/contract/choices.ts';
import type { Change } from '../../src/contract/report.ts';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import type { Tailored } from '../../src/service/ports.ts';
import { createRulesEngine } from '../../src/tailoring/rules-engine.ts';
import { asOf, type Case, documentOf } from './cases.ts';
import type { Draft } from './edited-document.ts';

/** A tailored resume that is edited and undone step by step. */
export interface Editing {
  readonly base: ResumeDocument;
  /** As the engine made it. */
  readonly made: Tailored;
  edit(current: Tailored, change: (draft: Draft) => void): Promise<Tailored>;
  put(current: Tailored, document: ResumeDocument): Promise<Tailored>;
  revert(current: Tailored, changeIds: readonly string[]): Promise<Tailored>;
  restore(current: Tailored, restoredIds: readonly string[]): Promise<Tailored>;
}

const engine = createRulesEngine();

export async function editingOf(person: Case, level: FinetuneLevel = 'super'): Promise<Editing> {
  const input = { base: documentOf(person), target: person.target, level, asOf };
  const put = ({ plan }: Tailored, document: ResumeDocument) => engine.edit({ ...input, plan, document });
  return {
    base: input.base,
    made: await engine.tailor(input),
    put,
    edit(current, change) {
      const draft: Draft = structuredClone(current.document);
      change(draft);
      return put(current, draft);
    },
    revert: ({ plan }, changeIds) => engine.revert({ ...input, plan, changeIds }),
    restore: ({ plan }, restoredIds) => engine.revert({ ...input, plan, changeIds: [], restoredIds }),
  };
}

export function userChanges({ report }: Tailored): readonly Change[] {
  return report.changes.filter(({ engine }) => engine === 'user');
}

export function engineChanges({ report }: Tailored): readonly Change[] {
  return report.changes.filter(({ engine }) => engine !== 'user');
}

export function idsOf(changes: readonly Change[]): readonly string[] {
  return changes.map(({ id }) => id);
}

/** An id that no document of these tests has. */
export const newId = 'n00000000000000000000001';

export const jobs = (draft: Draft) => draft.sections.experience.items;

/** Puts one more job at `index`. */
export function addJob(draft: Draft, index = 0): void {
  const url = { label: '', href: '' };
  const job = {
    id: newId,
    visible: true,
    company: 'Acme',
    position: 'Advisor',
    location: '',
    date: '2026',
    url,
  };
  jobs(draft).splice(index, 0, { ...job, summary: '<ul><li>Gave advice</li></ul>' });
}

/** The number of a change: `ch12` is 12. */
export function numberOf(changeId: string | undefined): number {
  return Number(changeId?.slice(2));
}
