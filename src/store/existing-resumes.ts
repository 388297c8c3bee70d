import type { Store } from '../service/store-port.ts';
import type { Queries, SqlDatabase } from './sql-database.ts';

/** Ids in one query; always as many, so that it is prepared once. */
const places = 250;

export function existingResumes({ durable }: SqlDatabase): Pick<Store, 'existingResumes'> {
  return {
    existingResumes: async (ids) => {
      const existing = new Set<string>();
      for (let at = 0; at < ids.length; at += places) {
        for (const id of await find(durable, ids.slice(at, at + places))) existing.add(id);
      }
      return existing;
    },
  };
}

/** The index of resumes with a PDF knows nearly all that are asked for; only the rest is looked for account by account. */
async function find(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const known = new Set(await withPdf(queries, ids));
  const rest = ids.filter((id) => !known.has(id));
  return rest.length === 0 ? [...known] : [...known, ...(await inAnyAccount(queries, rest))];
}

async function withPdf(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await queries
    .selectFrom('resumes')
    .select('id')
    .where('id', 'in', filled(ids))
    .where('pdf_version', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

async function inAnyAccount(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await queries
    .selectFrom('resumes')
    .select('id')
    .where('account_id', 'in', queries.selectFrom('accounts').select('id'))
    .where('mode', 'in', ['live', 'test'])
    .where('id', 'in', filled(ids))
    .execute();
  return rows.map(({ id }) => id);
}

function filled(ids: readonly string[]): string[] {
  return [...ids, ...Array<string>(places - ids.length).fill('')];
}
