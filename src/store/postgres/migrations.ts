/** The statements from one schema version to the next. */
interface Migration {
  readonly statements: readonly string[];
  /**
   * The oldest schema whose programs can use this one. Additions keep it; removals come one release later, when
   * nothing uses the removed parts (expand, then contract).
   */
  readonly servesFrom: number;
}

/** Sorted by code point, as ids require. */
const text = 'text collate "C"';
const account = `account_id ${text} not null references accounts (id) on delete cascade`;
const partition = `${account}, mode ${text} not null check (mode in ('live', 'test'))`;

/** Version n is the result of the first n migrations. Append only: never change a released one. */
export const migrations: readonly Migration[] = [
  { statements: firstTables(), servesFrom: 1 },
  { statements: answeredTerms(), servesFrom: 1 },
  { statements: namedBases(), servesFrom: 1 },
  { statements: applications(), servesFrom: 1 },
  { statements: lookOptions(), servesFrom: 1 },
  { statements: proposals(), servesFrom: 1 },
];

function firstTables(): readonly string[] {
  return [
    `create table accounts (
      id ${text} primary key,
      name text not null,
      plan text not null check (plan in ('free', 'pro')),
      credits bigint check (credits >= 0),
      created_at bigint not null
    )`,
    `create table api_keys (
      id ${text} primary key, ${partition},
      name text not null,
      prefix text not null,
      secret_hash ${text} not null unique,
      created_at bigint not null,
      last_used_at bigint,
      expires_at bigint,
      revoked_at bigint
    ) with (fillfactor = 80)`,
    'create index api_keys_of_account on api_keys (account_id, id)',
    `create table dashboard_tokens (
      token_hash ${text} primary key, ${account},
      created_at bigint not null
    )`,
    'create index dashboard_tokens_of_account on dashboard_tokens (account_id)',
    `create table base_contents (${account},
      id ${text} not null,
      version ${text} not null,
      source text not null,
      source_format text not null,
      resume_data text not null,
      created_at bigint not null,
      primary key (account_id, id)
    )`,
    `create table base_versions (${partition},
      version ${text} not null,
      content_id ${text} not null,
      sequence bigint not null,
      updated_at bigint not null,
      primary key (account_id, mode, version),
      unique (account_id, mode, sequence),
      foreign key (account_id, content_id) references base_contents (account_id, id)
    )`,
    'create index base_versions_by_content on base_versions (account_id, content_id)',
    `create table resumes (${partition},
      id ${text} not null,
      company_name text not null,
      position text not null,
      finetune_level text not null,
      ats_score bigint not null,
      credits_remaining bigint not null,
      theme text not null,
      pdf_generated_at bigint,
      pdf_version text,
      created_at bigint not null,
      revision bigint not null default 1,
      resume_data text not null,
      primary key (account_id, mode, id)
    )`,
    'create unique index resumes_by_id on resumes (id)',
    `create table tailorings (${partition},
      resume_id ${text} not null,
      base_content_id ${text} not null,
      as_of text not null,
      job_description text not null,
      plan text not null,
      report text not null,
      primary key (account_id, mode, resume_id),
      foreign key (account_id, mode, resume_id) references resumes (account_id, mode, id) on delete cascade,
      foreign key (account_id, base_content_id) references base_contents (account_id, id)
    )`,
    'create index tailorings_by_base on tailorings (account_id, base_content_id)',
    // Leaves room in each page, so that a changed balance does not need an index update.
    `create table credit_balances (${partition},
      cycle_start bigint not null,
      used bigint not null default 0 check (used >= 0),
      reserved bigint not null default 0 check (reserved >= 0),
      primary key (account_id, mode, cycle_start)
    ) with (fillfactor = 60)`,
    `create table credit_ledger (${partition},
      created_at bigint not null,
      resume_id ${text} not null,
      credits bigint not null,
      primary key (account_id, mode, created_at, resume_id)
    )`,
    `create table daily_generations (${partition},
      day bigint not null,
      generated bigint not null,
      primary key (account_id, mode, day)
    ) with (fillfactor = 60)`,
    `create table generations (
      id ${text} primary key, ${partition},
      idempotency_key ${text},
      credits bigint not null,
      cycle_start bigint not null,
      host text not null,
      pid bigint not null,
      process_start text not null,
      lease_until bigint not null
    ) with (fillfactor = 60)`,
    'create index generations_of_account on generations (account_id, mode)',
    `create table idempotency_keys (${partition},
      key ${text} not null,
      fingerprint text not null,
      state text not null check (state in ('running', 'done', 'resume_deleted')),
      resume_id ${text},
      answer text,
      expires_at bigint not null,
      primary key (account_id, mode, key)
    )`,
    'create index idempotency_keys_by_expiry on idempotency_keys (expires_at)',
    'create index idempotency_keys_by_resume on idempotency_keys (resume_id) where resume_id is not null',
    // Not logged: counts of the current minute may be lost in a crash, so no commit waits for the disk.
    `create unlogged table rate_limits (${account},
      mode ${text} not null check (mode in ('live', 'test', 'dashboard')),
      window_number bigint not null,
      requests bigint not null,
      primary key (account_id, mode)
    ) with (fillfactor = 50)`,
    `create table server_secrets (
      name ${text} primary key,
      value text not null
    )`,
    `create table model_answers (
      hash ${text} primary key,
      answer text not null,
      expires_at bigint not null
    )`,
    'create index model_answers_by_expiry on model_answers (expires_at)',
  ];
}

/** Terms that the person was asked about, so that other postings do not ask again. */
function answeredTerms(): readonly string[] {
  return [
    `create table answered_terms (${partition},
      term ${text} not null,
      answer text not null check (answer in ('answered', 'no', 'never')),
      primary key (account_id, mode, term)
    )`,
  ];
}

/** Named base resumes, and the base name of each tailored resume. */
function namedBases(): readonly string[] {
  return [
    `create table named_bases (${partition},
      name ${text} not null,
      version ${text} not null,
      content_id ${text} not null,
      source text not null,
      source_format text not null,
      resume_data text not null,
      sequence bigint not null,
      updated_at bigint not null,
      primary key (account_id, mode, name, version)
    )`,
    `alter table tailorings add column base_name ${text} not null default 'default'`,
  ];
}

/** Steps of applications, and the PDFs that were sent. */
function applications(): readonly string[] {
  const goesWithResume =
    'foreign key (account_id, mode, resume_id) references resumes (account_id, mode, id) on delete cascade';
  return [
    `create table application_steps (${partition},
      resume_id ${text} not null,
      status text not null,
      date text not null,
      note text,
      sequence bigint not null,
      pdf_hash text,
      primary key (account_id, mode, resume_id, status, date),
      ${goesWithResume}
    )`,
    `create table sent_pdfs (${partition},
      resume_id ${text} not null,
      hash text not null,
      pdf text not null,
      primary key (account_id, mode, resume_id, hash),
      ${goesWithResume}
    )`,
  ];
}

/** The look options of a PDF besides the theme. */
function lookOptions(): readonly string[] {
  return ["alter table resumes add column look_options text not null default '{}'"];
}

/** Answers proposed by an assistant. */
function proposals(): readonly string[] {
  return [
    `create table proposals (${partition},
      resume_id ${text} not null,
      requirement_id ${text} not null,
      text text not null,
      path text,
      created_at bigint not null,
      primary key (account_id, mode, resume_id, requirement_id),
      foreign key (account_id, mode, resume_id) references resumes (account_id, mode, id) on delete cascade
    )`,
  ];
}
