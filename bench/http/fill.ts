import path from 'node:path';
import { loadSqlite } from '../../src/store/sqlite/load-sqlite.ts';

export interface Filling {
  readonly home: string;
  readonly resumes: number;
  /** Size of each document in bytes. */
  readonly documentSize: number;
}

const day = 86_400_000;
const rowsPerTransaction = 10_000;

/** The id of the n-th filled resume, counted from 0. Sorts before all ids that a server makes. */
export function filledId(number: number): string {
  return `res_${String(number).padStart(26, '0')}`;
}

/** Adds resumes to the store of a home as if they had been generated during the last year. */
export function fill({ home, resumes, documentSize }: Filling): void {
  const connection = new (loadSqlite().DatabaseSync)(path.join(home, 'store.db'));
  const insert = connection.prepare(`
    insert into resumes (account_id, mode, id, company_name, position, finetune_level, ats_score,
      credits_remaining, theme, created_at, resume_data)
    values ('acc_owner', 'live', ?, 'Example Ltd', 'Senior accountant', 'good', 71, 9000, 'ats', ?, ?)`);
  const pay = connection.prepare(`
    insert into credit_ledger (account_id, mode, created_at, resume_id, credits)
    values ('acc_owner', 'live', ?, ?, 2)`);
  const document = documentOf(documentSize);
  const end = Date.now();
  for (let number = 0; number < resumes; number += 1) {
    if (number % rowsPerTransaction === 0) connection.exec('begin');
    const createdAt = Math.floor(end - (365 * day * (resumes - number)) / resumes);
    insert.run(filledId(number), createdAt, document);
    pay.run(createdAt, filledId(number));
    if ((number + 1) % rowsPerTransaction === 0 || number + 1 === resumes) connection.exec('commit');
  }
  connection.exec(`
    insert into daily_generations select account_id, mode, created_at / 86400000, count(*)
    from credit_ledger group by 1, 2, 3`);
  connection.exec('pragma wal_checkpoint(truncate)');
  connection.close();
}

/** A document of the given size. Its words do not matter, because reading does not parse documents. */
function documentOf(size: number): string {
  const empty = JSON.stringify({ basics: { name: 'Ada Example' }, sections: { summary: { content: '' } } });
  return empty.replace(
    '"content":""',
    `"content":"${'Closed the books. '.repeat(size).slice(0, size - empty.length)}"`,
  );
}
