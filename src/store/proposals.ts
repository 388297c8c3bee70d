import type { Store, StoredProposal, StoredProposedResume } from '../service/store-port.ts';
import { partitionOf } from './partition-of.ts';
import { insertInto, sql } from './sql.ts';
import type { SqlDatabase } from './sql-database.ts';
import type { ProposalTable } from './tables.ts';

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

export function storedProposal(row: ProposalTable): StoredProposal {
  const { requirement_id: requirementId, text, path, created_at: createdAt } = row;
  return { requirementId, text, path, createdAt };
}

export function proposalRow(id: string, { requirementId, text, path, createdAt }: StoredProposal) {
  return { resume_id: id, requirement_id: requirementId, text, path, created_at: createdAt };
}

/** The same again is no new one: it stays as old as it is. */
export const replaceProposal = `on conflict (account_id, mode, resume_id, requirement_id) do update set
  text = excluded.text, path = excluded.path,
  created_at = case
    when proposals.text = excluded.text and coalesce(proposals.path, '') = coalesce(excluded.path, '')
    then proposals.created_at else excluded.created_at end`;
