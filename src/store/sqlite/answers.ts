import type {
  AnsweredTerm,
  Scope,
  Store,
  StoredProposedResume,
  TermChanges,
} from '../../service/store-port.ts';
import { proposalRow, replaceProposal, storedProposal } from '../rows/resumes.ts';
import { type ProposalTable, partitionOf } from '../tables.ts';
import { insertInto, type Query, type SqlDatabase, sql } from './database.ts';

export function answeredTerms({ durable }: SqlDatabase): Pick<Store, 'answeredTerms'> {
  return {
    answeredTerms: ({ accountId, mode }) =>
      durable.query<AnsweredTerm>(sql`
        select term, answer from answered_terms
        where account_id = ${accountId} and mode = ${mode} order by term`),
  };
}

const renewTerm = 'on conflict (account_id, mode, term) do update set answer = excluded.answer';

export async function changeTerms(query: Query, scope: Scope, { keep, forget }: TermChanges): Promise<void> {
  const { accountId, mode } = scope;
  for (const term of forget) {
    await query(sql`
      delete from answered_terms where account_id = ${accountId} and mode = ${mode} and term = ${term}`);
  }
  for (const { term, answer } of keep) {
    await query(insertInto('answered_terms', { ...partitionOf(scope), term, answer }, renewTerm));
  }
}

type Proposals = Pick<Store, 'listProposals' | 'listProposedResumes' | 'keepProposal' | 'dropProposals'>;

export function proposals({ durable, read }: SqlDatabase): Proposals {
  return {
    listProposals: async ({ accountId, mode }, id) => {
      const rows = await read<ProposalTable>(sql`
        select * from proposals
        where account_id = ${accountId} and mode = ${mode} and resume_id = ${id}
        order by created_at, requirement_id`);
      return rows.map(storedProposal);
    },
    listProposedResumes: ({ accountId, mode }, most) =>
      read<StoredProposedResume>(sql`
        select resume_id as "resumeId", count(*) as proposals, max(created_at) as "newestAt" from proposals
        where account_id = ${accountId} and mode = ${mode}
        group by resume_id order by max(created_at) desc, resume_id desc limit ${most}`),
    keepProposal: (scope, id, proposal, most) =>
      durable.transaction(async (query) => {
        const { accountId, mode } = scope;
        const [found] = await query<{ readonly others: number }>(sql`
          select (select count(*) from proposals
            where account_id = ${accountId} and mode = ${mode} and resume_id = ${id}
              and requirement_id <> ${proposal.requirementId}) as others
          from resumes where account_id = ${accountId} and mode = ${mode} and id = ${id}`);
        if (!found || found.others >= most) return false;
        const row = { ...partitionOf(scope), ...proposalRow(id, proposal) };
        await query(insertInto('proposals', row, replaceProposal));
        return true;
      }),
    dropProposals: ({ accountId, mode }, id, requirementIds) =>
      durable.transaction(async (query) => {
        if (requirementIds === undefined) {
          await query(sql`
            delete from proposals where account_id = ${accountId} and mode = ${mode} and resume_id = ${id}`);
          return;
        }
        for (const requirement of requirementIds) {
          await query(sql`
            delete from proposals where account_id = ${accountId} and mode = ${mode} and resume_id = ${id}
              and requirement_id = ${requirement}`);
        }
      }),
  };
}
