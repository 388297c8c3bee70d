import type { Store } from '../service/store-port.ts';
import type { Query, SqlDatabase } from './sql-database.ts';
import type { ResumeTable } from './tables.ts';

/** Ids in one query; always as many, so that it is prepared once. */
const places = 250;

export function existingResumes({ durable }: SqlDatabase): Pick<Store, 'existingResumes'> {
  return {
    existingResumes: async (ids) => {
      const existing = new Set<string>();
      for (let at = 0; at < ids.length; at += places) {
        for (const id of await find(durable.query, ids.slice(at, at + places))) existing.add(id);
      }
      return existing;
    },
  };
}

/** The index of resumes with a PDF knows nearly all that are asked for; only the rest is looked for account by account. */
async function find(query: Query, ids: readonly string[]): Promise<string[]> {
  const known = new Set(await idsBy(query, withPdf, ids));
  const rest = ids.filter((id) => !known.has(id));
  return rest.length === 0 ? [...known] : [...known, ...(await idsBy(query, inAnyAccount, rest))];
}

const given = `id in (${Array<string>(places).fill('?').join(', ')})`;
const withPdf = `select id from resumes where ${given} and pdf_version is not null`;
const inAnyAccount = `
  select id from resumes
  where account_id in (select id from accounts) and mode in ('live', 'test') and ${given}`;

async function idsBy(query: Query, text: string, ids: readonly string[]): Promise<string[]> {
  const values = [...ids, ...Array<string>(places - ids.length).fill('')];
  const rows = await query<Pick<ResumeTable, 'id'>>({ text, values });
  return rows.map(({ id }) => id);
}
