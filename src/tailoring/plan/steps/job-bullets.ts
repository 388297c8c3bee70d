import type { Proposal } from '../../../contract/plan/edit.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import type { Alternatives, Decided, PlanInput } from '../plan-input.ts';
import { paragraphBullets } from '../wording/paragraph-bullets.ts';
import { reword } from '../wording/reword.ts';
import { bulletsOf } from './bullets.ts';
import { languageAndLevel, situationOf } from './situation-of.ts';
import { isTiny } from './tiny-bullets.ts';

/** The paragraphs of a job that has no bullets, or none but single words, become bullets. */
export function jobBullets(input: PlanInput, { taken }: Decided): readonly Alternatives[] {
  return input.model.entries.flatMap((entry) => {
    const prose = proseOf(entry, input);
    if (!prose || taken.has(prose.path)) return [];
    const proposals = proposalsFor(prose, entry, input);
    return proposals.length > 0 ? [proposals] : [];
  });
}

function proseOf(entry: Entry, { model }: PlanInput): Chunk | undefined {
  const isJob = entry.section === 'experience' || entry.section === 'volunteer';
  if (!isJob || bulletsOf(model, entry).some(({ text }) => !isTiny(text))) return undefined;
  return model.chunks.find(({ path }) => path === `${entry.path}.summary`);
}

/** Each sentence said better, or as it is. */
function proposalsFor(prose: Chunk, entry: Entry, input: PlanInput): Alternatives {
  const { model, relevance } = input;
  const { language } = model;
  if (!language) return [];
  const parts = paragraphBullets(prose.text, { organization: prose.organization ?? '', language });
  if (!parts) return [];
  const { wording, space } = messagesFor(language);
  const lines = parts.bullets.map((text) => ({ text }));
  // Sentences of a paragraph are told in several tenses: none is turned.
  const situation = { ...situationOf(lines, entry, input), isTold: false, ended: false, goesOn: false };
  const reworded = parts.bullets.map((bullet) => reword(bullet, languageAndLevel(input), situation));
  const proposalOf = (bullets: readonly string[], rules: readonly string[], reason: string): Proposal => ({
    op: 'rewrite',
    source: prose.path,
    text: [...parts.lead, ...bullets].join('\n'),
    bulletsFrom: parts.lead.length,
    rule: ['job_bullets', ...rules].join('+'),
    reason,
    requirements: relevance.requirementsAt(prose.path),
    evidence: [{ path: prose.path, quote: prose.text }],
  });
  const plain = proposalOf(parts.bullets, [], wording.jobBullets);
  const rules = [...new Set(reworded.flatMap((each) => each.rules))];
  if (rules.length === 0) return [plain];
  const whys = [...new Set(reworded.flatMap((each) => each.whys))].map((why) => wording[why]);
  const texts = reworded.map(({ text }) => text);
  return [proposalOf(texts, rules, [wording.jobBullets, ...whys].join(space)), plain];
}
