import { bestBase } from '../../contract/base-names.ts';
import { limits } from '../../contract/limits.ts';
import type { Gaps, SharedGap } from '../../contract/rank.ts';
import type { RequestBody } from '../../contract/requests.ts';
import { sumOfGaps } from '../../contract/shared-gaps.ts';
import { fieldError } from '../../values/validation-error.ts';
import { countMore, type Policy } from '../accounts/quota.ts';
import { checkOneSource, findDocument } from '../base-resumes.ts';
import { utcDate } from '../calendar.ts';
import type { Ports, Target } from '../ports.ts';
import type { Caller, UseCases } from '../use-cases.ts';
import type { WorkSlots } from '../work-slots.ts';
import { namedTarget, targetOf } from './score-and-rank.ts';

type Request = RequestBody<'GapsRequest'>;

interface Placed {
  readonly index: number;
  readonly id: string | null;
  readonly target: Target;
}

interface Looked extends Pick<Gaps, 'has_more' | 'last'> {
  readonly postings: readonly Placed[];
}

/** Adds up the musts of postings that the base does not show, by key. */
export function findGaps(ports: Ports, policy: Policy, slots: WorkSlots): UseCases['findGaps'] {
  const count = countMore(ports, policy);
  return async (caller, request, { base: name } = {}) => {
    const { resume } = request;
    checkOneSource({ resume, base: name });
    if (name === bestBase) {
      throw fieldError('base', 'gaps works on one resume; use its name');
    }
    const { postings, ...page } = await postingsFor(ports, caller, request);
    const asOf = utcDate(ports.clock.now());
    const texts = eachTextOnce(postings);
    const gaps: SharedGap[] = [];
    const version = await slots.run(async (letOthers) => {
      // The request itself is already counted.
      await count(caller, postings.length - 1, 'postings');
      const { document: base } = await findDocument(ports, caller, { resume, base: name, nameless: true });
      let rules = '';
      for (const [place, { index, id, target }] of texts.entries()) {
        if (place > 0) await letOthers();
        const found = await ports.offlineEngine.gaps({ base, target, asOf });
        rules = found.version;
        for (const { key, term, points } of found.gaps) {
          gaps.push({ key, term, points, postings: [{ index, id, points }] });
        }
      }
      return rules;
    });
    return {
      object: 'gaps',
      version,
      postings: texts.length,
      data: sumOfGaps(gaps),
      ...page,
    };
  };
}

async function postingsFor(ports: Ports, caller: Caller, request: Request): Promise<Looked> {
  const { postings, limit, after } = request;
  if (postings === undefined) return storedPostings(ports, caller, { limit, after });
  if (limit !== undefined || after !== undefined) {
    throw fieldError('limit, after', 'not allowed with postings');
  }
  const sent = postings.map((posting, index) => ({
    ...{ index, id: posting.id ?? null },
    target: namedTarget(targetOf(posting)),
  }));
  return { postings: sent, has_more: false, last: null };
}

/** The postings of one page of stored resumes, newest first. */
async function storedPostings(
  { store }: Ports,
  caller: Caller,
  { limit = limits.page.default, after }: Pick<Request, 'limit' | 'after'>,
): Promise<Looked> {
  const { data, hasMore } = await store.listResumes(caller, { limit, after });
  const postings: Placed[] = [];
  for (const [index, { id, companyName, position }] of data.entries()) {
    const tailoring = await store.findTailoring(caller, id);
    // Deleted since the page was read.
    if (tailoring === null) continue;
    const { jobDescription } = tailoring;
    postings.push({ index, id, target: namedTarget({ jobDescription, companyName, position }) });
  }
  return { postings, has_more: hasMore, last: data.at(-1)?.id ?? null };
}

/** Removes duplicate postings, such as one tailored to at three levels. */
function eachTextOnce(postings: readonly Placed[]): readonly Placed[] {
  const seen = new Set<string>();
  return postings.filter(({ target: { jobDescription } }) => {
    const isNew = !seen.has(jobDescription);
    seen.add(jobDescription);
    return isNew;
  });
}
