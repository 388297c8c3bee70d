import type { ColumnTypes } from './database.ts';

/** The statements from one schema version to the next. */
type Migration = (types: ColumnTypes) => readonly string[];

/** Version n is the result of the first n migrations. Append only: never change a released one. */
export const migrations: readonly Migration[] = [
  firstTables,
  ownCredits,
  modelAnswers,
  dailyGenerations,
  answeredTerms,
  namedBases,
  applications,
  lookOptions,
  proposals,
];

function firstTables({ text, number, tableOptions }: ColumnTypes): readonly string[] {
  const partition = `
    account_id ${text} not null references accounts (id),
    mode ${text} not null check (mode in ('live', 'test'))`;
  return [
    `create table accounts (
      id ${text} primary key,
      name ${text} not null,
      plan ${text} not null check (plan in ('free', 'pro')),
      created_at ${number} not null
    ) ${tableOptions}`,
    `create table api_keys (
      id ${text} primary key, ${partition},
      name ${text} not null,
      prefix ${text} not null,
      secret_hash ${text} not null unique,
      created_at ${number} not null,
      last_used_at ${number},
      expires_at ${number},
      revoked_at ${number}
    ) ${tableOptions}`,
    'create index api_keys_of_account on api_keys (account_id, id)',
    `create table dashboard_tokens (
      token_hash ${text} primary key,
      account_id ${text} not null references accounts (id),
      created_at ${number} not null
    ) ${tableOptions}`,
    `create table base_contents (
      account_id ${text} not null references accounts (id),
      id ${text} not null,
      version ${text} not null,
      source ${text} not null,
      source_format ${text} not null,
      resume_data ${text} not null,
      created_at ${number} not null,
      primary key (account_id, id)
    ) ${tableOptions}`,
    `create table base_versions (${partition},
      version ${text} not null,
      content_id ${text} not null,
      sequence ${number} not null,
      updated_at ${number} not null,
      primary key (account_id, mode, version),
      foreign key (account_id, content_id) references base_contents (account_id, id)
    ) ${tableOptions}`,
    'create index base_versions_by_content on base_versions (account_id, content_id)',
    `create table resumes (${partition},
      id ${text} not null,
      company_name ${text} not null,
      position ${text} not null,
      finetune_level ${text} not null,
      ats_score ${number} not null,
      credits_remaining ${number} not null,
      theme ${text} not null,
      pdf_generated_at ${number},
      pdf_version ${text},
      created_at ${number} not null,
      revision ${number} not null default 1,
      resume_data ${text} not null,
      primary key (account_id, mode, id)
    ) ${tableOptions}`,
    'create index resumes_with_pdf on resumes (id) where pdf_version is not null',
    `create table tailorings (${partition},
      resume_id ${text} not null,
      base_content_id ${text} not null,
      as_of ${text} not null,
      job_description ${text} not null,
      plan ${text} not null,
      report ${text} not null,
      primary key (account_id, mode, resume_id),
      foreign key (account_id, mode, resume_id) references resumes (account_id, mode, id) on delete cascade,
      foreign key (account_id, base_content_id) references base_contents (account_id, id)
    ) ${tableOptions}`,
    'create index tailorings_by_base on tailorings (account_id, base_content_id)',
    `create table credit_balances (${partition},
      cycle_start ${number} not null,
      used ${number} not null default 0 check (used >= 0),
      reserved ${number} not null default 0 check (reserved >= 0),
      primary key (account_id, mode, cycle_start)
    ) ${tableOptions}`,
    `create table credit_ledger (${partition},
      created_at ${number} not null,
      resume_id ${text} not null,
      credits ${number} not null,
      primary key (account_id, mode, created_at, resume_id)
    ) ${tableOptions}`,
    `create table generations (
      id ${text} primary key, ${partition},
      idempotency_key ${text},
      credits ${number} not null,
      cycle_start ${number} not null,
      host ${text} not null,
      pid ${number} not null,
      process_start ${text} not null,
      lease_until ${number} not null
    ) ${tableOptions}`,
    'create index generations_of_account on generations (account_id, mode)',
    `create table idempotency_keys (${partition},
      key ${text} not null,
      fingerprint ${text} not null,
      state ${text} not null check (state in ('running', 'done', 'resume_deleted')),
      resume_id ${text},
      answer ${text},
      expires_at ${number} not null,
      primary key (account_id, mode, key)
    ) ${tableOptions}`,
    'create index idempotency_keys_by_expiry on idempotency_keys (expires_at)',
    'create index idempotency_keys_by_resume on idempotency_keys (resume_id) where resume_id is not null',
    `create table rate_limits (${partition},
      window_number ${number} not null,
      requests ${number} not null,
      primary key (account_id, mode)
    ) ${tableOptions}`,
    `create table server_secrets (
      name ${text} primary key,
      value ${text} not null
    ) ${tableOptions}`,
  ];
}

/**
 * Credits per account, and a request window for the dashboard. The old counts cover one minute, so they are dropped.
 */
function ownCredits({ text, number, tableOptions }: ColumnTypes): readonly string[] {
  return [
    `alter table accounts add column credits ${number} check (credits >= 0)`,
    'drop table rate_limits',
    `create table rate_limits (
      account_id ${text} not null references accounts (id),
      mode ${text} not null check (mode in ('live', 'test', 'dashboard')),
      window_number ${number} not null,
      requests ${number} not null,
      primary key (account_id, mode)
    ) ${tableOptions}`,
  ];
}

/** Cached answers of a language model, so that a retry does not pay for them again. */
function modelAnswers({ text, number, tableOptions }: ColumnTypes): readonly string[] {
  return [
    `create table model_answers (
      hash ${text} primary key,
      answer ${text} not null,
      expires_at ${number} not null
    ) ${tableOptions}`,
    'create index model_answers_by_expiry on model_answers (expires_at)',
  ];
}

/** Counts for usage, so that it does not read the ledger with each request. */
function dailyGenerations({ text, number, tableOptions }: ColumnTypes): readonly string[] {
  return [
    `create table daily_generations (
      account_id ${text} not null references accounts (id),
      mode ${text} not null check (mode in ('live', 'test')),
      day ${number} not null,
      generated ${number} not null,
      primary key (account_id, mode, day)
    ) ${tableOptions}`,
    `insert into daily_generations (account_id, mode, day, generated)
      select account_id, mode, created_at / 86400000, count(*) from credit_ledger group by 1, 2, 3`,
  ];
}

/** Terms that the person was asked about, so that other postings do not ask again. */
function answeredTerms({ text, tableOptions }: ColumnTypes): readonly string[] {
  return [
    `create table answered_terms (
      account_id ${text} not null references accounts (id),
      mode ${text} not null check (mode in ('live', 'test')),
      term ${text} not null,
      answer ${text} not null check (answer in ('answered', 'no', 'never')),
      primary key (account_id, mode, term)
    ) ${tableOptions}`,
  ];
}

/** Named base resumes, and the base name of each tailored resume. */
function namedBases({ text, number, tableOptions }: ColumnTypes): readonly string[] {
  return [
    `create table named_bases (
      account_id ${text} not null references accounts (id),
      mode ${text} not null check (mode in ('live', 'test')),
      name ${text} not null,
      version ${text} not null,
      content_id ${text} not null,
      source ${text} not null,
      source_format ${text} not null,
      resume_data ${text} not null,
      sequence ${number} not null,
      updated_at ${number} not null,
      primary key (account_id, mode, name, version)
    ) ${tableOptions}`,
    `alter table tailorings add column base_name ${text} not null default 'default'`,
  ];
}

/** Steps of applications, and the PDFs that were sent. */
function applications({ text, number, tableOptions }: ColumnTypes): readonly string[] {
  const ofResume = `
    account_id ${text} not null references accounts (id),
    mode ${text} not null check (mode in ('live', 'test')),
    resume_id ${text} not null`;
  const goesWithResume =
    'foreign key (account_id, mode, resume_id) references resumes (account_id, mode, id) on delete cascade';
  return [
    `create table application_steps (${ofResume},
      status ${text} not null,
      date ${text} not null,
      note ${text},
      sequence ${number} not null,
      pdf_hash ${text},
      primary key (account_id, mode, resume_id, status, date),
      ${goesWithResume}
    ) ${tableOptions}`,
    `create table sent_pdfs (${ofResume},
      hash ${text} not null,
      pdf ${text} not null,
      primary key (account_id, mode, resume_id, hash),
      ${goesWithResume}
    ) ${tableOptions}`,
  ];
}

/** The look options of a PDF besides the theme. */
function lookOptions({ text }: ColumnTypes): readonly string[] {
  return [`alter table resumes add column look_options ${text} not null default '{}'`];
}

/** Answers proposed by an assistant. */
function proposals({ text, number, tableOptions }: ColumnTypes): readonly string[] {
  return [
    `create table proposals (
      account_id ${text} not null references accounts (id),
      mode ${text} not null check (mode in ('live', 'test')),
      resume_id ${text} not null,
      requirement_id ${text} not null,
      text ${text} not null,
      path ${text},
      created_at ${number} not null,
      primary key (account_id, mode, resume_id, requirement_id),
      foreign key (account_id, mode, resume_id) references resumes (account_id, mode, id) on delete cascade
    ) ${tableOptions}`,
  ];
}
