alter table pointer add column canary_id integer references release (id);
alter table pointer add column canary_percent integer not null default 0;
alter table pointer add column canary_since timestamptz;

alter table release_audit add column generation integer;
alter table release_audit add column detail jsonb;
create index release_audit_slot on release_audit (tenant_code, slot);

create table deploy_token (
  id serial primary key,
  name text not null,
  hash text not null,
  package text,
  tenant_code text references tenant (code),
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  constraint deploy_token_name unique (name),
  constraint deploy_token_hash unique (hash)
);

create table gateway_secret (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);

create table load_count (
  tenant_code text not null,
  slot text not null,
  package text not null,
  build text not null,
  slice timestamptz not null,
  loaded integer not null,
  failed integer not null,
  fell_back integer not null,
  tries integer not null,
  milliseconds bigint not null,
  time_counts integer[] not null,
  primary key (tenant_code, slot, package, build, slice)
);
create index load_count_slice on load_count (slice);
