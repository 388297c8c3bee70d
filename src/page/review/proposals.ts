import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Proposal } from '../../contract/proposal.ts';
import type { Surroundings } from '../surroundings.ts';
import type { AnswerTarget } from './answer-target.ts';
import type { Review } from './review.ts';

/** An assistant's proposal and the answer that it would replace. */
export interface WaitingProposal extends Proposal {
  /** The requirement's term; '' if the report does not have it. */
  readonly term: string;
  /** Path of the entry of the base resume that it would go to; '' if none is near. */
  readonly place: string;
  /** The user's earlier answer to the same requirement; null if there is none. */
  readonly earlier: string | null;
}

/** Assistants' proposals about the user. None counts until the user confirms it. */
export interface Proposals {
  readonly waiting: ReadonlySignal<readonly WaitingProposal[]>;
  load(): Promise<void>;
  /** Submits it as the user's own answer, in the proposed or the user's words. */
  confirm(proposal: WaitingProposal, text: string, path: string): Promise<void>;
  /** Deletes a proposal that is not true. */
  drop(proposal: WaitingProposal): Promise<void>;
}

type Parts = Pick<Surroundings, 'service' | 'fail' | 'announce'>;

export function createProposals(
  id: string,
  review: Review,
  target: AnswerTarget,
  { service, fail, announce }: Parts,
): Proposals {
  const proposed = signal<readonly Proposal[]>([]);
  /** Incremented by each request for the list, because earlier answers may be outdated. */
  let round = 0;

  async function listed(ask: () => Promise<{ readonly data: readonly Proposal[] }>): Promise<boolean> {
    round += 1;
    const ours = round;
    try {
      const { data } = await ask();
      if (ours !== round) return true;
      proposed.value = data;
      if (data.length > 0) target.need();
      return true;
    } catch (error) {
      if (ours === round) fail(error);
      return false;
    }
  }

  const waiting = computed(() => {
    const report = review.reviewed.value?.report;
    return proposed.value.map((proposal) => {
      const { requirement_id: id, path } = proposal;
      const requirement = report?.requirements.find((one) => one.id === id);
      const question = report?.questions?.find((one) => one.requirement_id === id);
      const earlier = report?.changes.find(
        ({ op, requirements }) => op === 'answer' && requirements.includes(id),
      );
      const near = question?.nearest ?? requirement?.evidence[0] ?? requirement?.closest;
      return {
        ...proposal,
        term: requirement?.term ?? '',
        place: (path ?? question?.path ?? near?.path ?? '').split('.')[0] ?? '',
        earlier: earlier?.after ?? null,
      };
    });
  });

  return {
    waiting,
    load: async () => void (await listed(() => service.proposals.list(id))),
    async confirm({ requirement_id }, text, path) {
      const answer = { requirement_id, text, path };
      const said = 'Confirmed: it is in your base resume, and here.';
      const isDone = await review.change(() => service.resumes.answer(id, [answer]), said);
      if (isDone) target.find();
      await listed(() => service.proposals.list(id));
    },
    async drop({ requirement_id }) {
      const isDone = await listed(() => service.proposals.delete(id, { requirement_id }));
      if (isDone) announce('Dropped. Nothing of it is in your resume.');
    },
  };
}
