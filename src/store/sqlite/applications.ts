import type { NewStep, Scope, Store, StoredApplication } from '../../service/store-port.ts';
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
import { insertInto, keepExisting, type Query, type Sql, type SqlDatabase, sql } from './database.ts';
import { resumesOfPage } from './resumes.ts';

type Applications = Pick<
  Store,
  'findApplication' | 'listApplications' | 'addApplicationStep' | 'deleteApplication' | 'findSentPdf'
>;

export function applications({ durable, read, eraseDeleted }: SqlDatabase): Applications {
  return {
    findApplication: async (scope, id) => {
      const [resume] = await read<NamedResume>(named(scope, id));
      return resume ? withSteps(read, scope, resume) : null;
    },
    listApplications: async (scope, page) => {
      const rows = await read<NamedResume>(resumesOfPage(namedColumns, scope, page, 'with an application'));
      const { data, hasMore } = pageOf(rows, page);
      return { data: await Promise.all(data.map((resume) => withSteps(read, scope, resume))), hasMore };
    },
    addApplicationStep: (scope, id, step, most) =>
      durable.transaction((query) => addStep(query, scope, id, step, most)),
    deleteApplication: async ({ accountId, mode }, id) => {
      await durable.transaction(async (query) => {
        for (const table of ['sent_pdfs', 'application_steps']) {
          const text = `delete from ${table} where account_id = ? and mode = ? and resume_id = ?`;
          await query({ text, values: [accountId, mode, id] });
        }
      });
      await eraseDeleted();
    },
    findSentPdf: async ({ accountId, mode }, id, hash) => {
      const [row] = await read<Pick<SentPdfTable, 'pdf'>>(sql`
        select pdf from sent_pdfs
        where account_id = ${accountId} and mode = ${mode} and resume_id = ${id} and hash = ${hash}`);
      return row ? bytesOfSent(row) : null;
    },
  };
}

function named({ accountId, mode }: Scope, id: string): Sql {
  return sql`
    select id, company_name, position from resumes
    where account_id = ${accountId} and mode = ${mode} and id = ${id}`;
}

function stepsOf({ accountId, mode }: Scope, id: string): Sql {
  return sql`
    select * from application_steps
    where account_id = ${accountId} and mode = ${mode} and resume_id = ${id} order by sequence`;
}

async function withSteps(query: Query, scope: Scope, resume: NamedResume): Promise<StoredApplication> {
  return storedApplication(resume, await query<ApplicationStepTable>(stepsOf(scope, resume.id)));
}

async function addStep(
  query: Query,
  scope: Scope,
  id: string,
  step: NewStep,
  most: number,
): Promise<boolean> {
  const [resume] = await query(named(scope, id));
  const there = await query<ApplicationStepTable>(stepsOf(scope, id));
  const rows = resume ? rowsOfStep(scope, id, there, step, most) : null;
  if (!rows) return false;
  await query(insertInto('application_steps', rows.step, makeLast));
  if (rows.sent) await query(insertInto('sent_pdfs', rows.sent, keepExisting));
  return true;
}
