import type { Gap } from '../../contract/report.ts';
import type { Requirement, RequirementClass, RequirementState } from '../../contract/score.ts';
import { marked } from '../marked.ts';
import { table } from '../table.ts';
import type { TerminalStyle } from '../terminal-style.ts';
import { isNarrow, wrap } from '../wrap.ts';
import { placeName } from './place-name.ts';

/** What the posting asks for, and where the resume answers, by how much it insists; in a pipe all of it, each proof a row of its own. */
export async function requirementsText(
  requirements: readonly Requirement[],
  style: TerminalStyle,
): Promise<string> {
  if (!style.isTerminal) return table(style, { head: [], rows: requirements.flatMap(plainRows) });
  if (requirements.length === 0) return '';
  const { shown, more } = mostImportant(requirements);
  const rows = insistenceGroups(shown).flatMap(({ name, members }) => [
    [`  ${style.ink.bold(name)}`, '', ''],
    ...members.map((requirement) => {
      const status = requirementStatus(requirement);
      const place = isNarrow(style) ? '' : shownBy(requirement);
      return [`  ${marked(requirementStanding[status], status, style)}`, requirement.term, place];
    }),
  ]);
  const drawn = await table(style, { head: ['', '', ''], rows, flexible: isNarrow(style) ? 1 : 2 });
  return more === 0 ? drawn : drawn + wrap(moreText(more), style.columns, '  ');
}

/** Nobody reads longer lists. */
const mostShown = 20;

/** The most important ones, in their order, and how many there are besides. */
export function mostImportant(requirements: readonly Requirement[]): {
  readonly shown: readonly Requirement[];
  readonly more: number;
} {
  const ranked = requirements.toSorted(
    (one, other) => insistence(one) - insistence(other) || surenessOf(other) - surenessOf(one),
  );
  const chosen = new Set(ranked.slice(0, mostShown));
  return {
    shown: requirements.filter((requirement) => chosen.has(requirement)),
    more: requirements.length - chosen.size,
  };
}

/** `and 9 more, all with --json` */
function moreText(more: number): string {
  return `and ${more} more, all of them with --json`;
}

/** From here on what a posting requires is shown as required: in English postings nine of ten of these are right. */
export const surelyRequired = 0.8;

function surenessOf({ probability = 1 }: Requirement): number {
  return probability;
}

function isRequired(requirement: Requirement): boolean {
  return requirement.class === 'must' && surenessOf(requirement) >= surelyRequired;
}

const groupNames = ['Required', 'Likely required', 'Nice to have', 'Tasks', 'Soft skills'] as const;

/** The place of its group in {@link groupNames}. */
function insistence(requirement: Requirement): number {
  return isRequired(requirement) ? 0 : weights[requirement.class] + 1;
}

/** Requirements under the names of their groups, in the order of the posting; no group is empty. */
export function insistenceGroups(
  requirements: readonly Requirement[],
): readonly { readonly name: string; readonly members: readonly Requirement[] }[] {
  return groupNames
    .map((name, place) => ({ name, members: requirements.filter((one) => insistence(one) === place) }))
    .filter(({ members }) => members.length > 0);
}

/** The best place, why it is not enough or how it is spelled there, and how many more there are. */
function shownBy({ state, evidence }: Requirement): string {
  if (state === 'aspirational') return 'planned or wished for only';
  const [best] = evidence;
  if (!best) return '';
  const more = new Set(evidence.map(({ path }) => path)).size - 1;
  const place = `${placeName(best.path)}${more > 0 ? ` +${more}` : ''}`;
  if (state === 'listed_only') return `only ${place}`;
  return state === 'alias_only' ? `${place}, as "${best.quote}"` : place;
}

function plainRows(requirement: Requirement): string[][] {
  const { id, term, state, evidence } = requirement;
  const best = evidence[0]?.path ?? '';
  return [
    ['requirement', requirementStatus(requirement), term, classNames[requirement.class], best, state, id],
    ...evidence.map(({ path, quote }) => ['evidence', id, path, quote]),
  ];
}

export type RequirementStatus = 'met' | 'in part' | 'missing';

const statusOf: Readonly<Record<RequirementState, RequirementStatus>> = {
  evidenced: 'met',
  // The same thing in other words: it counts in full, and tailoring can write it as the posting does.
  alias_only: 'met',
  listed_only: 'in part',
  aspirational: 'in part',
  missing: 'missing',
};

/** How each is marked, wherever it is shown. */
const requirementStanding = { met: 'good', 'in part': 'partly', missing: 'bad' } as const;

export function requirementStatus({ state }: Pick<Requirement, 'state'>): RequirementStatus {
  return statusOf[state];
}

/** Requirements of one status, what is asked for without exception first. */
export function requirementsThatAre(
  requirements: readonly Requirement[],
  status: RequirementStatus,
): readonly Requirement[] {
  return byWeight(requirements.filter((requirement) => requirementStatus(requirement) === status));
}

const weights: Readonly<Record<RequirementClass, number>> = { must: 0, nice: 1, responsibility: 2, soft: 3 };

/** What is required comes first; else the order of the posting. */
export function byWeight<Asked extends { readonly class: RequirementClass }>(
  asked: readonly Asked[],
): readonly Asked[] {
  return asked.toSorted((one, other) => weights[one.class] - weights[other.class]);
}

/** `7 met, 2 in part, 3 missing` */
export function tally({ requirements }: { readonly requirements: readonly Requirement[] }): string {
  const count = (status: RequirementStatus) => requirementsThatAre(requirements, status).length;
  return `${count('met')} met, ${count('in part')} in part, ${count('missing')} missing`;
}

/** How much the posting insists, in a job seeker's words. */
export const classNames: Readonly<Record<RequirementClass, string>> = {
  must: 'required',
  nice: 'nice to have',
  responsibility: 'task',
  soft: 'soft skill',
};

/** What is missing, as questions: only the person knows the answers. */
export function gapsText(gaps: readonly Gap[], style: TerminalStyle): Promise<string> | string {
  if (!style.isTerminal) {
    return table(style, { head: [], rows: gaps.flatMap(gapRows) });
  }
  return byWeight(gaps)
    .map((gap) =>
      wrap(`${gap.term} (${classNames[gap.class]}): ${gap.question}`, style.columns, '    ').replace(
        /^ {4}/,
        '  ? ',
      ),
    )
    .join('');
}

function gapRows({ requirement, class: asked, term, question, near }: Gap): string[][] {
  return [
    ['gap', asked, term, question, requirement],
    ...near.map(({ path, quote }) => ['near', requirement, path, quote]),
  ];
}
