import { isEverydayTool } from '../../../lexicon/skills/classes.ts';
import { titleWords } from '../../../lexicon/titles/title-keys.ts';
import { messagesFor } from '../../../messages/tailoring/messages-for.ts';
import { type Chunk, jobsOf } from '../../resume/resume-model.ts';
import { monthsWorked } from '../../score/background/years-worked.ts';
import { readFamilies } from '../../score/role/read-title.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { isAskedFor, prioritiesOf } from '../priority.ts';
import { evidenceAt } from '../relevance.ts';

/** Value of the score's component `top` from which skills stay where they are. */
const enoughAtTop = 0.57;
const juniorYears = 2;
/** Musts that a section must show to be moved; one word is not enough. */
const minSkillMusts = 3;
const minProjectMusts = 2;
/** Relevance from which a title is in a neighboring field. */
const minNear = 0.3;

type MovedSection = 'education' | 'experience' | 'projects' | 'skills';

/** A section that moves to the place before or after another one, and the texts that are the reason. */
interface Move {
  readonly section: MovedSection;
  readonly place: 'before' | 'after';
  readonly other: MovedSection;
  readonly rule: `${MovedSection}_up`;
  readonly reason: string;
  readonly shown: readonly Chunk[];
}

/**
 * Starts from the person's own order. Moves skills before jobs for juniors and people who change fields, if too little is
 * at the top and the skills name more musts than the jobs. For everyone else skills come after the jobs, because these
 * say more. At `super`, projects may move before education.
 */
export function sectionOrder(input: PlanInput): readonly Alternatives[] {
  const column = input.base.metadata.layout.flat().find((keys) => keys.includes('experience'));
  if (!column) return [];
  const moves = [skillsFirst(input), jobsFirst(input), projectsUp(input)]
    .filter((move) => move !== null)
    .filter((move) => isNeeded(input, move));
  const order = moves.reduce<readonly string[]>(moveSection, column);
  const shown = moves.flatMap((move) => move.shown);
  const [first] = shown;
  if (!first || order.join() === column.join()) return [];
  const { relevance } = input;
  return [
    [
      {
        op: 'section_order',
        source: 'sections',
        order,
        rule: moves.map(({ rule }) => rule).join('+'),
        reason: moves.map(({ reason }) => reason).join(messagesFor(input.model).space),
        requirements: [...new Set(shown.flatMap(({ path }) => relevance.requirementsAt(path)))],
        evidence: [evidenceAt(first, relevance)],
      },
    ],
  ];
}

function isNeeded({ base }: PlanInput, { section, place, other }: Move): boolean {
  const keys = base.metadata.layout.flat(2);
  if (!keys.includes(section)) return false;
  const isLater = keys.indexOf(section) > keys.indexOf(other);
  return place === 'before' ? isLater : !isLater;
}

function moveSection(keys: readonly string[], { section, place, other }: Move): readonly string[] {
  const others = keys.filter((key) => key !== section);
  const found = others.indexOf(other);
  if (found === -1 || others.length === keys.length) return keys;
  const at = place === 'before' ? found : found + 1;
  return [...others.slice(0, at), section, ...others.slice(at)];
}

function skillsFirst(input: PlanInput): Move | null {
  const { baseScore, model } = input;
  if (!(isJunior(input) || changesField(input))) return null;
  const top = baseScore.components.find(({ id }) => id === 'top');
  if (!top?.applicable || top.value >= enoughAtTop) return null;
  const musts = mustsShown(input, 'skill');
  if (musts.size < minSkillMusts || musts.size <= mustsShown(input, 'experience').size) return null;
  const priority = prioritiesOf(input);
  const shown = model.chunks.filter(
    ({ kind, path, text }) => kind === 'skill' && priority(path, text) === 'must',
  );
  const reason = messagesFor(model).changes.skillsUp;
  return { section: 'skills', place: 'before', other: 'experience', rule: 'skills_up', reason, shown };
}

/** Ids of the musts that texts of a kind name, without everyday tools. */
function mustsShown({ lexicon, rows }: PlanInput, kind: Chunk['kind']): ReadonlySet<string> {
  const musts = rows.filter(
    ({ requirement, evidence }) =>
      requirement.class === 'must' &&
      !isEverydayTool(lexicon, requirement.term) &&
      evidence.some((found) => found.kind === kind && !found.implied),
  );
  return new Set(musts.map(({ requirement }) => requirement.id));
}

/** After years of work in the field, jobs say more than a list of skills. */
function jobsFirst(input: PlanInput): Move | null {
  const { model, relevance, relatedYears } = input;
  if (relatedYears <= juniorYears || isJunior(input) || changesField(input)) return null;
  const shown = model.chunks.filter(
    ({ kind, path }) => kind === 'experience' && relevance.weightOf(path) > 0,
  );
  const reason = messagesFor(model).changes.jobsUp;
  // The skills move, so that what the person has between them, such as results, stays above the jobs.
  return shown.length === 0
    ? null
    : { section: 'skills', place: 'after', other: 'experience', rule: 'experience_up', reason, shown };
}

/** Judged by all jobs, because titles often do not show which of them are in the field. */
function isJunior({ model, asOf }: PlanInput): boolean {
  const jobs = jobsOf(model);
  // A job without dates, or one that was not read as a job, may have lasted for decades.
  if (jobs.length === 0 || jobs.some(({ dates }) => !(dates.start && dates.end))) return false;
  return (
    monthsWorked(
      jobs.map(({ dates }) => dates),
      asOf,
    ) <=
    12 * juniorYears
  );
}

/** True if the position and all jobs are in known fields, and neither jobs nor headline are near the position. */
function changesField({ model, factors, target }: PlanInput): boolean {
  const titles = jobsOf(model).map(({ title }) => title);
  const isKnown = (title: string) => readFamilies(title, titleWords(title)).size > 0;
  return (
    [target.position, ...titles].every(isKnown) &&
    factors.headline < minNear &&
    [...factors.relevance.values()].every((relevance) => relevance < minNear)
  );
}

/** If the posting asks for no degree, projects with several musts move before education; volunteering never does. */
function projectsUp(input: PlanInput): Move | null {
  const { level, model, posting } = input;
  if (level !== 'super' || posting.degree !== null) return null;
  if (mustsShown(input, 'project').size < minProjectMusts) return null;
  const priority = prioritiesOf(input);
  const shown = model.chunks.filter(
    ({ kind, path, text }) => kind === 'project' && isAskedFor(priority(path, text)),
  );
  const reason = messagesFor(model).changes.projectsUp;
  return shown.length === 0
    ? null
    : { section: 'projects', place: 'before', other: 'education', rule: 'projects_up', reason, shown };
}
