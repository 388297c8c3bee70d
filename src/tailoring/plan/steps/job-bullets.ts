import type { Proposal } from '../../../contract/plan/edit.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { paragraphBullets } from '../wording/paragraph-bullets.ts';
import { bulletsOf } from './bullets.ts';

/** The paragraphs of a job that has no bullets become bullets. */
export function jobBullets(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  return input.model.entries.flatMap((entry) => {
    const prose = proseOf(entry, input);
    if (!prose || taken.has(prose.path)) return [];
    const proposal = proposalFor(prose, input);
    return proposal ? [[proposal]] : [];
  });
}

function proseOf(entry: Entry, { model }: PlanInput): Chunk | undefined {
  const isJob = entry.section === 'experience' || entry.section === 'volunteer';
  if (!isJob || bulletsOf(model, entry).length > 0) return undefined;
  return model.chunks.find(({ path }) => path === `${entry.path}.summary`);
}

function proposalFor(prose: Chunk, { model, relevance }: PlanInput): Proposal | null {
  const { language } = model;
  if (!language) return null;
  const parts = paragraphBullets(prose.text, { organization: prose.organization ?? '', language });
  if (!parts) return null;
  return {
    op: 'rewrite',
    source: prose.path,
    text: [...parts.lead, ...parts.bullets].join('\n'),
    bulletsFrom: parts.lead.length,
    rule: 'job_bullets',
    reason: messagesFor(language).wording.jobBullets,
    requirements: relevance.requirementsAt(prose.path),
    evidence: [{ path: prose.path, quote: prose.text }],
  };
}
