import { defaultBase } from '../../contract/base-names.ts';
import type { Scope, StoredBase } from '../../service/store-port.ts';
import type { BaseSummary } from '../../service/use-cases.ts';
import { type BaseContentTable, type NamedBaseTable, partitionOf } from '../tables.ts';

/* Base resumes as rows, for both databases. */

export function defaultFirst(bases: readonly BaseSummary[]): readonly BaseSummary[] {
  const key = ({ name }: BaseSummary) => (name === defaultBase ? '' : name);
  return bases.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).map(summaryOf);
}

function summaryOf({ name, version, sourceFormat, updatedAt }: BaseSummary): BaseSummary {
  return { name, version, sourceFormat, updatedAt };
}

export function storedBase(row: BaseContentTable, updatedAt: number, name: string = defaultBase): StoredBase {
  const { id, version, source, source_format: sourceFormat, resume_data: resumeData } = row;
  return { id, name, version, source, sourceFormat, resumeData, updatedAt };
}

export function namedBase(row: NamedBaseTable): StoredBase {
  const { name, version, source, content_id: id, source_format: sourceFormat } = row;
  return { id, name, version, source, sourceFormat, resumeData: row.resume_data, updatedAt: row.updated_at };
}

export function namedRow(scope: Scope, base: StoredBase, sequence: number): NamedBaseTable {
  return {
    ...partitionOf(scope),
    name: base.name,
    version: base.version,
    content_id: base.id,
    source: base.source,
    source_format: base.sourceFormat,
    resume_data: base.resumeData,
    sequence,
    updated_at: base.updatedAt,
  };
}

/** For inserting a version that exists under the same name: it becomes the newest, as read today. */
export const makeNewest = `on conflict (account_id, mode, name, version) do update set
  content_id = excluded.content_id, source = excluded.source, source_format = excluded.source_format,
  resume_data = excluded.resume_data, sequence = excluded.sequence, updated_at = excluded.updated_at`;
