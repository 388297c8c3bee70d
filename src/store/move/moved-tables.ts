import type { Tables } from '../tables.ts';

export interface MovedTable<Name extends keyof Tables = keyof Tables> {
  readonly name: Name;
  /** The primary key in index order, used for paging. */
  readonly key: readonly (keyof Tables[Name] & string)[];
  readonly others: readonly (keyof Tables[Name] & string)[];
}

/**
 * Tables that both databases have, each after those it refers to. Leaves out short-lived data: request counts,
 * running attempts, cached answers of a model.
 */
export const movedTables: readonly MovedTable[] = [
  table('accounts', ['id'], ['name', 'plan', 'credits', 'created_at']),
  table(
    'api_keys',
    ['id'],
    [
      'account_id',
      'mode',
      'name',
      'prefix',
      'secret_hash',
      'created_at',
      'last_used_at',
      'expires_at',
      'revoked_at',
    ],
  ),
  table('dashboard_tokens', ['token_hash'], ['account_id', 'created_at']),
  table(
    'base_contents',
    ['account_id', 'id'],
    ['version', 'source', 'source_format', 'resume_data', 'created_at'],
  ),
  table('base_versions', ['account_id', 'mode', 'version'], ['content_id', 'sequence', 'updated_at']),
  table(
    'named_bases',
    ['account_id', 'mode', 'name', 'version'],
    ['content_id', 'source', 'source_format', 'resume_data', 'sequence', 'updated_at'],
  ),
  table(
    'resumes',
    ['account_id', 'mode', 'id'],
    [
      ...([
        'company_name',
        'position',
        'finetune_level',
        'ats_score',
        'credits_remaining',
        'theme',
        'look_options',
      ] as const),
      ...(['pdf_generated_at', 'pdf_version', 'created_at', 'revision', 'resume_data'] as const),
    ],
  ),
  table(
    'tailorings',
    ['account_id', 'mode', 'resume_id'],
    ['base_content_id', 'base_name', 'as_of', 'job_description', 'plan', 'report'],
  ),
  table('answered_terms', ['account_id', 'mode', 'term'], ['answer']),
  table(
    'application_steps',
    ['account_id', 'mode', 'resume_id', 'status', 'date'],
    ['note', 'sequence', 'pdf_hash'],
  ),
  table('proposals', ['account_id', 'mode', 'resume_id', 'requirement_id'], ['text', 'path', 'created_at']),
  table('sent_pdfs', ['account_id', 'mode', 'resume_id', 'hash'], ['pdf']),
  table('credit_balances', ['account_id', 'mode', 'cycle_start'], ['used', 'reserved']),
  table('credit_ledger', ['account_id', 'mode', 'created_at', 'resume_id'], ['credits']),
  table('daily_generations', ['account_id', 'mode', 'day'], ['generated']),
  table(
    'idempotency_keys',
    ['account_id', 'mode', 'key'],
    ['fingerprint', 'state', 'resume_id', 'answer', 'expires_at'],
  ),
  table('server_secrets', ['name'], ['value']),
];

function table<Name extends keyof Tables>(
  name: Name,
  key: MovedTable<Name>['key'],
  others: MovedTable<Name>['others'],
): MovedTable {
  return { name, key, others } as unknown as MovedTable;
}
