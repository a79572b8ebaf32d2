-- Every signed link that swaps a remote in one browser or opens the harness: used once, and revocable.
create table override_grant (
  id text primary key,
  kind text not null,
  tenant_code text not null references tenant (code),
  slot text not null,
  package text not null,
  build text not null,
  origin text,
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz,
  revoked_at timestamptz,
  revoked_by text
);
create index override_grant_expires on override_grant (expires_at);
