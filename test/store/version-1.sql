-- A store as the first release left it behind.
CREATE TABLE schema_version (version integer not null) strict;
CREATE TABLE accounts (
  id text primary key,
  name text not null,
  plan text not null check (plan in ('free', 'pro')),
  created_at integer not null
) strict;
CREATE TABLE api_keys (
  id text primary key, 
account_id text not null references accounts (id),
mode text not null check (mode in ('live', 'test')),
  name text not null,
  prefix text not null,
  secret_hash text not null unique,
  created_at integer not null,
  last_used_at integer,
  expires_at integer,
  revoked_at integer
) strict;
CREATE INDEX api_keys_of_account on api_keys (account_id, id);
CREATE TABLE dashboard_tokens (
  token_hash text primary key,
  account_id text not null references accounts (id),
  created_at integer not null
) strict;
CREATE TABLE base_contents (
  account_id text not null references accounts (id),
  id text not null,
  version text not null,
  source text not null,
  source_format text not null,
  resume_data text not null,
  created_at integer not null,
  primary key (account_id, id)
) strict;
CREATE TABLE base_versions (
account_id text not null references accounts (id),
mode text not null check (mode in ('live', 'test')),
  version text not null,
  content_id text not null,
  sequence integer not null,
  updated_at integer not null,
  primary key (account_id, mode, version),
  foreign key (account_id, content_id) references base_contents (account_id, id)
) strict;
CREATE INDEX base_versions_by_content on base_versions (account_id, content_id);
CREATE TABLE resumes (
account_id text not null references accounts (id),
mode text not null check (mode in ('live', 'test')),
  id text not null,
  company_name text not null,
  position text not null,
  finetune_level text not null,
  ats_score integer not null,
  credits_remaining integer not null,
  theme text not null,
  pdf_generated_at integer,
  pdf_version text,
  created_at integer not null,
  revision integer not null default 1,
  resume_data text not null,
  primary key (account_id, mode, id)
) strict;
CREATE INDEX resumes_with_pdf on resumes (id) where pdf_version is not null;
CREATE TABLE tailorings (
account_id text not null references accounts (id),
mode text not null check (mode in ('live', 'test')),
  resume_id text not null,
  base_content_id text not null,
  as_of text not null,
  job_description text not null,
  plan text not null,
  report text not null,
  primary key (account_id, mode, resume_id),
  foreign key (account_id, mode, resume_id) references resumes (account_id, mode, id) on delete cascade,
  foreign key (account_id, base_content_id) references base_contents (account_id, id)
) strict;
CREATE INDEX tailorings_by_base on tailorings (account_id, base_content_id);
CREATE TABLE credit_balances (
account_id text not null references accounts (id),
mode text not null check (mode in ('live', 'test')),
  cycle_start integer not null,
  used integer not null default 0 check (used >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  primary key (account_id, mode, cycle_start)
) strict;
CREATE TABLE credit_ledger (
account_id text not null references accounts (id),
mode text not null check (mode in ('live', 'test')),
  created_at integer not null,
  resume_id text not null,
  credits integer not null,
  primary key (account_id, mode, created_at, resume_id)
) strict;
CREATE TABLE generations (
  id text primary key, 
account_id text not null references accounts (id),
mode text not null check (mode in ('live', 'test')),
  idempotency_key text,
  credits integer not null,
  cycle_start integer not null,
  host text not null,
  pid integer not null,
  process_start text not null,
  lease_until integer not null
) strict;
CREATE INDEX generations_of_account on generations (account_id, mode);
CREATE TABLE idempotency_keys (
account_id text not null references accounts (id),
mode text not null check (mode in ('live', 'test')),
  key text not null,
  fingerprint text not null,
  state text not null check (state in ('running', 'done', 'resume_deleted')),
  resume_id text,
  answer text,
  expires_at integer not null,
  primary key (account_id, mode, key)
) strict;
CREATE INDEX idempotency_keys_by_expiry on idempotency_keys (expires_at);
CREATE INDEX idempotency_keys_by_resume on idempotency_keys (resume_id) where resume_id is not null;
CREATE TABLE rate_limits (
account_id text not null references accounts (id),
mode text not null check (mode in ('live', 'test')),
  window_number integer not null,
  requests integer not null,
  primary key (account_id, mode)
) strict;
CREATE TABLE server_secrets (
  name text primary key,
  value text not null
) strict;
insert into schema_version (version) values (1);
insert into accounts (id, name, plan, created_at) values ('acc_one', 'acc_one', 'pro', 1795251600000);
insert into accounts (id, name, plan, created_at) values ('acc_two', 'acc_two', 'pro', 1795251600000);
insert into api_keys (id, account_id, mode, name, prefix, secret_hash, created_at, last_used_at, expires_at, revoked_at) values ('apikey_acc_one_1', 'acc_one', 'live', 'Key 1', 'key_live_abcd…', 'hash of acc_one 1', 1795251600000, null, null, null);
insert into api_keys (id, account_id, mode, name, prefix, secret_hash, created_at, last_used_at, expires_at, revoked_at) values ('apikey_acc_two_1', 'acc_two', 'live', 'Key 1', 'key_live_abcd…', 'hash of acc_two 1', 1795251600000, null, null, null);
insert into dashboard_tokens (token_hash, account_id, created_at) values ('token of acc_one', 'acc_one', 1795251600000);
insert into dashboard_tokens (token_hash, account_id, created_at) values ('token of acc_two', 'acc_two', 1795251600000);
insert into base_contents (account_id, id, version, source, source_format, resume_data, created_at) values ('acc_one', 'v1:{"basics":{"name":"Ada"}}', 'v1', '{"basics":{"name":"Ada"}}', 'json-resume', '{"basics":{"name":"Ada"}}', 1795251600000);
insert into base_versions (account_id, mode, version, content_id, sequence, updated_at) values ('acc_one', 'live', 'v1', 'v1:{"basics":{"name":"Ada"}}', 1, 1795251600000);
insert into resumes (account_id, mode, id, company_name, position, finetune_level, ats_score, credits_remaining, theme, pdf_generated_at, pdf_version, created_at, revision, resume_data) values ('acc_one', 'live', 'res_00000000000000000000000001', 'Initech', 'Engineer', 'good', 71, 998, 'ats', null, null, 1795251600000, 1, '{"for":"res_00000000000000000000000001"}');
insert into resumes (account_id, mode, id, company_name, position, finetune_level, ats_score, credits_remaining, theme, pdf_generated_at, pdf_version, created_at, revision, resume_data) values ('acc_one', 'test', 'res_00000000000000000000000002', 'Initech', 'Engineer', 'good', 71, 998, 'ats', null, null, 1795251600000, 1, '{"for":"res_00000000000000000000000002"}');
insert into tailorings (account_id, mode, resume_id, base_content_id, as_of, job_description, plan, report) values ('acc_one', 'live', 'res_00000000000000000000000001', 'v1:{"basics":{"name":"Ada"}}', '2026-11-21', 'A posting', '[]', '{"report":"res_00000000000000000000000001"}');
insert into tailorings (account_id, mode, resume_id, base_content_id, as_of, job_description, plan, report) values ('acc_one', 'test', 'res_00000000000000000000000002', 'v1:{"basics":{"name":"Ada"}}', '2026-11-21', 'A posting', '[]', '{"report":"res_00000000000000000000000002"}');
insert into credit_balances (account_id, mode, cycle_start, used, reserved) values ('acc_one', 'live', 1793491200000, 2, 0);
insert into credit_balances (account_id, mode, cycle_start, used, reserved) values ('acc_one', 'test', 1793491200000, 2, 0);
insert into credit_ledger (account_id, mode, created_at, resume_id, credits) values ('acc_one', 'live', 1795251600000, 'res_00000000000000000000000001', 2);
insert into credit_ledger (account_id, mode, created_at, resume_id, credits) values ('acc_one', 'test', 1795251600000, 'res_00000000000000000000000002', 2);
insert into idempotency_keys (account_id, mode, key, fingerprint, state, resume_id, answer, expires_at) values ('acc_one', 'live', 'k', 'same', 'done', 'res_00000000000000000000000001', '{"id":"res_00000000000000000000000001","companyName":"Initech","position":"Engineer","finetuneLevel":"good","atsScore":71,"resumeData":"{\"for\":\"res_00000000000000000000000001\"}","theme":"ats","pdfGeneratedAt":null,"pdfVersion":null,"createdAt":1795251600000,"creditsRemaining":998}', 1795338000000);
insert into rate_limits (account_id, mode, window_number, requests) values ('acc_one', 'live', 7, 1);
insert into server_secrets (name, value) values ('pdf_links', 'made by version 1');
