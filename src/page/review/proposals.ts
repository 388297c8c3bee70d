import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Proposal } from '../../contract/proposal.ts';
import type { Surroundings } from '../surroundings.ts';
import type { AnswerTarget } from './answer-target.ts';
import type { Review } from './review.ts';

/** What an assistant proposes, and what it would take the place of. */
export interface WaitingProposal extends Proposal {
  /** What the posting asks for; '' where the report does not say it. */
  readonly term: string;
  /** The entry of the base resume that it would go to; '' where none is near. */
  readonly place: string;
  /** What the person answered before about the same; null: nothing. */
  readonly earlier: string | null;
}

/** What assistants say of the person. None of it is true before the person says so. */
export interface Proposals {
  readonly waiting: ReadonlySignal<readonly WaitingProposal[]>;
  load(): Promise<void>;
  /** Gives it as the person's own answer, in the words that they were shown or wrote. */
  confirm(proposal: WaitingProposal, text: string, path: string): Promise<void>;
  /** It is not true. */
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
  /** Raised by whatever asks for the list: what was asked for before may be from before a decision. */
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
