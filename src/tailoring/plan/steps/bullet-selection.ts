import type { Proposal } from '../../../contract/plan/edit.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { Chunk, Entry } from '../../resume/resume-model.ts';
import { isRelated } from '../../score/role/role-factors.ts';
import { levels } from '../levels.ts';
import type { Alternatives, PlanInput } from '../plan-input.ts';
import { bulletsOf, hasNumber, yearsSinceEnd } from './bullets.ts';

const oldJobYears = 10;
const leastKept = 2;

/** Hides bullets that show nothing the posting asks for: in old jobs at good, beyond a budget at super. */
export function bulletSelection(input: PlanInput): readonly Alternatives[] {
  return input.model.entries
    .filter(({ section }) => section === 'experience')
    .flatMap((entry) => selectIn(entry, input).map((bullet) => [hide(bullet, entry, input)]));
}

/**
 * The bullets to hide, least useful first; what shows a requirement or speaks of what the posting speaks of stays, and so
 * does what the latest job of this kind achieved in numbers.
 */
function selectIn(entry: Entry, input: PlanInput): readonly Chunk[] {
  const bullets = bulletsOf(input.model, entry);
  const kept = keptCount(entry, input);
  const isTold = entry.recency === 0 && isRelated(input.factors.relevance.get(entry.path));
  const spare = bullets.filter(
    ({ path, text }) =>
      input.relevance.weightOf(path) === 0 &&
      input.relevance.nearness(text) === 0 &&
      !(isTold && hasNumber(text)),
  );
  const numbered = bullets.filter(({ text }) => hasNumber(text));
  const use = ({ text }: Chunk) => Number(hasNumber(text));
  const leastUsefulFirst = [...spare].sort(
    (a, b) => use(a) - use(b) || bullets.indexOf(b) - bullets.indexOf(a),
  );
  const hidden: Chunk[] = [];
  for (const bullet of leastUsefulFirst) {
    if (bullets.length - hidden.length <= kept) break;
    const isLastNumber = numbered.every((other) => other === bullet || hidden.includes(other));
    if (!(hasNumber(bullet.text) && isLastNumber)) hidden.push(bullet);
  }
  return hidden;
}

function keptCount(entry: Entry, { level, asOf }: PlanInput): number {
  const budget = levels[level].bulletBudget;
  const isOld = yearsSinceEnd(entry.dates, asOf) >= oldJobYears;
  const most = budget ? (budget[entry.recency] ?? budget.at(-1) ?? leastKept) : Number.POSITIVE_INFINITY;
  return isOld ? Math.min(leastKept, most) : most;
}

function hide(bullet: Chunk, { dates }: Entry, { asOf, model }: PlanInput): Proposal {
  const years = yearsSinceEnd(dates, asOf);
  const { hidden, hiddenOld } = messagesFor(model.language).changes;
  return {
    op: 'hide',
    source: bullet.path,
    rule: years >= oldJobYears ? 'old_job' : 'bullet_budget',
    reason: years >= oldJobYears ? hiddenOld(years) : hidden,
    requirements: [],
    evidence: [],
  };
}
