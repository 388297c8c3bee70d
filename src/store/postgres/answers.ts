import type {
  AnsweredTerm,
  Scope,
  Store,
  StoredProposedResume,
  TermChanges,
} from '../../service/store-port.ts';
import { proposalRow, replaceProposal, storedProposal } from '../rows/resumes.ts';
import { type ProposalTable, partitionOf } from '../tables.ts';
import { insertRow, lockAccount, type PostgresDatabase, pg, type Query } from './database.ts';

export function answeredTerms({ read }: PostgresDatabase): Pick<Store, 'answeredTerms'> {
  return {
    answeredTerms: ({ accountId, mode }) =>
      read<AnsweredTerm>(pg`
        select term, answer from answered_terms
        where account_id = ${accountId} and mode = ${mode} order by term`),
  };
}

const renewTerm = 'on conflict (account_id, mode, term) do update set answer = excluded.answer';

export async function changeTerms(query: Query, scope: Scope, { keep, forget }: TermChanges): Promise<void> {
  const { accountId, mode } = scope;
  if (forget.length > 0) {
    await query(pg`
      delete from answered_terms
      where account_id = ${accountId} and mode = ${mode} and term = any (${[...forget]})`);
  }
  for (const { term, answer } of keep) {
    await query(insertRow('answered_terms', { ...partitionOf(scope), term, answer }, renewTerm));
  }
}

type Proposals = Pick<Store, 'listProposals' | 'listProposedResumes' | 'keepProposal' | 'dropProposals'>;

export function proposals({ read, write, transaction }: PostgresDatabase): Proposals {
  return {
    listProposals: async ({ accountId, mode }, id) => {
      const rows = await read<ProposalTable>(pg`
        select * from proposals
        where account_id = ${accountId} and mode = ${mode} and resume_id = ${id}
        order by created_at, requirement_id`);
      return rows.map(storedProposal);
    },
    listProposedResumes: ({ accountId, mode }, most) =>
      read<StoredProposedResume>(pg`
        select resume_id as "resumeId", count(*) as proposals, max(created_at) as "newestAt" from proposals
        where account_id = ${accountId} and mode = ${mode}
        group by resume_id order by max(created_at) desc, resume_id desc limit ${most}`),
    keepProposal: (scope, id, proposal, most) =>
      transaction(async (query) => {
        const { accountId, mode } = scope;
        // Two concurrent proposals would both find room.
        await lockAccount(query, accountId);
        const [found] = await query<{ readonly others: number }>(pg`
          select (select count(*) from proposals
            where account_id = ${accountId} and mode = ${mode} and resume_id = ${id}
              and requirement_id <> ${proposal.requirementId}) as others
          from resumes where account_id = ${accountId} and mode = ${mode} and id = ${id}`);
        if (!found || found.others >= most) return false;
        const row = { ...partitionOf(scope), ...proposalRow(id, proposal) };
        await query(insertRow('proposals', row, replaceProposal));
        return true;
      }),
    dropProposals: async ({ accountId, mode }, id, requirementIds) => {
      await write(
        requirementIds === undefined
          ? pg`delete from proposals where account_id = ${accountId} and mode = ${mode} and resume_id = ${id}`
          : pg`delete from proposals where account_id = ${accountId} and mode = ${mode} and resume_id = ${id}
              and requirement_id = any (${[...requirementIds]})`,
      );
    },
  };
}
