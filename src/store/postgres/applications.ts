import type { NewStep, Scope, Store } from '../../service/store-port.ts';
import {
  bytesOfSent,
  makeLast,
  type NamedResume,
  namedColumns,
  rowsOfStep,
  storedApplication,
} from '../rows/applications.ts';
import { pageOf } from '../rows/resumes.ts';
import type { ApplicationStepTable, SentPdfTable } from '../tables.ts';
import { insertRow, lockAccount, type PostgresDatabase, pg, type Query, type Statement } from './database.ts';
import { resumesOfPage } from './resumes.ts';

type Applications = Pick<
  Store,
  'findApplication' | 'listApplications' | 'addApplicationStep' | 'deleteApplication' | 'findSentPdf'
>;

export function applications({ read, transaction }: PostgresDatabase): Applications {
  return {
    findApplication: async (scope, id) => {
      const [resume] = await read<NamedResume>(named(scope, id));
      return resume ? storedApplication(resume, await read(stepsOf(scope, [id]))) : null;
    },
    listApplications: async (scope, page) => {
      const rows = await read<NamedResume>(resumesOfPage(namedColumns, scope, page, 'with an application'));
      const { data, hasMore } = pageOf(rows, page);
      const steps = await read<ApplicationStepTable>(
        stepsOf(
          scope,
          data.map(({ id }) => id),
        ),
      );
      return { data: data.map((resume) => storedApplication(resume, steps)), hasMore };
    },
    addApplicationStep: (scope, id, step, most) =>
      transaction((query) => addStep(query, scope, id, step, most)),
    deleteApplication: ({ accountId, mode }, id) =>
      transaction(async (query) => {
        await query(pg`
          delete from sent_pdfs where account_id = ${accountId} and mode = ${mode} and resume_id = ${id}`);
        await query(pg`
          delete from application_steps
          where account_id = ${accountId} and mode = ${mode} and resume_id = ${id}`);
      }),
    findSentPdf: async ({ accountId, mode }, id, hash) => {
      const [row] = await read<Pick<SentPdfTable, 'pdf'>>(pg`
        select pdf from sent_pdfs
        where account_id = ${accountId} and mode = ${mode} and resume_id = ${id} and hash = ${hash}`);
      return row ? bytesOfSent(row) : null;
    },
  };
}

function named({ accountId, mode }: Scope, id: string): Statement {
  return pg`
    select id, company_name, position from resumes
    where account_id = ${accountId} and mode = ${mode} and id = ${id}`;
}

function stepsOf({ accountId, mode }: Scope, ids: readonly string[]): Statement {
  return pg`
    select * from application_steps
    where account_id = ${accountId} and mode = ${mode} and resume_id = any (${ids}) order by sequence`;
}

async function addStep(
  query: Query,
  scope: Scope,
  id: string,
  step: NewStep,
  most: number,
): Promise<boolean> {
  // Two concurrent steps would both become the newest.
  await lockAccount(query, scope.accountId);
  const [resume] = await query(named(scope, id));
  const there = await query<ApplicationStepTable>(stepsOf(scope, [id]));
  const rows = resume ? rowsOfStep(scope, id, there, step, most) : null;
  if (!rows) return false;
  await query(insertRow('application_steps', rows.step, makeLast));
  if (rows.sent) await query(insertRow('sent_pdfs', rows.sent, 'on conflict do nothing'));
  return true;
}
